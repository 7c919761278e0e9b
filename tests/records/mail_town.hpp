/// What a town plays by mail, and what its auditor knows of it.
#pragma once

#include "engine/breaking/id.hpp"
#include "engine/egg_carton/id.hpp"
#include "engine/masterix/id.hpp"
#include "records/mail.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::scores::records {

using engine::records::MailTerms;

inline const std::array<MailTerms, 4> all_terms{
    MailTerms{engine::breaking::id, 1, "free", "4x6"},
    MailTerms{engine::breaking::id, 1, "free", "4x10n"},
    MailTerms{engine::masterix::id, 1, "pair", ""},
    MailTerms{engine::egg_carton::id, 1, "pair", "dealt.usual"},
};

/// What the auditor knows of a game: what was acknowledged, and nothing else.
struct Acknowledged {
  MailOffer offer;
  std::vector<std::string> moves;
  std::vector<std::size_t> movers;  ///< players, as they are numbered in the town
  std::int64_t changes = 0;
  std::array<std::optional<std::size_t>, 2> seats;
  std::array<std::string, 2> codes;
  std::optional<std::size_t> draw_by;  ///< who offered one since the last move
  UtcSeconds changed = 0;              ///< by the clock of who changed it last; a draw is no change
  std::optional<std::string> end;      ///< as it stood when it was over
};

/// What the rules of two say in the simplest words: codes are guessed at by turns, ten at most,
/// and the game ends when both have had as many guesses and one code is broken.
inline bool are_codes_decided(const Acknowledged& game) {
  const std::size_t made = game.moves.size();
  if (made == 0 || made % 2 != 0) return false;
  const bool is_broken =
      game.moves[made - 2] == game.codes[1] || game.moves[made - 1] == game.codes[0];
  return is_broken || made == 20;
}

}  // namespace codemaker::scores::records
