/// How soon a caller sees who is here.
#pragma once

#include "commands/bench/report.hpp"

namespace codemaker::commands {

/// Among as many callers as a server takes.
void measure_people(BenchReport& report);

}  // namespace codemaker::commands
