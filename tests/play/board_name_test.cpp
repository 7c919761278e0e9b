#include "dropfiles/drop_file.hpp"
#include "scores/format.hpp"
#include "support/fake_disk.hpp"

#include "support/results.hpp"
#include "support/typist.hpp"
#include "support/vectors.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

std::string board_in(const std::string& id, const std::string& name) {
  const auto file =
      dropfiles::read_drop_file(name, tests::read_file(tests::vectors() / "dropfiles" / id / name));
  REQUIRE(file);
  return dropfiles::board_name(*file).value_or("not told");
}

scores::Entry run(const std::string& board, const std::string& handle, engine::Points score) {
  scores::Entry entry;
  entry.player = {board, "", handle};
  entry.name = handle;
  entry.score = score;
  return entry;
}

TEST_CASE("a board's name is told from its software, which has a version") {
  CHECK(board_in("enigma-door32-2026-06", "door32.sys") == "Xibalba");
  CHECK(board_in("mbse-door32", "door32.sys") == "MBSE BBS Test");
  CHECK(board_in("sbbs-door32-stdio", "DOOR32.SYS") == "not told");
  CHECK(board_in("wwiv-door32", "door32.sys") == "not told");
  CHECK(board_in("talisman-door32", "door32.sys") == "not told");
  CHECK(board_in("sbbs-xtrn", "XTRN.DAT") != "not told");
}

TEST_CASE("the Hall of Fame shows the name that the board gave itself, and others as they are") {
  auto call = tests::call_of("Ada");
  call.board_name = "Xibalba";
  tests::Typist ada{std::move(call)};
  scores::Hall hall;
  hall.enter(run("bbs", "Ada", 20));
  hall.enter(run("telnet", "Bob", 10));
  ada.disk.files["SCORES.DAT"] = scores::encode(hall);
  ada.type("\nh");
  CHECK(ada.sees("Xibalba"));
  CHECK(ada.sees("telnet"));
  CHECK_FALSE(ada.sees("bbs "));
}

TEST_CASE("the highest score and level keep their columns in the Hall of Fame") {
  tests::Typist ada;
  scores::Hall hall;
  scores::Entry entry = run("bbs", "White Rabbi", scores::max_score);
  entry.level = scores::max_level;
  hall.enter(entry);
  ada.disk.files["SCORES.DAT"] = scores::encode(hall);
  ada.type("\nh");
  CHECK(ada.sees(" 1■  White Rabbi   999999999  999999   bbs"));
}

}  // namespace
}  // namespace codemaker::play
