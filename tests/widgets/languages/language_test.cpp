// SPDX-License-Identifier: GPL-3.0-or-later
// Which language is chosen, and that a chosen one is heard: words, plurals, numbers, Qt's own buttons.
#include "ui/session/language.h"

#include "tests/support/ui/ui_test.h"
#include "ui/session/glossary.h"
#include "ui/session/words.h"

#include <QLocale>

using namespace assay;
using namespace assay::ui;

class LanguageTest final : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void theDesktopsLanguageIsTheFirstThatThereIs_data() {
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<QString>("found");
        QTest::newRow("Austria") << QStringList{"de-AT", "de", "en-US"} << "de";
        QTest::newRow("as in LANG") << QStringList{"de_DE.UTF-8"} << "de";
        QTest::newRow("Swiss, French first") << QStringList{"fr-CH", "de-CH", "en"} << "de";
        QTest::newRow("mainland China") << QStringList{"zh-Hans-CN", "zh-CN", "zh"} << "zh_CN";
        QTest::newRow("Singapore") << QStringList{"zh-Hans-SG"} << "zh_CN";
        QTest::newRow("Taiwan writes otherwise") << QStringList{"zh-Hant-TW", "en-US"} << "en";
        QTest::newRow("none of ours") << QStringList{"ja-JP", "ko"} << "en";
        QTest::newRow("the C locale") << QStringList{"C"} << "en";
        QTest::newRow("nothing said") << QStringList{} << "en";
    }
    void theDesktopsLanguageIsTheFirstThatThereIs() {
        QFETCH(const QStringList, wanted);
        QTEST(Language::bestOf(wanted), "found");
    }

    void everyKnownLanguageHasItsCatalogue() {
        for (const auto& name : Language::known()) {
            QTranslator catalogue;
            QVERIFY2(catalogue.load(QStringLiteral(":/translations/assay_") + name), qPrintable(name));
            Language language;
            QVERIFY(language.choose(name));
            QCOMPARE(language.name(), name);
        }
    }

    void germanSpeaksGerman() {
        Language language;
        QVERIFY(language.choose(QStringLiteral("de")));
        QCOMPARE(word(variant::Role::candidate), QStringLiteral("Kandidat"));
        QCOMPARE(signedPercent(-5.4, 1), QStringLiteral("\u22125,4%"));
        QCOMPARE(QCoreApplication::translate("assay::ui::RunBar", "%Ln block(s)", nullptr, 1),
                 QStringLiteral("1 Block"));
        QCOMPARE(QCoreApplication::translate("assay::ui::RunBar", "%Ln block(s)", nullptr, 2),
                 QStringLiteral("2 Bl\u00f6cke"));
        const Glossary words;
        const auto found = words.termsIn(QStringLiteral("Das Rauschband \u00fcber 12 Bl\u00f6cke"));
        QCOMPARE(found.size(), 2U);
        QCOMPARE(found[0]->id, QStringLiteral("noise-band"));
        QCOMPARE(found[1]->id, QStringLiteral("block"));
    }

    void chineseFindsItsWordsWithoutSpaces() {
        Language language;
        QVERIFY(language.choose(QStringLiteral("zh_CN")));
        const Glossary words;
        const auto found =
            words.termsIn(QStringLiteral("\u5df2\u6d4b\u91cf12\u4e2a\u533a\u7ec4"));  // 12 blocks measured
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0]->id, QStringLiteral("block"));
    }

    void anUnknownLanguageIsRefusedWithTheList() {
        Language language;
        const auto refused = language.choose(QStringLiteral("tlh"));
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        for (const auto& name : Language::known())
            QVERIFY(QString::fromStdString(refused.error().advice).contains(name));
    }
};

ASSAY_UI_TEST_MAIN(LanguageTest)
#include "language_test.moc"
