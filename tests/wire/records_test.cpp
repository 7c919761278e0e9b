// Of every record of the vectors, at each move: what a page is told is what a small screen shows.
#include "engine/records/line.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/canvas.hpp"
#include "play/drawing/shown.hpp"

#include "support/vectors.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

std::vector<engine::records::Record> records_of_vectors() {
  std::ifstream file{tests::vectors() / "records" / "games.txt"};
  std::vector<engine::records::Record> records;
  for (std::string line; std::getline(file, line);)
    if (const auto read = engine::records::verify(line)) records.push_back(read->record);
  return records;
}

Canvas small_canvas() {
  ansi::Terminal terminal;
  terminal.charset = ansi::Charset::utf8;
  return Canvas{terminal, Presentation::small, Choices{}};
}

/// Without what stands between them.
std::string signs_of(std::string_view text) {
  std::string signs{text};
  std::erase(signs, ' ');
  return signs;
}

/// A peg among words is told as one.
bool are_same_but_for_pegs(std::string_view told, std::string_view shown) {
  return std::ranges::equal(
      ansi::decode(told), ansi::decode(shown),
      [](char32_t one, char32_t two) {
        return one == two || (one >= first_peg_letter && one < first_peg_letter + 16);
      }
  );
}

std::vector<int> numbers_in(const std::string& text) {
  std::vector<int> numbers;
  bool is_in_number = false;
  for (const char sign : text) {
    const bool is_digit = sign >= '0' && sign <= '9';
    if (is_digit && !is_in_number) numbers.push_back(0);
    if (is_digit) numbers.back() = 10 * numbers.back() + (sign - '0');
    is_in_number = is_digit;
  }
  return numbers;
}

bool has_row_of(const ansi::Frame& frame, const std::vector<int>& wanted) {
  for (int row = 0; row < frame.rows(); ++row) {
    const auto numbers = numbers_in(frame.text(row));
    if (!std::ranges::search(numbers, wanted).empty()) return true;
  }
  return false;
}

void compare(const ShownGrid& grid, const ansi::Frame& frame) {
  for (std::size_t at = 0; at < grid.cells.size(); ++at) {
    const int row = static_cast<int>(at) / grid.columns;
    const int column = static_cast<int>(at) % grid.columns;
    const auto& cell = frame.row(
        grid.first.row + row * grid.apart.row
    )[static_cast<std::size_t>(grid.first.column + column * grid.apart.column)];
    CHECK((grid.cells[at] == 'b') == (cell.attribute.foreground == ansi::Color::blue));
    CHECK((grid.cells[at] == 'r') == (cell.attribute.foreground == ansi::Color::red));
  }
}

void compare(const ShownCarton& carton, const ansi::Frame& frame) {
  REQUIRE(carton.slots.size() == 12);
  CHECK(has_row_of(frame, {carton.slots.begin(), carton.slots.begin() + 6}));
  CHECK(has_row_of(frame, {carton.slots.rbegin(), carton.slots.rbegin() + 6}));
}

/// The tenth digit is 0 on screens, and practice has letters there.
std::string on_screens(std::string pegs, bool are_digits, bool are_letters) {
  for (char& sign : pegs) {
    if (are_digits && sign == 'a') sign = '0';
    if (are_letters && sign >= '1' && sign <= '8') sign = "RWBGYKMC"[sign - '1'];
  }
  return pegs;
}

/// The last ones, as many as small screens have room for.
void compare(const std::vector<ShownGuess>& guesses, bool are_digits, const ansi::Frame& frame) {
  constexpr std::size_t room = 14;
  std::string shown;
  for (int row = 0; row < frame.rows(); ++row)
    shown += signs_of(frame.text(row)) + "\n";
  for (std::size_t at = guesses.size() - std::min(guesses.size(), room); at < guesses.size();
       ++at) {
    const auto is_shown = [&](bool are_letters) {
      return shown.find(on_screens(guesses[at].pegs, are_digits, are_letters)) != std::string::npos;
    };
    CHECK((is_shown(false) || is_shown(true)));
  }
}

void compare(const ShownPegs& pegs, const ansi::Frame& frame) {
  compare(pegs.guesses, pegs.are_digits, frame);
  compare(pegs.others, pegs.are_digits, frame);
}

/// Where no board is told, all words are.
void compare(const std::monostate& /*nothing*/, const ansi::Frame& /*frame*/) {}

TEST_CASE("at each move of every record a page is told what the terminal shows") {
  int boards = 0;
  const auto records = records_of_vectors();
  REQUIRE(records.size() > 20);
  for (const auto& record : records) {
    const AnyReplay replay = row_of(record).replay({.record = record, .player = "Ada"});
    for (std::size_t move = 0; move <= replay.moves(); ++move) {
      Canvas drawn = small_canvas();
      replay.draw(drawn, move);
      Shown shown;
      Canvas noting = small_canvas();
      noting.note_in(shown);
      replay.draw(noting, move);
      const ansi::Frame frame = std::move(drawn).take();
      shown.take_words(std::move(noting).take());
      std::string all;
      for (int row = 0; row < frame.rows(); ++row)
        all += signs_of(frame.text(row));
      INFO(engine::name(engine::records::game_of(record)) << " " << move << "\n" << all);
      std::string told;
      for (const ShownRow& row : shown.rows)
        told += signs_of(row.text);
      const bool has_board = !std::holds_alternative<std::monostate>(shown.thing);
      if (!has_board) CHECK(are_same_but_for_pegs(told, all));
      boards += has_board ? 1 : 0;
      std::visit([&](const auto& thing) { compare(thing, frame); }, shown.thing);
    }
  }
  CHECK(boards > 100);
}

}  // namespace
}  // namespace codemaker::play
