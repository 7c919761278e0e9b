/// The pages to look at: the Hall of Fame, the daily puzzles, a player, a kept game. Everything in
/// them is text of callers and of databases, cleaned and escaped here.
#pragma once

#include "engine/records/record.hpp"
#include "play/breaking/questions.hpp"
#include "play/call/offered.hpp"
#include "play/events/event.hpp"
#include "play/events/kept_games.hpp"
#include "play/events/question.hpp"
#include "scores/hall.hpp"
#include "scores/tags.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play {

struct Shown;

}  // namespace codemaker::play

namespace codemaker::web {

/// Where more of a row is told; 0: nowhere.
struct RowLinks {
  play::KeptGameId game = 0;
  std::int64_t player = 0;
};

/// The Hall of Fame; `links` are those of the tables' rows, as many as there are or fewer.
struct HallPage {
  scores::Hall hall;
  std::optional<play::TablesOfSeason> season = {};  ///< nullopt: there are no seasons
  engine::PerGame<std::vector<RowLinks>> links = {};
  play::OfferedGames offered = {};
  scores::BoardNames boards = {};  ///< how those of the rows are shown
};

[[nodiscard]] std::string hall_page(const HallPage& hall);

/// The tables of a day and of its month.
[[nodiscard]] std::string daily_page(
    const play::event::DailyTables& tables, const play::OfferedGames& offered = {}
);

/// A player: their figures, and those of their games that everybody may see.
struct PlayerPage {
  std::int64_t id = 0;
  std::string name;
  std::string board;
  play::event::MyPage figures;
  std::vector<play::ListedGame> games;
};

[[nodiscard]] std::string player_page(const PlayerPage& player);

/// Whether everybody may see a game: a ranked run that is over, or the game of a day that is past.
[[nodiscard]] bool is_public(
    const engine::records::Record& record, bool is_over, engine::records::Day today
);

/// A game and where in it we are; nullopt: at its first move.
struct GamePage {
  play::KeptGameId id = 0;
  play::ShownGame game;
  std::int64_t when = 0;
  std::optional<std::size_t> move = {};
};

/// The review of a round that is over; nullptr: it is not there yet.
using FindReview = std::function<std::shared_ptr<const engine::breaking::Review>(
    const play::breaking::question::Review& question
)>;

/// What is shown as data, for a script that draws it.
using BoardText = std::function<std::string(const play::Shown& shown)>;

/// With the review of the round shown, if it has one. Where `board_text` is given, the boards of
/// all moves are in it, and a script steps through them. Only games that everybody may see.
[[nodiscard]] std::string game_page(
    const GamePage& game, const FindReview& find_review, const BoardText& board_text = {}
);

/// A page with one sentence.
[[nodiscard]] std::string sentence_page(std::string_view title, std::string_view sentence);

}  // namespace codemaker::web
