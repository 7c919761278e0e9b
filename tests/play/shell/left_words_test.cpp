// Codes and positions left for others in words.
#include "engine/breaking/id.hpp"
#include "engine/egg_carton/id.hpp"
#include "play/shell/left/words.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::shell::left {
namespace {

using engine::records::TryState;

LeftEntry carton_of_karl() {
  LeftEntry entry;
  entry.terms = engine::records::position_terms(engine::egg_carton::id, 1, "kbqxjtzw");
  entry.maker = "Karl";
  entry.tried = 3;
  return entry;
}

TEST_CASE("of a position it is told by how much it was won, of a code in how many guesses") {
  LeftEntry carton = carton_of_karl();
  CHECK(counts_text(carton) == "3 tried, 0 solved it");
  carton.broken = 2;
  carton.mean = 45;
  CHECK(counts_text(carton) == "3 tried, 2 solved it by 4.5");
  LeftEntry code = carton;
  code.terms = {engine::breaking::id, 1, "free", "4x6"};
  CHECK(counts_text(code) == "3 tried, 2 broke it in 4.5 guesses on average");
  CHECK(try_row({"Ada", "", false, TryState::broken, 5}, true) == "Ada: by 5");
  CHECK(try_row({"Ada", "", true, TryState::broken, 5}, false) == "you: 5 guesses");
  CHECK(try_row({"", "", false, TryState::missed, 0}, true) == "a former caller: not solved");
}

TEST_CASE("what a caller has done with a position is said in few words") {
  LeftEntry carton = carton_of_karl();
  CHECK(try_text(carton) == "new to you");
  carton.own_try = TryState::going_on;
  CHECK(try_text(carton) == "you are at it");
  CHECK(waits_for_caller(carton));
  carton.own_try = TryState::broken;
  carton.own_guesses = 12;
  CHECK(try_text(carton) == "you won by 12");
  CHECK_FALSE(waits_for_caller(carton));
  carton.own_try = TryState::missed;
  CHECK(try_text(carton) == "you did not win");
  carton.own_try = TryState::given_up;
  CHECK(try_text(carton) == "you gave up");
}

TEST_CASE("a maker is told in a sentence what came of a try at their position") {
  NewsItem item;
  item.kind = NewsItem::Kind::position_tried;
  item.name = "Ada";
  item.board = "Moon";
  item.game = engine::egg_carton::id;
  item.number = 5;
  CHECK(news_text(item) == "Ada of Moon solved your Egg Carton position, by 5.");
  item.tried = TryState::missed;
  CHECK(news_text(item) == "Ada of Moon could not solve your Egg Carton position.");
  item.tried = TryState::given_up;
  item.name.clear();
  CHECK(news_text(item) == "A former caller gave up on your Egg Carton position.");
}

}  // namespace
}  // namespace codemaker::play::shell::left
