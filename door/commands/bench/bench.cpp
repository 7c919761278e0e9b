#include "commands/bench/bench.hpp"

namespace codemaker::commands {

int bench_all() {
  const int bytes = bench_bytes();
  const int start = bench_start();
  const int breaking = bench_breaking();
  const int masterix_bytes = bench_masterix_bytes();
  const int masterix = bench_masterix_speed();
  const int eggcarton = bench_eggcarton();
  const bool are_kept = bytes == 0 && start == 0 && breaking == 0 && masterix_bytes == 0 &&
                        masterix == 0 && eggcarton == 0;
  return are_kept ? 0 : 1;
}

}  // namespace codemaker::commands
