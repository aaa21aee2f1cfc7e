// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plot_frame_private.h"

#include "ui/session/words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include <utility>

namespace assay::ui {

namespace {

/// A label that never asks for more room than there is; the whole of it is its tool tip.
class ElidedLabel final : public QLabel {
  public:
    using QLabel::QLabel;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        painter.drawText(rect(), static_cast<int>(alignment()),
                         fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

QTableView* tableView(PlotTableModel* model, QWidget* parent) {
    auto* view = new QTableView(parent);
    view->setModel(model);
    view->setAlternatingRowColors(true);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->verticalHeader()->hide();
    view->setShowGrid(false);
    view->setFrameShape(QFrame::NoFrame);
    view->horizontalHeader()->setHighlightSections(false);
    return view;
}

}  // namespace

void PlotFrame::Private::build() {
    title = new ElidedLabel(&frame);
    QFont strong = frame.font();
    strong.setWeight(QFont::DemiBold);
    title->setFont(strong);
    readout = new ElidedLabel(&frame);
    readout->setObjectName(QStringLiteral("plotReadout"));
    readout->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    readout->setTextFormat(Qt::PlainText);
    caption = new QLabel(&frame);
    problem = new QLabel(&frame);
    problem->setObjectName(QStringLiteral("plotProblem"));
    for (QLabel* label : {caption, problem}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    problem->hide();

    canvas = new QCustomPlot(&frame);
    canvas->setPlottingHint(QCP::phFastPolylines);  // thick antialiased lines of thousands of points
    canvas->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    canvas->setFocusPolicy(Qt::ClickFocus);
    canvas->setFocusProxy(&frame);  // from here on a policy set on the canvas would be the frame's
    frame.setFocusPolicy(Qt::StrongFocus);
    canvas->setMouseTracking(true);
    canvas->installEventFilter(&frame);
    canvas->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    canvas->setAttribute(Qt::WA_OpaquePaintEvent);
    const auto changed = [this] {
        if (setting_ranges) return;
        own_view = true;
        emit frame.viewChanged();
    };
    QObject::connect(canvas->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), &frame, changed);
    QObject::connect(canvas->yAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), &frame, changed);

    model = new PlotTableModel(&frame);
    view = tableView(model, &frame);
    view->installEventFilter(&frame);
    QObject::connect(view->selectionModel(), &QItemSelectionModel::currentRowChanged, &frame,
                     [this](const QModelIndex& now) { chooseRow(now.row()); });

    tool_row = new QWidget(&frame);
    buildTools(*tool_row);
    head = new QWidget(&frame);
    auto* head_layout = new QHBoxLayout(head);
    head_layout->setContentsMargins(0, 0, 0, 0);
    title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    readout->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    head_layout->addWidget(title, 1);
    head_layout->addWidget(readout, 1);
    head_layout->addWidget(tool_row);
    head->setMinimumHeight(tool_row->sizeHint().height());  // so that nothing moves when the tools appear
    tool_row->hide();

    auto* layout = new QVBoxLayout(&frame);
    layout->setContentsMargins(2, 2, 2, 2);  // room for the focus line
    layout->setSpacing(2);
    layout->addWidget(head);
    layout->addWidget(canvas, 1);
    layout->addWidget(view, 1);  // one of the two is shown
    view->hide();
    layout->addWidget(caption);
    layout->addWidget(problem);

    // Ticks are chosen by the room that the axes had before the layout: once more when they got another.
    QObject::connect(canvas, &QCustomPlot::afterReplot, canvas, [this, ticked = QSize()]() mutable {
        const QSize room = canvas->axisRect()->size();
        if (std::exchange(ticked, room) != room) canvas->replot(QCustomPlot::rpQueuedReplot);
    });

    theme = PlotTheme::fromPalette(frame.palette(), frame.font());
    setIcons();
    setQuietColours();
}

void PlotFrame::Private::setQuietColours() {
    for (QLabel* label : {readout, caption, problem}) {
        QPalette palette = label->palette();
        const QColor colour = label == problem ? theme.decision(verdict::Decision::refuted) : theme.quiet;
        palette.setColor(QPalette::WindowText, colour);
        palette.setColor(QPalette::Text, colour);  // what selectable labels draw with
        label->setPalette(palette);
    }
}

PlotFrame::View PlotFrame::Private::ranges() const {
    const QCPRange x = canvas->xAxis->range();
    const QCPRange y = canvas->yAxis->range();
    return {x.lower, x.upper, y.lower, y.upper};
}

void PlotFrame::Private::setRanges(const View& view_ranges) {
    setting_ranges = true;
    canvas->xAxis->setRange(view_ranges.xLow, view_ranges.xHigh);
    canvas->yAxis->setRange(view_ranges.yLow, view_ranges.yHigh);
    setting_ranges = false;
}

void PlotFrame::Private::draw() {
    const View before = ranges();
    setting_ranges = true;
    frame.draw(*canvas, theme);
    setting_ranges = false;
    if (own_view) setRanges(before);
    new DrawnItem(*canvas, QStringLiteral("overlay"), true, [this](QCPPainter& painter) {
        if (chosen) frame.drawChosen(painter, *canvas, theme, *chosen);
    });
    dirty = false;
    canvas->replot(QCustomPlot::rpQueuedReplot);
}

void PlotFrame::Private::ensureDrawn() {
    if (dirty) draw();
}

void PlotFrame::Private::becomeAbout(const QString& words, const QString& besides) {
    QStringList now = {words, besides};
    if (const auto blocks = frame.blocks(); !blocks.empty())
        now << shown(blocks.front().ref.plan) << shown(blocks.front().ref.workload);
    if (now == subject) return;
    subject = std::move(now);
    if (std::exchange(own_view, false)) emit frame.viewChanged();
}

void PlotFrame::Private::refreshTable() {
    const bool same = tabled_subject == subject;
    tabled_subject = subject;
    const int scrolled = view->verticalScrollBar()->value();
    choosing_row = true;
    if (same) {
        model->followTable(frame.table());
    } else {
        fitted.clear();
        model->setTable(frame.table());
    }
    choosing_row = false;
    model->setChosenBlock(chosen ? static_cast<int>(*chosen) : -1);
    fitColumns();
    view->verticalScrollBar()->setValue(same ? scrolled : 0);
}

void PlotFrame::Private::fitColumns() {
    const auto columns = static_cast<std::size_t>(model->columnCount());
    const bool first = fitted.size() != columns;
    fitted.resize(columns);
    for (std::size_t i = 0; i < columns; ++i) {
        const int column = static_cast<int>(i);
        if (!first && view->columnWidth(column) != fitted[i]) continue;  // a person's own
        view->resizeColumnToContents(column);
        fitted[i] = view->columnWidth(column);
    }
}

ExportedPlot PlotFrame::Private::exported() const {
    ExportedPlot plot;
    plot.title = frame.title();
    plot.caption = frame.caption();
    if (!reading.isEmpty()) plot.caption += QLatin1Char(' ') + reading;
    // A pixel of the window is taken for 0.75 points, as at 96 dots per inch.
    plot.size = QSizeF(qMax(canvas->width(), 480), qMax(canvas->height(), 160)) * 0.75;
    plot.font = frame.font();
    plot.paint = [this](QPainter& painter, const QRectF& target, const PlotTheme& paper) {
        frame.paint(painter, target, paper);
    };
    plot.table = [this] { return frame.table(); };
    return plot;
}

void PlotFrame::Private::say(const QString& words) {
    problem->setText(words);
    problem->setVisible(!words.isEmpty());
}

}  // namespace assay::ui
