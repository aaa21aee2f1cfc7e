// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/layout/paginator.h"
#include "ui/report/layout/typeface.h"

#include <QString>

#include <memory>
#include <utility>
#include <vector>

namespace assay::ui::paper {

/// A heading that the contents name.
struct Landmark {
    int level = 1;
    QString text;
};

/// What a block may know when it is cut into strips. `landmarkPages` is filled after pagination, so that the
/// contents can be drawn with page numbers although they come first.
struct LayoutContext {
    const Typeface& typeface;
    qreal width = 0;       // of the body
    qreal pageHeight = 0;  // of the body
    const std::vector<Landmark>& landmarks;
    std::shared_ptr<const std::vector<int>> landmarkPages;
};

class Block {
  public:
    virtual ~Block() = default;
    virtual void appendStrips(std::vector<Strip>& strips, const LayoutContext& context) const = 0;
};

/// The report before it has pages: blocks in order, and what the PDF says of itself.
class Document {
  public:
    QString title;
    QString subject;
    QString footer;  // at the left of every page's foot

    template <class B, class... Arguments>
    void add(Arguments&&... arguments) {
        blocks_.push_back(std::make_unique<B>(std::forward<Arguments>(arguments)...));
    }
    /// A heading of level 1 starts a page when `startsPage`; levels 1 and 2 are in the contents.
    void addHeading(int level, const QString& text, bool startsPage = false);

    [[nodiscard]] const std::vector<std::unique_ptr<Block>>& blocks() const { return blocks_; }
    [[nodiscard]] const std::vector<Landmark>& landmarks() const { return landmarks_; }

  private:
    std::vector<std::unique_ptr<Block>> blocks_;
    std::vector<Landmark> landmarks_;
};

/// The very pages: what the PDF holds and what the preview shows. Immutable, made on any thread; painted on
/// the main one (plots are widgets inside).
class PaginatedDocument {
  public:
    PaginatedDocument(const Document& document, ReportPageSize size);

    [[nodiscard]] int pageCount() const { return static_cast<int>(pages_.size()); }
    [[nodiscard]] QSizeF pageSize() const { return geometry_.size; }
    /// Paints one page (from 0) in points, origin at the paper's top left. Paints no paper.
    void paintPage(QPainter& painter, int page) const;
    [[nodiscard]] QString title() const { return title_; }
    [[nodiscard]] QString subject() const { return subject_; }
    [[nodiscard]] const std::vector<Landmark>& landmarks() const { return landmarks_; }
    [[nodiscard]] const std::vector<int>& landmarkPages() const { return *landmark_pages_; }

  private:
    void paintFooter(QPainter& painter, int page) const;

    Typeface typeface_;
    PageGeometry geometry_;
    QString title_;
    QString subject_;
    QString footer_;
    std::vector<Landmark> landmarks_;
    std::shared_ptr<std::vector<int>> landmark_pages_;
    std::vector<Page> pages_;
};

}  // namespace assay::ui::paper
