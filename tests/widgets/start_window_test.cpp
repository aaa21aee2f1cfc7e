// SPDX-License-Identifier: GPL-3.0-or-later
// Coming in: the start page, a new case, recent cases, a dropped file.
#include "ui/widgets/start_window.h"

#include "core/casefile/trust.h"
#include "tests/widgets/story.h"
#include "ui/models/recent_cases_model.h"
#include "ui/session/sample_cases.h"
#include "ui/widgets/banner.h"

#include <QDialog>
#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPlainTextEdit>
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
        workbench_ =
            std::make_unique<Workbench>(QString::fromStdString((*directory_ / "state").string()), QString());
    }
    void cleanup() { workbench_.reset(); }

    void aNewcomerMakesACase() {
        auto* start = showStart();
        QVERIFY(find<QWidget>(start, "machineCard")->findChildren<QLabel*>().size() > 4);
        const QString place = QString::fromStdString((*directory_ / "mine.assay").string());
        test::whenAsked(start, "newCaseDialog", [&place](QWidget* dialog) {
            QVERIFY(!find<QPushButton>(dialog, "newCreate")->isEnabled());
            find<QLineEdit>(dialog, "newTitle")->setText(QStringLiteral("Fewer copies"));
            QVERIFY(
                find<QLineEdit>(dialog, "newPlace")->text().endsWith(QStringLiteral("fewer-copies.assay")));
            find<QLineEdit>(dialog, "newPlace")->setText(place);
            find<QPlainTextEdit>(dialog, "newClaim")->setPlainText(QStringLiteral("It is faster."));
            find<QPushButton>(dialog, "newCreate")->click();
        });
        find<QPushButton>(start, "startNew")->click();
        const auto opened = test::eventsIn<casefile::CaseOpened>(place.toStdString());
        QCOMPARE(opened.size(), 1U);
        QCOMPARE(opened[0].claim, std::string("It is faster."));
        QTRY_COMPARE_WITH_TIMEOUT(workbench_->recent().cases().size(), 1, test::deadline_ms);
        QCOMPARE(workbench_->recent().cases()[0].title, QStringLiteral("Fewer copies"));
    }

    void anExistingFileIsNeverOverwritten() {
        const auto file = *directory_ / "there.assay";
        QVERIFY(test::write_synthetic_case(file));
        const auto before = test::eventsIn<casefile::CaseOpened>(file);
        auto* start = showStart();
        test::whenAsked(start, "newCaseDialog", [&file](QWidget* dialog) {
            find<QLineEdit>(dialog, "newTitle")->setText(QStringLiteral("X"));
            find<QLineEdit>(dialog, "newPlace")->setText(QString::fromStdString(file.string()));
            find<QPushButton>(dialog, "newCreate")->click();
            QVERIFY(dialog->isVisible());
            QVERIFY(!dialog->findChild<Banner*>()->message().isEmpty());
            static_cast<QDialog*>(dialog)->reject();
        });
        find<QPushButton>(start, "startNew")->click();
        QCOMPARE(test::eventsIn<casefile::CaseOpened>(file).at(0).title, before.at(0).title);
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
