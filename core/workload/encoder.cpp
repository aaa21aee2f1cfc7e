// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/encoder.h"

#include "core/workload/command_template.h"
#include "core/workload/content.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <numeric>

namespace assay::workload {

namespace {

constexpr std::size_t memory_limit = std::size_t{2} << 30;
/// Up to here a value is copied into each operation; beyond, all operations name the same bytes.
constexpr std::size_t shared_value_bytes = 4096;
/// Identical operations are laid end to end up to this size, so that a system call sends many.
constexpr std::size_t unit_bytes = 64 * 1024;

/// Collects bytes and the segments that name them; neighbouring bytes become one segment.
class Writer {
  public:
    Writer(PreparedWindow& window, const Specification& specification, std::uint64_t seed)
        : window_(window), specification_(specification), seed_(seed) {}

    void keep_value(std::string value) {
        value_ = std::move(value);
        if (value_.size() <= shared_value_bytes) return;
        shared_ = true;
        window_.bytes.assign(value_.begin(), value_.end());
    }

    void begin_batch() { first_segment_ = window_.segments.size(); }
    [[nodiscard]] Batch end_batch(std::int64_t replies) const {
        Batch batch{first_segment_, window_.segments.size() - first_segment_, 0, replies};
        for (std::size_t i = first_segment_; i < window_.segments.size(); ++i)
            batch.length += window_.segments[i].length;
        return batch;
    }

    void operation(const std::vector<ArgumentTemplate>& command, std::int64_t index) {
        text(fmt::format_int(command.size()), '*');
        for (const auto& argument : command) {
            const std::string key =
                needs(argument, Placeholder::key) ? key_text(specification_, index, seed_) : "";
            const std::string number = needs(argument, Placeholder::index) ? std::to_string(index) : "";
            std::size_t length = 0;
            for (const auto& part : argument)
                length += resolve(part, key, number).size();
            text(fmt::format_int(length), '$');
            for (const auto& part : argument) {
                if (part.placeholder == Placeholder::value && shared_)
                    name(0, value_.size());
                else
                    put(resolve(part, key, number));
            }
            put("\r\n");
        }
    }

    void name(std::size_t offset, std::size_t length) {
        if (length > 0) window_.segments.push_back({offset, length});
    }

  private:
    static bool needs(const ArgumentTemplate& argument, Placeholder placeholder) {
        return std::any_of(argument.begin(), argument.end(),
                           [&](const TemplatePart& part) { return part.placeholder == placeholder; });
    }
    [[nodiscard]] std::string_view resolve(const TemplatePart& part, const std::string& key,
                                           const std::string& number) const {
        switch (part.placeholder) {
            case Placeholder::none:
                return part.text;
            case Placeholder::key:
                return key;
            case Placeholder::value:
                return value_;
            case Placeholder::index:
                return number;
        }
        return {};
    }
    void text(const fmt::format_int& number, char type) {
        put({&type, 1});
        put({number.data(), number.size()});
        put("\r\n");
    }
    void put(std::string_view bytes) {
        if (bytes.empty()) return;
        auto& segments = window_.segments;
        const bool goes_on = segments.size() > first_segment_ &&
                             segments.back().offset + segments.back().length == window_.bytes.size();
        if (!goes_on) segments.push_back({window_.bytes.size(), 0});
        window_.bytes.insert(window_.bytes.end(), bytes.begin(), bytes.end());
        segments.back().length += bytes.size();
    }

    PreparedWindow& window_;
    const Specification& specification_;
    std::uint64_t seed_;
    std::string value_;
    bool shared_ = false;
    std::size_t first_segment_ = 0;
};

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

/// A hint at the encoded size: capacity given at once is memory that is not copied over and over.
std::size_t argument_bytes(const CommandTemplate& command) {
    return std::accumulate(
        command.begin(), command.end(), std::size_t{16},
        [](std::size_t sum, const std::string& argument) { return sum + argument.size() + 24; });
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

    PreparedWindow window;
    window.operations = operations;
    window.connections.resize(static_cast<std::size_t>(specification.connections));
    const std::int64_t pipeline = specification.pipeline;
    const std::int64_t batches = (operations + pipeline - 1) / pipeline;
    for (auto& list : window.connections)
        list.reserve(static_cast<std::size_t>(batches / specification.connections + 1));

    Writer writer(window, specification, seed);
    const bool identical = all_identical(specification, *command);
    Batch whole;  // of `pipeline` identical operations, once it has been laid out
    std::size_t one = 0;
    std::int64_t in_unit = 1;
    std::string value =
        uses(*command, Placeholder::value) ? payload(specification.payload_bytes) : std::string();
    if (identical) {
        // One operation, then as many copies of it as fit into a unit; batches name whole units and a front
        // of one.
        PreparedWindow single;
        Writer single_writer(single, specification, seed);
        single_writer.keep_value(value);
        single_writer.begin_batch();
        single_writer.operation(*command, first_index);
        one = single_writer.end_batch(1).length;
        if (one > memory_limit) return fail(too_large(specification));
        in_unit = std::clamp<std::int64_t>(static_cast<std::int64_t>(unit_bytes / one), 1,
                                           std::min(pipeline, operations));
        window.bytes.reserve(one * static_cast<std::size_t>(in_unit));
        for (std::int64_t i = 0; i < in_unit; ++i)
            for (const auto& segment : single.segments) {
                const auto from = single.bytes.begin() + static_cast<std::ptrdiff_t>(segment.offset);
                window.bytes.insert(window.bytes.end(), from,
                                    from + static_cast<std::ptrdiff_t>(segment.length));
            }
    } else {
        writer.keep_value(std::move(value));
        window.bytes.reserve(
            std::min(memory_limit, window.bytes.size() + static_cast<std::size_t>(operations) *
                                                             argument_bytes(specification.command)));
    }

    for (std::int64_t batch = 0; batch < batches; ++batch) {
        const std::int64_t begin = batch * pipeline;
        const std::int64_t count = std::min(pipeline, operations - begin);
        auto& list = window.connections[static_cast<std::size_t>(batch % specification.connections)];
        if (identical && count == pipeline && whole.replies == count) {
            list.push_back(whole);
            continue;
        }
        writer.begin_batch();
        if (identical) {
            for (std::int64_t left = count; left > 0; left -= in_unit)
                writer.name(0, one * static_cast<std::size_t>(std::min(left, in_unit)));
        } else {
            for (std::int64_t i = begin; i < begin + count; ++i)
                writer.operation(*command, first_index + i);
        }
        list.push_back(writer.end_batch(count));
        if (identical && count == pipeline) whole = list.back();
        if (window.memory() > memory_limit) return fail(too_large(specification));
    }
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
