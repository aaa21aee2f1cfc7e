// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/timeline.h"
#include "ui/models/timeline_folding.h"
#include "ui/session/newest_value.h"
#include "ui/session/snapshot.h"

#include <QAbstractListModel>
#include <QCache>

#include <memory>
#include <set>

namespace assay::ui {

/// The timeline as lines: every entry in words, a run's many entries under its heading. What is shown is
/// found on the pool, in steps, so that neither a million entries nor looking for a word in them keeps the
/// window waiting; the words of an entry are made when it is drawn. Grows as the case grows. Main thread.
class TimelineModel final : public QAbstractListModel {
    Q_OBJECT
  public:
    enum Role {
        DetailRole = Qt::UserRole + 1,
        KindRole,
        SubjectRole,
        DayRole,
        TimeRole,
        SequenceRole,
        AuthorRole,
        HeadingRole,     // of a run: a click opens or folds it
        OpenRole,        // of a heading: it is open
        MemberRole,      // it stands under a heading
        MinorRole,       // one of a run's many: a line, and whole in its tooltip
        AttachmentRole,  // name and size of the file that came with it
        ExpandedRole,    // a person wants to read all of it
        MarkedRole,      // void, failed
    };
    explicit TimelineModel(QObject* parent = nullptr);
    ~TimelineModel() override;

    void setSnapshot(const SnapshotPtr& snapshot);
    void setWords(const QString& words);
    void setTopics(const std::set<TimelineTopic>& topics);
    /// Opens or folds the run that this line belongs to.
    void setOpen(int row, bool open);
    void setExpanded(int row, bool expanded);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    [[nodiscard]] bool isHeading(int row) const;
    /// The heading that a line stands under, itself for a heading, -1 for none.
    [[nodiscard]] int headingOf(int row) const;
    /// In words, whole; nullopt for a heading and outside the rows.
    [[nodiscard]] std::optional<report::TimelineEntry> entry(int row) const;
    /// What it was made from; nullptr for a heading and outside the rows.
    [[nodiscard]] std::shared_ptr<const casefile::Record> record(int row) const;
    /// The line of this entry, or the next one that is shown; -1 when nothing is.
    [[nodiscard]] int rowOf(qint64 sequence) const;

    /// True until everything that is wanted is shown.
    [[nodiscard]] bool isWorking() const { return working_; }
    /// Share of the entries that were looked through, 0 to 1.
    [[nodiscard]] double progress() const;
    [[nodiscard]] qint64 entries() const;  // of the case, as far as it is shown
    [[nodiscard]] qint64 matched() const;  // of them, those that the wish lets through
    [[nodiscard]] bool isNarrowed() const { return !wish_.words.isEmpty() || !wish_.topics.empty(); }

  signals:
    /// `isWorking`, `progress` or the counts may be others.
    void progressed();

  private:
    struct Step {
        SnapshotPtr snapshot;
        std::shared_ptr<const TimelineFolding> folding;
        std::optional<std::vector<TimelineChange>> changes;
    };
    /// Of an entry, as they are drawn.
    struct Words {
        QString headline;
        QString detail;
        QString subject;
        QString author;
        QString attachment;
        bool minor = false;
    };
    void wish(TimelineWish wish);
    void advance();
    void apply(const Step& step);
    void applyChange(const TimelineChange& change);
    void tellChangedHeadings(const std::vector<TimelineGroup>& was, bool openRunChanged);
    [[nodiscard]] const Words& wordsOf(const TimelineRow& row) const;
    [[nodiscard]] QVariant headingData(const TimelineRow& row, int role) const;
    [[nodiscard]] QVariant entryData(const TimelineRow& row, int role) const;

    SnapshotPtr newest_;  // what the session has
    SnapshotPtr shown_;   // what the rows belong to
    std::shared_ptr<const TimelineFolding> folding_;
    std::vector<TimelineRow> rows_;
    TimelineWish wish_;
    std::set<qint64> expanded_;  // sequences
    mutable QCache<quint32, Words> words_;
    bool working_ = false;
    std::shared_ptr<std::atomic<bool>> stop_;  // of the step that is being computed
    NewestValue<Step> steps_;
};

}  // namespace assay::ui
