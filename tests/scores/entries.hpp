/// Entries for tests.
#pragma once

#include "engine/breaking/id.hpp"
#include "scores/entry.hpp"

#include <catch2/catch.hpp>

namespace codemaker::tests {

/// A run of a player without a key on the board `bbs`.
inline scores::Entry run(const std::string& handle, engine::Points score, std::int64_t when = 1) {
  return {
      .table = engine::breaking::id,
      .player = {"bbs", "", handle},
      .name = scores::table_name(handle),
      .score = score,
      .level = 3,
      .when = when,
  };
}

}  // namespace codemaker::tests

template <>
struct Catch::StringMaker<codemaker::scores::Entry> {
  static std::string convert(const codemaker::scores::Entry& entry) {
    return entry.name + " " + std::to_string(entry.score) + " at " + std::to_string(entry.when);
  }
};
