// Boards in tiles: small screens of many colors that have rows for them.
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play::masterix {
namespace {

using tests::Typist;
namespace masterix = engine::masterix;

/// What stands on a tile, with what is left and right of its sign.
std::string tile(const Typist& ada, masterix::Square square) {
  const ansi::Position at = masterix_place(square, BoardSize::tiles);
  std::string seen;
  for (const int across : {-1, 0, 1}) {
    const ansi::Glyph glyph = ada.session().frame().at({at.row, at.column + across}).glyph;
    seen += glyph == u'\u00B7' ? '.' : static_cast<char>(glyph);
  }
  return seen;
}

void click_tile(Typist& ada, masterix::Square square, int down = 0) {
  const ansi::Position at = masterix_place(square, BoardSize::tiles);
  ada.click({at.row + down, at.column - 1});
}

TEST_CASE("forty columns of many colors show a board of tiles, played by clicks on either row") {
  for (const ansi::Depth depth : {ansi::Depth::indexed, ansi::Depth::direct}) {
    Typist ada{tests::on_forty_columns(depth), "\nmr "};
    ada.holds_thinking = true;
    const auto moves = tests::round_with(ada.seed, tests::more);
    const masterix::Position start = tests::dealt(ada.seed);
    const auto jump = moves.front();
    click_tile(ada, jump.origin);
    const masterix::Squares taken = masterix::captures(start, jump);
    ada.type(std::string(1, tests::pad_key(jump.origin, jump.target)));
    CHECK(tile(ada, jump.target) == "[X]");
    if (taken != 0) CHECK(tile(ada, masterix::first(taken)) == " + ");
    click_tile(ada, jump.target, 1);
    CHECK(tile(ada, jump.target) == "[*]");
    ada.wait(std::chrono::seconds{3});
    CHECK(tile(ada, jump.target) == "[O]");
    CHECK(tile(ada, jump.origin).substr(1, 1) == ".");
  }
}

TEST_CASE("sixteen colors, fewer rows and terminals without blocks keep the letters") {
  Call few_colors = tests::on_forty_columns(ansi::Depth::sixteen);
  Call few_rows = tests::on_forty_columns(ansi::Depth::direct);
  few_rows.terminal.rows = 23;
  Call no_blocks = tests::on_forty_columns(ansi::Depth::direct);
  no_blocks.terminal.charset = ansi::Charset::ascii;
  for (const Call& call : {few_colors, few_rows, no_blocks}) {
    const Typist ada{call, "\nmr "};
    CHECK(tests::square_on_screen(ada, 0).find_first_of("OX") == 1);
  }
}

TEST_CASE("whose move it is and what is said stand below the tiles") {
  Typist ada{tests::on_forty_columns(ansi::Depth::direct), "\nmg"};
  while (!ada.sees("Your move"))
    ada.type(" ");
  const int last_row = masterix_place(masterix::max_squares - 1, BoardSize::tiles).row + 1;
  const auto row = [&](int at) {
    return ada.session().frame().text(at);
  };
  CHECK(row(last_row + 1).find("Ada") != std::string::npos);
  CHECK(row(last_row + 3).starts_with("Your move"));
  CHECK(ada.sees("Jump onto a red unit"));
}

}  // namespace
}  // namespace codemaker::play::masterix
