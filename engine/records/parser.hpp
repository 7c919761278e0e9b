/// How the line of a record is read, whatever its game.
#pragma once

#include "engine/records/record_of.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::engine::records {

/// A field of a line.
struct Field {
  std::string_view text;
  std::size_t column = 1;  ///< of its first character
};

[[nodiscard]] inline Fault at_column(std::size_t column, std::string what) {
  return {Fault::In::column, column, std::move(what)};
}

/// How records of one game are read.
struct GameParser {
  int rules_version = 1;
  /// Reads kind, the items of the setup, and moves.
  Result<Record> (*parse)(const Field& kind, std::string_view items, const Field& moves) = nullptr;
};

/// That of a ranked game. The list of games defines it.
[[nodiscard]] const GameParser& parser_of(RankedGame game);

template <typename GameRecord>
[[nodiscard]] Result<std::vector<typename decltype(GameRecord::moves)::value_type>> parse_moves(
    const Field& field
) {
  std::vector<typename decltype(GameRecord::moves)::value_type> moves;
  for (std::size_t from = 0; from < field.text.size();) {
    const auto end = std::min(field.text.find_first_of(",=", from + 1), field.text.size());
    const auto move = GameRecord::parse_move(field.text.substr(from, end - from));
    if (!move) return at_column(field.column + from, "this is not a move of the game");
    moves.push_back(*move);
    from = end;
  }
  return moves;
}

template <typename GameRecord>
[[nodiscard]] Result<Record> parse_record(
    const Field& kind, std::string_view items, const Field& moves
) {
  const auto setup = GameRecord::parse_setup(kind.text, items);
  if (!setup)
    return at_column(kind.column, "there is no such kind of the game, or its settings are none");
  auto parsed = parse_moves<GameRecord>(moves);
  if (!parsed) return parsed.error();
  return Record{GameRecord{*setup, *std::move(parsed)}};
}

template <typename GameRecord>
inline constexpr GameParser parser_for{GameRecord::rules_version, parse_record<GameRecord>};

}  // namespace codemaker::engine::records
