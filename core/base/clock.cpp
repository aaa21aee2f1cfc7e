// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"

#include <fmt/format.h>

#include <charconv>

namespace assay {

using namespace std::chrono;

UtcTime SystemClock::now_utc() const {
    return floor<microseconds>(system_clock::now());
}

Nanoseconds SystemClock::monotonic() const {
    return Nanoseconds(duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count());
}

std::string to_rfc3339(UtcTime time) {
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:06}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       clock.hours().count(), clock.minutes().count(), clock.seconds().count(),
                       clock.subseconds().count());
}

std::optional<UtcTime> from_rfc3339(std::string_view text) {
    const auto number = [&](std::size_t at, std::size_t length) -> std::optional<int> {
        if (at + length > text.size()) return std::nullopt;
        int value = 0;
        const char* begin = text.data() + at;
        const auto [end, error] = std::from_chars(begin, begin + length, value);
        if (error != std::errc{} || end != begin + length || value < 0) return std::nullopt;
        return value;
    };
    const auto is = [&](std::size_t at, char c) { return at < text.size() && text[at] == c; };
    if (!is(4, '-') || !is(7, '-') || !is(10, 'T') || !is(13, ':') || !is(16, ':')) return std::nullopt;
    const auto y = number(0, 4), mo = number(5, 2), d = number(8, 2);
    const auto h = number(11, 2), mi = number(14, 2), s = number(17, 2);
    if (!y || !mo || !d || !h || !mi || !s) return std::nullopt;
    const year_month_day date(year(*y), month(static_cast<unsigned>(*mo)), day(static_cast<unsigned>(*d)));
    if (!date.ok() || *h > 23 || *mi > 59 || *s > 60) return std::nullopt;

    std::int64_t micros = 0;
    std::size_t at = 19;
    if (is(at, '.')) {
        const std::size_t first = ++at;
        std::int64_t scale = 100000;
        for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at, scale /= 10)
            micros += (text[at] - '0') * scale;
        if (at == first) return std::nullopt;
    }
    if (!is(at, 'Z') || at + 1 != text.size()) return std::nullopt;
    return UtcTime(sys_days(date)) + hours(*h) + minutes(*mi) + seconds(*s) + microseconds(micros);
}

}  // namespace assay
