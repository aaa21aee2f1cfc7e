// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"

namespace CLI {
class App;
}

// Each adds one command, or a few that belong together, to the program. What a command does when it is chosen
// it says through Context: results, errors, exit code.
namespace assay::cli {

void add_new(CLI::App& program, Context& context);
void add_build(CLI::App& program, Context& context);
void add_run(CLI::App& program, Context& context);
void add_show_and_timeline(CLI::App& program, Context& context);
void add_verify(CLI::App& program, Context& context);
void add_join(CLI::App& program, Context& context);
void add_note_and_settle(CLI::App& program, Context& context);
void add_report_and_export(CLI::App& program, Context& context);
void add_inspect(CLI::App& program, Context& context);
void add_qualify(CLI::App& program, Context& context);

}  // namespace assay::cli
