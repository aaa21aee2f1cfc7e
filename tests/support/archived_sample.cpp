// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/archived_sample.h"

#include "core/casefile/log.h"

namespace assay::test {

namespace {

using namespace casefile;

constexpr const char* address = "https://perfloop.ai/t/oss/case_e0s7svxtb7";

/// When the page was taken over: fixed, so that the file can be made again byte by byte.
class TimeOfImport final : public Clock {
  public:
    [[nodiscard]] UtcTime now_utc() const override {
        return std::chrono::sys_days(std::chrono::year(2026) / 11 / 30) + std::chrono::hours(18);
    }
    [[nodiscard]] Nanoseconds monotonic() const override { return Nanoseconds(0); }
};

/// The page's text from behind `begin` to before `end`, without the white space around it.
Result<std::string> between(const std::string& page, const std::string& begin, const std::string& end) {
    const auto from = page.find(begin);
    const auto to = from == std::string::npos ? from : page.find(end, from + begin.size());
    if (to == std::string::npos)
        return fail(ErrorKind::invalid_input,
                    "the page has no section between '" + begin + "' and '" + end + "'");
    auto text = page.substr(from + begin.size(), to - from - begin.size());
    const auto first = text.find_first_not_of(" \n");
    const auto last = text.find_last_not_of(" \n");
    return first == std::string::npos ? std::string() : text.substr(first, last - first + 1);
}

CaseOpened opening(const std::string& hypothesis, const std::string& change) {
    CaseOpened out;
    out.title = "Remove per-command AOF staging copy";
    out.project = "perfloop/redis";
    out.category = "AVOIDABLE COPY";
    out.claim =
        "Constructing each append-only record directly in server.aof_buf, without the temporary buf, reduces "
        "the CPU time of writes or raises their throughput.";
    out.hypothesis = hypothesis;
    out.change_to_test = change;
    out.would_confirm =
        "One fewer sdslen(encoded-record)-byte copy per qualifying mutation and reduced "
        "memcpy/sdscatlen CPU that increases with payload size, with byte-identical AOF output.";
    out.would_refute =
        "A calibrated extra copy of the same size that does not consistently cost throughput or CPU.";
    out.places = {{"src/aof.c", "feedAppendOnlyFile", 1409, 1448},
                  {"src/aof.c", "catAppendOnlyGenericCommand", 1357, 1380},
                  {"src/sds.c", "sdscatlen", 534, 542}};
    out.links = {address};
    return out;
}

/// The page's figures, one piece of evidence each.
std::vector<EvidenceAdded> figures() {
    return {
        {"source",
         "The copy in the source",
         "feedAppendOnlyFile (src/aof.c:1409-1448) creates a temporary SDS buf, passes it to "
         "catAppendOnlyGenericCommand and, under the AOF_ON/AOF_WAIT_REWRITE gate only, calls "
         "sdscatlen(server.aof_buf, buf, sdslen(buf)) and frees buf. catAppendOnlyGenericCommand "
         "(src/aof.c:1357-1380) has already serialised the RESP framing and every argument into buf; the "
         "body of "
         "sdscatlen (src/sds.c:534-542) performs an explicit memcpy.",
         {}},
        {"source",
         "Sole direct caller",
         "The index of incoming calls gives src.feedAppendOnlyFile at line 1436 as the sole direct caller of "
         "src.catAppendOnlyGenericCommand.",
         {}},
        {"disassembly",
         "Two sdscatlen calls against one",
         "The calibrated disassembly contained two sdscatlen calls in feedAppendOnlyFile; the baseline "
         "contains one.",
         {}},
        {"figure",
         "Calibration: exactly one more copy",
         "Exactly one additional active-gate, record-sized sdscatlen(server.aof_buf, buf, sdslen(buf)) was "
         "added and "
         "the SDS length and terminator restored at once, leaving the durable AOF bytes unchanged. On native "
         "256 KiB "
         "SET and on the Lua workload it did not consistently increase throughput wall time or Redis "
         "main-thread CPU.",
         {}},
        {"figure", "Byte-order check", "The byte-order check of the AOF passed.", {}},
        {"figure",
         "cmdstat_set of the Lua workload",
         "cmdstat_set = 2048 after the Lua-driven 2,048-SET workload.",
         {}},
        {"figure",
         "AOF of the Lua workload",
         "The Lua-driven 2,048-SET workload produced a 536,938,548-byte AOF.",
         {}},
        {"figure",
         "Spread of the CPU baseline",
         "The controller observed a 14.5% spread over four CPU baseline samples, so even a 1% goal was below "
         "the "
         "measurement floor.",
         {}},
    };
}

}  // namespace

Status write_archived_sample(const std::filesystem::path& file, const std::string& page) {
    const auto happened = between(page, "What happened:", "\nHypothesis\n");
    const auto hypothesis = between(page, "\nHypothesis\n", "\nChange to test:");
    const auto change = between(page, "\nChange to test:", "\nWhere it lives\n");
    for (const auto* section : {&happened, &hypothesis, &change})
        if (!*section) return fail(section->error());
    const TimeOfImport clock;
    auto writer = LogWriter::create(file, clock, opening(*hypothesis, *change));
    if (!writer) return fail(writer.error());
    std::vector<Event> events = {CaseImported{address, "text/plain", page}};
    for (auto& figure : figures())
        events.emplace_back(std::move(figure));
    VerdictSettled verdict;
    verdict.state = VerdictState::refuted;
    verdict.basis = VerdictBasis::imported;
    verdict.scope =
        "As the page reports it: AOF-enabled native 256 KiB SET and a Lua-driven workload of 2,048 SETs. "
        "Assay measured nothing of it.";
    verdict.what_happened = *happened;
    verdict.author = "perfloop.ai";
    verdict.settled_on = "2026-07-18";
    events.emplace_back(std::move(verdict));
    for (auto& event : events)
        if (const auto written = writer->append(std::move(event)); !written) return fail(written.error());
    return {};
}

}  // namespace assay::test
