// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/encoder.h"

#include "core/workload/command_template.h"
#include "core/workload/content.h"
#include "core/workload/segment_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::workload {

namespace {

constexpr std::size_t memory_limit = std::size_t{2} << 30;
constexpr auto most_batches = static_cast<std::int64_t>(memory_limit / sizeof(Batch));
/// Identical operations are laid end to end up to this size, so that a system call sends many.
constexpr std::size_t unit_bytes = 64 * 1024;

bool uses(const std::vector<ArgumentTemplate>& command, Placeholder placeholder) {
    for (const auto& argument : command)
        for (const auto& part : argument)
            if (part.placeholder == placeholder) return true;
    return false;
}

bool all_identical(const Specification& specification, const std::vector<ArgumentTemplate>& command) {
    const bool one_key = specification.key_space == 1 || specification.key_pattern == KeyPattern::fixed;
    return !uses(command, Placeholder::index) && (one_key || !uses(command, Placeholder::key));
}

Error too_large(const Specification& specification) {
    return {ErrorKind::invalid_input,
            fmt::format("workload '{}': a window would take more than {} MiB of memory", specification.name,
                        memory_limit >> 20),
            "use fewer operations a window, or a smaller payload",
            {}};
}

/// Which operations are whose: batches of `pipeline` operations go to the connections in turn.
class Dealing {
  public:
    Dealing(std::int64_t operations, const Specification& specification)
        : operations_(operations),
          pipeline_(specification.pipeline),
          connections_(specification.connections) {}
    [[nodiscard]] std::int64_t batches() const { return (operations_ - 1) / pipeline_ + 1; }
    [[nodiscard]] std::int64_t begin(std::int64_t batch) const { return batch * pipeline_; }
    [[nodiscard]] std::int64_t count(std::int64_t batch) const {
        return std::min(pipeline_, operations_ - begin(batch));
    }
    [[nodiscard]] std::size_t connection(std::int64_t batch) const {
        return static_cast<std::size_t>(batch % connections_);
    }

  private:
    std::int64_t operations_;
    std::int64_t pipeline_;
    std::int64_t connections_;
};

struct Arguments {
    const Specification& specification;
    const std::vector<ArgumentTemplate>& command;
    std::int64_t first_index;
    std::uint64_t seed;

    [[nodiscard]] std::string value() const {
        return uses(command, Placeholder::value) ? payload(specification.payload_bytes) : std::string();
    }
};

/// One operation, then as many copies of it as fit into a unit; every batch names whole units and a front of
/// one.
Status lay_out_identical(const Arguments& arguments, const Dealing& dealing, PreparedWindow& window) {
    PreparedWindow single;
    SegmentWriter one_writer(single, arguments.specification, arguments.seed);
    one_writer.keep_value(arguments.value());
    one_writer.begin_batch();
    one_writer.operation(arguments.command, arguments.first_index);
    const std::size_t one = one_writer.end_batch(1).length;
    if (one > memory_limit) return fail(too_large(arguments.specification));
    const auto in_unit =
        std::clamp<std::int64_t>(static_cast<std::int64_t>(unit_bytes / one), 1, dealing.count(0));
    window.bytes.reserve(one * static_cast<std::size_t>(in_unit));
    for (std::int64_t i = 0; i < in_unit; ++i)
        for (const auto& segment : single.segments) {
            const auto from = single.bytes.begin() + static_cast<std::ptrdiff_t>(segment.offset);
            window.bytes.insert(window.bytes.end(), from, from + static_cast<std::ptrdiff_t>(segment.length));
        }

    SegmentWriter writer(window, arguments.specification, arguments.seed);
    Batch last;
    for (std::int64_t batch = 0; batch < dealing.batches(); ++batch) {
        if (dealing.count(batch) != last.replies) {  // the first, and a shorter one at the end
            writer.begin_batch();
            for (std::int64_t left = dealing.count(batch); left > 0; left -= in_unit)
                writer.name(0, one * static_cast<std::size_t>(std::min(left, in_unit)));
            last = writer.end_batch(dealing.count(batch));
        }
        window.connections[dealing.connection(batch)].push_back(last);
    }
    return {};
}

Status lay_out_differing(const Arguments& arguments, const Dealing& dealing, PreparedWindow& window) {
    SegmentWriter writer(window, arguments.specification, arguments.seed);
    writer.keep_value(arguments.value());
    for (std::int64_t batch = 0; batch < dealing.batches(); ++batch) {
        writer.begin_batch();
        const std::int64_t first = arguments.first_index + dealing.begin(batch);
        for (std::int64_t i = first; i < first + dealing.count(batch); ++i)
            writer.operation(arguments.command, i);
        window.connections[dealing.connection(batch)].push_back(writer.end_batch(dealing.count(batch)));
        if (window.bytes.size() + window.segments.size() * sizeof(Segment) > memory_limit)
            return fail(too_large(arguments.specification));
    }
    return {};
}

}  // namespace

std::int64_t PreparedWindow::request_bytes() const {
    std::size_t total = 0;
    for (const auto& batches : connections)
        for (const auto& batch : batches)
            total += batch.length;
    return static_cast<std::int64_t>(total);
}

std::size_t PreparedWindow::memory() const {
    std::size_t total = bytes.capacity() + segments.capacity() * sizeof(Segment);
    for (const auto& batches : connections)
        total += batches.capacity() * sizeof(Batch);
    return total;
}

Result<PreparedWindow> prepare(const Specification& specification, std::int64_t operations,
                               std::int64_t first_index, std::uint64_t seed) {
    if (auto valid = validate(specification); !valid) return fail(std::move(valid.error()));
    if (operations < 1 || first_index < 0)
        return fail(ErrorKind::invalid_input,
                    fmt::format("workload '{}': a window of {} operations from number {}", specification.name,
                                operations, first_index),
                    "a window has at least one operation");
    const auto command = parse_command(specification.command);
    if (!command) return fail(command.error());
    const Dealing dealing(operations, specification);
    if (dealing.batches() > most_batches) return fail(too_large(specification));

    PreparedWindow window;
    window.operations = operations;
    window.connections.resize(static_cast<std::size_t>(specification.connections));
    for (auto& list : window.connections)
        list.reserve(static_cast<std::size_t>(dealing.batches() / specification.connections + 1));
    const Arguments arguments{specification, *command, first_index, seed};
    const Status laid_out = all_identical(specification, *command)
                                ? lay_out_identical(arguments, dealing, window)
                                : lay_out_differing(arguments, dealing, window);
    if (!laid_out) return fail(laid_out.error());
    return window;
}

Result<std::vector<std::string>> expand(const CommandTemplate& command, const Specification& specification,
                                        std::int64_t index, std::uint64_t seed) {
    auto parsed = parse_command(command);
    if (!parsed) return fail(std::move(parsed.error()));
    std::vector<std::string> out;
    for (const auto& argument : *parsed) {
        std::string text;
        for (const auto& part : argument) {
            switch (part.placeholder) {
                case Placeholder::none:
                    text += part.text;
                    break;
                case Placeholder::key:
                    text += key_text(specification, index, seed);
                    break;
                case Placeholder::value:
                    text += payload(specification.payload_bytes);
                    break;
                case Placeholder::index:
                    text += std::to_string(index);
                    break;
            }
        }
        out.push_back(std::move(text));
    }
    return out;
}

}  // namespace assay::workload
