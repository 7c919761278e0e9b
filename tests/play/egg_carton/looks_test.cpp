// Egg Carton as a picture: what is to be seen, and that it can be told apart without color.
#include "play/drawing/canvas.hpp"
#include "play/egg_carton/board.hpp"
#include "play/egg_carton/marbles.hpp"
#include "support/egg_carton_games.hpp"

#include <catch2/catch.hpp>

#include <set>

namespace codemaker::play::egg_carton {
namespace {

using engine::egg_carton::Player;
using engine::egg_carton::RelayRule;
using tests::call_in;
using tests::Typist;
namespace egg_carton = engine::egg_carton;

/// So many lie round in a well, none upon another.
constexpr int most_round = 6;

ansi::Frame drawn(const View& view, ansi::Depth depth = ansi::Depth::direct) {
  ansi::Terminal terminal;
  terminal.depth = depth;
  Canvas canvas{terminal, Presentation::full, play::Choices{}};
  draw_full_carton(canvas, Carton{}, view);
  return std::move(canvas).take();
}

/// Round marbles on a screen that lie upon no other and under none: a shaded half at each side, and
/// a whole between.
int marbles_drawn(const ansi::Frame& frame) {
  const auto is_row = [&](int row, int column) {
    const auto glyph = [&](int across) {
      return frame.at({row, column + across}).glyph;
    };
    return glyph(0) == u'▀' && glyph(1) == u'█' && glyph(2) == u'█' && glyph(3) == u'▀';
  };
  // The shade of its upper corners lies above its light.
  const auto is_upper = [&](int row, int column) {
    const ansi::Ink light = frame.at({row, column + 1}).attribute.front;
    return is_row(row, column) && frame.at({row, column}).attribute.back == light;
  };
  int marbles = 0;
  for (int row = 0; row + 1 < frame.rows(); ++row) {
    for (int column = 0; column + 3 < frame.columns(); ++column)
      marbles += is_upper(row, column) && is_row(row + 1, column) ? 1 : 0;
  }
  return marbles;
}

/// The same of a terminal of sixteen colors, where they are a row high.
int flat_marbles_drawn(const ansi::Frame& frame) {
  int marbles = 0;
  for (int row = 0; row < frame.rows(); ++row) {
    for (int column = 0; column + 2 < frame.columns(); ++column) {
      const bool is_marble = frame.at({row, column}).glyph == u'(' &&
                             frame.at({row, column + 1}).glyph == u'°' &&
                             frame.at({row, column + 2}).glyph == u')';
      marbles += is_marble ? 1 : 0;
    }
  }
  return marbles;
}

/// Marbles of a cell, as those off the board are; in sixteen colors the signs of flat ones do not
/// count.
int beads_drawn(const ansi::Frame& frame) {
  int beads = 0;
  for (int row = 0; row < frame.rows(); ++row) {
    for (int column = 0; column < frame.columns(); ++column) {
      const ansi::Glyph glyph = frame.at({row, column}).glyph;
      beads += glyph == u'●' || glyph == u'°' ? 1 : 0;
    }
  }
  return beads - flat_marbles_drawn(frame);
}

TEST_CASE("in sixteen colors every marble of a heap of eighteen is drawn, and those off the board"
) {
  egg_carton::Position position = egg_carton::classic_start(RelayRule::usual);
  position.off = {5, 3};
  const ansi::Frame common = drawn({position}, ansi::Depth::sixteen);
  CHECK(flat_marbles_drawn(common) == 36);
  CHECK(beads_drawn(common) == 8);
  for (int many = 0; many <= 18; ++many) {
    egg_carton::Position heap;
    heap.slots[4] = static_cast<std::uint8_t>(many);
    CHECK(flat_marbles_drawn(drawn({heap}, ansi::Depth::sixteen)) == many);
  }
}

TEST_CASE("every marble of a common board is drawn round, those off the board as beads") {
  egg_carton::Position position = egg_carton::classic_start(RelayRule::usual);
  CHECK(marbles_drawn(drawn({position})) == 36);
  position.off = {5, 3};
  CHECK(marbles_drawn(drawn({position})) == 36);
  CHECK(beads_drawn(drawn({position})) == 8);
  for (int many = 0; many <= most_round; ++many) {
    egg_carton::Position heap;
    heap.slots[4] = static_cast<std::uint8_t>(many);
    CHECK(marbles_drawn(drawn({heap})) == many);
  }
}

TEST_CASE("a marble more is seen, and touches neither other slots nor the carton's corners") {
  constexpr int most_apart = 7;
  const Carton carton;
  const int first_row = carton.well_row(2);
  const int first_column = carton.well_column(2);
  for (int many = 0; many < most_apart; ++many) {
    egg_carton::Position fewer;
    fewer.slots[2] = static_cast<std::uint8_t>(many);
    egg_carton::Position more = fewer;
    ++more.slots[2];
    const ansi::Frame before = drawn({fewer});
    const ansi::Frame after = drawn({more});
    int changed = 0;
    for (int row = 3; row < 16; ++row) {
      for (int column = 0; column < 79; ++column) {
        if (before.at({row, column}) == after.at({row, column})) continue;
        ++changed;
        const int down = row - first_row;
        const int across = column - first_column;
        CHECK(down >= 0);
        CHECK(across >= 0);
        CHECK(across < carton.well_columns());
        const bool is_at_wall = across == 0 || across + 1 == carton.well_columns();
        const bool is_at_rim = down == 0 || down + 1 == carton.well_rows;
        const bool is_corner = is_at_wall && is_at_rim;
        CHECK_FALSE(is_corner);
      }
    }
    CHECK(changed > 0);
  }
}

TEST_CASE("marbles of a large carton are twice as large") {
  egg_carton::Position position;
  position.slots[2] = 1;
  ansi::Terminal terminal;
  terminal.columns = 132;
  terminal.rows = 50;
  terminal.depth = ansi::Depth::direct;
  Canvas canvas{terminal, Presentation::full, play::Choices{}, true};
  draw_full_carton(canvas, carton_of(true), {position});
  const ansi::Frame frame = std::move(canvas).take();
  const Carton& carton = carton_of(true);
  int rows = 0;
  for (int row = carton.well_row(2); row < carton.well_row(2) + carton.well_rows; ++row) {
    int cells = 0;
    for (int column = 1; column + 1 < carton.well_columns(); ++column)
      cells += frame.at({row, carton.well_column(2) + column}).glyph != u' ' ? 1 : 0;
    const bool is_of_marble = cells > 0;
    if (is_of_marble) CHECK(cells >= 5);
    rows += is_of_marble ? 1 : 0;
  }
  CHECK(rows == rows_of(MarbleSize::large));
}

TEST_CASE("both ends of the carton are drawn alike") {
  egg_carton::Position position;
  position.off = {4, 4};
  const ansi::Frame frame = drawn({position});
  for (int row = 0; row < frame.rows(); ++row) {
    for (int column = 1; column < Carton{}.wall; ++column) {
      const int right = Carton{}.right_wall() + column;
      INFO(row << ", " << column);
      const bool is_label = row == Carton{}.top || row == Carton{}.bottom();
      const bool is_marble = !is_label && (frame.at({row, column}).glyph != u' ');
      const bool is_marble_right = !is_label && (frame.at({row, right}).glyph != u' ');
      CHECK(is_marble == is_marble_right);
    }
  }
  CHECK(frame.text(Carton{}.top).find("off") != std::string::npos);
}

TEST_CASE("the hand stands where it drops a marble, with what is left in it") {
  Typist ada{call_in(Presentation::full), "\necdqt\n\n"};
  ada.type("d");
  const Carton carton;
  for (const egg_carton::Station station : {3, 4, 5, 6}) {
    const ansi::Position at = carton.hand(station);
    const ansi::Frame frame = ada.session().frame();
    CHECK(frame.at(at).glyph == u'[');
    CHECK(frame.at({at.row, at.column + 3}).glyph == u']');
    CHECK(tests::number_at(frame, {at.row, at.column + 1}) == 6 - station);
    ada.wait_for_step();
  }
}

TEST_CASE("the way of the marbles is traced, relays and selections apart") {
  Typist ada{call_in(Presentation::full), "\nopp\necdqt\n\n"};
  ada.type("d");
  CHECK(ada.sees("D » off"));
  ada.type("c");
  CHECK(ada.sees("D » off   C » "));
}

TEST_CASE("the first row says level, computer level and whose turn it is") {
  Typist ada{call_in(Presentation::full), "\nopp\ner "};
  ada.holds_thinking = true;
  CHECK(ada.sees("EGG CARTON  Level 1  Computer level 1, your turn"));
  auto position = tests::egg_deal(1);
  while (position.turn == Player::one) {
    const auto slot = egg_carton::selections(position).front();
    tests::type_slot(ada, slot);
    position = egg_carton::sow(position, slot).after;
  }
  CHECK(ada.sees("Computer level 1, the computer's turn"));
}

/// The result of a level of the ladder, its motion ended.
std::string result_of(Player winner, bool has_rank) {
  Typist ada{call_in(Presentation::full), "\nopp\ner "};
  const auto deal = tests::egg_deal(1);
  if (has_rank) {
    tests::play_egg_game(ada, deal, tests::egg_game_with(deal, Player::one));
    ada.type("  ");
  }
  tests::play_egg_game(ada, deal, tests::egg_game_with(deal, winner));
  ada.type(" ");
  const ansi::Frame frame = ada.session().frame();
  std::string word;
  for (int row = 3; row < 8; ++row)
    word += frame.text(row) + "\n";
  return word;
}

TEST_CASE("a level won, a run lost and a rank in the Hall of Fame differ at a glance") {
  const std::set<std::string> words{
      result_of(Player::one, false), result_of(Player::two, false), result_of(Player::two, true)};
  CHECK(words.size() == 3);
}

TEST_CASE("a result is a short motion that any key ends, and none where marbles fall at once") {
  Typist ada{call_in(Presentation::full), "\nopp\necdp"};
  ada.type("deabfcfde");
  ada.type(" ");
  CHECK_FALSE(ada.session().wakes_at());
  Typist bob{call_in(Presentation::full), "\necdp"};
  for (const char slot : std::string_view{"deabfcfde"})
    bob.type(std::string{slot, ' '});
  bob.type(" ");
  CHECK(bob.session().wakes_at());
  bob.type("y");
  CHECK(bob.sees("Select a slot:"));
}

TEST_CASE("the rules of Egg Carton show cartons on full screens") {
  Typist ada{call_in(Presentation::full), "\nei"};
  int pictures = 0;
  for (int page = 1; page <= 7; ++page) {
    if (beads_drawn(ada.session().frame()) > 0) ++pictures;
    ada.type("\n");
  }
  CHECK(pictures >= 5);
}

}  // namespace
}  // namespace codemaker::play::egg_carton
