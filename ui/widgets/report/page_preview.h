// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QPixmap>
#include <QTimer>

#include <map>
#include <memory>

namespace assay::ui {

namespace paper {
class PaginatedDocument;
}

/// The report's very pages below each other, as wide as there is room; Ctrl and the wheel (or plus and minus)
/// zoom, Home and End go to the ends. A page is drawn when it comes into view, one between two events, so
/// that scrolling never waits; drawn again from its vectors at every scale, so that it is always sharp.
class PagePreview final : public QAbstractScrollArea {
    Q_OBJECT
  public:
    explicit PagePreview(QWidget* parent = nullptr);
    ~PagePreview() override;

    /// Keeps the place in the text as well as it can. Null: nothing to show.
    void setDocument(std::shared_ptr<const paper::PaginatedDocument> document);
    [[nodiscard]] int pageCount() const;
    /// The page that holds the middle of the view, from 0.
    [[nodiscard]] int currentPage() const;
    void goToPage(int page);
    /// Pages that are drawn and kept at the moment.
    [[nodiscard]] int drawnPages() const { return static_cast<int>(drawn_.size()); }

    [[nodiscard]] qreal zoom() const { return zoom_; }
    /// 1: the page as wide as the view (within reason); 0.5 to 4.
    void setZoom(qreal zoom);

  signals:
    void currentPageChanged(int page);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

  private:
    [[nodiscard]] qreal scale() const;
    [[nodiscard]] QSize pageSize() const;
    [[nodiscard]] QRect pageRect(int page) const;  // in the viewport
    [[nodiscard]] int pageAt(int y) const;         // of the whole column of pages
    void layOut();
    void drawOne();
    void noticePage();

    std::shared_ptr<const paper::PaginatedDocument> document_;
    std::map<int, QPixmap> drawn_;
    QTimer draw_next_;
    qreal zoom_ = 1;
    int noticed_page_ = -1;
};

}  // namespace assay::ui
