// SPDX-License-Identifier: GPL-3.0-or-later
// Coming in: the start page, a new case, recent cases, a dropped file.
#include "ui/widgets/start_window.h"

#include "core/casefile/trust.h"
#include "core/probe/seen_here.h"
#include "tests/widgets/story.h"
#include "ui/models/recent_cases_model.h"
#include "ui/session/sample_cases.h"
#include "ui/widgets/banner.h"

#include <QContextMenuEvent>
#include <QDialog>
#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

using namespace assay;
using namespace assay::ui;
using test::find;

class StartWindowTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        qputenv("XDG_STATE_HOME", QByteArray::fromStdString((*directory_ / "xdg-state").string()));
        workbench_ =
            std::make_unique<Workbench>(QString::fromStdString((*directory_ / "state").string()), QString());
    }
    void cleanup() { workbench_.reset(); }

    void aNewcomerIsLedToTheForm() {
        auto* start = showStart();
        QVERIFY(find<QWidget>(start, "machineCard")->findChildren<QLabel*>().size() > 4);
        bool led = false;
        test::whenAsked(start, "newCaseDialog", [&led](QWidget* dialog) {
            led = true;
            QVERIFY(find<QLineEdit>(dialog, "newTitle")->isVisible());
            static_cast<QDialog*>(dialog)->reject();  // nothing was typed: it asks nothing
        });
        find<QPushButton>(start, "startNew")->click();
        QVERIFY(led);
        QVERIFY(caseWindow() == nullptr);
    }

    void theCardSaysWhatThisMachineCanSee() {
        QVERIFY(find<QLabel>(showStart(), "machineSees")->text().contains(QStringLiteral("assay qualify")));
        workbench_.reset();
        probe::SeenHere seen;
        seen.by = "qualify";
        seen.at = "2026-11-30T17:00:00Z";
        seen.host = probe::host_identity();
        seen.visible_percent = 0.6;
        seen.seconds = 60;
        QVERIFY(probe::remember_seen(seen));
        workbench_ =
            std::make_unique<Workbench>(QString::fromStdString((*directory_ / "state").string()), QString());
        QVERIFY(find<QLabel>(showStart(), "machineSees")->text().contains(QStringLiteral("from 0.6% on")));
    }

    void aRecentCaseIsPinnedAndRemovedByKeys() {
        const auto file = *directory_ / "case.assay";
        QVERIFY(test::write_synthetic_case(file));
        workbench_->recent().remember(QStringLiteral("/nowhere/gone.assay"), QStringLiteral("Gone"));
        workbench_->recent().remember(QString::fromStdString(file.string()), QStringLiteral("Here"));
        auto* start = showStart();
        QVERIFY(QTest::qWaitForWindowActive(start));
        auto* list = find<QListView>(start, "recentList");
        list->setFocus();
        list->setCurrentIndex(list->model()->index(1, 0));
        QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("Gone"));
        QTest::keyClick(list, Qt::Key_P);
        QVERIFY(workbench_->recent().cases().at(0).pinned);
        QCOMPARE(list->currentIndex().row(), 0);  // pinned ones stand first, and the choice went along
        QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("Gone"));
        // What is missing is said, with what to do.
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(start->findChild<Banner*>()->message().contains(QStringLiteral("not there any more")));
        QVERIFY(caseWindow() == nullptr);
        // The menu key opens what can be done with the chosen one.
        QTimer::singleShot(0, start, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr && menu->objectName() == QLatin1String("recentMenu"));
            QVERIFY(!menu->actions().at(0)->isEnabled());  // a missing one is not opened
            menu->close();
        });
        const QPoint at = list->visualRect(list->currentIndex()).center();
        QContextMenuEvent byKey(QContextMenuEvent::Keyboard, at, list->viewport()->mapToGlobal(at));
        QApplication::sendEvent(list->viewport(), &byKey);
        start->activateWindow();  // again, after the menu: nobody manages windows here
        QVERIFY(QTest::qWaitForWindowActive(start));
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(workbench_->recent().cases().size(), 1);
        QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("Here"));
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(caseWindow() != nullptr, test::deadline_ms);
    }

    void aDefinitionBecomesATrustedCase() {
        const auto files = findSampleFiles();
        if (files.definition.isEmpty()) QSKIP("the sample's definition is not there yet");
        const QString place = QString::fromStdString((*directory_ / "sample.assay").string());
        const auto made = createCaseFromDefinition(files.definition, place);
        QVERIFY2(made.has_value(), made ? "" : made.error().text().c_str());
        const auto snapshot = test::snapshotOf(place.toStdString());
        QVERIFY(!snapshot->state.variants.empty());
        QVERIFY(casefile::is_trusted(casefile::executable_content_sha256(snapshot->state)));
        QVERIFY(!createCaseFromDefinition(files.definition, place));  // not over the first
    }

    void aRecentCaseOpensByAClickAndAMissingOneDoesNot() {
        const auto file = *directory_ / "case.assay";
        QVERIFY(test::write_synthetic_case(file));
        workbench_->recent().remember(QStringLiteral("/nowhere/gone.assay"), QStringLiteral("Gone"));
        workbench_->recent().remember(QString::fromStdString(file.string()), QStringLiteral("Here"));
        auto* start = showStart();
        auto* list = find<QListView>(start, "recentList");
        QCOMPARE(list->model()->rowCount(), 2);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(1, 0)).center());
        QVERIFY(list->model()->index(1, 0).data(RecentCasesModel::MissingRole).toBool());
        QCoreApplication::processEvents();
        QVERIFY(caseWindow() == nullptr);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(0, 0)).center());
        QTRY_VERIFY_WITH_TIMEOUT(caseWindow() != nullptr, test::deadline_ms);
    }

    void aFileThatIsNotThereIsSaidOnTheStartPage() {
        workbench_->openFiles({QStringLiteral("/nowhere/gone.assay")});
        auto* start = showStart();
        const auto* banner = start->findChild<Banner*>(QStringLiteral("banner"));
        QVERIFY(banner->isVisible());
        QVERIFY2(banner->message().contains(QStringLiteral("/nowhere/gone.assay")),
                 qPrintable(banner->message()));
        QVERIFY(caseWindow() == nullptr);
    }

    void aDroppedCaseOpens() {
        const auto file = *directory_ / "case.assay";
        QVERIFY(test::write_synthetic_case(file));
        auto* start = showStart();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QString::fromStdString(file.string()))});
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(start, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(start, &drop);
        QTRY_VERIFY_WITH_TIMEOUT(caseWindow() != nullptr, test::deadline_ms);
    }

  private:
    QWidget* showStart() {
        workbench_->showStart();
        for (auto* widget : QApplication::topLevelWidgets())
            if (widget->objectName() == QLatin1String("startWindow")) return widget;
        return nullptr;
    }
    static CaseWindow* caseWindow() {
        for (auto* widget : QApplication::topLevelWidgets())
            if (auto* window = qobject_cast<CaseWindow*>(widget)) return window;
        return nullptr;
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::unique_ptr<Workbench> workbench_;
};

ASSAY_UI_TEST_MAIN(StartWindowTest)
#include "start_window_test.moc"
