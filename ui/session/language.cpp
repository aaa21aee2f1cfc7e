// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace assay::ui {

namespace {

/// The catalogue for a language tag; empty where there is none.
QString catalogueFor(const QString& tag) {
    const QString plain = tag.section(QLatin1Char('.'), 0, 0).replace(QLatin1Char('-'), QLatin1Char('_'));
    const QStringList parts = plain.split(QLatin1Char('_'));
    const QString language = parts.first().toLower();
    if (language == QLatin1String("zh")) {
        // Traditional characters are another script: nobody asked for these in its place.
        const auto other = {QStringLiteral("Hant"), QStringLiteral("TW"), QStringLiteral("HK"),
                            QStringLiteral("MO")};
        for (const auto& part : other)
            if (parts.contains(part, Qt::CaseInsensitive)) return {};
        return QStringLiteral("zh_CN");
    }
    if (language == QLatin1String("de") || language == QLatin1String("en")) return language;
    return {};
}

}  // namespace

Language::~Language() {
    for (auto* translator : {&ours_, &qts_})
        QCoreApplication::removeTranslator(translator);
}

QStringList Language::known() {
    return {QStringLiteral("de"), QStringLiteral("en"), QStringLiteral("zh_CN")};
}

QString Language::bestOf(const QStringList& wanted) {
    for (const auto& tag : wanted)
        if (const QString found = catalogueFor(tag); !found.isEmpty()) return found;
    return QStringLiteral("en");
}

void Language::followDesktop() {
    install(bestOf(QLocale::system().uiLanguages()));
}

Status Language::choose(const QString& name) {
    const QString found = catalogueFor(name);
    if (found.isEmpty())
        return fail(ErrorKind::usage, "there is no catalogue for the language '" + name.toStdString() + "'",
                    "Choose one of: " + known().join(QStringLiteral(", ")).toStdString() + ".");
    // With a country ("de_AT") the numbers are that country's.
    QLocale::setDefault(QLocale(name.section(QLatin1Char('.'), 0, 0)));
    install(found);
    return {};
}

void Language::install(const QString& name) {
    name_ = name;
    // The later one is asked first. English has a catalogue too: it holds the plural forms.
    if (qts_.load(QStringLiteral("qtbase_") + name, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qts_);
    if (ours_.load(QStringLiteral(":/translations/assay_") + name))
        QCoreApplication::installTranslator(&ours_);
}

}  // namespace assay::ui
