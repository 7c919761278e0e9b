/// Records of any game as those of their own.
#pragma once

#include "engine/breaking/record.hpp"
#include "engine/egg_carton/record.hpp"
#include "engine/masterix/record.hpp"
#include "engine/records/record_of.hpp"

#include <cassert>

namespace codemaker::tests {

/// Calls with the record of the game that it is of.
template <class Call>
decltype(auto) visit_game(Call&& call, const engine::records::Record& record) {
  if (const auto* game = record.as<engine::breaking::records::BreakingRecord>()) return call(*game);
  if (const auto* game = record.as<engine::masterix::records::MasterixRecord>()) return call(*game);
  const auto* const carton = record.as<engine::egg_carton::records::CartonRecord>();
  assert(carton != nullptr);
  return call(*carton);
}

/// A record with its first moves only.
inline engine::records::Record cut_after(const engine::records::Record& record, std::size_t moves) {
  return visit_game(
      [&](auto game) -> engine::records::Record {
        game.moves.erase(game.moves.begin() + static_cast<std::ptrdiff_t>(moves), game.moves.end());
        return game;
      },
      record
  );
}

}  // namespace codemaker::tests
