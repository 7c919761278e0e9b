#include "engine/masterix/run.hpp"

#include <cassert>

namespace codemaker::engine::masterix {

void Run::record(Points own, Points computers) {
  assert(!is_over_);
  if (own < computers) {
    is_over_ = true;
  } else if (own > computers) {
    bank_ += own;
    ++level_;
  }
}

void Run::abandon() {
  assert(!is_over_);
  is_over_ = true;
}

}  // namespace codemaker::engine::masterix
