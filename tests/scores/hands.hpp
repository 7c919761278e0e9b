/// A sysop, for tests of what they change.
#pragma once

#include "scores/edits.hpp"
#include "support/fake_disk.hpp"

namespace codemaker::tests {

inline const scores::Hand sysop{"root", 1000};

/// Enters a row by the sysop's hand.
inline scores::Result<scores::Edited> add(FakeDisk& disk, const scores::Entry& entry) {
  return scores::add_run(disk, sysop, entry);
}

}  // namespace codemaker::tests
