// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace assay::casefile {

/// A list that only grows and is copied often: whole chunks are shared between the copies, so that a copy of
/// a million elements costs a thousand pointers. Elements are never changed. A value like any other: one
/// object is used by one thread at a time, copies by as many as there are.
template <class T, std::size_t ChunkSize = 1024>
class SharedList {
  public:
    SharedList() = default;
    SharedList(std::initializer_list<T> items) {
        for (const auto& item : items)
            push_back(item);
    }

    void push_back(T item) {
        tail_.push_back(std::move(item));
        if (tail_.size() < ChunkSize) return;
        chunks_.push_back(std::make_shared<const std::vector<T>>(std::move(tail_)));
        tail_.clear();
    }

    [[nodiscard]] std::size_t size() const { return chunks_.size() * ChunkSize + tail_.size(); }
    [[nodiscard]] bool empty() const { return chunks_.empty() && tail_.empty(); }
    [[nodiscard]] const T& operator[](std::size_t at) const {
        const std::size_t chunk = at / ChunkSize;
        return chunk < chunks_.size() ? (*chunks_[chunk])[at % ChunkSize] : tail_[at % ChunkSize];
    }
    [[nodiscard]] const T& front() const { return (*this)[0]; }
    [[nodiscard]] const T& back() const { return (*this)[size() - 1]; }

    class Iterator {
      public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T*;
        using reference = const T&;

        Iterator() = default;
        Iterator(const SharedList* list, std::size_t at) : list_(list), at_(at) {}
        reference operator*() const { return (*list_)[at_]; }
        pointer operator->() const { return &(*list_)[at_]; }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        Iterator operator++(int) { return {list_, at_++}; }
        bool operator==(const Iterator&) const = default;

      private:
        const SharedList* list_ = nullptr;
        std::size_t at_ = 0;
    };
    [[nodiscard]] Iterator begin() const { return {this, 0}; }
    [[nodiscard]] Iterator end() const { return {this, size()}; }

  private:
    std::vector<std::shared_ptr<const std::vector<T>>> chunks_;  // each of ChunkSize elements
    std::vector<T> tail_;                                        // fewer than that
};

}  // namespace assay::casefile
