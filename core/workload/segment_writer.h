// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/command_template.h"
#include "core/workload/encoder.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workload {

/// Lays operations out in a window: collects bytes and the segments that name them. Neighbouring bytes of one
/// batch become one segment; a long value is kept once and named by every operation.
class SegmentWriter {
  public:
    SegmentWriter(PreparedWindow& window, const Specification& specification, std::uint64_t seed)
        : window_(window), specification_(specification), seed_(seed) {}

    /// What {value} stands for; before the first operation.
    void keep_value(std::string value);
    void begin_batch() { first_segment_ = window_.segments.size(); }
    [[nodiscard]] Batch end_batch(std::int64_t replies) const;
    /// The request of operation `index`, in RESP: an array of bulk strings.
    void operation(const std::vector<ArgumentTemplate>& command, std::int64_t index);
    /// Bytes that are there already.
    void name(std::size_t offset, std::size_t length);

  private:
    [[nodiscard]] std::string_view resolve(const TemplatePart& part, const std::string& key,
                                           const std::string& number) const;
    void header(char type, std::size_t count);
    void put(std::string_view bytes);

    PreparedWindow& window_;
    const Specification& specification_;
    std::uint64_t seed_;
    std::string value_;
    bool shared_ = false;
    std::size_t first_segment_ = 0;
};

}  // namespace assay::workload
