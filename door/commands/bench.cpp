#include "commands/bench.hpp"

namespace codemaker::commands {

int bench_all() {
  const int bytes = bench_bytes();
  const int start = bench_start();
  const int breaking = bench_breaking();
  const int masterix = bench_masterix_speed();
  return bytes != 0 || start != 0 || breaking != 0 || masterix != 0 ? 1 : 0;
}

}  // namespace codemaker::commands
