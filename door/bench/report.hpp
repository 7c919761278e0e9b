/// The report of the benches that the program has itself, for these as well.
#pragma once

#include "commands/bench/disk/times.hpp"
#include "commands/bench/report.hpp"

namespace codemaker::bench {

using commands::BenchReport;
using commands::Clock;
using commands::Progress;
using commands::Times;

}  // namespace codemaker::bench
