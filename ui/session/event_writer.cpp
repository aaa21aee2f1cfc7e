// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/event_writer.h"

#include <QFileInfo>
#include <QThreadPool>

#include <deque>
#include <mutex>
#include <utility>

namespace assay::ui {

namespace {

constexpr qint64 quick_bytes = qint64{1} << 20;  // read, hashed or written within a few milliseconds

/// Whether an event is small enough to be put into its line while the window waits.
bool isSmall(const casefile::Event& event) {
    const auto* evidence = std::get_if<casefile::EvidenceAdded>(&event);
    if (evidence == nullptr) return true;
    const auto attached = evidence->attachment ? evidence->attachment->base64.size() : 0;
    return static_cast<qint64>(evidence->text.size() + attached) <= quick_bytes;
}

}  // namespace

/// The writer of the file and what waits for it. The lock guards the queue; the writer belongs to whoever
/// writes: the pool while it was told to, else the main thread.
class EventWriter::Pen {
  public:
    explicit Pen(std::shared_ptr<const Clock> clock) : clock_(std::move(clock)) {}

    /// One that knows less of the file than ours does reads on by itself.
    void goOnWith(const LogWriterPtr& writer) { writer_ = writer; }

    /// Nobody waits for the disk while the file is held: a run could not go on meanwhile.
    Status write(const casefile::Event& event, std::chrono::milliseconds patience) {
        if (!writer_)
            return fail(ErrorKind::damaged,
                        tr("The case file cannot be written at the moment.").toStdString(),
                        tr("Try again once the window shows it again.").toStdString());
        auto written = writer_->append(event, casefile::Durability::later, patience);
        if (written) return {};
        // The file may have been replaced: the next writer comes from whoever read what is there now.
        if (written.error().kind != ErrorKind::locked) writer_.reset();
        return fail(std::move(written.error()));
    }

    [[nodiscard]] bool isQuick(const casefile::Event& event) const {
        if (!writer_ || !isSmall(event)) return false;
        const QFileInfo file(QString::fromStdString(writer_->file().string()));
        return file.size() - static_cast<qint64>(writer_->known_bytes()) <= quick_bytes;
    }

    void add(EventPtr event) {
        const std::lock_guard guard(mutex_);
        queue_.push_back(std::move(event));
    }
    [[nodiscard]] bool isEmpty() {
        const std::lock_guard guard(mutex_);
        return queue_.empty();
    }
    Failures writeAll() {
        const std::lock_guard one_at_a_time(writing_);
        Failures failures;
        for (EventPtr event = take(); event; event = take())
            if (auto written = write(*event, casefile::usual_patience); !written)
                failures.push_back({event, written.error()});
        return failures;
    }

  private:
    static QString tr(const char* text) { return EventWriter::tr(text); }
    EventPtr take() {
        const std::lock_guard guard(mutex_);
        if (queue_.empty()) return nullptr;
        EventPtr out = std::move(queue_.front());
        queue_.pop_front();
        return out;
    }
    std::shared_ptr<const Clock> clock_;  // of the writers
    LogWriterPtr writer_;
    std::mutex writing_;
    std::mutex mutex_;
    std::deque<EventPtr> queue_;
};

EventWriter::EventWriter(std::shared_ptr<const Clock> clock, QObject* parent)
    : QObject(parent), pen_(std::make_shared<Pen>(std::move(clock))) {}

EventWriter::~EventWriter() {
    // What came as the last was being written, nobody would be told of.
    if (!pen_->isEmpty()) QThreadPool::globalInstance()->start([pen = pen_] { pen->writeAll(); });
}

void EventWriter::goOnWith(const LogWriterPtr& writer) {
    if (busy_) {
        next_ = writer;
    } else {
        pen_->goOnWith(writer);
    }
}

Status EventWriter::append(casefile::Event event) {
    if (!busy_ && pen_->isQuick(event)) {
        auto done = pen_->write(event, std::chrono::milliseconds(0));
        if (done) {
            emit written();
            return {};
        }
        if (done.error().kind != ErrorKind::locked) return done;
    }
    pen_->add(std::make_shared<const casefile::Event>(std::move(event)));
    if (!busy_) beginWriting();
    return {};
}

void EventWriter::beginWriting() {
    busy_ = true;
    writing_.request([pen = pen_] { return pen->writeAll(); },
                     [this](const Failures& failures) {
                         busy_ = false;
                         if (next_) pen_->goOnWith(std::exchange(next_, nullptr));
                         if (!pen_->isEmpty()) beginWriting();  // it came as the last was being written
                         emit written();
                         for (const auto& failure : failures)
                             emit failed(failure.error, failure.event);
                         emit busyChanged();
                     });
    emit busyChanged();
}

}  // namespace assay::ui
