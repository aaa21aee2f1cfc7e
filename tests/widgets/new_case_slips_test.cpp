// SPDX-License-Identifier: GPL-3.0-or-later
// All that can be typed wrongly into the form for a new case: said at its field, and nothing is lost.
#include "tests/widgets/new_case_story.h"

#include <QLineEdit>

using namespace assay;
using namespace assay::ui;
using test::find;

class NewCaseSlipsTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { story_ = std::make_unique<test::NewCaseStory>(); }
    void cleanup() { story_.reset(); }

    void anEmptyTitleOrClaimIsSaidAtItsField() {
        story_->withDialog([](const test::Typist& person, QWidget* dialog) {
            person.press(Qt::Key_Return);
            QVERIFY(test::hasProblem(dialog, "newTitleNote"));
            QVERIFY(test::hasProblem(dialog, "newClaimNote"));
            QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("newTitle"));
            person.type(QStringLiteral("A title"));
            QVERIFY(!test::hasProblem(dialog, "newTitleNote"));
            person.press(Qt::Key_Return);
            QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("newClaim"));
            QVERIFY(person.tabTo("newSourceFunction"));
            person.type(QStringLiteral("f"));
            person.press(Qt::Key_Return);
            QVERIFY(test::hasProblem(dialog, "newPlaceInSourceNote"));  // a function of no file
            QCOMPARE(find<QLineEdit>(dialog, "newTitle")->text(), QStringLiteral("A title"));
        });
    }

    void sourcesThatCannotBeUsedAreSaidAtTheirField_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("said");
        const auto at = [](const char* name) { return QStringLiteral("@/") + QLatin1String(name); };
        QTest::newRow("nothing") << QString() << QStringLiteral("named");
        QTest::newRow("no such file")
            << QStringLiteral("/nowhere/redis-server") << QStringLiteral("There is no file");
        QTest::newRow("a word") << QStringLiteral("unstable") << QStringLiteral("neither a path");
        QTest::newRow("no diff") << at("no.patch") << QStringLiteral("no unified diff");
        QTest::newRow("empty patch") << at("empty.patch") << QStringLiteral("empty");
        QTest::newRow("not UTF-8") << at("latin.patch") << QStringLiteral("UTF-8");
        QTest::newRow("a script") << at("redis-server") << QStringLiteral("no unified diff");
        QTest::newRow("no Redis") << QStringLiteral("/bin/true") << QStringLiteral("no Redis server");
        QTest::newRow("no source tree") << at("") << QStringLiteral("no Redis or Valkey source tree");
        QTest::newRow("debian") << QStringLiteral("debian:") << QStringLiteral("no source package");
        QTest::newRow("remote without commit")
            << QStringLiteral("https://example.org/redis.git") << QStringLiteral("40 digits");
        QTest::newRow("the baseline itself")
            << QStringLiteral("debian:redis") << QStringLiteral("baseline itself");
    }
    void sourcesThatCannotBeUsedAreSaidAtTheirField() {
        QFETCH(QString, typed);
        QFETCH(const QString, said);
        test::put(*story_ / "no.patch", "These are words.\n");
        test::put(*story_ / "empty.patch", "");
        test::put(*story_ / "latin.patch", test::patchText("int \xe9;"));
        test::put(*story_ / "redis-server", "#!/bin/sh\nexit 0\n");
        typed.replace(QStringLiteral("@"), test::NewCaseStory::path(*story_ / ""));
        story_->withDialog([&](const test::Typist& person, QWidget* dialog) {
            test::NewCaseStory::sayClaim(person);
            person.press(Qt::Key_Return);
            person.type(typed);
            person.press(Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(test::hasProblem(dialog, "newCandidateNote"), test::deadline_ms);
            QVERIFY2(test::noteOf(dialog, "newCandidateNote").contains(said),
                     qPrintable(test::noteOf(dialog, "newCandidateNote")));
            QVERIFY(find<QWidget>(dialog, "newCandidateEdit")->isVisible());
            QCOMPARE(find<QLineEdit>(dialog, "newCandidateEdit")->text(), typed);
        });
    }

    void aPatchHasToFitWhereThatCanBeTried() {
        const auto tree = *story_ / "tree";
        const auto patch = *story_ / "p.patch";
        test::makeTree(tree);
        test::put(patch, test::patchText("int zwei;"));
        story_->withDialog([&](const test::Typist& person, QWidget* dialog) {
            test::NewCaseStory::sayClaim(person);
            person.press(Qt::Key_Return);
            QVERIFY(person.tabTo("newBaselineEdit"));
            person.erase();
            person.type(test::NewCaseStory::path(tree));
            QVERIFY(person.tabTo("newCandidateEdit"));
            person.type(test::NewCaseStory::path(patch));
            QTRY_VERIFY_WITH_TIMEOUT(test::hasProblem(dialog, "newCandidateNote"), test::deadline_ms);
            QVERIFY(test::noteOf(dialog, "newCandidateNote").contains(QStringLiteral("hunk 1 does not fit")));
            person.press(Qt::Key_Return);
            QVERIFY(find<QWidget>(dialog, "newCandidateEdit")->isVisible());
            QVERIFY(test::hasProblem(dialog, "newCandidateNote"));
        });
    }

    void anUnknownCommitAndOpenChangesAreSaid() {
        const auto checkout = *story_ / "checkout";
        QVERIFY(test::makeCheckout(checkout));
        test::put(checkout / "src" / "server.c", "int changed;\n");
        story_->withDialog([&](const test::Typist& person, QWidget* dialog) {
            test::NewCaseStory::sayClaim(person);
            person.press(Qt::Key_Return);
            person.type(test::NewCaseStory::path(checkout));
            QTRY_VERIFY_WITH_TIMEOUT(
                test::noteOf(dialog, "newCandidateNote").contains(QStringLiteral("not committed")),
                test::deadline_ms);
            QVERIFY(!test::hasProblem(dialog, "newCandidateNote"));
            QVERIFY(person.tabTo("newCandidateCommit"));
            person.erase();
            person.type(QStringLiteral("--help"));
            QTRY_VERIFY_WITH_TIMEOUT(test::hasProblem(dialog, "newCandidateNote"), test::deadline_ms);
            QVERIFY(test::noteOf(dialog, "newCandidateNote").contains(QStringLiteral("no commit")));
            person.erase();  // the files as they are
            QTRY_VERIFY_WITH_TIMEOUT(
                test::noteOf(dialog, "newCandidateNote").contains(QStringLiteral("as they are")),
                test::deadline_ms);
        });
    }

    void commandsAndSizesThatCannotBeAreSaidAtTheirField() {
        const auto patch = *story_ / "p.patch";
        test::put(patch, test::patchText());
        const auto taken = *story_ / "taken.assay";
        test::put(taken, "something\n");
        const auto state = story_->created([&](const test::Typist& person, QWidget* dialog) {
            test::NewCaseStory::sayClaim(person);
            person.press(Qt::Key_Return);
            person.type(test::NewCaseStory::path(patch));
            person.press(Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>(dialog, "newCommand")->isVisible(), test::deadline_ms);
            QVERIFY(person.tabTo("newCommand"));
            for (const auto* wrong : {"SUBSCRIBE x", "SET \"open", "SET {kez} 1", ""}) {
                person.erase();
                person.type(QLatin1String(wrong));
                person.press(Qt::Key_Return);
                QVERIFY2(test::hasProblem(dialog, "newCommandNote"), wrong);
                QVERIFY(dialog->isVisible());
            }
            person.type(QStringLiteral("INCR {key}"));
            QVERIFY(!test::hasProblem(dialog, "newCommandNote"));
            QVERIFY(person.tabTo("newMaterial"));
            person.erase();
            person.type(QStringLiteral("0"));
            person.press(Qt::Key_Return);
            QVERIFY(test::hasProblem(dialog, "newMaterialNote"));
            QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("newMaterial"));
            person.erase();
            person.type(QStringLiteral("2"));
            QVERIFY(!test::hasProblem(dialog, "newMaterialNote"));
            QVERIFY(person.tabTo("newPlace"));
            person.erase();
            person.press(Qt::Key_Return);
            QVERIFY(test::hasProblem(dialog, "newPlaceNote"));
            person.type(test::NewCaseStory::path(taken));
            QVERIFY(test::hasProblem(dialog, "newPlaceNote"));  // at once
            person.press(Qt::Key_Return);
            QVERIFY(dialog->isVisible());
            person.erase();
            person.type(QStringLiteral("/proc/mine.assay"));  // nobody may create anything there
            person.press(Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(test::hasProblem(dialog, "newPlaceNote"), test::deadline_ms);
            QCOMPARE(find<QLineEdit>(dialog, "newTitle")->text(), QStringLiteral("A title"));
            QCOMPARE(find<QLineEdit>(dialog, "newCommand")->text(), QStringLiteral("INCR {key}"));
            person.erase();
            person.type(test::NewCaseStory::path(*story_ / "below" / "mine.assay"));
            person.press(Qt::Key_Return);
        });
        if (QTest::currentTestFailed()) return;
        QCOMPARE(state.workloads.at(0).command, (workload::CommandTemplate{"INCR", "{key}"}));
        QCOMPARE(state.drafts.at(0).questions.at(0).material_percent, 2.0);
        QVERIFY(std::filesystem::exists(*story_ / "below" / "mine.assay"));
        std::ifstream kept(taken);
        std::string line;
        std::getline(kept, line);
        QCOMPARE(line, std::string("something"));
    }

  private:
    std::unique_ptr<test::NewCaseStory> story_;
};

ASSAY_UI_TEST_MAIN(NewCaseSlipsTest)
#include "new_case_slips_test.moc"
