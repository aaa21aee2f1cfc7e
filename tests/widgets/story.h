// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/log.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"
#include "ui/widgets/case_window.h"
#include "ui/widgets/workbench.h"

#include <QApplication>
#include <QFile>
#include <QTest>
#include <QTimer>

#include <functional>

// What the stories share: a person finds things by name, waits for what is shown, answers dialogs.
namespace assay::test {

constexpr int deadline_ms = 30000;

template <class T>
T* find(const QWidget* window, const char* name) {
    return window->findChild<T*>(QLatin1String(name));
}

/// The events of a type in a case file, as any other reader sees them.
template <class E>
std::vector<E> eventsIn(const std::filesystem::path& file) {
    std::vector<E> out;
    if (const auto contents = casefile::read_log(file))
        for (const auto& record : contents->records)
            if (const auto* event = std::get_if<E>(&record->event)) out.push_back(*event);
    return out;
}

/// The case's window at the least size that must do, seen on the screen.
inline ui::CaseWindow* shownWindow(ui::Workbench& workbench, const std::filesystem::path& file) {
    auto* window = workbench.openCase(QString::fromStdString(file.string()));
    window->resize(1280, 720);
    window->show();
    if (!QTest::qWaitForWindowExposed(window)) qWarning("the window was not exposed");
    return window;
}

/// Calls `answer` with the dialog of this name as soon as it is the modal one; the caller opens it
/// afterwards.
inline void whenAsked(QObject* context, const char* name, std::function<void(QWidget*)> answer) {
    auto* look = new QTimer(context);
    look->setInterval(10);
    QObject::connect(look, &QTimer::timeout, context,
                     [look, name = QString::fromLatin1(name), answer = std::move(answer)] {
                         auto* dialog = QApplication::activeModalWidget();
                         if (dialog == nullptr || dialog->objectName() != name) return;
                         look->stop();
                         look->deleteLater();
                         answer(dialog);
                     });
    look->start();
}

/// A shell script in the place of `assay`: what the window does around a run is tested here, runs elsewhere.
inline QString scriptAt(const std::filesystem::path& path, const std::string& body) {
    QFile file(QString::fromStdString(path.string()));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(QByteArray::fromStdString("#!/bin/bash\n" + body + "\n"));
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file.fileName();
}

}  // namespace assay::test
