// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

// Pictures that were looked at once and kept (kept/NAME.png): a drawing that comes out otherwise fails its
// test, and says where the difference can be looked at.
//
// ASSAY_KEEP_PICTURES=1 writes the pictures anew instead of comparing them. Look at each before it is
// committed: from then on it is what is right.
namespace assay::test {

/// A pixel differs by more than `channel` in some colour; up to `pixels` of them are let pass, since curves
/// are flattened and glyphs drawn a shade otherwise by other versions of the libraries.
struct Tolerance {
    int channel = 48;
    int pixels = 60;
};

/// How many pixels differ; the whole picture for another size.
[[nodiscard]] int differingPixels(const QImage& kept, const QImage& now, int channel);

/// Empty when the picture is the kept one; else what differs, and the path of a picture that shows the kept
/// one, this one and the difference below each other.
[[nodiscard]] QString compareWithKept(const QImage& now, const QString& name, Tolerance tolerance = {});

/// What makes glyphs depend on a machine is turned off: hinting, subpixels, sizes in points. After
/// UiEnvironment::prepareApplication, which loads the font.
void preparePictures();

}  // namespace assay::test
