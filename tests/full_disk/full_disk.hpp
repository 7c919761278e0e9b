/// How full the disk of a PostgreSQL server is, as the tests tell it.
#pragma once

#include <atomic>

namespace codemaker::tests {

struct Fullness {
  std::atomic<bool> is_armed;
  std::atomic<bool> has_failed;
  std::atomic<int> writes_left;  ///< of all its processes; then none succeeds
};

}  // namespace codemaker::tests
