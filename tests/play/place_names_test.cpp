// What others see of a caller: what they are doing.
#include "play/place_names.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

TEST_CASE("wherever a caller is, others are told what they are doing, in a few words") {
  for (int place = 0; place <= static_cast<int>(Place::farewell); ++place) {
    const std::string_view doing = name_of(static_cast<Place>(place));
    CAPTURE(place, doing);
    CHECK_FALSE(doing.empty());
    CHECK(doing.size() <= 22);  // the column of `codemaker who`
  }
}

TEST_CASE("of a daily puzzle or a kept game others do not learn which one it is") {
  CHECK(name_of(Place::daily_code) == name_of(Place::daily_carton));
  CHECK(name_of(Place::replay) == name_of(Place::my_games));
}

}  // namespace
}  // namespace codemaker::play
