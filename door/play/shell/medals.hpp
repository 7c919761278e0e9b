/// Medals: what a player has shown that they can do. Each can be had by skill, none by hours.
#pragma once

#include "engine/ranked_game.hpp"
#include "play/events/answers.hpp"
#include "scores/hall.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

struct Medal {
  std::string_view name;
  std::string_view how;  ///< what it is given for
  bool is_won = false;
};

/// What medals are given for. `rank` is that of the player's best run in the Hall of Fame; nullopt:
/// none is there.
struct Merits {
  const GameFigures& figures;
  std::span<const MailRecord> by_mail;  ///< of all games
  std::optional<std::size_t> rank;
};

/// All of a game, at most eight, always the same ones in the same order.
[[nodiscard]] std::vector<Medal> medals_of(engine::RankedGame game, const Merits& merits);

/// Of the player's best run in the table; nullopt: none is there.
[[nodiscard]] std::optional<std::size_t> rank_in(
    const scores::Hall& hall, engine::RankedGame game, const scores::Player& player
);

/// The medals that a player has won in this call or an earlier one. They stay, whatever comes.
class MedalsWon {
 public:
  static constexpr std::string_view remembered_as = "medals";
  static constexpr int most = 8;  ///< of a game

  template <class Fields>
  void fields(Fields& fields) {
    for (const auto& [game, word] : engine::ranked_game_words())
      fields(word, bits_.of(game), 0, (1 << most) - 1);
  }

  /// Marks those that were won before. Returns those that are won and were not known yet.
  std::vector<Medal> take(engine::RankedGame game, std::vector<Medal>& medals);

 private:
  engine::PerGame<int> bits_{};  ///< the first medal of a game is the lowest bit
};

/// "Medal won: Silver of Masterix. (Y)", of those that are new; empty: of none.
[[nodiscard]] std::string medals_text(
    engine::RankedGame game, std::span<const Medal> medals, std::string_view key
);

}  // namespace codemaker::play::shell
