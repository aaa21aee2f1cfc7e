// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/help_window.h"

#include "ui/session/glossary.h"
#include "ui/session/sample_cases.h"
#include "ui/widgets/labels.h"

#include <QDesktopServices>
#include <QDir>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QUrl>

#include <utility>

namespace assay::ui {

namespace {

constexpr int PageRole = Qt::UserRole;
constexpr int SectionRole = Qt::UserRole + 1;

const QString wordsPage = QStringLiteral("words");

/// The headings of `level` in a Markdown text, in order; code is no text.
QStringList headingsOf(const QString& markdown, int level) {
    QStringList out;
    bool code = false;
    const QString mark = QString(level, QLatin1Char('#')) + QLatin1Char(' ');
    for (const auto& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```"))) code = !code;
        if (!code && line.startsWith(mark)) out << line.mid(mark.size()).trimmed();
    }
    return out;
}

QString glossaryAsMarkdown(const QString& title) {
    QString out = QStringLiteral("# %1\n\n").arg(title);
    const Glossary glossary;
    for (const auto& term : glossary.terms())
        out += QStringLiteral("## %1\n\n%2\n\n").arg(term.word, term.meaning);
    return out;
}

}  // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent), contents_(new QTreeWidget), text_(new QTextBrowser), search_(new QLineEdit) {
    setObjectName(QStringLiteral("helpDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Help \u2014 Assay"));
    contents_->setObjectName(QStringLiteral("helpPages"));
    contents_->setAccessibleName(tr("Help pages"));
    contents_->setHeaderHidden(true);
    contents_->setFrameShape(QFrame::NoFrame);
    text_->setObjectName(QStringLiteral("helpText"));
    text_->setAccessibleName(tr("Help page"));
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    text_->document()->setDocumentMargin(style::em(1.4));
    search_->setObjectName(QStringLiteral("helpSearch"));
    search_->setAccessibleName(tr("Search the help"));
    search_->setPlaceholderText(tr("Search the help"));
    search_->setClearButtonEnabled(true);

    auto* left = new QVBoxLayout;
    left->addWidget(search_);
    left->addWidget(contents_, 1);
    auto* row = new QHBoxLayout(this);
    row->addLayout(left, 2);
    row->addWidget(text_, 5);
    style::resizeOnScreen(*this, 72, 46);

    addPages();
    connect(contents_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item != nullptr)
            showTopic({item->data(0, PageRole).toString(), item->data(0, SectionRole).toString()});
    });
    connect(text_, &QTextBrowser::anchorClicked, this, &HelpWindow::followLink);
    connect(search_, &QLineEdit::returnPressed, this, &HelpWindow::findNext);
    showTopic({pages_.first(), {}});
}

void HelpWindow::addPages() {
    const QDir directory(helpDirectory());
    QStringList files = directory.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    for (const auto* first : {"method.md", "workbench.md", "index.md"})
        if (files.removeOne(QLatin1String(first))) files.prepend(QLatin1String(first));
    for (const auto& name : std::as_const(files)) {
        QFile file(directory.filePath(name));
        const QString markdown =
            file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        const QString page = name.chopped(3);
        markdown_[page] = markdown;
        addPage(page, headingsOf(markdown, 1).value(0, page));
    }
    const QString title = tr("Words");
    markdown_[wordsPage] = glossaryAsMarkdown(title);
    addPage(wordsPage, title);
    if (files.isEmpty()) {
        const QString page = QStringLiteral("index");
        markdown_[page] = tr("The help pages are not installed.");
        addPage(page, tr("Help"));
        pages_.move(pages_.size() - 1, 0);
    }
}

void HelpWindow::addPage(const QString& name, const QString& title) {
    pages_ << name;
    auto* item = new QTreeWidgetItem(contents_, {title});
    item->setData(0, PageRole, name);
    for (const auto& section : headingsOf(markdown_[name], 2)) {
        auto* below = new QTreeWidgetItem(item, {section});
        below->setData(0, PageRole, name);
        below->setData(0, SectionRole, slugOf(section));
        below->setToolTip(0, section);
    }
}

void HelpWindow::showTopic(const HelpTopic& topic) {
    if (!markdown_.contains(topic.page)) return;
    if (topic.page != topic_.page) load(topic.page);
    topic_ = topic;
    scrollTo(topic.section);
    // The contents follow, without being taken for a person's choice.
    const QSignalBlocker quiet(contents_);
    auto* page = contents_->topLevelItem(static_cast<int>(pages_.indexOf(topic.page)));
    QTreeWidgetItem* chosen = page;
    for (int i = 0; page != nullptr && i < page->childCount(); ++i)
        if (!topic.section.isEmpty() && page->child(i)->data(0, SectionRole) == topic.section)
            chosen = page->child(i);
    if (page != nullptr) page->setExpanded(true);
    contents_->setCurrentItem(chosen);
}

void HelpWindow::load(const QString& page) {
    text_->setMarkdown(markdown_[page]);
    text_->setAccessibleDescription(headingsOf(markdown_[page], 1).value(0));
}

void HelpWindow::scrollTo(const QString& section) {
    const auto* document = text_->document();
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        const bool wanted =
            section.isEmpty() || (block.blockFormat().headingLevel() > 0 && slugOf(block.text()) == section);
        if (!wanted) continue;
        text_->setTextCursor(QTextCursor(block));
        const auto top = document->documentLayout()->blockBoundingRect(block).top();
        text_->verticalScrollBar()->setValue(section.isEmpty() ? 0 : static_cast<int>(top));
        return;
    }
}

void HelpWindow::findNext() {
    const QString words = search_->text();
    if (words.isEmpty()) return;
    const QString begun = topic_.page;
    if (text_->find(words)) return;
    const auto at = pages_.indexOf(begun);
    for (qsizetype i = 1; i <= pages_.size(); ++i) {
        const QString& page = pages_[(at + i) % pages_.size()];
        if (!markdown_[page].contains(words, Qt::CaseInsensitive)) continue;
        showTopic({page, {}});
        text_->moveCursor(QTextCursor::Start);
        if (text_->find(words)) return;
    }
    showTopic({begun, {}});
}

void HelpWindow::followLink(const QUrl& link) {
    if (!link.isRelative()) {
        QDesktopServices::openUrl(link);
        return;
    }
    const QString page =
        link.path().isEmpty() ? topic_.page : QString(link.path()).remove(QStringLiteral(".md"));
    showTopic({page, link.fragment()});
}

void HelpWindow::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Find)) {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
        return;
    }
    const bool searching = search_->hasFocus();
    if (searching && event->key() == Qt::Key_Escape && !search_->text().isEmpty()) {
        search_->clear();
        text_->setFocus();
        return;
    }
    // Enter in the search searches; it is no button's.
    if (searching && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) return;
    QDialog::keyPressEvent(event);
}

}  // namespace assay::ui
