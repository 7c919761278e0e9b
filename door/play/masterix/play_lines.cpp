// A round of Masterix in words: what line mode tells and takes.
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/masterix/play.hpp"

#include <cstdint>
#include <fmt/format.h>

namespace codemaker::play::masterix {

namespace {

using engine::masterix::Color;
using engine::masterix::holds;
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
    if (holds(board.units(color), square)) columns += fmt::format(" {}", column + 1);
  }
  return columns.empty() ? columns : std::string{name(color)} + columns;
}

std::string row_text(const engine::masterix::Board& board, int row) {
  const std::string blue = columns_text(board, row, Color::blue);
  const std::string red = columns_text(board, row, Color::red);
  const bool is_empty = blue.empty() && red.empty();
  return fmt::format(
      "{}: {}{}{}.", static_cast<char>('a' + row), is_empty ? "empty" : blue,
      blue.empty() || red.empty() ? "" : ", ", red
  );
}

}  // namespace

std::string prompt(const PlayState& state) {
  if (state.phase != Phase::choosing || state.is_hinting) return "";
  return has_computer(state) ? "Move: "
                             : fmt::format("{}, {}: ", mover(state).name, name(mover(state).color));
}

std::vector<std::string> line_help(const PlayState& state) {
  std::vector<std::string> help{
      "Type a move like d3-c3, or d3c3: the unit on d3 jumps onto the enemy on c3.",
      "B: the whole board. B and a letter: one row; a, c, d, e, f alone will do.",
      "M: how many jumps you have. M d3 or d3: the jumps of d3.",
      fmt::format("P: the points. L: the last move. {}", leaving(state)),
  };
  boards::add_help("H: a good move.", state.start.stakes, help);
  return help;
}

void describe(const PlayState& state, Stage& stage) {
  if (!state.is_board_there()) return;
  tell_start(state, stage);
  if (!state.told.empty()) stage.tell(state.told);
  tell_points(state, stage);
}

void tell_start(const PlayState& state, Stage& stage) {
  const engine::Points level = state.start.level;
  if (has_computer(state)) {
    stage.tell(fmt::format("Level {}. You are blue and begin, the computer is red.", level));
  } else {
    const bool is_first_blue = state.start.seats[0].color == Color::blue;
    stage.tell(fmt::format(
        "{}: {} is blue and begins, {} is red.", title_of(state.start),
        state.start.seats.at(is_first_blue ? 0 : 1).name,
        state.start.seats.at(is_first_blue ? 1 : 0).name
    ));
  }
  stage.tell(fmt::format(
      "A kill pays {}, a unit left at the end {}. B: the board. ?: how to play.",
      count(std::int64_t{2} * level, "point", "points"), level
  ));
}

void Play::take_line(std::string_view line, Stage& stage) {
  if (state_.phase == Phase::choosing) return take_words(state_, line, stage);
  if (state_.phase != Phase::thinking) return;
  if (state_.has_failed) return ask_computer(state_, stage);
  stage.refuse("Wait for the computer's move.");
}

void take_words(PlayState& state, std::string_view words, Stage& stage) {
  if (const auto move = read_move(words)) return take_move(state, *move, stage);
  if (const auto square = read_square(words)) return tell_jumps_of(state, *square, stage);
  const std::string word = ansi::upper_case(words);
  if (word == "B" || word == "BOARD") return tell_board(state, stage);
  if (word == "M") return tell_jumps(state, stage);
  if (word == "P") return tell_points(state, stage);
  if (word == "H" || word == "HINT") return ask_hint(state, stage);
  if (word == "U") return undo(state, stage);
  if (word == "L") return stage.tell(state.told.empty() ? "Nobody has moved yet." : state.told);
  if (const auto row = read_row(word)) return tell_row(state, *row, stage);
  const std::string_view rest = std::string_view{word}.substr(1);
  const auto blank = rest.find_first_not_of(' ');
  const std::string_view what = blank == std::string_view::npos ? "" : rest.substr(blank);
  const auto row = word[0] == 'B' ? read_row(what) : std::nullopt;
  const auto square = word[0] == 'M' ? read_square(what) : std::nullopt;
  if (row) return tell_row(state, *row, stage);
  if (square) return tell_jumps_of(state, *square, stage);
  refuse_line(words, stage);
}

void take_move(PlayState& state, Move move, Stage& stage) {
  if (engine::masterix::is_legal(state.position(), move)) return make(state, move, stage);
  const std::string from = engine::masterix::text(move.origin);
  const std::string to = engine::masterix::text(move.target);
  if (!holds(state.position().own(), move.origin)) {
    const bool is_enemy = holds(state.position().enemies(), move.origin);
    stage.refuse(fmt::format("{} is {}.", from, is_enemy ? "not your unit" : "empty"));
  } else if (!holds(engine::masterix::around(move.origin), move.target)) {
    stage.refuse(fmt::format("{} is not next to {}.", to, from));
  } else {
    stage.refuse(fmt::format("There is no enemy on {}.", to));
  }
}

std::string move_text(const PlayState& state, Move move) {
  const Squares captured = engine::masterix::captures(state.position(), move);
  const engine::Points points = pay_of(state, engine::masterix::kills(state.position(), move));
  const bool is_you = has_computer(state) && !mover(state).is_computer;
  const std::string who =
      is_you ? "You" : fmt::format("{} {}", mover(state).name, engine::masterix::text(move));
  const std::string_view ending = is_you ? "" : "s";
  std::string text =
      fmt::format("{} destroy{} {}", who, ending, engine::masterix::text(move.target));
  if (captured != 0) text += fmt::format(", capture{} {}", ending, list_of(captured));
  return fmt::format("{}: {}.", text, count(points, "point", "points"));
}

void tell_row(const PlayState& state, int row, Stage& stage) {
  stage.tell(row_text(state.position().board, row));
}

std::vector<std::string> board_text(const engine::masterix::Board& board) {
  std::vector<std::string> rows;
  for (int row = 0; row < engine::masterix::max_rows; ++row)
    rows.push_back(row_text(board, row));
  return rows;
}

void tell_board(const PlayState& state, Stage& stage) {
  for (std::string& row : board_text(state.position().board))
    stage.tell(std::move(row));
}

void tell_points(const PlayState& state, Stage& stage) {
  for (const Seat& seat : state.start.seats) {
    std::string text = fmt::format(
        "{}, {}: {}, {}, {}% of the board.",
        has_computer(state) && !seat.is_computer ? "You" : seat.name, name(seat.color),
        count(state.round->points(seat.color), "point", "points"),
        count(engine::masterix::count(state.position().board.units(seat.color)), "unit", "units"),
        state.position().board.owned_percent(seat.color)
    );
    if (!seat.won.what.empty()) text += fmt::format(" {} {}.", seat.won.what, seat.won.number);
    stage.tell(std::move(text));
  }
}

void tell_jumps(const PlayState& state, Stage& stage) {
  Squares units = 0;
  const auto moves = engine::masterix::moves(state.position());
  for (const Move& move : moves)
    units |= engine::masterix::only(move.origin);
  stage.tell(fmt::format(
      "{}, of {}: {}.", count(static_cast<std::int64_t>(moves.size()), "jump", "jumps"),
      count(engine::masterix::count(units), "unit", "units"), list_of(units)
  ));
}

void tell_jumps_of(const PlayState& state, Square square, Stage& stage) {
  const std::string from = engine::masterix::text(square);
  const Squares place = engine::masterix::only(square);
  const bool is_own = (state.position().own() & place) != 0;
  const bool is_enemy = (state.position().enemies() & place) != 0;
  if (!is_own) {
    return stage.tell(fmt::format("{} is {}.", from, is_enemy ? "not your unit" : "empty"));
  }
  const Squares targets = engine::masterix::around(square) & state.position().enemies();
  if (targets == 0) return stage.tell(fmt::format("{} cannot jump.", from));
  stage.tell(fmt::format("{} can jump onto {}.", from, list_of(targets)));
}

std::string Play::score_text() const {
  return fmt::format("{} to {}", score(0), score(1));
}

bool Play::tell_end(Stage& stage) const {
  stage.show("No moves left. Press any key.");
  if (!stage.is_line()) return true;
  stage.tell("No moves left.");
  for (const Seat& seat : state_.start.seats) {
    stage.tell(fmt::format(
        "{}: {}, bonus {} for {}.", has_computer(state_) && !seat.is_computer ? "You" : seat.name,
        count(state_.round->points(seat.color), "kill point", "kill points"),
        state_.round->bonus(seat.color),
        count(engine::masterix::count(state_.position().board.units(seat.color)), "unit", "units")
    ));
  }
  return false;
}

}  // namespace codemaker::play::masterix
