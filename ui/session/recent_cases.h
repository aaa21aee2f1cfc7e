// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QVector>

namespace assay::ui {

struct RecentCase {
    QString path;
    QString title;  // as it was when last opened
    QDateTime opened;
    bool pinned = false;
};

/// The cases that were opened lately: pinned ones first, then the latest. Kept in a small file of the
/// person's state directory, read before and written after each change, so that several windows, and several
/// programs, agree. Main
/// thread.
class RecentCases final : public QObject {
    Q_OBJECT
  public:
    /// `file` is an INI file; its directory is made when needed.
    explicit RecentCases(QString file, QObject* parent = nullptr);
    /// state_directory()/recent-cases.ini
    [[nodiscard]] static QString defaultFile();

    [[nodiscard]] const QVector<RecentCase>& cases() const { return cases_; }
    void remember(const QString& path, const QString& title);
    void setPinned(const QString& path, bool pinned);
    void forget(const QString& path);

  signals:
    void changed();

  private:
    void load();
    void save();
    QString file_;
    QVector<RecentCase> cases_;
};

}  // namespace assay::ui
