// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is cut off, whatever the size of the letters and the scale of the screen, on 1280×720. The scale is
// that of the process (QT_SCALE_FACTOR): the same program is run for each.
#include "tests/widgets/manners/fit.h"

#include "tests/support/ui/ui_test.h"
#include "tests/widgets/manners/sights.h"
#include "ui/widgets/style.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStyleOptionFrame>

using namespace assay;

class FitTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { test::failOnQtWarnings(); }

    void everythingFits_data() {
        QTest::addColumn<double>("points");
        // With a scale the sizes in between are another process's.
        const bool scaled = qEnvironmentVariableIsSet("QT_SCALE_FACTOR");
        for (const double points : scaled ? std::vector<double>{9.5} : std::vector<double>{9, 11, 13, 16})
            QTest::addRow("%g pt", points) << points;
    }
    void everythingFits() {
        QFETCH(const double, points);
        QFont font = QApplication::font();
        font.setPointSizeF(points);
        QApplication::setFont(font);
        test::Sights sights;
        QStringList misfits;
        sights.each([&](const test::Sight& sight) {
            for (const auto& one : test::misfitsIn(*sight.window))
                if (!misfits.contains(one)) misfits << one;
        });
        QVERIFY2(misfits.isEmpty(), test::told(misfits).constData());
    }

    void theScaleIsTheOneThatWasAskedFor() {
        bool scaled = false;
        const double asked = qEnvironmentVariable("QT_SCALE_FACTOR").toDouble(&scaled);
        QCOMPARE(qApp->devicePixelRatio(), scaled ? asked : 1.0);
    }

    void wordsOnButtonsAndInFieldsKeepOffTheEdges() {
        const QPushButton button(QStringLiteral("a text that is wider than any button is by itself"));
        const int words = button.fontMetrics().horizontalAdvance(button.text());
        QVERIFY(button.sizeHint().width() >= words + 2 * ui::style::em(0.5));
        QLineEdit field;
        QStyleOptionFrame option;
        option.initFrom(&field);
        const QRect inside = field.style()->subElementRect(QStyle::SE_LineEditContents, &option, &field);
        QVERIFY(inside.left() >= ui::style::em(0.2));
        QVERIFY(field.rect().right() - inside.right() >= ui::style::em(0.2));
    }

    void whatIsCutIsFound() {
        QWidget window;
        // Of a label hovering says the whole; a button has to do so itself.
        auto* button = new QPushButton(QStringLiteral("a text that is wider than the place it has"), &window);
        button->setFixedWidth(60);
        auto* row = new QHBoxLayout(&window);
        row->addWidget(button);
        window.show();
        QCOMPARE(test::misfitsIn(window).size(), 1);
        button->setToolTip(button->text());
        QCOMPARE(test::misfitsIn(window), QStringList());
        window.setMinimumWidth(1400);
        window.resize(1400, 200);
        QCOMPARE(test::misfitsIn(window).size(), 1);
    }
};

ASSAY_UI_TEST_MAIN(FitTest)
#include "fit_test.moc"
