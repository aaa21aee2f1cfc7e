// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/block_facts.h"

#include "core/verdict/block_validity.h"
#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::BlockFacts)
};

}  // namespace

std::vector<BlockFacts> blockFacts(const casefile::PlanState& plan, const std::string& workload) {
    std::vector<BlockFacts> facts;
    std::vector<std::string> runs;  // of all workloads, so that a session has one number everywhere
    for (const auto& block : plan.blocks) {
        auto run = std::find(runs.begin(), runs.end(), block->run);
        if (run == runs.end()) run = runs.insert(run, block->run);
        if (block->workload != workload) continue;
        const auto reason = verdict::void_reason(*block);
        facts.push_back({refOf(*block), reason.has_value(), reason ? shown(*reason) : QString(),
                         block->layout_seed, static_cast<int>(run - runs.begin()) + 1});
    }
    return facts;
}

std::optional<std::size_t> placeOf(std::span<const BlockFacts> blocks,
                                   const std::optional<BlockRef>& chosen) {
    if (!chosen) return std::nullopt;
    const auto found =
        std::find_if(blocks.begin(), blocks.end(), [&](const auto& block) { return block.ref == *chosen; });
    if (found == blocks.end()) return std::nullopt;
    return static_cast<std::size_t>(found - blocks.begin());
}

QString inWords(const BlockFacts& block, const QString& value) {
    QString words = Words::tr("block %1 on %2")
                        .arg(QLocale().toString(blockNumber(block.ref.index)), shown(block.ref.workload));
    if (!value.isEmpty()) words += QStringLiteral(": ") + value;
    if (block.voided) words += QStringLiteral(", ") + Words::tr("void: %1").arg(block.voidReason);
    if (block.layoutSeed)
        words += QStringLiteral(", ") + Words::tr("layout seed %1").arg(QString::number(*block.layoutSeed));
    return words;
}

}  // namespace assay::ui
