/// What the columns of the database say of a game. All of it is replayed from its record.
#pragma once

#include "engine/records/record.hpp"
#include "records/target.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores::records {

/// A game in columns.
struct Facts {
  engine::RankedGame game = engine::first_ranked_game;
  std::string kind;                  ///< its word in the line
  std::string line;                  ///< the record as text
  engine::records::Outcome outcome;  ///< what came of it
  /// Of a daily game, or the number of a challenge's word; 0: it is none of both.
  engine::records::Day day = 0;
  engine::Points score = 0;  ///< what the tables of its day rank by
  std::string guesses;       ///< how many player one needed for each code they broke: `guess_sign`

  [[nodiscard]] bool is_over() const {
    return outcome.ending != engine::records::Ending::unfinished;
  }
};

/// Refused if the rules forbid a move.
[[nodiscard]] Result<Facts> facts_of(const engine::records::Record& record);

/// The same game, given up by player one; refused if it is over.
[[nodiscard]] Result<Facts> given_up(std::string_view line);

/// The line that is kept of a game: closed while it goes on.
[[nodiscard]] Result<std::string> kept_line(const LineSafe* safe, const Facts& facts);
/// A line as it was before that.
[[nodiscard]] Result<std::string> opened(const LineSafe* safe, const std::string& kept);

/// True if the game of one line is that of the other, gone on with.
[[nodiscard]] bool continues(std::string_view line, std::string_view earlier);

/// The most guesses that are told apart.
inline constexpr std::size_t max_counted_guesses = 35;

/// One letter for a number of guesses, 1 … `max_counted_guesses`: 1 to 9, then a to z.
[[nodiscard]] char guess_sign(std::size_t guesses);
/// The number of a sign; 0 for any other letter.
[[nodiscard]] std::size_t guesses_of(char sign);

}  // namespace codemaker::scores::records
