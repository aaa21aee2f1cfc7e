// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline as a person uses it: runs folded and opened, narrowed and searched, files in and out, all by
// mouse and by keys.
#include "core/base/files.h"
#include "tests/widgets/story.h"
#include "ui/models/checks_model.h"
#include "ui/models/timeline_model.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/evidence_files.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/timeline_delegate.h"
#include "ui/widgets/timeline_view.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QUrl>

#include <fstream>

using namespace assay;
using namespace assay::ui;
using test::find;

class TimelineTest final : public QObject {
    Q_OBJECT

  public slots:
    /// In the desktop's place: what would have been opened.
    void opened(const QUrl& url) {
        opened_ = url.toLocalFile();
        content_ = read_file(opened_.toStdString()).value_or("");
        permissions_ = QFile::permissions(opened_);
    }

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        file_ = *directory_ / "case.assay";
        test::SyntheticCase what;
        what.void_every = 9;
        what.settled = true;
        QVERIFY(test::write_synthetic_case(file_, what));
        workbench_ =
            std::make_unique<Workbench>(QString::fromStdString((*directory_ / "state").string()), QString());
        window_ = test::shownWindow(*workbench_, file_);
        list_ = find<TimelineView>(window_, "timelineList");
        model_ = qobject_cast<TimelineModel*>(list_->model());
        QTRY_VERIFY_WITH_TIMEOUT(model_->rowCount() > 0 && !model_->isWorking(), test::deadline_ms);
        opened_.clear();
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "opened");
    }
    void cleanup() {
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        workbench_.reset();
    }

    void aRunIsOneHeadingAndItsVoidBlocks() {
        const int heading = headingRow();
        QVERIFY(heading > 0);
        const QString words = text(heading);
        QVERIFY2(words.startsWith(QStringLiteral("Run 1")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("4 void")) && words.endsWith(QStringLiteral("decided")),
                 qPrintable(words));
        QCOMPARE(countOf(QStringLiteral("is void")), 4);  // never hidden
        QCOMPARE(countOf(QStringLiteral("measured: ")), 0);
        QVERIFY(countOf(QStringLiteral("Settled")) == 1);
    }

    void itIsOpenedByAClickByEnterAndByTheArrows() {
        const int heading = headingRow();
        const int folded = model_->rowCount();
        click(heading);
        QTRY_VERIFY_WITH_TIMEOUT(model_->rowCount() > folded, test::deadline_ms);
        QCOMPARE(list_->currentIndex().row(), heading);
        QVERIFY(list_->viewport()->rect().intersects(list_->visualRect(model_->index(heading))));  // stays
        QVERIFY(countOf(QStringLiteral("measured: ")) > 20);
        key(Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(model_->rowCount(), folded, test::deadline_ms);
        key(Qt::Key_Right);
        QTRY_VERIFY_WITH_TIMEOUT(model_->rowCount() > folded, test::deadline_ms);
        key(Qt::Key_Right);  // and on, below it
        QCOMPARE(list_->currentIndex().row(), heading + 1);
        key(Qt::Key_Left);  // back to the heading
        QCOMPARE(list_->currentIndex().row(), heading);
        key(Qt::Key_Left);
        QTRY_COMPARE_WITH_TIMEOUT(model_->rowCount(), folded, test::deadline_ms);
        key(Qt::Key_Down);
        QCOMPARE(list_->currentIndex().row(), heading + 1);
    }

    void topicsAndWordsNarrowTogether() {
        auto* notes = find<QToolButton>(window_, "topicNotes");
        auto* measurements = find<QToolButton>(window_, "topicMeasurements");
        notes->click();
        settle();
        QCOMPARE(model_->rowCount(), 1);
        QCOMPARE(model_->index(0).data(TimelineModel::AuthorRole).toString(), QStringLiteral("tests"));
        measurements->click();
        auto* search = find<QLineEdit>(window_, "timelineFilter");
        search->setText(QStringLiteral("set-256k block"));
        settle();
        QVERIFY(model_->rowCount() > 5);
        QVERIFY(model_->isHeading(0));  // found within the folded run
        QCOMPARE(countOf(QStringLiteral("set-256k")), model_->rowCount() - 1);
        const QString counts = find<QLabel>(window_, "timelineCounts")->text();
        QVERIFY2(counts.startsWith(QString::number(model_->matched())), qPrintable(counts));
        search->setText(QStringLiteral("nothing is called this"));
        settle();
        auto* all = find<QPushButton>(window_, "timelineShowAll");
        QTRY_VERIFY_WITH_TIMEOUT(all->isVisible(), test::deadline_ms);
        all->click();
        settle();
        QVERIFY(!notes->isChecked() && search->text().isEmpty());
        QVERIFY(!all->isVisible());
        QVERIFY(headingRow() > 0);
    }

    void whatWasFoundStaysWhenTheSearchIsCleared() {
        auto* search = find<QLineEdit>(window_, "timelineFilter");
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("byte-identical expected"));
        settle();
        QTest::keyClick(search, Qt::Key_Down);  // into the list
        QVERIFY(list_->hasFocus());
        key(Qt::Key_Home);
        const auto sequence = list_->currentIndex().data(TimelineModel::SequenceRole);
        search->setFocus();
        QTest::keyClick(search, Qt::Key_Escape);
        settle();
        QCOMPARE(list_->currentIndex().data(TimelineModel::SequenceRole), sequence);
        QVERIFY(list_->viewport()->rect().contains(list_->visualRect(list_->currentIndex()).center()));
    }

    void aNoteSaysWhenAndByWhomAndOpensInPlace() {
        auto* note = find<QPlainTextEdit>(window_, "noteText");
        QTRY_VERIFY_WITH_TIMEOUT(note->isEnabled(), test::deadline_ms);
        QStringList lines;
        for (int i = 0; i < 1000; ++i)
            lines << QStringLiteral("line %1").arg(i);
        note->setPlainText(lines.join(QLatin1Char('\n')));
        find<QPushButton>(window_, "noteSend")->click();
        QTRY_VERIFY_WITH_TIMEOUT(last().data(TimelineModel::DetailRole).toString().startsWith(lines[0]),
                                 test::deadline_ms);
        QVERIFY(!last().data(TimelineModel::AuthorRole).toString().isEmpty());
        QVERIFY(!last().data(TimelineModel::TimeRole).toString().isEmpty());
        const int before = height(last());
        QVERIFY(before < window_->height());
        const int page = window_->currentPage();
        click(last().row());
        QTRY_VERIFY_WITH_TIMEOUT(height(last()) > 20 * before, test::deadline_ms);
        QCOMPARE(window_->currentPage(), page);
        list_->setCurrentIndex(last());
        key(Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(height(last()), before, test::deadline_ms);
    }

    void anEntryIsCopied() {
        list_->setCurrentIndex(rowOf(QStringLiteral("Note by tests")));
        key(Qt::Key_C, Qt::ControlModifier);
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.contains(QStringLiteral("Nov 2026")), qPrintable(copied));
        QVERIFY(copied.contains(QStringLiteral("Note by tests")));
        QVERIFY(copied.contains(QStringLiteral("every number in this case is invented")));
        list_->setCurrentIndex(model_->index(headingRow()));
        key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Run 1")));
    }

    void aChoiceLeadsToWhatItSpeaksOf_data() {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<int>("page");
        QTest::newRow("case") << "Case opened" << 0;
        QTest::newRow("variant") << "Variant one-more-copy added" << 1;
        QTest::newRow("workload") << "Workload set-256k added" << 2;
        QTest::newRow("block") << "is void" << 4;
        QTest::newRow("check") << "Expected: byte-identical AOF of set-256k" << 5;
        QTest::newRow("verdict") << "Settled" << 0;
    }
    void aChoiceLeadsToWhatItSpeaksOf() {
        QFETCH(QString, entry);
        QFETCH(int, page);
        window_->showPage(6);
        list_->setCurrentIndex(rowOf(entry));
        key(Qt::Key_Return);
        QCOMPARE(window_->currentPage(), page);
        if (page == 1)
            QCOMPARE(find<QLabel>(window_, "variantName")->text(), QStringLiteral("one-more-copy"));
        if (page == 2)
            QCOMPARE(find<QTableView>(window_, "workloadsTable")
                         ->currentIndex()
                         .siblingAtColumn(0)
                         .data()
                         .toString(),
                     QStringLiteral("set-256k"));
        if (page == 5)
            QVERIFY(find<QTableView>(window_, "checksTable")
                        ->currentIndex()
                        .siblingAtColumn(ChecksModel::Name)
                        .data()
                        .toString()
                        .contains(QStringLiteral("byte-identical AOF of set-256k")));
    }

    void aDroppedFileIsAttachedAndOpensAgain() {
        const QString path = write(QStringLiteral("flat.txt"), "42% memcpy\n");
        auto* panel = find<QWidget>(window_, "timelinePanel");
        auto* hint = panel->findChild<QWidget*>(QStringLiteral("dropHint"));
        drop(panel, {path}, hint);
        QTRY_VERIFY_WITH_TIMEOUT(
            last().data(TimelineModel::AttachmentRole).toString().startsWith(QStringLiteral("flat.txt")),
            test::deadline_ms);
        QVERIFY(!hint->isVisible());
        QCOMPARE(test::eventsIn<casefile::EvidenceAdded>(file_).back().attachment->name,
                 std::string("flat.txt"));

        clickOnFile(last());
        QTRY_VERIFY_WITH_TIMEOUT(!opened_.isEmpty(), test::deadline_ms);
        QCOMPARE(QFileInfo(opened_).fileName(), QStringLiteral("flat.txt"));
        QCOMPARE(content_, std::string("42% memcpy\n"));
        QVERIFY(!permissions_.testFlag(QFile::WriteOwner));  // a copy to look at
        opened_.clear();
        list_->setCurrentIndex(last());
        key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!opened_.isEmpty(), test::deadline_ms);
        const int page = 5;
        key(Qt::Key_Return);  // by itself it leads to the evidence
        QCOMPARE(window_->currentPage(), page);
        QCOMPARE(
            find<QTableView>(window_, "evidenceTable")->currentIndex().siblingAtColumn(1).data().toString(),
            QStringLiteral("flat.txt"));
    }

    void aFileOnTheNoteIsAttachedAndWordsAreWords() {
        const QString path = write(QStringLiteral("b.csv"), "1,2\n");
        auto* note = find<QPlainTextEdit>(window_, "noteText");
        QTRY_VERIFY_WITH_TIMEOUT(note->isEnabled(), test::deadline_ms);
        drop(note->viewport(), {path}, nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(
            last().data(TimelineModel::AttachmentRole).toString().startsWith(QStringLiteral("b.csv")),
            test::deadline_ms);
        QVERIFY(note->toPlainText().isEmpty());
    }

    void aFileOnTheEvidencePageIsChosenThere() {
        window_->showPage(5);
        auto* page = find<QAbstractScrollArea>(window_, "evidencePage");
        drop(page->viewport(), {write(QStringLiteral("c.txt"), "c"), write(QStringLiteral("d.txt"), "d")},
             nullptr);
        const auto* table = find<QTableView>(window_, "evidenceTable");
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 2, test::deadline_ms);
        QTRY_COMPARE_WITH_TIMEOUT(table->currentIndex().siblingAtColumn(1).data().toString(),
                                  QStringLiteral("d.txt"), test::deadline_ms);
    }

    void whatMayDoMoreThanBeLookedAtIsNotOpened() {
        const QString path = write(QStringLiteral("run.sh"), "#!/bin/sh\nrm -rf ~\n");
        drop(find<QWidget>(window_, "timelinePanel"), {path}, nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(
            last().data(TimelineModel::AttachmentRole).toString().startsWith(QStringLiteral("run.sh")),
            test::deadline_ms);
        clickOnFile(last());
        const auto* banner = find<Banner>(window_, "messageBanner");
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), test::deadline_ms);
        QVERIFY(banner->message().contains(QStringLiteral("run.sh")));
        QVERIFY(find<QLabel>(banner, "bannerAdvice")->text().contains(QStringLiteral("Save")));
        QVERIFY(opened_.isEmpty());
    }

    void anAttachmentIsSavedAsItWas() {
        CaseSession session(QString::fromStdString(file_.string()));
        EvidenceFiles files(session);
        casefile::Attachment attachment;
        attachment.name = "x.bin";
        attachment.base64 = QByteArray("\x00\x01\x02", 3).toBase64().toStdString();
        QString saved;
        connect(&files, &EvidenceFiles::saved, this, [&saved](const QString& path) { saved = path; });
        const auto place = *directory_ / "saved.bin";
        files.saveTo(attachment, QString::fromStdString(place.string()));
        QTRY_VERIFY_WITH_TIMEOUT(!saved.isEmpty(), test::deadline_ms);
        QCOMPARE(read_file(place).value().size(), std::size_t{3});
        std::optional<Error> error;
        connect(&files, &EvidenceFiles::failed, this, [&error](const Error& e) { error = e; });
        files.saveTo(attachment, QStringLiteral("/nonexistent/place/x.bin"));
        QTRY_VERIFY_WITH_TIMEOUT(error.has_value(), test::deadline_ms);
        QVERIFY(QString::fromStdString(error->message).contains(QStringLiteral("/nonexistent/place")));
    }

    void theMenuHasEveryWay() {
        list_->setCurrentIndex(model_->index(headingRow()));
        QStringList names;
        auto* look = new QTimer(this);
        connect(look, &QTimer::timeout, this, [&names, look] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (menu == nullptr) return;
            look->deleteLater();
            for (const auto* action : menu->actions())
                names << action->objectName();
            menu->close();
        });
        look->start(10);
        auto* panel = find<QWidget>(window_, "timelinePanel");
        QContextMenuEvent byKey(QContextMenuEvent::Keyboard, QPoint(5, 5), panel->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(panel, &byKey);
        QCOMPARE(names, (QStringList{QStringLiteral("entryFold"), QStringLiteral("entryCopy")}));
    }

  private:
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!model_->isWorking(), test::deadline_ms); }
    QString text(int row) const { return model_->index(row).data().toString(); }
    QModelIndex last() const { return model_->index(model_->rowCount() - 1); }
    int height(const QModelIndex& index) const {
        static_cast<void>(list_->grab());
        return list_->visualRect(index).height();
    }
    int headingRow() const {
        for (int row = 0; row < model_->rowCount(); ++row)
            if (model_->isHeading(row)) return row;
        return -1;
    }
    int countOf(const QString& words) const {
        int out = 0;
        for (int row = 0; row < model_->rowCount(); ++row)
            out += !model_->isHeading(row) && text(row).contains(words) ? 1 : 0;
        return out;
    }
    QModelIndex rowOf(const QString& words) const {
        for (int row = 0; row < model_->rowCount(); ++row)
            if (!model_->isHeading(row) && text(row).contains(words)) return model_->index(row);
        return {};
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        list_->setFocus();
        QTest::keyClick(list_, key, modifiers);
    }
    void click(int row) {
        list_->scrollTo(model_->index(row));
        static_cast<void>(list_->grab());
        const QRect rect = list_->visualRect(model_->index(row));
        QTest::mouseClick(list_->viewport(), Qt::LeftButton, {}, rect.center());
    }
    void clickOnFile(const QModelIndex& index) {
        list_->scrollTo(index);
        static_cast<void>(list_->grab());
        QStyleOptionViewItem option;
        option.widget = list_;
        option.rect = list_->visualRect(index);
        const auto* delegate = qobject_cast<const TimelineDelegate*>(list_->itemDelegate());
        const QRect place = delegate->attachmentRect(option, index);
        QVERIFY(!place.isEmpty());
        QTest::mouseClick(list_->viewport(), Qt::LeftButton, {}, place.center());
    }
    QString write(const QString& name, const char* content) {
        const auto path = *directory_ / name.toStdString();
        std::ofstream(path) << content;
        return QString::fromStdString(path.string());
    }
    static void drop(QWidget* on, const QStringList& paths, const QWidget* hint) {
        QMimeData data;
        QList<QUrl> urls;
        for (const auto& path : paths)
            urls << QUrl::fromLocalFile(path);
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(on, &enter);
        QVERIFY(enter.isAccepted());
        if (hint != nullptr) QVERIFY(hint->isVisible());
        QDropEvent dropped(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(on, &dropped);
        QVERIFY(dropped.isAccepted());
    }

    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path file_;
    std::unique_ptr<Workbench> workbench_;
    CaseWindow* window_ = nullptr;
    TimelineView* list_ = nullptr;
    TimelineModel* model_ = nullptr;
    QString opened_;
    std::string content_;
    QFile::Permissions permissions_;
};

ASSAY_UI_TEST_MAIN(TimelineTest)
#include "timeline_test.moc"
