/// How soon games of two by mail are found and moved on with.
#pragma once

#include "commands/bench/report.hpp"

namespace codemaker::commands {

/// In a database of its own, in which two hundred games wait for one player.
void measure_mail(BenchReport& report);

}  // namespace codemaker::commands
