// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/trust.h"
#include "core/experiment/validate.h"
#include "tests/widgets/small_sources.h"
#include "tests/widgets/story.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/run_bar.h"

#include <QDialog>
#include <QPushButton>

// What stories of the form for a new case share.
namespace assay::test {

/// What a person at the keyboard does: it arrives where the focus is.
class Typist {
  public:
    explicit Typist(QWidget* dialog) : dialog_(dialog) {}
    void type(const QString& text) const { QTest::keyClicks(dialog_->focusWidget(), text); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(dialog_->focusWidget(), key, modifiers);
    }
    void erase() const {
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_Delete);
    }
    /// Tab until the named field has the focus; false when it is never reached.
    [[nodiscard]] bool tabTo(const char* name) const {
        for (int i = 0; i < 60; ++i) {
            if (dialog_->focusWidget()->objectName() == QLatin1String(name)) return true;
            press(Qt::Key_Tab);
        }
        return false;
    }

  private:
    QWidget* dialog_;
};

inline QString noteOf(const QWidget* dialog, const char* name) {
    return find<ui::FieldNote>(dialog, name)->text();
}

inline bool hasProblem(const QWidget* dialog, const char* name) {
    return find<ui::FieldNote>(dialog, name)->isProblem() && find<ui::FieldNote>(dialog, name)->isVisible();
}

/// A person who makes a new case, in a home of their own.
class NewCaseStory {
  public:
    using Story = std::function<void(const Typist&, QWidget*)>;

    NewCaseStory() {
        failOnQtWarnings();
        qputenv("XDG_STATE_HOME", QByteArray::fromStdString((directory_ / "xdg-state").string()));
        qputenv("XDG_DATA_HOME", QByteArray::fromStdString((directory_ / "xdg-data").string()));
        workbench_ = std::make_unique<ui::Workbench>(QString::fromStdString((directory_ / "state").string()),
                                                     QString());
    }
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return directory_ / name; }
    static QString path(const std::filesystem::path& file) { return QString::fromStdString(file.string()); }
    static void sayClaim(const Typist& person) {
        person.type(QStringLiteral("A title"));
        person.press(Qt::Key_Tab);
        person.type(QStringLiteral("A claim."));
    }

    /// The form, opened as the start page opens it. A story that creates a case leaves by itself.
    void withDialog(const Story& story, bool creates = false) {
        QObject context;
        whenAsked(&context, "newCaseDialog", [&](QWidget* dialog) {
            if (!QTest::qWaitForWindowActive(dialog)) qWarning("the form is not active");
            story(Typist(dialog), dialog);
            if (creates && !QTest::currentTestFailed() &&
                QTest::qWaitFor([dialog] { return !dialog->isVisible(); }, deadline_ms))
                return;
            static_cast<QDialog*>(dialog)->done(QDialog::Rejected);
        });
        workbench_->newCase(nullptr);
    }

    /// The case that a story has created, after its window has opened; empty, and the test failed, when there
    /// is none or it cannot be run as it should.
    casefile::Case created(const Story& story, bool runnable = true) {
        withDialog(story, true);
        ui::CaseWindow* window = nullptr;
        for (auto* widget : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<ui::CaseWindow*>(widget)) window = found;
        if (window == nullptr) {
            QTest::qFail("no case was created", __FILE__, __LINE__);
            return {};
        }
        auto* run = find<ui::RunBar>(window, "runBar");
        const auto* button = find<QPushButton>(window, "runButton");
        if (!QTest::qWaitFor([=] { return run->canRun() == runnable && button->isEnabled() == runnable; },
                             deadline_ms))
            QTest::qFail("the new case cannot be run", __FILE__, __LINE__);
        return snapshotOf(window->path().toStdString())->state;
    }

  private:
    TemporaryDirectory directory_;
    std::unique_ptr<ui::Workbench> workbench_;
};

}  // namespace assay::test
