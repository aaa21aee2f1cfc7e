// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/synthetic_case.h"
#include "tests/support/temporary_directory.h"
#include "ui/widgets/case_window.h"
#include "ui/widgets/workbench.h"

#include <QString>
#include <QWidget>

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace assay::test {

/// One thing that a person can look at.
struct Sight {
    QString name;     // "a measured case, Results"
    QWidget* window;  // the top-level window
    QWidget* part;    // the page within it, or the window itself
};

/// Opens everything that there is to see of the program, one after the other, each at 1280×720 and with all
/// that is computed for it arrived: the start page, every page of cases in all their states, every dialog.
/// Main thread.
class Sights {
  public:
    Sights();
    ~Sights();

    using Look = std::function<void(const Sight&)>;
    void each(const Look& look);
    void eachPage(const Look& look);
    void eachDialog(const Look& look);

    /// The case files that are looked at, so that a test can tell what a person wrote from what the program
    /// says.
    [[nodiscard]] std::vector<std::filesystem::path> files() const;
    /// What recent cases are called, and where they lie.
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] ui::Workbench& workbench() { return *workbench_; }

  private:
    struct CaseFile {
        QString name;
        std::filesystem::path path;
    };
    void makeFiles();
    void add(const QString& name, const std::string& file, const SyntheticCase& what);
    void start(const Look& look);
    TemporaryDirectory directory_;
    std::vector<CaseFile> cases_;
    std::unique_ptr<ui::Workbench> workbench_;
};

/// Until layouts are done, the pool is idle and the follower has delivered.
void comeToRest();
/// Opens a case at 1280×720 and waits until it is read.
ui::CaseWindow* opened(ui::Workbench& workbench, const std::filesystem::path& file);

/// For QVERIFY2: a line each, and all of them on standard error, since Qt Test cuts long messages.
QByteArray told(const QStringList& complaints);

/// "caseWindow/pages/runPage/QPushButton 'x'": where a widget is, for a message that helps.
QString pathOf(const QWidget& widget);

}  // namespace assay::test
