// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/temporary_directory.h"
#include "ui/session/snapshot.h"

#include <QApplication>
#include <QTest>

namespace assay::test {

/// Before the application: a home of its own (so that no test sees or changes a person's files), the
/// offscreen platform, the C locale. After it: a known font.
class UiEnvironment {
  public:
    UiEnvironment();
    /// Call once the application exists.
    void prepareApplication() const;
    [[nodiscard]] const TemporaryDirectory& home() const { return home_; }

  private:
    TemporaryDirectory home_;
};

/// Any Qt warning in the running test function fails it. Call in init().
void failOnQtWarnings();

/// The case file as a page gets it.
[[nodiscard]] ui::SnapshotPtr snapshotOf(const std::filesystem::path& file);

/// A palette as a dark desktop has it.
[[nodiscard]] QPalette darkPalette();
[[nodiscard]] QPalette lightPalette();

}  // namespace assay::test

/// The main function of a Qt Test program with widgets.
#define ASSAY_UI_TEST_MAIN(TestClass)                 \
    int main(int argc, char** argv) {                 \
        const assay::test::UiEnvironment environment; \
        QApplication application(argc, argv);         \
        environment.prepareApplication();             \
        TestClass test;                               \
        return QTest::qExec(&test, argc, argv);       \
    }
