// SPDX-License-Identifier: GPL-3.0-or-later
// Values in words: what a person reads must not lose or change what the engine said.
#include "ui/session/words.h"

#include "tests/support/ui/ui_test.h"
#include "ui/session/exit_words.h"
#include "ui/session/verdict_summary.h"

using namespace assay;
using namespace assay::ui;

class WordsTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { test::failOnQtWarnings(); }

    void numbers() {
        QCOMPARE(signedPercent(-5.4), QStringLiteral("\u22125.40%"));
        QCOMPARE(signedPercent(4.394, 1), QStringLiteral("+4.4%"));
        QCOMPARE(signedPercent(-0.001), QStringLiteral("0.00%"));  // no sign on what is shown as nothing
        QCOMPARE(plainPercent(1), QStringLiteral("1%"));
        QCOMPARE(plainPercent(0.5), QStringLiteral("0.5%"));
        QCOMPARE(byteCount(3), QStringLiteral("3 B"));
        QCOMPARE(byteCount(262144), QStringLiteral("256 KiB"));
        QCOMPARE(duration(42), QStringLiteral("42 s"));
        QCOMPARE(duration(180), QStringLiteral("3 min"));
        QCOMPARE(duration(4800), QStringLiteral("1 h 20 min"));
    }

    void commandsComeBackAsTheyWere_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("plain") << QStringList{"SET", "{key}", "{value}"};
        QTest::newRow("blank") << QStringList{"EVAL", "return redis.call('set', KEYS[1])", "1"};
        QTest::newRow("quote") << QStringList{"ECHO", "say \"so\" \\ there"};
        QTest::newRow("lines") << QStringList{"EVAL", "for i = 1, 2 do\n  redis.call('x')\nend", "0"};
        QTest::newRow("empty argument") << QStringList{"SET", "k", ""};
    }
    void commandsComeBackAsTheyWere() {
        QFETCH(QStringList, arguments);
        workload::CommandTemplate command;
        for (const auto& one : arguments)
            command.push_back(one.toStdString());
        bool ok = false;
        QCOMPARE(commandFromWords(commandInWords(command), &ok), command);
        QVERIFY(ok);
    }

    void noTextTurnsWhatStandsBesideIt() {
        const auto utf8 = [](const QString& text) { return text.toStdString(); };
        for (const char16_t turning :
             std::initializer_list<char16_t>{0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068,
                                             0x2069, 0x200e, 0x200f, 0x061c}) {
            const QString text = QStringLiteral("abc") + QChar(turning) + QStringLiteral("def");
            QCOMPARE(shown(utf8(text)), QStringLiteral("abc\ufffddef"));
            QCOMPARE(asWritten(utf8(text)), text);  // an editor changes nothing
            bool ok = false;
            QCOMPARE(commandFromWords(commandInWords({utf8(text)}), &ok),
                     workload::CommandTemplate{utf8(text)});
        }
        const QString hebrew = QString::fromUtf8("הסר את ההעתק (SET)");
        QCOMPARE(shown(utf8(hebrew)), hebrew);
    }

    void anOpenQuoteIsNoticed() {
        bool ok = true;
        (void)commandFromWords(QStringLiteral("SET \"key value"), &ok);
        QVERIFY(!ok);
    }

    void exitCodes() {
        QVERIFY(!exitWords(0).needsAttention);
        QVERIFY(!exitWords(3).needsAttention);
        QVERIFY(!exitWords(130).needsAttention);
        for (const int code : {1, 2, 4, 5, 77})
            QVERIFY(exitWords(code).needsAttention);
    }

    void aMeasuredConclusionIsNotCalledSettled() {
        Snapshot snapshot;
        QCOMPARE(summariseVerdict(snapshot).word, QStringLiteral("Open"));
        experiment::Plan plan;
        snapshot.state.plans.push_back({plan, "x", {std::make_shared<experiment::Block>()}, {}, {}});
        snapshot.evaluation.findings.emplace_back();
        snapshot.evaluation.conclusion = {verdict::Decision::confirmed, "because"};
        auto summary = summariseVerdict(snapshot);
        QCOMPARE(summary.word, QStringLiteral("Measured: confirmed, not settled yet"));
        QCOMPARE(summary.reason, QStringLiteral("because"));
        QVERIFY(!summary.settled);

        snapshot.state.verdict = casefile::VerdictSettled{casefile::VerdictState::refuted,
                                                          casefile::VerdictBasis::imported,
                                                          "",
                                                          "",
                                                          "It was not so. More text.",
                                                          "",
                                                          "2026-07-18"};
        summary = summariseVerdict(snapshot);
        QCOMPARE(summary.word, QStringLiteral("Refuted, imported, settled 2026-07-18"));
        QCOMPARE(summary.reason, QStringLiteral("It was not so."));
        QVERIFY(summary.mark == VerdictMark::refuted);
    }
};

ASSAY_UI_TEST_MAIN(WordsTest)
#include "words_test.moc"
