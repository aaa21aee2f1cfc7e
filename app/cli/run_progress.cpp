// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_progress.h"

#include "app/cli/finding_obstacle.h"
#include "app/cli/standard_error.h"
#include "app/cli/terminal_line.h"
#include "core/base/json_mapping.h"
#include "core/experiment/block.h"
#include "core/report/wording.h"
#include "core/verdict/block_validity.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <unistd.h>

namespace assay::cli {

namespace {

std::string interval_text(const verdict::Finding& finding) {
    if (finding.blocks == 0) return "no block counts yet,";
    if (!finding.low_percent || !finding.high_percent)
        return fmt::format("{:+.2f}% [no interval yet]", finding.effect_percent);
    return fmt::format("{:+.2f}% [{:+.2f}, {:+.2f}]", finding.effect_percent, *finding.low_percent,
                       *finding.high_percent);
}

// "direct-append -5.31% [-5.82, -4.90] confirmed; one-more-copy … inconclusive (gate null)" of one workload.
std::string running(const verdict::Evaluation& evaluation, const std::string& workload) {
    std::string out;
    for (std::size_t i = 0; i < evaluation.findings.size(); ++i) {
        const auto& finding = evaluation.findings[i];
        if (finding.workload != workload) continue;
        out += fmt::format("{}{} {} {}", out.empty() ? "" : "; ", finding.comparison, interval_text(finding),
                           enum_name(finding.decision));
        if (const auto why = obstacle_of(evaluation, i); !why.empty()) out += fmt::format(" ({})", why);
    }
    return out;
}

std::string foretold(int rounds, const experiment::Outlook& outlook) {
    return fmt::format("{} a block; {}", report::counted(rounds, "round"), report::outlook_text(outlook));
}

std::string time_left(double seconds) {
    return seconds >= 60
               ? fmt::format("{:.0f} min {:02.0f} s", static_cast<double>(static_cast<int>(seconds) / 60),
                             static_cast<double>(static_cast<int>(seconds) % 60))
               : fmt::format("{:.0f} s", seconds);
}

class PlainProgress : public runner::RunObserver {
  public:
    void warning(std::string_view text) override { line(fmt::format("assay: note: {}", text)); }
    void stage(casefile::Stage stage, int) override { line(fmt::format("stage {}", enum_name(stage))); }
    void building(std::string_view variant, std::string_view phase, std::optional<double>) override {
        const auto text = fmt::format("  {}: {}", variant, phase);
        if (text != last_) line(text);
        last_ = text;
    }
    void step(std::string_view text) override { line(fmt::format("  {}", text)); }
    void outlook(std::string_view workload, int rounds, const experiment::Outlook& outlook) override {
        line(fmt::format("  {}: {}", workload, foretold(rounds, outlook)));
    }
    void block(const experiment::Block& block, const verdict::Evaluation& evaluation, double fraction,
               double seconds_left) override {
        const auto why_void = verdict::void_reason(block);
        line(fmt::format(
            "  {:3.0f}% {} block {}: {} ({} left)", 100 * fraction, block.workload, block.index + 1,
            why_void ? "void: " + *why_void : running(evaluation, block.workload), time_left(seconds_left)));
    }

  private:
    static void line(const std::string& text) { say(text + "\n"); }
    std::string last_;
};

// One line, written over; notes and stages stay above it.
class BarProgress final : public runner::RunObserver {
  public:
    ~BarProgress() override { clear(); }
    void warning(std::string_view text) override {
        clear();
        say(fmt::format("assay: note: {}\n", text));
    }
    void stage(casefile::Stage stage, int steps) override {
        clear();
        stage_ = std::string(enum_name(stage));
        steps_ = steps;
        done_ = 0;
    }
    void building(std::string_view variant, std::string_view phase, std::optional<double> fraction) override {
        show(fraction.value_or(0), fmt::format("{}: {}", variant, phase));
    }
    void step(std::string_view text) override {
        show(steps_ > 0 ? std::min(1.0, static_cast<double>(done_++) / steps_) : 0, std::string(text));
    }
    void outlook(std::string_view workload, int rounds, const experiment::Outlook& outlook) override {
        clear();
        say(fmt::format("{}: {}\n", workload, foretold(rounds, outlook)));
    }
    void block(const experiment::Block& block, const verdict::Evaluation& evaluation, double fraction,
               double seconds_left) override {
        if (const auto why = verdict::void_reason(block))
            warning(fmt::format("block {} of {} is void: {}", block.index + 1, block.workload, *why));
        show(fraction, fmt::format("{} left · {} block {} · {}", time_left(seconds_left), block.workload,
                                   block.index + 1, running(evaluation, block.workload)));
    }

  private:
    static void clear() { say("\r\x1b[K"); }
    void show(double fraction, const std::string& text) {
        constexpr int width = 20;
        const auto filled = static_cast<std::size_t>(std::clamp(fraction, 0.0, 1.0) * width);
        std::string bar(filled, '#');
        bar.resize(width, '.');
        // One column stays free: a line that is full wraps, and is not written over.
        const auto line = fmt::format("{:<9} [{}] {}", stage_, bar, text);
        say(fmt::format("\r\x1b[K{}", first_characters(line, terminal_columns() - 1)));
    }
    std::string stage_;
    int steps_ = 0;
    int done_ = 0;
};

class JsonProgress final : public runner::RunObserver {
  public:
    void warning(std::string_view text) override { line({{"event", "warning"}, {"text", text}}); }
    void stage(casefile::Stage stage, int steps) override {
        line({{"event", "stage"}, {"stage", enum_name(stage)}, {"steps", steps}});
    }
    void building(std::string_view variant, std::string_view phase, std::optional<double> fraction) override {
        json::object object{{"event", "building"}, {"variant", variant}, {"phase", phase}};
        if (fraction) object["fraction"] = *fraction;
        line(object);
    }
    void step(std::string_view text) override { line({{"event", "step"}, {"text", text}}); }
    void outlook(std::string_view workload, int rounds, const experiment::Outlook& outlook) override {
        line({{"event", "outlook"},
              {"workload", workload},
              {"rounds", rounds},
              {"outlook", to_json(outlook)},
              {"text", foretold(rounds, outlook)}});
    }
    void block(const experiment::Block& block, const verdict::Evaluation& evaluation, double fraction,
               double seconds_left) override {
        const auto why_void = verdict::void_reason(block);
        json::array findings;
        for (const auto& finding : evaluation.findings)
            if (finding.workload == block.workload) findings.push_back(to_json(finding));
        line({{"event", "block"},
              {"workload", block.workload},
              {"index", block.index},
              {"void_reason", why_void ? json::value(*why_void) : json::value(nullptr)},
              {"fraction", fraction},
              {"seconds_left", seconds_left},
              {"findings", std::move(findings)}});
    }

  private:
    static void line(const json::object& object) { say(json::serialize(object) + "\n"); }
};

class NoProgress final : public PlainProgress {
  public:
    void stage(casefile::Stage, int) override {}
    void building(std::string_view, std::string_view, std::optional<double>) override {}
    void step(std::string_view) override {}
    void outlook(std::string_view, int, const experiment::Outlook&) override {}
    void block(const experiment::Block&, const verdict::Evaluation&, double, double) override {}
};

}  // namespace

std::unique_ptr<runner::RunObserver> make_progress(ProgressStyle style) {
    if (style == ProgressStyle::json) return std::make_unique<JsonProgress>();
    if (style == ProgressStyle::none) return std::make_unique<NoProgress>();
    if (style == ProgressStyle::auto_ && ::isatty(STDERR_FILENO) == 1) return std::make_unique<BarProgress>();
    return std::make_unique<PlainProgress>();
}

}  // namespace assay::cli
