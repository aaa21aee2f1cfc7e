// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"

#include <QObject>

#include <optional>
#include <string>

// Which block a person looks at: one choice for all plots and tables of a window. Main thread.
namespace assay::ui {

/// One block of a case. The run belongs to it, since a joined case may hold an index twice.
struct BlockRef {
    std::string plan;  // sha256 of the plan it was measured under
    std::string run;
    std::string workload;
    int index = 0;  // Block::index
    bool operator==(const BlockRef&) const = default;
};

[[nodiscard]] BlockRef refOf(const experiment::Block& block);
/// The first block of a plan with this workload and index; none where there is no such block.
[[nodiscard]] std::optional<BlockRef> blockNamed(const casefile::PlanState& plan, const std::string& workload,
                                                 int index);

/// The chosen block, or none. Owned by the window, handed to whatever shows blocks.
class BlockSelection final : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;
    [[nodiscard]] const std::optional<BlockRef>& chosen() const { return chosen_; }

  public slots:
    void choose(const assay::ui::BlockRef& block);
    void clear();

  signals:
    /// Another block is chosen, or none any more.
    void changed();

  private:
    std::optional<BlockRef> chosen_;
};

}  // namespace assay::ui
