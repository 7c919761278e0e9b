#include "commands/bench.hpp"

namespace codemaker::commands {

int bench_all() {
  const int bytes = bench_bytes();
  const int start = bench_start();
  const int breaking = bench_breaking();
  const int eggcarton = bench_eggcarton();
  return bytes != 0 || start != 0 || breaking != 0 || eggcarton != 0 ? 1 : 0;
}

}  // namespace codemaker::commands
