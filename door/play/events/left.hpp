/// Codes left for others and news of what others did, as a caller sees them: what they must not
/// know of never comes here.
#pragma once

#include "engine/records/code_try.hpp"
#include "play/events/kept_games.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::play {

/// A code in a list, without the code.
struct LeftEntry {
  LeftId id = 0;
  engine::records::MailTerms terms;
  std::string maker;  ///< empty: a former caller
  std::string board;  ///< theirs, where it is not the caller's
  bool is_own = false;
  bool is_open = true;
  std::int64_t made = 0;    ///< seconds since 1970, UTC
  std::int64_t tried = 0;   ///< by how many
  std::int64_t broken = 0;  ///< by how many
  /// Guesses of those who broke it, in tenths; of a position by how much they won.
  std::int64_t mean = 0;
  std::optional<engine::records::TryState> own_try = {};  ///< nullopt: they have not begun
  std::int64_t own_guesses = 0;                           ///< or by how much they won
};

/// A try of somebody at a code.
struct LeftTry {
  std::string name;  ///< empty: a former caller
  std::string board = {};
  bool is_own = false;
  engine::records::TryState state = engine::records::TryState::going_on;
  std::int64_t guesses = 0;  ///< or by how much they won
};

/// A code with all of it that the caller may see.
struct LeftCode {
  LeftEntry entry;
  engine::records::TryView view;
  std::int64_t version = 0;         ///< counts the changes of the caller's try
  std::int64_t rank = 0;            ///< theirs among those who broke it; 0: none
  std::vector<LeftTry> tries = {};  ///< the best first; none before the caller's own is over
};

/// A code that stood long.
struct LeftStood {
  LeftEntry entry;
  std::int64_t days = 0;
  bool still_stands = true;
};

/// A maker whose codes cost much.
struct LeftMaker {
  std::string name;
  std::string board = {};
  std::int64_t codes = 0;
  std::int64_t tries = 0;
  std::int64_t mean = 0;  ///< guesses a try, in tenths
};

/// A maker of whose positions many were lost.
struct LeftPositionMaker {
  std::string name;
  std::string board = {};
  std::int64_t positions = 0;
  std::int64_t tries = 0;
  std::int64_t lost = 0;
};

struct LeftTables {
  std::vector<LeftStood> stood;
  std::vector<LeftMaker> makers;
  std::vector<LeftPositionMaker> position_makers = {};
};

/// Something that another caller did.
struct NewsItem {
  enum class Kind : std::uint8_t {
    code_tried,
    mail_ended,
    hall_passed,
    day_passed,
    position_tried
  };
  Kind kind = Kind::code_tried;
  std::string name;  ///< of one of them; empty: a former caller
  std::string board = {};
  engine::RankedGame game = engine::first_ranked_game;
  std::string code = {};    ///< the caller's, of one that was tried
  std::int64_t number = 0;  ///< guesses; callers who passed theirs; by how much was won
  engine::records::TryState tried = engine::records::TryState::broken;
  engine::records::MailClose close = engine::records::MailClose::open;
  std::optional<bool> is_won = {};  ///< of a game by mail; nullopt: nobody won
};

}  // namespace codemaker::play
