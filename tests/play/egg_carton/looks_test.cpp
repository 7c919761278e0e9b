// Egg Carton as a picture: what is to be seen, and that it can be told apart without color.
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

constexpr int marble_columns = 3;

ansi::Frame drawn(const View& view) {
  Canvas canvas{ansi::Terminal{}, Presentation::full, play::Choices{}};
  draw_full_carton(canvas, Carton{}, view);
  return std::move(canvas).take();
}

/// Marbles on a screen, by their left halves.
int marbles_drawn(const ansi::Frame& frame) {
  int marbles = 0;
  for (int row = 0; row < frame.rows(); ++row) {
    for (int column = 0; column + 2 < frame.columns(); ++column) {
      const bool is_marble =
          frame.at({row, column}).glyph == u'▌' && frame.at({row, column + 2}).glyph == u'▐';
      if (is_marble) ++marbles;
    }
  }
  return marbles;
}

TEST_CASE("every marble of a common board is drawn, those off the board too") {
  egg_carton::Position position = egg_carton::classic_start(RelayRule::usual);
  CHECK(marbles_drawn(drawn({position})) == 36);
  position.off = {5, 3};
  CHECK(marbles_drawn(drawn({position})) == 44);
  for (int many = 0; many <= 18; ++many) {
    egg_carton::Position heap;
    heap.slots[4] = static_cast<std::uint8_t>(many);
    CHECK(marbles_drawn(drawn({heap})) == many);
  }
}

TEST_CASE("a marble more leaves the others where they lie") {
  for (int many = 0; many < 18; ++many) {
    egg_carton::Position fewer;
    fewer.slots[2] = static_cast<std::uint8_t>(many);
    egg_carton::Position more = fewer;
    ++more.slots[2];
    const ansi::Frame before = drawn({fewer});
    const ansi::Frame after = drawn({more});
    int changed = 0;
    for (int row = 3; row < 16; ++row) {
      for (int column = 0; column < 79; ++column)
        changed += before.at({row, column}) != after.at({row, column}) ? 1 : 0;
    }
    CHECK(changed == marble_columns);
  }
}

TEST_CASE("the six kinds of marbles differ in their signs") {
  std::set<ansi::Glyph> signs;
  for (int kind = 0; kind < 6; ++kind) {
    Canvas canvas{ansi::Terminal{}, Presentation::full, play::Choices{}};
    draw_marble(canvas, {0, 0}, kind);
    signs.insert(std::move(canvas).take().at({0, 1}).glyph);
  }
  CHECK(signs.size() == 6);
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
    if (marbles_drawn(ada.session().frame()) > 0) ++pictures;
    ada.type("\n");
  }
  CHECK(pictures >= 5);
}

}  // namespace
}  // namespace codemaker::play::egg_carton
