// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "tests/core/structure/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>

namespace {

namespace fs = std::filesystem;
using assay::test::violations;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

bool is_source(const fs::path& file) {
    const auto extension = file.extension();
    return extension == ".h" || extension == ".cpp" || extension == ".c";
}

TEST(Structure, every_source_file_keeps_the_rules) {
    const fs::path project = ASSAY_SOURCE_DIR;
    int files = 0;
    for (const char* room : {"core", "preload", "ui", "app", "tests"}) {
        if (!fs::exists(project / room)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(project / room)) {
            if (!entry.is_regular_file() || !is_source(entry.path())) continue;
            ++files;
            const auto content = assay::read_file(entry.path());
            ASSERT_TRUE(content) << content.error().text();
            const auto found = violations(fs::relative(entry.path(), project).string(), *content);
            EXPECT_THAT(found, IsEmpty());
        }
    }
    EXPECT_GT(files, 50) << "the source tree was not found where it should be";
}

// Would it notice? A test of rules that finds nothing proves little by itself.
const std::string first_line = "// SPDX-License-Identifier: GPL-3.0-or-later\n";

void expect_found(const std::string& path, const std::string& content, const std::string& what) {
    EXPECT_THAT(violations(path, first_line + content), ElementsAre(HasSubstr(what))) << path;
}

TEST(Structure, would_find_qt_in_the_core) {
    expect_found("core/base/planted.h", "#include <QString>\n", "core has no Qt");
    expect_found("core/base/planted.cpp", "  #  include <QtCore/QObject>\n", "core has no Qt");
    expect_found("core/base/planted.cpp", "#include <qglobal.h>\n", "core has no Qt");
    expect_found("app/cli/planted.cpp", "#include <QCoreApplication>\n", "the command line has no Qt");
    expect_found("core/report/planted.cpp", "#include \"ui/session/snapshot.h\"\n",
                 "core does not know the windows");
}

TEST(Structure, would_find_what_leaves_its_room) {
    expect_found("ui/widgets/planted.cpp", "#include <qcustomplot.h>\n",
                 "only ui/plot includes qcustomplot.h");
    expect_found("ui/session/planted.h", "#include \"ui/widgets/window.h\"\n",
                 "ui/session does not know ui/widgets");
    expect_found("core/base/planted.h", "#include \"tests/support/temporary_directory.h\"\n",
                 "only tests include tests");
}

TEST(Structure, would_find_a_long_file_and_a_missing_licence) {
    std::string lines;
    for (int i = 0; i < 399; ++i)
        lines += "\n";
    EXPECT_THAT(violations("core/base/planted.cpp", first_line + lines), IsEmpty());
    expect_found("core/base/planted.cpp", lines + "\n", "401 lines");
    EXPECT_THAT(violations("core/base/planted.h", "#pragma once\n"), ElementsAre(HasSubstr("licence")));
}

TEST(Structure, lets_pass_what_is_right) {
    EXPECT_THAT(violations("core/base/right.h", first_line + "#include <queue>\n#include <string>\n"),
                IsEmpty());
    EXPECT_THAT(violations("ui/plot/right.h", first_line + "#include <qcustomplot.h>\n#include <QWidget>\n"),
                IsEmpty());
    EXPECT_THAT(violations("ui/widgets/right.h", first_line + "#include \"ui/session/snapshot.h\"\n"),
                IsEmpty());
}

}  // namespace
