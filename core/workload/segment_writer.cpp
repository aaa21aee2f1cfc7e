// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/segment_writer.h"

#include "core/workload/content.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::workload {

namespace {

/// Up to here a value is copied into each operation; beyond, all operations name the same bytes.
constexpr std::size_t shared_value_bytes = 4096;

bool needs(const ArgumentTemplate& argument, Placeholder placeholder) {
    return std::any_of(argument.begin(), argument.end(),
                       [&](const TemplatePart& part) { return part.placeholder == placeholder; });
}

}  // namespace

void SegmentWriter::keep_value(std::string value) {
    value_ = std::move(value);
    if (value_.size() <= shared_value_bytes) return;
    shared_ = true;
    window_.bytes.assign(value_.begin(), value_.end());
}

Batch SegmentWriter::end_batch(std::int64_t replies) const {
    Batch batch{first_segment_, window_.segments.size() - first_segment_, 0, replies};
    for (std::size_t i = first_segment_; i < window_.segments.size(); ++i)
        batch.length += window_.segments[i].length;
    return batch;
}

void SegmentWriter::operation(const std::vector<ArgumentTemplate>& command, std::int64_t index) {
    header('*', command.size());
    for (const auto& argument : command) {
        const std::string key =
            needs(argument, Placeholder::key) ? key_text(specification_, index, seed_) : std::string();
        const std::string number =
            needs(argument, Placeholder::index) ? std::to_string(index) : std::string();
        std::size_t length = 0;
        for (const auto& part : argument)
            length += resolve(part, key, number).size();
        header('$', length);
        for (const auto& part : argument) {
            if (part.placeholder == Placeholder::value && shared_)
                name(0, value_.size());
            else
                put(resolve(part, key, number));
        }
        put("\r\n");
    }
}

void SegmentWriter::name(std::size_t offset, std::size_t length) {
    if (length > 0) window_.segments.push_back({offset, length});
}

std::string_view SegmentWriter::resolve(const TemplatePart& part, const std::string& key,
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

void SegmentWriter::header(char type, std::size_t count) {
    const fmt::format_int digits(count);
    put({&type, 1});
    put({digits.data(), digits.size()});
    put("\r\n");
}

void SegmentWriter::put(std::string_view bytes) {
    if (bytes.empty()) return;
    auto& segments = window_.segments;
    const bool goes_on = segments.size() > first_segment_ &&
                         segments.back().offset + segments.back().length == window_.bytes.size();
    if (!goes_on) segments.push_back({window_.bytes.size(), 0});
    window_.bytes.insert(window_.bytes.end(), bytes.begin(), bytes.end());
    segments.back().length += bytes.size();
}

}  // namespace assay::workload
