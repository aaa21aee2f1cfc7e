// SPDX-License-Identifier: GPL-3.0-or-later
// A new case by the guided form, with the keyboard alone, up to one that can be run.
#include "tests/widgets/new_case_story.h"
#include "ui/widgets/forms/source_field.h"

#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QUrl>

using namespace assay;
using namespace assay::ui;
using test::find;

class NewCaseTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { story_ = std::make_unique<test::NewCaseStory>(); }
    void cleanup() { story_.reset(); }

    void aPatchBecomesARunnableCase() {
        const auto patch = *story_ / "less work.patch";
        test::put(patch, test::patchText());
        const auto state = story_->created([&](const test::Typist& person, QWidget* dialog) {
            person.type(QStringLiteral("Cheaper SET"));
            person.press(Qt::Key_Tab);
            person.type(QStringLiteral("The patch lowers CPU time per SET."));
            QVERIFY(person.tabTo("newSourceFile"));
            person.type(QStringLiteral("src/t_string.c"));
            person.press(Qt::Key_Tab);
            person.type(QStringLiteral("setGenericCommand"));
            person.press(Qt::Key_Return);  // Next is the default
            QVERIFY(find<QWidget>(dialog, "newCandidateEdit")->isVisible());
            person.type(test::NewCaseStory::path(
                patch));  // the baseline has its default; typing begins at the candidate
            person.press(Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>(dialog, "newCommand")->isVisible(), test::deadline_ms);
            person.press(Qt::Key_Return);  // Create
        });
        if (QTest::currentTestFailed()) return;
        QCOMPARE(state.brief.title, std::string("Cheaper SET"));
        QCOMPARE(state.brief.claim, std::string("The patch lowers CPU time per SET."));
        QCOMPARE(state.brief.places.size(), 1U);
        QCOMPARE(state.brief.places[0].function, std::string("setGenericCommand"));
        QCOMPARE(state.variants.size(), 2U);
        const auto& baseline = state.variants[0].recipe;
        const auto& candidate = state.variants[1].recipe;
        QVERIFY(baseline.role == variant::Role::baseline);
        QVERIFY(baseline.source == candidate.source);
        QCOMPARE(baseline.source.location, std::string("redis"));
        QVERIFY(baseline.patches.empty());
        QCOMPARE(candidate.patches.at(0).name, std::string("less work.patch"));
        QCOMPARE(candidate.patches.at(0).text, test::patchText());
        // So that every block can link its own layout.
        const std::vector<std::string> sections{"REDIS_CFLAGS=-ffunction-sections"};
        QCOMPARE(baseline.make_arguments, sections);
        QCOMPARE(candidate.make_arguments, sections);
        expectRunnable(state);
        const auto& question = state.drafts.at(0).questions.at(0);
        QVERIFY(question.direction == experiment::Direction::lowers);
        QVERIFY(question.metric == experiment::Metric::cpu_ns_per_op);
        QCOMPARE(question.material_percent, 1.0);
        QVERIFY(state.drafts.at(0).layouts == experiment::LayoutPolicy::per_block);
    }

    void aBinaryBecomesARunnableCase() {
        const auto one = *story_ / "old" / "redis-server";
        const auto two = *story_ / "new" / "redis-server";
        std::filesystem::create_directories(one.parent_path());
        std::filesystem::create_directories(two.parent_path());
        QVERIFY(test::makeServer(one));
        QVERIFY(test::makeServer(two));
        const auto state = story_->created([&](const test::Typist& person, QWidget* dialog) {
            test::NewCaseStory::sayClaim(person);
            person.press(Qt::Key_Return);
            QVERIFY(person.tabTo("newBaselineEdit"));
            person.erase();
            person.type(test::NewCaseStory::path(one));
            QVERIFY(person.tabTo("newCandidateEdit"));
            person.type(test::NewCaseStory::path(two));
            QTRY_VERIFY_WITH_TIMEOUT(
                test::noteOf(dialog, "newCandidateNote").contains(QStringLiteral("version 0.9.9")),
                test::deadline_ms);
            QVERIFY(test::noteOf(dialog, "newCandidateNote").contains(QStringLiteral("3%")));
            person.press(Qt::Key_N, Qt::AltModifier);
            QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>(dialog, "newCommand")->isVisible(), test::deadline_ms);
            QTRY_VERIFY_WITH_TIMEOUT(
                find<QLabel>(dialog, "newQuestion")->text().contains(QStringLiteral("3%")),
                test::deadline_ms);
            QVERIFY(person.tabTo("newMaterial"));
            person.erase();
            person.type(QStringLiteral("5"));
            QVERIFY(person.tabTo("newBudget"));
            person.erase();
            person.type(QStringLiteral("240"));
            person.press(Qt::Key_Return, Qt::ControlModifier);
        });
        if (QTest::currentTestFailed()) return;
        QVERIFY(state.variants.at(0).recipe.source.kind == variant::SourceKind::binary);
        QCOMPARE(state.variants.at(1).recipe.source.location, two.string());
        QVERIFY(state.variants.at(1).recipe.make_arguments.empty());
        expectRunnable(state);
        QCOMPARE(state.drafts.at(0).questions.at(0).material_percent, 5.0);
        QCOMPARE(state.drafts.at(0).budget_seconds, 240.0);
    }

    void directoriesAndCheckoutsBecomeARunnableCase() {
        const auto tree = *story_ / "tree";
        const auto checkout = *story_ / "checkout";
        test::makeTree(tree);
        QVERIFY(test::makeCheckout(checkout));
        const auto state = story_->created([&](const test::Typist& person, QWidget* dialog) {
            test::NewCaseStory::sayClaim(person);
            // Metric by keyboard: throughput is better when it rises.
            QVERIFY(person.tabTo("newMetric"));
            auto* metric = find<QComboBox>(dialog, "newMetric");
            while (metric->currentText() != QStringLiteral("throughput"))
                person.press(Qt::Key_Down);
            QCOMPARE(find<QComboBox>(dialog, "newDirection")->currentText(), QStringLiteral("raises"));
            person.press(Qt::Key_Return);
            QVERIFY(person.tabTo("newBaselineEdit"));
            person.erase();
            person.type(test::NewCaseStory::path(tree));
            QVERIFY(person.tabTo("newCandidateEdit"));
            person.type(test::NewCaseStory::path(checkout));
            QVERIFY(find<QLineEdit>(dialog, "newCandidateCommit")->isVisible());
            QVERIFY(person.tabTo("newCandidateCommit"));
            person.erase();
            person.type(QStringLiteral("main"));
            person.press(Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>(dialog, "newCommand")->isVisible(), test::deadline_ms);
            QVERIFY(person.tabTo("newPreset"));
            person.press(Qt::Key_Down);  // the second preset
            QVERIFY(person.tabTo("newPayload"));
            person.erase();
            person.type(QStringLiteral("1024"));
            person.press(Qt::Key_Return);
        });
        if (QTest::currentTestFailed()) return;
        QVERIFY(state.variants.at(0).recipe.source.kind == variant::SourceKind::directory);
        const auto& source = state.variants.at(1).recipe.source;
        QVERIFY(source.kind == variant::SourceKind::git);
        QCOMPARE(source.commit.size(), 40U);
        QCOMPARE(state.workloads.at(0).name, std::string("get"));
        QCOMPARE(state.workloads.at(0).payload_bytes, 1024);
        QVERIFY(state.drafts.at(0).questions.at(0).direction == experiment::Direction::raises);
        expectRunnable(state);
    }

    void aDefinitionBecomesACase() {
        const auto file = *story_ / "mine.toml";
        test::put(file,
                  "[case]\ntitle = \"From a file\"\nclaim = \"c\"\n[[variant]]\nname = \"base\"\n"
                  "role = \"baseline\"\nsource = \"debian:redis\"\n[[workload]]\nname = \"w\"\n"
                  "command = [\"PING\"]\n");
        const auto state = story_->created(
            [&](const test::Typist& person, QWidget* dialog) {
                find<QPushButton>(dialog, "newOtherWay")->click();
                QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("newDefinition"));
                person.press(Qt::Key_Return);  // nothing is named
                QVERIFY(test::hasProblem(dialog, "newDefinitionNote"));
                person.type(QStringLiteral("/nowhere/x.toml"));
                person.press(Qt::Key_Return);
                QTRY_VERIFY_WITH_TIMEOUT(test::hasProblem(dialog, "newDefinitionNote"), test::deadline_ms);
                person.erase();
                person.type(test::NewCaseStory::path(file));
                person.press(Qt::Key_Return);
            },
            false);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(state.brief.title, std::string("From a file"));
    }

    void nothingIsLostOnGoingBack() {
        const auto patch = *story_ / "p.patch";
        test::put(patch, test::patchText());
        story_->withDialog([&](const test::Typist& person, QWidget* dialog) {
            test::NewCaseStory::sayClaim(person);
            person.press(Qt::Key_Return);
            person.type(test::NewCaseStory::path(patch));
            person.press(Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>(dialog, "newCommand")->isVisible(), test::deadline_ms);
            find<QSpinBox>(dialog, "newBudget")->setValue(77);
            find<QPushButton>(dialog, "newBack")->click();
            QVERIFY(find<QWidget>(dialog, "newCandidateEdit")->isVisible());
            person.press(Qt::Key_Left, Qt::AltModifier);  // the platform's key for back
            QVERIFY(find<QWidget>(dialog, "newTitle")->isVisible());
            QCOMPARE(find<QLineEdit>(dialog, "newTitle")->text(), QStringLiteral("A title"));
            QCOMPARE(find<QPlainTextEdit>(dialog, "newClaim")->toPlainText(), QStringLiteral("A claim."));
            person.press(Qt::Key_Right, Qt::AltModifier);
            QCOMPARE(find<QLineEdit>(dialog, "newCandidateEdit")->text(), test::NewCaseStory::path(patch));
            person.press(Qt::Key_D, Qt::AltModifier);  // from a definition, and back to the form
            person.press(Qt::Key_F, Qt::AltModifier);
            QCOMPARE(find<QLineEdit>(dialog, "newCandidateEdit")->text(), test::NewCaseStory::path(patch));
            QCOMPARE(find<QSpinBox>(dialog, "newBudget")->value(), 77);
            // Leaving asks, since something was typed.
            test::whenAsked(dialog, "newDiscardQuestion", [](QWidget* box) {
                static_cast<QMessageBox*>(box)->button(QMessageBox::Cancel)->click();
            });
            person.press(Qt::Key_Escape);
            QVERIFY(dialog->isVisible());
        });
    }

    void whatIsDroppedIsNamed() {
        const auto patch = *story_ / "p.patch";
        test::put(patch, test::patchText());
        const auto definition = *story_ / "d.toml";
        test::put(definition, "");
        story_->withDialog([&](const test::Typist&, QWidget* dialog) {
            drop(dialog, patch);
            QVERIFY(find<QWidget>(dialog, "newCandidateEdit")->isVisible());
            QCOMPARE(find<QLineEdit>(dialog, "newCandidateEdit")->text(), test::NewCaseStory::path(patch));
            drop(find<SourceField>(dialog, "newBaseline"), patch);
            QCOMPARE(find<QLineEdit>(dialog, "newBaselineEdit")->text(), test::NewCaseStory::path(patch));
            QTRY_VERIFY_WITH_TIMEOUT(test::hasProblem(dialog, "newBaselineNote"),
                                     test::deadline_ms);  // no source by itself
            drop(dialog, definition);
            QCOMPARE(find<QLineEdit>(dialog, "newDefinition")->text(), test::NewCaseStory::path(definition));
        });
    }

  private:
    static void drop(QWidget* target, const std::filesystem::path& file) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(test::NewCaseStory::path(file))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &event);
    }

    static void expectRunnable(const casefile::Case& state) {
        QCOMPARE(state.drafts.size(), 1U);
        std::vector<variant::Recipe> recipes;
        for (const auto& v : state.variants)
            recipes.push_back(v.recipe);
        const auto valid = experiment::validate(state.drafts[0], recipes, state.workloads);
        QVERIFY2(valid.has_value(), valid ? "" : valid.error().text().c_str());
        QCOMPARE(state.drafts[0].baseline, std::string("baseline"));
        QCOMPARE(state.drafts[0].questions.size(), 1U);
        QCOMPARE(state.drafts[0].questions[0].comparison, std::string("candidate"));
        QCOMPARE(state.drafts[0].questions[0].workload, state.workloads.at(0).name);
        QVERIFY(state.drafts[0].questions[0].role == experiment::QuestionRole::claim);
        // Who made it here has seen what it executes.
        QVERIFY(casefile::is_trusted(casefile::executable_content_sha256(state)));
    }

    std::unique_ptr<test::NewCaseStory> story_;
};

ASSAY_UI_TEST_MAIN(NewCaseTest)
#include "new_case_test.moc"
