/// Whole rounds of Masterix with the result one wants, and hands that type them.
#pragma once

#include "engine/masterix/rules.hpp"
#include "engine/random.hpp"
#include "play/masterix/places.hpp"
#include "play/masterix/questions.hpp"
#include "support/typist.hpp"

#include <compare>
#include <cstdlib>
#include <string>
#include <vector>

namespace codemaker::tests {

namespace masterix = engine::masterix;

/// Moves of both sides by turns.
using MasterixMoves = std::vector<masterix::Move>;

/// The board that a level with this seed begins with.
inline masterix::Position dealt(std::uint64_t seed) {
  return {masterix::Board::deal(seed)};
}

inline constexpr auto more = std::strong_ordering::greater;

/// Moves of both sides from the deal of a seed to the end, after which blue has more, as many or
/// fewer points.
inline MasterixMoves round_with(std::uint64_t seed, std::strong_ordering blue_to_red) {
  engine::Random random{seed};
  while (true) {
    masterix::Round round{1, dealt(seed)};
    MasterixMoves played;
    while (!round.is_over()) {
      const auto moves = masterix::moves(round.position());
      played.push_back(moves[random.below(moves.size())]);
      round.play(played.back());
    }
    const auto result = round.score(masterix::Color::blue) <=> round.score(masterix::Color::red);
    if (result == blue_to_red) return played;
  }
}

/// The key of the number pad that leads from a square to a neighbor.
inline char pad_key(masterix::Square from, masterix::Square to) {
  const int rows = to / masterix::max_columns - from / masterix::max_columns;
  const int columns = to % masterix::max_columns - from % masterix::max_columns;
  return static_cast<char>('5' - 3 * rows + columns);
}

/// How the board on that screen is drawn: where tiles have the name of row a, letters have nothing.
inline play::BoardSize size_of_board(const ansi::Frame& frame, bool is_lean) {
  using play::BoardSize;
  const bool has_tiles = is_lean && frame.at({3, 3}).glyph == u'a';
  if (is_lean) return has_tiles ? BoardSize::tiles : BoardSize::letters;
  return frame.columns() >= 132 && frame.rows() >= 50 ? BoardSize::large : BoardSize::full;
}

/// What stands on a square of a screen, and left of it: "[O" under the cursor, "(X" of the last
/// move, "«O", which is "<O" here, selected, " ." where the square is empty.
inline std::string square_on_screen(
    const ansi::Frame& frame, bool is_lean, masterix::Square square
) {
  const play::BoardSize size = size_of_board(frame, is_lean);
  const bool is_large = size == play::BoardSize::large;
  const ansi::Position at = play::masterix::masterix_place(square, size);
  const auto glyph = [&](int rows, int columns) {
    return frame.at({at.row + rows, at.column + columns}).glyph;
  };
  const auto letter = [](ansi::Glyph each) {
    return each == u'\u00AB' ? '<' : each == u'\u00B7' ? '.' : static_cast<char>(each);
  };
  const int down = is_large ? 3 : 1;
  const int across = is_large ? 6 : 3;
  // Corners of blocks, or of double lines.
  const bool has_corners = !is_lean &&
                           glyph(-down, -across) == (is_large ? u'\u2588' : u'\u2554') &&
                           glyph(down, across) == (is_large ? u'\u2588' : u'\u255D');
  return {has_corners ? '[' : letter(glyph(0, -1)), letter(glyph(0, 0))};
}

inline bool has_small_screen(const Typist& caller) {
  return caller.session().presentation() == play::Presentation::small;
}

/// The same of what the caller sees now.
inline std::string square_on_screen(const Typist& caller, masterix::Square square) {
  return square_on_screen(caller.session().frame(), has_small_screen(caller), square);
}

/// The square under the cursor.
inline masterix::Square cursor_of(const Typist& caller) {
  const ansi::Frame frame = caller.session().frame();
  for (masterix::Square square = 0; square < masterix::max_squares; ++square) {
    if (square_on_screen(frame, has_small_screen(caller), square)[0] == '[') return square;
  }
  return -1;
}

/// Moves the cursor to a square, step by step.
inline void walk_to(Typist& caller, masterix::Square square) {
  if (cursor_of(caller) < 0) caller.type(" ");  // the opponent's screen lies over the board
  const masterix::Square from = cursor_of(caller);
  const int down = square / masterix::max_columns - from / masterix::max_columns;
  const int across = square % masterix::max_columns - from % masterix::max_columns;
  const auto steps = [](int count) {
    return static_cast<std::size_t>(std::abs(count));
  };
  caller.type(std::string(steps(down), down < 0 ? '8' : '2'));
  caller.type(std::string(steps(across), across < 0 ? '4' : '6'));
}

/// Types a move as the presentation wants it.
inline void type_move(Typist& caller, masterix::Move move) {
  if (caller.session().presentation() == play::Presentation::lines) {
    return caller.type(masterix::text(move) + "\n");
  }
  walk_to(caller, move.origin);
  caller.type("5");
  caller.type(std::string(1, pad_key(move.origin, move.target)) + "5");
}

/// The answer of a computer that plays this move.
inline play::Reply thought_of(masterix::Move move) {
  return play::masterix::Jumped{masterix::Thought{.move = move}};
}

/// Blue types its moves; red's are the computer's.
inline void play_round(Typist& caller, const MasterixMoves& moves) {
  caller.holds_thinking = true;
  masterix::Position position = dealt(caller.seed);
  for (const masterix::Move& move : moves) {
    if (position.turn == masterix::Color::blue) {
      type_move(caller, move);
    } else {
      caller.reply(thought_of(move));
    }
    position = masterix::after(position, move);
  }
}

/// At the first board of a run. Moves are shown at once, as far as a test does not look at them.
inline Typist in_run(play::Presentation presentation = play::Presentation::full) {
  const bool is_line = presentation == play::Presentation::lines;
  return Typist{call_in(presentation), is_line ? "p\nm\nn\nr\n" : "\nopp\nmr "};
}

/// A round that is played to the result wanted.
inline void play_level(Typist& ada, std::strong_ordering result) {
  play_round(ada, round_with(ada.seed, result));
}

/// The points of blue at the end of such a round.
inline engine::Points points_of(std::uint64_t seed, int level, std::strong_ordering result) {
  masterix::Round round{level, dealt(seed)};
  for (const auto& move : round_with(seed, result))
    round.play(move);
  return round.score(masterix::Color::blue);
}

}  // namespace codemaker::tests
