/// A record as one line of text: records.md has the grammar.
#pragma once

#include "engine/records/record.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace codemaker::engine::records {

/// The longest line that is read. No record that replays is longer.
inline constexpr std::size_t max_line = 131'072;

/// The record as a line, without the end of one; `outcome` is what its replay gives.
[[nodiscard]] std::string write(const Record& record, const Outcome& outcome);

/// What a line says.
struct Line {
  Record record;
  Outcome stated;  ///< what its writer says came of the game

  friend bool operator==(const Line&, const Line&) = default;
};

/// Reads a line, without the end of one. It says nothing of whether the rules allow the moves.
[[nodiscard]] Result<Line> read(std::string_view line);

/// Reads a line, replays its game and compares what came of it with what the line says.
[[nodiscard]] Result<Line> verify(std::string_view line);

/// The fields of a line as texts, as records.md names them.
struct LineFields {
  std::string_view game;
  std::string_view kind;
  int rules = 1;  ///< their version
  std::string_view setup;
  std::string_view moves;
  std::string_view outcome;
};

/// The line of these fields, whatever they are: `read` is who judges them.
[[nodiscard]] std::string join(const LineFields& fields);

}  // namespace codemaker::engine::records
