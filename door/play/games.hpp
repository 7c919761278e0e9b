/// The games there are, one row each: what the menu, the Hall of Fame, the rules, the title and the
/// commands know of them.
#pragma once

#include "engine/ranked_game.hpp"
#include "play/breaking/rules.hpp"
#include "play/egg_carton/rules.hpp"
#include "play/masterix/rules.hpp"
#include "play/shared/item_list.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play {

/// A page of a game that its rules offer by a letter.
struct Offer {
  std::string_view letter;  ///< upper case; empty: none
  std::string_view does;
  std::string_view sentence;
  Place leads = Place::rules;
};

struct Game {
  engine::RankedGame id;
  std::string_view title;                         ///< as it stands within a sentence
  Place ranked_run;                               ///< what `--game` opens
  std::span<const shared::ChoiceItem> menu;       ///< its lines of the menu
  std::span<const shared::RulesPage> (*rules)();  ///< its rules, at least one page
  std::span<const std::string_view> art;          ///< its own screens a sysop can draw behind
  Offer offer = {};
};

namespace menu {

inline constexpr std::array breaking{
    shared::ChoiceItem{"C", "Code breaking campaign", "level by level, ranked", Place::campaign},
    shared::ChoiceItem{
        "D", "Duel and free play", "codes to break and to make, unranked", Place::free_play},
    shared::ChoiceItem{
        "S", "Intersections & Splats", "digits, any size, its own scoring", Place::splats},
    shared::ChoiceItem{"2", "Match", "two people or the computer, unranked", Place::match},
    shared::ChoiceItem{"P", "Practice levels", "fewer guesses level by level", Place::practice},
};

inline constexpr std::array masterix{
    shared::ChoiceItem{"M", "Masterix", "jump and capture, ranked or for two", Place::masterix},
};

inline constexpr std::array egg_carton{
    shared::ChoiceItem{
        "E", "Egg Carton", "clear your side first, ranked or casual", Place::eggcarton},
};

}  // namespace menu

namespace art {

inline constexpr std::array<std::string_view, 4> breaking{
    "freeplay", "splats", "match", "practice"};
inline constexpr std::array<std::string_view, 3> masterix{"masterix", "masterix-board", "count"};
inline constexpr std::array<std::string_view, 1> egg_carton{"eggcarton"};

}  // namespace art

inline constexpr std::array games{
    Game{
        engine::RankedGame::breaking, "code breaking", Place::campaign, menu::breaking,
        breaking::rules_pages, art::breaking},
    Game{
        engine::RankedGame::masterix, "Masterix", Place::masterix_run, menu::masterix,
        masterix::rules_pages, art::masterix},
    Game{
        engine::RankedGame::eggcarton,
        "Egg Carton",
        Place::egg_ladder,
        menu::egg_carton,
        egg_carton::rules_pages,
        art::egg_carton,
        {"X", "examples", "X: three examples, played on the carton.", Place::egg_examples}},
};

/// The row of a game.
[[nodiscard]] constexpr const Game& game_of(engine::RankedGame id) {
  for (const Game& game : games) {
    if (game.id == id) return game;
  }
  return games.front();
}

/// The rows of the games that are offered.
[[nodiscard]] std::vector<const Game*> games_of(const OfferedGames& offered);

/// The game `by` rows further on, round and round.
[[nodiscard]] engine::RankedGame game_beside(
    const OfferedGames& offered, engine::RankedGame id, int by
);

/// The game that a key 1, 2, … of its row stands for; nullopt for other keys.
[[nodiscard]] std::optional<engine::RankedGame> numbered_game(
    const OfferedGames& offered, const ansi::Key& key
);

/// "code breaking, Masterix, Egg Carton".
[[nodiscard]] std::string game_titles(const OfferedGames& offered = {});

/// "1-3": the keys of `numbered_game`.
[[nodiscard]] std::string game_numbers(const OfferedGames& offered);

/// Where a caller comes after the title and the name.
[[nodiscard]] Place first_place(const Call& call);

/// The game that is played at this place, or seen; nullopt: none, or each of them.
[[nodiscard]] std::optional<engine::RankedGame> game_at(Place place);

/// The game whose ranked runs are played there; nullopt for other places.
[[nodiscard]] std::optional<engine::RankedGame> ranked_game_at(Place place);

}  // namespace codemaker::play
