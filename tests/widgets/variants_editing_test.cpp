// SPDX-License-Identifier: GPL-3.0-or-later
// Variants: added from whatever a person has, changed, renamed, removed; each with undo.
#include "core/base/clock.h"
#include "core/casefile/trust.h"
#include "tests/widgets/small_sources.h"
#include "tests/widgets/story.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/forms/patch_list.h"
#include "ui/widgets/variants_page.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QUrl>

using namespace assay;
using namespace assay::ui;
using test::find;

class VariantsEditingTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        qputenv("XDG_STATE_HOME", QByteArray::fromStdString((*directory_ / "xdg-state").string()));
        file_ = *directory_ / "case.assay";
        workbench_ =
            std::make_unique<Workbench>(QString::fromStdString((*directory_ / "state").string()), QString());
    }
    void cleanup() { workbench_.reset(); }

    void aPatchOnTheBaselineBecomesAVariant() {
        const auto patch = *directory_ / "less work.patch";
        test::put(patch, test::patchText());
        auto* window = open({});
        QVERIFY(casefile::remember_trust(casefile::executable_content_sha256(state())));
        add(window, [&](QWidget* dialog) {
            find<QLineEdit>(dialog, "variantSourceEdit")->setText(path(patch));
            auto* name = find<QLineEdit>(dialog, "variantNewName");
            QTRY_COMPARE_WITH_TIMEOUT(name->text(), QStringLiteral("less-work"), test::deadline_ms);
            name->setText(QStringLiteral("baseline"));
            find<QPushButton>(dialog, "variantAdd")->click();
            QVERIFY(find<FieldNote>(dialog, "variantNameNote")->isProblem());  // taken
            name->setText(QStringLiteral("less-work"));
            find<QLineEdit>(dialog, "variantDose")->setText(QStringLiteral("much"));
            find<QPushButton>(dialog, "variantAdd")->click();
            QVERIFY(find<FieldNote>(dialog, "variantDoseNote")->isProblem());
            find<QLineEdit>(dialog, "variantDose")->setText(QStringLiteral("\u22121"));
            find<QPushButton>(dialog, "variantAdd")->click();
        });
        const auto recipe = state().find_variant("less-work")->recipe;
        QVERIFY(recipe.source == state().find_variant("baseline")->recipe.source);
        QCOMPARE(recipe.make_arguments, state().find_variant("baseline")->recipe.make_arguments);
        QCOMPARE(recipe.patches.at(0).name, std::string("less work.patch"));
        QCOMPARE(recipe.dose, std::optional(-1.0));
        QVERIFY(recipe.role == variant::Role::candidate);
        const auto* table = find<QTableView>(window, "variantsTable");
        QTRY_COMPARE_WITH_TIMEOUT(table->currentIndex().siblingAtColumn(0).data().toString(),
                                  QStringLiteral("less-work"), test::deadline_ms);
        // Who adds something to a case that is trusted has seen it; so has who takes it away again.
        QVERIFY(casefile::is_trusted(casefile::executable_content_sha256(state())));
        find<QAction>(window, "actionUndo")->trigger();
        QVERIFY(state().find_variant("less-work") == nullptr);
        QVERIFY(casefile::is_trusted(casefile::executable_content_sha256(state())));
        find<QAction>(window, "actionRedo")->trigger();
        QCOMPARE(state().find_variant("less-work")->recipe, recipe);
    }

    void severalInARowStayTrusted() {
        auto* window = open({});
        QVERIFY(casefile::remember_trust(casefile::executable_content_sha256(state())));
        for (const auto* name : {"one", "two"}) {
            const auto patch = *directory_ / (std::string(name) + ".patch");
            test::put(patch, test::patchText("int " + std::string(name) + ";"));
            add(window, [&](QWidget* dialog) {
                find<QLineEdit>(dialog, "variantSourceEdit")->setText(path(patch));
                find<QPushButton>(dialog, "variantAdd")->click();
            });
        }
        QVERIFY(state().find_variant("two") != nullptr);
        QVERIFY(casefile::is_trusted(casefile::executable_content_sha256(state())));
    }

    void aDroppedBinaryBecomesAVariant() {
        const auto binary = *directory_ / "redis-server";
        QVERIFY(test::makeServer(binary));
        auto* window = open({});
        auto* page = find<VariantsPage>(window, "variantsPage");
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(window, "variantAddNew")->isEnabled(), test::deadline_ms);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path(binary))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page->viewport(), &enter);
        QVERIFY(enter.isAccepted());
        bool answered = false;
        test::whenAsked(window, "variantDialog", [&](QWidget* dialog) {
            QCOMPARE(find<QLineEdit>(dialog, "variantSourceEdit")->text(), path(binary));
            find<QPushButton>(dialog, "variantAdd")->click();  // before it was looked at: it waits
            answered = true;
        });
        QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page->viewport(), &event);
        QTRY_VERIFY_WITH_TIMEOUT(answered && state().find_variant("redis-server") != nullptr,
                                 test::deadline_ms);
        const auto recipe = state().find_variant("redis-server")->recipe;
        QVERIFY(recipe.source.kind == variant::SourceKind::binary);
        QCOMPARE(recipe.source.sha256.size(), 64U);
        QVERIFY(recipe.make_arguments.empty());
    }

    void treesTarballsAndCheckoutsBecomeVariants() {
        const auto checkout = *directory_ / "checkout";
        const auto tarball = *directory_ / "redis-0.9.9.tar.gz";
        QVERIFY(test::makeCheckout(checkout));
        QVERIFY(test::ran({"tar", "-czf", tarball.string(), "-C", directory_->path().string(), "checkout"}));
        auto* window = open({});
        const auto take = [&](const std::filesystem::path& from, const QString& commit) {
            add(window, [&](QWidget* dialog) {
                find<QLineEdit>(dialog, "variantSourceEdit")->setText(path(from));
                if (!commit.isNull()) find<QLineEdit>(dialog, "variantSourceCommit")->setText(commit);
                find<QPushButton>(dialog, "variantAdd")->click();
            });
            return state().variants.back().recipe;
        };
        const auto commit = take(checkout, QStringLiteral("main"));
        QVERIFY(commit.source.kind == variant::SourceKind::git);
        QCOMPARE(commit.source.commit.size(), 40U);
        QVERIFY(QString::fromStdString(commit.name).startsWith(QStringLiteral("checkout-")));
        const auto tree = take(checkout, QString::fromLatin1(""));
        QVERIFY(tree.source.kind == variant::SourceKind::directory);
        const auto packed = take(tarball, {});
        QVERIFY(packed.source.kind == variant::SourceKind::tarball);
        QCOMPARE(packed.source.sha256.size(), 64U);
        QCOMPARE(packed.name, std::string("redis-0.9.9"));
        QCOMPARE(packed.make_arguments, std::vector<std::string>{"REDIS_CFLAGS=-ffunction-sections"});
    }

    void whatIsNoRedisIsNotAdded() {
        auto* window = open({});
        const auto before = state().variants.size();
        add(window, [](QWidget* dialog) {
            find<QLineEdit>(dialog, "variantSourceEdit")->setText(QStringLiteral("/bin/true"));
            find<QPushButton>(dialog, "variantAdd")->click();
            QTRY_VERIFY_WITH_TIMEOUT(find<FieldNote>(dialog, "variantSourceNote")->isProblem(),
                                     test::deadline_ms);
            QVERIFY(dialog->isVisible());  // it says why and stays
            static_cast<QDialog*>(dialog)->reject();
        });
        QCOMPARE(state().variants.size(), before);
    }

    void aVariantIsChangedAndPatchedFurther() {
        const auto patch = *directory_ / "more.patch";
        test::put(patch, test::patchText());
        auto* window = open(fresh());
        select(window, "direct-append");
        const auto before = state().find_variant("direct-append")->recipe;
        change(window, [&](QWidget* dialog) {
            find<QLineEdit>(dialog, "variantDescription")->setText(QStringLiteral("less work"));
            find<PatchList>(dialog, "patchList")->add(QStringLiteral("/nowhere"));
            QTRY_VERIFY_WITH_TIMEOUT(find<FieldNote>(dialog, "patchListNote")->isProblem(),
                                     test::deadline_ms);
            find<PatchList>(dialog, "patchList")->add(path(patch));  // it waits for what is being read
            find<QPushButton>(dialog, "variantAdd")->click();
        });
        const auto after = state().find_variant("direct-append")->recipe;
        QCOMPARE(after.description, std::string("less work"));
        QCOMPARE(after.patches.size(), before.patches.size() + 1);
        QCOMPARE(after.source, before.source);
        QCOMPARE(after.make_arguments, before.make_arguments);
        find<QAction>(window, "actionUndo")->trigger();
        QCOMPARE(state().find_variant("direct-append")->recipe, before);
    }

    void aVariantIsRenamedWithAllThatSpeaksOfIt() {
        auto* window = open(fresh());
        select(window, "direct-append");
        change(window, [](QWidget* dialog) {
            auto* name = find<QLineEdit>(dialog, "variantNewName");
            QVERIFY(!name->isReadOnly());
            name->setText(QStringLiteral("append-directly"));
            find<QPushButton>(dialog, "variantAdd")->click();
        });
        // A check was made on it, so it keeps its name, and the page says so.
        QVERIFY(state().find_variant("append-directly") == nullptr);
        QVERIFY(banner(window)->message().contains(QStringLiteral("cannot be renamed")));
    }

    void aVariantIsRemovedAndComesBack() {
        auto what = fresh();
        what.built = false;  // no check was made
        auto* window = open(what);
        select(window, "one-more-copy");
        const auto before = state();
        find<QPushButton>(window, "variantRemove")->click();
        const auto after = state();
        QVERIFY(after.find_variant("one-more-copy") == nullptr);
        for (const auto& question : after.drafts.at(0).questions)
            QVERIFY(question.comparison != "one-more-copy");
        QVERIFY(banner(window)->isVisible());  // a plan asks less, and that is said
        find<QAction>(window, "actionUndo")->trigger();
        const auto again = state();
        QCOMPARE(again.variants.size(), before.variants.size());
        for (std::size_t i = 0; i < before.variants.size(); ++i)
            QCOMPARE(again.variants[i].recipe, before.variants[i].recipe);
        QCOMPARE(again.drafts.at(0), before.drafts.at(0));
    }

    void whatWasMeasuredStays() {
        auto* window = open({});
        select(window, "direct-append");
        find<QPushButton>(window, "variantRemove")->click();
        QVERIFY(state().find_variant("direct-append") != nullptr);
        QVERIFY(banner(window)->message().contains(QStringLiteral("measured under the plan 'quick'")));
        change(window, [](QWidget* dialog) {
            QVERIFY(find<QLineEdit>(dialog, "variantNewName")->isReadOnly());
            QVERIFY(dialog->findChild<Banner*>()->message().contains(QStringLiteral("measured")));
            static_cast<QDialog*>(dialog)->reject();
        });
    }

    void whatACaseNamesIsNotRunByLookingAtIt() {
        const auto server = *directory_ / "strangers-server";
        const auto trace = *directory_ / "it-was-run";
        QVERIFY(test::makeServer(server, trace));
        QVERIFY(test::write_synthetic_case(file_, fresh()));
        variant::Recipe theirs;
        theirs.name = "theirs";
        theirs.source = {variant::SourceKind::binary, server.string(), {}, std::string(64, 'a'), {}};
        append(casefile::VariantAdded{theirs, {}, {}});
        auto* window = show();
        select(window, "theirs");
        change(window, [](QWidget* dialog) {
            QCOMPARE(find<QLineEdit>(dialog, "variantDescription")->text(), QString());
            find<QLineEdit>(dialog, "variantDescription")->setText(QStringLiteral("a stranger's"));
            find<QPushButton>(dialog, "variantAdd")->click();
        });
        auto after = state().find_variant("theirs")->recipe;
        QCOMPARE(after.description, std::string("a stranger's"));
        QCOMPARE(after.source, theirs.source);  // as it was recorded
        QVERIFY(!std::filesystem::exists(trace));
        // Once a person has agreed to what the case executes, it is looked at as it is now.
        QVERIFY(casefile::remember_trust(casefile::executable_content_sha256(state())));
        change(window, [](QWidget* dialog) {
            find<QLineEdit>(dialog, "variantDescription")->setText(QStringLiteral("known"));
            find<QPushButton>(dialog, "variantAdd")->click();
        });
        after = state().find_variant("theirs")->recipe;
        QVERIFY(after.source.sha256 != theirs.source.sha256);
        QVERIFY(std::filesystem::exists(trace));
    }

    void undoEndsWhereAPlanIsFrozen() {
        const auto patch = *directory_ / "new.patch";
        test::put(patch, test::patchText());
        auto* window = open(fresh());
        add(window, [&](QWidget* dialog) {
            find<QLineEdit>(dialog, "variantSourceEdit")->setText(path(patch));
            find<QPushButton>(dialog, "variantAdd")->click();
        });
        QVERIFY(state().find_variant("new") != nullptr);
        auto* undo = find<QAction>(window, "actionUndo");
        QVERIFY(undo->isEnabled());
        auto plan = state().drafts.at(0);
        plan.questions.at(0).comparison = "new";
        append(casefile::PlanFrozen{plan, "0"});
        QTRY_VERIFY_WITH_TIMEOUT(!undo->isEnabled(), test::deadline_ms);
        QVERIFY(state().find_variant("new") != nullptr);
    }

  private:
    void append(casefile::Event event) const {
        const SystemClock clock;
        auto writer = casefile::LogWriter::open(file_, clock);
        if (!writer || !writer->append(std::move(event))) qWarning("cannot append");
    }
    static test::SyntheticCase fresh() {
        test::SyntheticCase out;
        out.blocks_per_workload = 0;
        return out;
    }
    static QString path(const std::filesystem::path& file) { return QString::fromStdString(file.string()); }
    [[nodiscard]] casefile::Case state() const { return test::snapshotOf(file_)->state; }
    static Banner* banner(CaseWindow* window) {
        return find<QWidget>(window, "variantsPage")->findChild<Banner*>(QStringLiteral("banner"));
    }
    static void add(CaseWindow* window, std::function<void(QWidget*)> answer) {
        auto* button = find<QPushButton>(window, "variantAddNew");
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), test::deadline_ms);
        answerBy(window, std::move(answer));
        button->click();
    }
    static void change(CaseWindow* window, std::function<void(QWidget*)> answer) {
        answerBy(window, std::move(answer));
        find<QPushButton>(window, "variantChange")->click();
    }
    /// The dialog may accept later, once a source was looked at; one that stays is closed.
    static void answerBy(CaseWindow* window, std::function<void(QWidget*)> answer) {
        test::whenAsked(window, "variantDialog", [answer = std::move(answer)](QWidget* dialog) {
            answer(dialog);
            if (!QTest::qWaitFor([dialog] { return !dialog->isVisible(); }, test::deadline_ms))
                static_cast<QDialog*>(dialog)->reject();
        });
    }
    static void select(CaseWindow* window, const char* name) {
        auto* page = find<VariantsPage>(window, "variantsPage");
        auto* button = find<QPushButton>(window, "variantChange");
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), test::deadline_ms);
        page->showSubject(QLatin1String(name));
    }
    CaseWindow* open(const test::SyntheticCase& what) {
        if (!test::write_synthetic_case(file_, what)) qWarning("no case");
        return show();
    }
    CaseWindow* show() {
        auto* window = workbench_->openCase(path(file_));
        window->resize(1280, 720);
        window->show();
        if (!QTest::qWaitForWindowExposed(window)) qWarning("the window was not exposed");
        window->showPage(1);
        return window;
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
    std::unique_ptr<Workbench> workbench_;
};

ASSAY_UI_TEST_MAIN(VariantsEditingTest)
#include "variants_editing_test.moc"
