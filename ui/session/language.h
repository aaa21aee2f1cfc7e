// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>
#include <QTranslator>

namespace assay::ui {

/// In which language the window and the report speak. Our catalogues are part of the program
/// (resources/translations), Qt's own words come from where Qt is installed. Main thread; to be set before
/// the first window is made.
class Language {
  public:
    Language() = default;
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// Those that there are catalogues for, as --language takes them.
    [[nodiscard]] static QStringList known();
    /// The first of `wanted` that there is a catalogue for, else English. Takes what QLocale::uiLanguages
    /// gives ("de-AT", "zh-Hans-SG") and what a person writes ("de_DE.UTF-8", "zh").
    [[nodiscard]] static QString bestOf(const QStringList& wanted);

    /// As the desktop is set: its language; its numbers stay as they are.
    void followDesktop();
    /// This language, with its numbers and dates. Fails on one that there is no catalogue for.
    [[nodiscard]] Status choose(const QString& name);
    /// Of the catalogue that is in use.
    [[nodiscard]] QString name() const { return name_; }

  private:
    void install(const QString& name);
    QTranslator ours_;
    QTranslator qts_;
    QString name_;
};

}  // namespace assay::ui
