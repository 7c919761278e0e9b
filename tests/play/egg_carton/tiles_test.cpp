// The carton in tiles: small screens of many colors that have rows for them.
#include "play/egg_carton/board.hpp"
#include "support/egg_carton_games.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::egg_carton {
namespace {

using tests::Typist;

/// Letters of the slots N and A.
constexpr ansi::Position upper{3, 6};
constexpr ansi::Position lower{10, 6};

TEST_CASE("forty columns of many colors show wells with marbles, and their numbers on wood") {
  const Typist ada{tests::on_forty_columns(ansi::Depth::direct), "\ner "};
  const ansi::Frame frame = ada.session().frame();
  CHECK(frame.at(upper).glyph == u'N');
  CHECK(frame.at(lower).glyph == u'A');
  for (const ansi::Position slot : {ansi::Position{6, 6}, ansi::Position{9, 6}}) {
    CHECK(frame.at(slot).attribute.back == ansi::Ink::wood);
    CHECK((frame.at(slot).glyph >= u'1' && frame.at(slot).glyph <= u'9'));
  }
}

TEST_CASE("a slot in tiles is selected by a click on its letter, its number or its well") {
  for (const int up : {0, 1, 2, 3}) {
    Typist ada{tests::on_forty_columns(ansi::Depth::direct), "\ner "};
    ada.holds_thinking = true;
    ada.click({lower.row - up, lower.column});
    CHECK(ada.sees("Ada sows A."));
  }
}

}  // namespace
}  // namespace codemaker::play::egg_carton
