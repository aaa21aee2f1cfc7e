// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/pad.h"

#include "core/base/files.h"
#include "core/base/process.h"

#include <fmt/format.h>

namespace assay::layout {

namespace {

std::string piece(const std::string& name, std::uint64_t bytes, std::uint64_t alignment) {
    const auto content = bytes > 0 ? fmt::format("\t.zero {}\n", bytes) : std::string();
    return fmt::format(
        "\t.section .text.{0},\"ax\",%progbits\n\t.balign {1}\n\t.type {0}, %function\n{0}:\n{3}"
        "\t.size {0}, {2}\n",
        name, alignment, bytes, content);
}

}  // namespace

std::string pad_piece(unsigned i) {
    return fmt::format("assay_layout_pad_{:02}", i);
}

std::string pad_source(std::uint64_t unit, const Fill& fill, const std::vector<std::string>& absent) {
    std::string text = piece(pad_begin, unit, unit);
    for (unsigned i = 0; i < pad_pieces; ++i)
        text += piece(pad_piece(i), unit << i, unit);
    text += piece(pad_filler, fill.code, 1);
    for (const auto& name : absent)
        text += fmt::format("\t.globl {}\n", name) + piece(name, 1, 1);
    if (fill.constants > 0)
        text += fmt::format("\t.section .rodata.assay_layout_filler,\"a\",%progbits\n\t.zero {}\n",
                            fill.constants);
    return text + "\t.section .note.GNU-stack,\"\",%progbits\n";
}

Status make_pad(const std::string& source, const std::filesystem::path& object, const StopFlag& stop) {
    auto text = object;
    text.replace_extension(".s");
    if (auto written = write_file(text, source); !written) return written;
    Command command;
    command.arguments = {"cc", "-c", "-o", object.string(), text.string()};
    const auto exit = run_process(command, stop);
    if (!exit) return fail(exit.error());
    if (!exit->success())
        return fail(ErrorKind::unsupported, fmt::format("the pad does not assemble ({})", exit->text()), {},
                    {exit->output});
    return {};
}

}  // namespace assay::layout
