/// What records of board games write alike: deals, moves taken back, the end, and days.
#pragma once

#include "engine/records/items.hpp"
#include "engine/records/moves.hpp"
#include "engine/records/numbers.hpp"
#include "engine/records/puzzle.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace codemaker::engine::records {

/// Of upper case, and no letters of squares or slots.
inline constexpr std::string_view undo_word = "U";
inline constexpr std::string_view quit_word = "Q";

void append(std::string& out, const Dealt& dealt);
void append(std::string& out, Undo undo);
void append(std::string& out, Leave leave);

/// A board by the digits of its seed.
[[nodiscard]] std::optional<Dealt> parse_deal(std::string_view text);

/// What all board games have; `append_own` writes a move of the game's own, with its sign.
template <typename Move, typename AppendOwn>
void append_board_move(std::string& out, const Move& move, AppendOwn append_own) {
  std::visit(
      [&](const auto& one) {
        if constexpr (requires { append(out, one); }) {
          append(out, one);
        } else {
          append_own(one);
        }
      },
      move
  );
}

/// The same read; `parse_own` reads a move of the game's own, behind its sign.
template <typename Move, typename ParseOwn>
[[nodiscard]] std::optional<Move> parse_board_move(std::string_view text, ParseOwn parse_own) {
  if (text.empty()) return std::nullopt;
  const std::string_view rest = text.substr(1);
  if (text.front() == '=') {
    const auto dealt = parse_deal(rest);
    return dealt ? std::optional<Move>{*dealt} : std::nullopt;
  }
  if (text.front() != ',') return std::nullopt;
  if (rest == undo_word) return Undo{};
  if (rest == quit_word) return Leave{};
  return parse_own(rest);
}

/// "2026-11-21.c5": the date and the computer's level of a daily game.
[[nodiscard]] std::string text_of_day(Day day, int level);

/// The daily game that `text_of_day` writes: `Daily{day, level}`.
template <typename Daily, typename Setup>
[[nodiscard]] std::optional<Setup> parse_daily(std::string_view text, int least, int most) {
  Items items{text, '.'};
  const auto date = items.next();
  const auto day = date ? parse_date(*date) : std::nullopt;
  const auto level = items.next_number('c', least, most);
  if (!day || !level || !items.is_at_end()) return std::nullopt;
  return Daily{*day, *level};
}

}  // namespace codemaker::engine::records
