/// What a game on a board counts for.
#pragma once

#include "engine/records/board_record.hpp"
#include "play/drawing/key_help.hpp"
#include "play/scenes/stage.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::play::boards {

/// In ranked games, in that of a day, at the first try of a challenge and at a position that was
/// left nobody is helped, and nothing is undone. In a match of two players at one terminal nobody
/// is helped.
enum class Stakes : std::uint8_t { ranked, casual, daily, challenge, position, match };

/// A move that two players may take back: who made it, and who is asked for it.
struct TakenBack {
  std::string by;
  std::string other;
};

/// Of what was agreed.
template <typename Setup>
[[nodiscard]] Stakes stakes_of(const Setup& setup) {
  if (std::holds_alternative<engine::records::RankedSetup>(setup)) return Stakes::ranked;
  const bool is_daily = std::holds_alternative<engine::records::DailySetup>(setup);
  const bool is_challenge = std::visit(
      [](const auto& one) {
        return requires {
          one.word;
        };
      },
      setup
  );
  const bool is_position = std::visit(
      [](const auto& one) {
        return requires {
          one.position;
        };
      },
      setup
  );
  if (is_position) return Stakes::position;
  return is_daily ? Stakes::daily : is_challenge ? Stakes::challenge : Stakes::casual;
}

[[nodiscard]] inline std::string_view where_text(Stakes stakes) {
  switch (stakes) {
  case Stakes::ranked:
    return "ranked games.";
  case Stakes::casual:
    return "casual games.";
  case Stakes::daily:
    return "the game of the day.";
  case Stakes::challenge:
    return "a challenge's first try.";
  case Stakes::position:
    return "a left position.";
  case Stakes::match:
    return "a match of two.";
  }
  return "";
}

/// Says so where there are no hints. False if there are.
[[nodiscard]] inline bool refuses_hints(Stakes stakes, Stage& stage) {
  if (stakes == Stakes::casual) return false;
  stage.refuse("No hints in " + std::string{where_text(stakes)});
  return true;
}

[[nodiscard]] constexpr bool has_undo(Stakes stakes) {
  return stakes == Stakes::casual || stakes == Stakes::match;
}

/// Says so where nothing is undone. False if it is.
[[nodiscard]] inline bool refuses_undo(Stakes stakes, Stage& stage) {
  if (has_undo(stakes)) return false;
  stage.refuse("No undo in " + std::string{where_text(stakes)});
  return true;
}

/// Says that guests are told the best moves of that day when it is over; false: this caller may see
/// them now.
[[nodiscard]] bool refuses_best_of(engine::records::Day day, Stage& stage);

/// The same of a game that was set up so.
template <typename Setup>
[[nodiscard]] bool refuses_review(const Setup& setup, Stage& stage) {
  const auto* const daily = std::get_if<engine::records::DailySetup>(&setup);
  return daily != nullptr && refuses_best_of(daily->day, stage);
}

/// What U does where it does something.
[[nodiscard]] constexpr std::string_view undo_help(Stakes stakes) {
  return stakes == Stakes::match ? "U: take the last move back, if the other player agrees."
                                 : "U: take back your last move.";
}

/// The keys of a hint and of undo, and the same in lines, where they do something.
void add_help(std::string_view hint, Stakes stakes, std::vector<KeyHelp>& keys);
void add_help(std::string_view hint, Stakes stakes, std::vector<std::string>& lines);

}  // namespace codemaker::play::boards
