// When the score file comes into being, and what a damaged one shows.
#include "play/events/answers.hpp"
#include "scores/format.hpp"
#include "scores/store.hpp"
#include "support/campaign_runs.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using tests::in_campaign;
using tests::lose_level;
using tests::Typist;
using tests::win_level;

TEST_CASE("the score file is there after the first ranked game, though it was lost") {
  Typist ada = in_campaign();
  lose_level(ada);
  CHECK(ada.sees("You lost level 1"));
  REQUIRE(ada.disk.files.contains("SCORES.DAT"));
  CHECK(ada.table().empty());
}

TEST_CASE("a lost level leaves a score file that is there as it is") {
  Typist ada = in_campaign();
  win_level(ada);
  const std::string before = ada.disk.files["SCORES.DAT"];
  ada.type(" ");
  lose_level(ada);
  CHECK(ada.disk.files["SCORES.DAT"] == before);
}

TEST_CASE("a title whose tables cannot be read asks nobody to be the first") {
  Typist ada{tests::call_of("Ada"), ""};
  CHECK(ada.sees("Be the first!"));
  ada.answer(event::Tables{.hall = {}, .are_readable = false});
  CHECK(ada.sees("Not to be read"));
  CHECK_FALSE(ada.sees("Be the first!"));
}

TEST_CASE("a table that is damaged as a whole says so, and not that nobody stands there") {
  Typist ada{tests::call_of("Ada"), "\n"};
  ada.disk.files["SCORES.DAT"] = "no scores at all";
  ada.type("h");
  CHECK(ada.sees("The table is damaged, and no score in it can be read."));
  CHECK_FALSE(ada.sees("No scores yet"));
}

TEST_CASE("a table that is damaged in part shows what is left of it") {
  Typist ada = in_campaign();
  for (const std::string handle : {"Bob", "Cid"}) {
    scores::Entry entry;
    entry.player = {"bbs", "", handle};
    entry.name = handle;
    entry.score = 10;
    REQUIRE(scores::file(ada.disk, {entry, scores::Purpose::enter}, {}));
  }
  ada.disk.files["SCORES.DAT"].back() ^= 1;
  ada.disk.files.erase("SCORES.DUP");
  ada.type("qy h");
  CHECK(ada.sees("The table is damaged. This is what could be read of it."));
  CHECK(ada.sees(" 1■  Bob"));
}

TEST_CASE("in line mode too a damaged table is not said to be empty") {
  Call call = tests::call_of("Ada");
  call.wanted = Presentation::lines;
  Typist ada{call, "p\n"};
  ada.disk.files["SCORES.DAT"] = "no scores at all";
  ada.type("h\n");
  CHECK(ada.last_line().starts_with("The table is damaged, and no score in it can be read."));
}

}  // namespace
}  // namespace codemaker::play
