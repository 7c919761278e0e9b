// Players of boards that named themselves, in the Hall of Fame.
#include "scores/format.hpp"
#include "scores/tags.hpp"
#include "support/fake_disk.hpp"
#include "support/hall_rows.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

namespace codemaker::play::shell {
namespace {

using tests::Typist;

/// A caller of our board, and one of a board that is in this state, in the Hall of Fame.
struct Reader : Typist {
  Reader(Presentation presentation, scores::TagState state, const std::string& name = "")
      : Typist{tests::call_in(presentation)} {
    scores::Hall hall;
    hall.enter(tests::row_of("bbs", "Ada", 20));
    hall.enter(tests::row_of("MOON?", "White Rabbi", scores::max_score));
    disk.files["SCORES.DAT"] = scores::encode(hall);
    scores::TagList list;
    list.tags.push_back({"MOON", state, name, "192.0.2.7", "", 1, 1, 1});
    disk.files["BOARDS.TAG"] = scores::write_tags(list);
    type(presentation == Presentation::lines ? "p\nh\n" : "\nh");
  }
};

TEST_CASE("a board that nobody has checked is marked on full screens, and what that means is told"
) {
  const Reader ada{Presentation::full, scores::TagState::unverified, "Moon Base 2026"};
  CHECK(ada.sees(" 1■  White Rabbi   999999999       3   Moon Base 2026?"));
  CHECK(ada.sees("bbs "));
  CHECK(ada.sees("? a board that nobody has checked yet"));
}

TEST_CASE("a board that nobody has checked is marked on small screens") {
  const Reader ada{Presentation::small, scores::TagState::unverified};
  CHECK(ada.sees(" 1  White Rabbi?999999999      3"));
  CHECK(ada.sees("Ada         "));
  CHECK(ada.sees("? a board that nobody has checked yet"));
}

TEST_CASE("a board that nobody has checked is called so in lines") {
  const Reader ada{Presentation::lines, scores::TagState::unverified};
  CHECK(
      std::ranges::count(
          ada.heard, "1. White Rabbi of MOON (unverified), 999999999 points, level 3."
      ) == 1
  );
  CHECK(std::ranges::count(ada.heard, "2. Ada, 20 points, level 3.") == 1);
}

TEST_CASE("a trusted board is shown by its name, without a mark") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small, Presentation::lines);
  const Reader ada{presentation, scores::TagState::trusted, "Moon Base"};
  CHECK_FALSE(ada.sees("?999"));
  CHECK_FALSE(ada.sees("checked yet"));
  CHECK_FALSE(ada.sees("Base?"));
  CHECK((presentation != Presentation::full || ada.sees("Moon Base")));
  CHECK(std::ranges::none_of(ada.heard, [](const std::string& line) {
    return line.find("unverified") != std::string::npos;
  }));
}

}  // namespace
}  // namespace codemaker::play::shell
