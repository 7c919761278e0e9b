// A round of Masterix in words: what line mode tells and takes.
#include "ansi/text.hpp"
#include "play/masterix/play.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

using engine::masterix::Color;
using engine::masterix::Move;
using engine::masterix::Square;
using engine::masterix::Squares;

constexpr std::string_view row_letters = "ABCDEF";

/// "b2 c4".
std::string list_of(Squares squares) {
  std::string list;
  for (; squares != 0; squares = engine::masterix::without_first(squares)) {
    if (!list.empty()) list += ' ';
    list += engine::masterix::text(engine::masterix::first(squares));
  }
  return list;
}

/// A move however it was typed: "d3-c3", "D3C3", "d3 c3".
std::optional<Move> read_move(std::string_view words) {
  std::string squares;
  for (const char letter : words) {
    if (letter == ' ' || letter == '-') continue;
    const bool is_capital = letter >= 'A' && letter <= 'Z';
    squares += is_capital ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  if (squares.size() != 4) return std::nullopt;
  return engine::masterix::parse_move(squares.insert(2, "-"));
}

std::optional<Square> read_square(std::string_view word) {
  const auto move = word.size() == 2 ? read_move(fmt::format("{}a1", word)) : std::nullopt;
  return move ? std::optional{move->origin} : std::nullopt;
}

std::optional<int> read_row(std::string_view word) {
  const auto row = word.size() == 1 ? row_letters.find(word[0]) : std::string_view::npos;
  return row == std::string_view::npos ? std::nullopt : std::optional{static_cast<int>(row)};
}

/// The units of one side in a row: "blue 1 4 5".
std::string columns_text(const engine::masterix::Board& board, int row, Color color) {
  std::string columns;
  for (int column = 0; column < board.columns(); ++column) {
    const Square square = row * engine::masterix::max_columns + column;
    const bool is_there = (board.units(color) & engine::masterix::only(square)) != 0;
    if (is_there) columns += fmt::format(" {}", column + 1);
  }
  return columns.empty() ? columns : std::string{name(color)} + columns;
}

}  // namespace

std::string MasterixPlay::prompt() const {
  if (phase_ != Phase::choosing) return "";
  return has_computer() ? "Move: " : fmt::format("{}, {}: ", mover().name, name(mover().color));
}

std::vector<std::string> MasterixPlay::line_help() const {
  return {
      "Type a move like d3-c3, or d3c3: the unit on d3 jumps onto the enemy on c3.",
      "B: the whole board. B and a letter: one row; a, c, d, e, f alone will do.",
      "M: how many jumps you have. M d3 or d3: the jumps of d3.",
      fmt::format("P: the points. L: the last move. {}", leaving()),
  };
}

void MasterixPlay::describe(Stage& stage) const {
  if (!is_board_there()) return;
  tell_start(stage);
  if (!told_.empty()) stage.tell(told_);
  tell_points(stage);
}

void MasterixPlay::tell_start(Stage& stage) const {
  const engine::Points level = start_.level;
  if (has_computer()) {
    stage.tell(fmt::format("Level {}. You are blue and begin, the computer is red.", level));
  } else {
    const bool is_first_blue = start_.seats[0].color == Color::blue;
    stage.tell(fmt::format(
        "{}: {} is blue and begins, {} is red.", start_.title,
        start_.seats.at(is_first_blue ? 0 : 1).name, start_.seats.at(is_first_blue ? 1 : 0).name
    ));
  }
  stage.tell(fmt::format(
      "A kill pays {}, a unit left at the end {}. B: the board. ?: how to play.",
      count(2 * level, "point", "points"), level
  ));
}

void MasterixPlay::take_line(std::string_view line, Stage& stage) {
  if (phase_ == Phase::choosing) return take_words(line, stage);
  if (phase_ != Phase::thinking) return;
  if (has_failed_) return ask_computer(stage);
  stage.refuse("Wait for the computer's move.");
}

void MasterixPlay::take_words(std::string_view words, Stage& stage) {
  if (const auto move = read_move(words)) return take_move(*move, stage);
  if (const auto square = read_square(words)) return tell_jumps_of(*square, stage);
  const std::string word = ansi::upper_case(words);
  if (word == "B") return tell_board(stage);
  if (word == "M") return tell_jumps(stage);
  if (word == "P") return tell_points(stage);
  if (word == "L") return stage.tell(told_.empty() ? "Nobody has moved yet." : told_);
  if (const auto row = read_row(word)) return tell_row(*row, stage);
  const std::string_view rest = std::string_view{word}.substr(1);
  const auto blank = rest.find_first_not_of(' ');
  const std::string_view what = blank == std::string_view::npos ? "" : rest.substr(blank);
  const auto row = word[0] == 'B' ? read_row(what) : std::nullopt;
  const auto square = word[0] == 'M' ? read_square(what) : std::nullopt;
  if (row) return tell_row(*row, stage);
  if (square) return tell_jumps_of(*square, stage);
  refuse_line(words, stage);
}

void MasterixPlay::take_move(Move move, Stage& stage) {
  if (engine::masterix::is_legal(position(), move)) return make(move, stage);
  const std::string from = engine::masterix::text(move.origin);
  const std::string to = engine::masterix::text(move.target);
  const auto holds = [](Squares squares, Square square) {
    return (squares & engine::masterix::only(square)) != 0;
  };
  if (!holds(position().own(), move.origin)) {
    const bool is_enemy = holds(position().enemies(), move.origin);
    stage.refuse(fmt::format("{} is {}.", from, is_enemy ? "not your unit" : "empty"));
  } else if (!holds(engine::masterix::around(move.origin), move.target)) {
    stage.refuse(fmt::format("{} is not next to {}.", to, from));
  } else {
    stage.refuse(fmt::format("There is no enemy on {}.", to));
  }
}

/// "You destroy c3, capture b2 c4: 6 points." The caller has just typed from where; of two players
/// one hears it only here.
std::string MasterixPlay::move_text(Move move) const {
  const Squares captured = engine::masterix::captures(position(), move);
  const engine::Points points = 2 * start_.level * engine::masterix::kills(position(), move);
  const bool is_you = has_computer() && !mover().is_computer;
  const std::string who =
      is_you ? "You" : fmt::format("{} {}", mover().name, engine::masterix::text(move));
  const std::string_view ending = is_you ? "" : "s";
  std::string text =
      fmt::format("{} destroy{} {}", who, ending, engine::masterix::text(move.target));
  if (captured != 0) text += fmt::format(", capture{} {}", ending, list_of(captured));
  return fmt::format("{}: {} points.", text, points);
}

void MasterixPlay::tell_row(int row, Stage& stage) const {
  const std::string blue = columns_text(position().board, row, Color::blue);
  const std::string red = columns_text(position().board, row, Color::red);
  const bool is_empty = blue.empty() && red.empty();
  stage.tell(fmt::format(
      "{}: {}{}{}.", static_cast<char>('a' + row), is_empty ? "empty" : blue,
      blue.empty() || red.empty() ? "" : ", ", red
  ));
}

void MasterixPlay::tell_board(Stage& stage) const {
  for (int row = 0; row < engine::masterix::max_rows; ++row)
    tell_row(row, stage);
}

void MasterixPlay::tell_points(Stage& stage) const {
  for (const MasterixSeat& seat : start_.seats) {
    std::string text = fmt::format(
        "{}, {}: {}, {}, {} % of the board.",
        has_computer() && !seat.is_computer ? "You" : seat.name, name(seat.color),
        count(round_->points(seat.color), "point", "points"),
        count(engine::masterix::count(position().board.units(seat.color)), "unit", "units"),
        position().board.owned_percent(seat.color)
    );
    if (!seat.above.empty()) text += fmt::format(" {}.", seat.above);
    stage.tell(std::move(text));
  }
}

void MasterixPlay::tell_jumps(Stage& stage) const {
  Squares units = 0;
  const auto moves = engine::masterix::moves(position());
  for (const Move& move : moves)
    units |= engine::masterix::only(move.origin);
  stage.tell(fmt::format(
      "{}, of {}: {}.", count(static_cast<std::int64_t>(moves.size()), "jump", "jumps"),
      count(engine::masterix::count(units), "unit", "units"), list_of(units)
  ));
}

void MasterixPlay::tell_jumps_of(Square square, Stage& stage) const {
  const std::string from = engine::masterix::text(square);
  const Squares place = engine::masterix::only(square);
  const bool is_own = (position().own() & place) != 0;
  const bool is_enemy = (position().enemies() & place) != 0;
  if (!is_own) {
    return stage.tell(fmt::format("{} is {}.", from, is_enemy ? "not your unit" : "empty"));
  }
  const Squares targets = engine::masterix::around(square) & position().enemies();
  if (targets == 0) return stage.tell(fmt::format("{} cannot jump.", from));
  stage.tell(fmt::format("{} can jump onto {}.", from, list_of(targets)));
}

std::string MasterixPlay::score_text() const {
  return fmt::format("{} to {}", score(0), score(1));
}

void MasterixPlay::tell_count(Stage& stage) const {
  stage.tell("No moves are left.");
  for (const MasterixSeat& seat : start_.seats) {
    stage.tell(fmt::format(
        "{}: {} points for kills, {} for {}.",
        has_computer() && !seat.is_computer ? "You" : seat.name, round_->points(seat.color),
        round_->bonus(seat.color),
        count(engine::masterix::count(position().board.units(seat.color)), "unit", "units")
    ));
  }
}

}  // namespace codemaker::play::masterix
