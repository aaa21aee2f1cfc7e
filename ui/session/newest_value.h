// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <functional>
#include <optional>
#include <utility>

namespace assay::ui {

/// Computes values on the thread pool and hands each over on the main thread, one at a time. While one is
/// being computed only the newest further request is kept, so that a stream of requests neither queues up nor
/// starves. Main thread only; what `compute` reads must be its own or immutable. After the destructor nothing
/// is handed over.
template <class T>
class NewestValue {
  public:
    using Compute = std::function<T()>;
    using Deliver = std::function<void(T)>;

    NewestValue() {
        QObject::connect(&watcher_, &QFutureWatcherBase::finished, &watcher_, [this] {
            const Deliver deliver = std::exchange(deliver_, nullptr);
            T value = watcher_.future().takeResult();
            if (auto next = std::exchange(waiting_, std::nullopt)) begin(std::move(*next));
            deliver(std::move(value));
        });
    }
    ~NewestValue() { watcher_.disconnect(); }
    NewestValue(const NewestValue&) = delete;
    NewestValue& operator=(const NewestValue&) = delete;

    void request(Compute compute, Deliver deliver) {
        Request request{std::move(compute), std::move(deliver)};
        if (deliver_) {
            waiting_ = std::move(request);
        } else {
            begin(std::move(request));
        }
    }

  private:
    struct Request {
        Compute compute;
        Deliver deliver;
    };
    void begin(Request request) {
        deliver_ = std::move(request.deliver);
        watcher_.setFuture(QtConcurrent::run(std::move(request.compute)));
    }

    QFutureWatcher<T> watcher_;
    Deliver deliver_;  // set while a value is being computed
    std::optional<Request> waiting_;
};

}  // namespace assay::ui
