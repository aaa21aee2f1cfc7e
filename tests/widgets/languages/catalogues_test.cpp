// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped catalogues say all that the sources say, and nothing else: no text is missing or unfinished,
// placeholders are the same, plurals have as many forms as the language, mnemonics and keys survive.
#include "tests/widgets/languages/catalogue.h"
#include "tests/widgets/languages/pseudo_locale.h"

#include <QHash>
#include <QTest>

using namespace assay::test;

namespace {

/// A plural form may leave the number out ("a block"); every other placeholder stands in each form.
QStringList withoutCount(QStringList placeholders) {
    placeholders.removeAll(QStringLiteral("%n"));
    placeholders.removeAll(QStringLiteral("%Ln"));
    return placeholders;
}

QString complain(const Message& message, const QString& what) {
    return QStringLiteral("%1: \u201c%2\u201d %3").arg(message.context, message.source, what);
}

void holdAgainst(const Message& source, const Message& made, qsizetype forms, QStringList& complaints) {
    if (!made.finished || made.translations.contains(QString()))
        complaints << complain(source, QStringLiteral("is not translated"));
    if (made.translations.size() != (source.plural ? forms : 1))
        complaints << complain(source, QStringLiteral("has %1 forms").arg(made.translations.size()));
    for (const auto& text : made.translations) {
        const bool same =
            source.plural ? withoutCount(placeholdersOf(text)) == withoutCount(placeholdersOf(source.source))
                          : placeholdersOf(text) == placeholdersOf(source.source);
        if (!same) complaints << complain(source, QStringLiteral("has other placeholders: %1").arg(text));
        if (source.source.startsWith(QLatin1String("Ctrl+")) && text != source.source)
            complaints << complain(source, QStringLiteral("is a key and must stay"));
    }
}

}  // namespace

class CataloguesTest final : public QObject {
    Q_OBJECT

  private slots:
    void aCatalogueIsWhole_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<qsizetype>("forms");
        QTest::newRow("German") << QStringLiteral("de") << qsizetype{2};
        QTest::newRow("Chinese") << QStringLiteral("zh_CN") << qsizetype{1};
    }

    void aCatalogueIsWhole() {
        QFETCH(const QString, language);
        QFETCH(const qsizetype, forms);
        QHash<QString, Message> made;
        for (const auto& message : shippedCatalogue(language))
            made[message.key()] = message;
        QStringList complaints;
        for (const auto& source : sources()) {
            const auto found = made.find(source.key());
            if (found == made.end()) {
                complaints << complain(source, QStringLiteral("is missing"));
                continue;
            }
            holdAgainst(source, *found, forms, complaints);
            made.erase(found);
        }
        for (const auto& left : made)
            complaints << complain(left, QStringLiteral("is said nowhere any more"));
        QVERIFY2(complaints.isEmpty(),
                 qPrintable(QStringLiteral("%1 of %2 texts; `ninja update_translations` takes them in:\n%3")
                                .arg(complaints.size())
                                .arg(sources().size())
                                .arg(complaints.join(QLatin1Char('\n')))));
    }

    void everyEnglishPluralHasItsForms() {
        QHash<QString, Message> made;
        for (const auto& message : shippedCatalogue(QStringLiteral("en")))
            made[message.key()] = message;
        QStringList complaints;
        for (const auto& source : sources()) {
            if (!source.plural) continue;
            const auto found = made.find(source.key());
            if (found == made.end())
                complaints << complain(source, QStringLiteral("is missing"));
            else
                holdAgainst(source, *found, 2, complaints);
            if (found != made.end() && found->translations.join(QString()).contains(QLatin1String("(s)")))
                complaints << complain(source, QStringLiteral("still says (s)"));
        }
        QVERIFY2(complaints.isEmpty(), qPrintable(QLatin1Char('\n') + complaints.join(QLatin1Char('\n'))));
    }

    void whatIsWrongIsFound() {
        const Message source{QStringLiteral("C"), QStringLiteral("%1 of %2 block(s)"), {}, true, true, {}};
        Message made = source;
        made.translations = {QStringLiteral("ein Block von %2 (%1)"), QStringLiteral("%1 Bl\u00f6cke")};
        QStringList complaints;
        holdAgainst(source, made, 2, complaints);
        QCOMPARE(complaints.size(), 1);
        QVERIFY(complaints.first().contains(QStringLiteral("other placeholders")));
        made.finished = false;
        made.translations.removeLast();
        complaints.clear();
        holdAgainst(source, made, 2, complaints);
        QCOMPARE(complaints.size(), 2);
    }

    void thePseudoLocaleKeepsWhatIsNoText() {
        const QString text = pseudo(QStringLiteral("&Open %1 of %Ln <b>cases</b> (*.assay)"));
        QCOMPARE(placeholdersOf(text), (QStringList{QStringLiteral("%1"), QStringLiteral("%Ln")}));
        QVERIFY(text.contains(QStringLiteral("<b>")) && text.contains(QStringLiteral("(*.assay)")));
        QVERIFY(text.startsWith(QStringLiteral("[&")));
        QCOMPARE(plainWordsIn(text), QStringList{QStringLiteral("assay")});
        QVERIFY(text.size() >= 38 * 7 / 5);
        QCOMPARE(pseudo(QStringLiteral("Ctrl+R")), QStringLiteral("Ctrl+R"));
    }

  private:
    static const std::vector<Message>& sources() {
        static const std::vector<Message> found = messagesInSources();
        return found;
    }
};

QTEST_GUILESS_MAIN(CataloguesTest)
#include "catalogues_test.moc"
