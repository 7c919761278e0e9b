// What is kept of games that are left, cut off or disturbed.
#include "engine/random.hpp"
#include "engine/records/line.hpp"
#include "play/breaking/questions.hpp"
#include "play/events/effect.hpp"
#include "support/campaign_runs.hpp"
#include "support/kept_games.hpp"
#include "support/sanitized.hpp"
#include "support/tested_game.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using tests::be_broken_in;
using tests::break_in;
using tests::call_in;
using tests::in_campaign;
using tests::Typist;

constexpr ansi::Key returns_home{ansi::KeyCode::control, U'X', {}};

/// The moves and the result of the game kept last.
std::string last_of(const Typist& ada) {
  const std::string line = ada.kept.last_line();
  const auto moves = line.find(':', line.find(":r1") + 1) + 1;
  return line.substr(moves, line.rfind(':') - moves);
}

/// A code as it comes of the computer's share and of the first guess, and that guess.
std::string sealed(const std::string& code, const std::string& guess) {
  return "=" + code + "-0102030405060708090a0b0c0d0e0f10+" + guess + ".," + guess;
}

TEST_CASE("a line that drops leaves the game unfinished as it was kept last") {
  Typist ada = in_campaign();
  ada.type("5555\n12");
  ada.hang_up();
  CHECK(last_of(ada) == sealed("1234", "5555") + ":unfinished.1.0.0");
  CHECK(ada.kept.all().size() == 2);
}

TEST_CASE("who returns to the BBS in the middle of a game does not give it up") {
  Typist ada = in_campaign();
  ada.type("5555\n");
  ada.press(returns_home);
  ada.type("y");
  ada.wait(10s);
  REQUIRE(ada.left);
  CHECK(ada.kept.is_going_on());
}

TEST_CASE("who is disconnected because the time is up does not give the game up") {
  Call call = tests::call_of("Ada");
  call.time_left = 5min;
  Typist ada{call, "\nr\n5555\n"};
  ada.wait(6min);
  REQUIRE(ada.left);
  CHECK(ada.kept.is_going_on());
}

TEST_CASE("a game that is quit, or left for another place, is given up", "[every game]") {
  for (const tests::TestedGame& game : tests::tested_games()) {
    for (const std::string& keys : game.given_up) {
      Typist ada{tests::call_of("Ada"), "\nopp\n" + keys};
      CAPTURE(keys, ada.kept.last_line());
      const auto& all = ada.kept.all();
      const bool is_left = std::ranges::any_of(all, [](const effect::KeepGame& kept) {
        return tests::line_of(kept.record).find(",Q:left.") != std::string::npos;
      });
      CHECK(is_left);
    }
  }
}

TEST_CASE("a newcomer who takes the guided game instead has not begun the run behind the welcome") {
  Call call = tests::call_of("Ada");
  call.openings = Openings::always;
  Typist ada{call, "\nr"};
  REQUIRE(ada.sees("guided first game"));
  ada.type("g1122\n");
  REQUIRE(ada.kept.all().size() == 2);
  CHECK(ada.kept.all().front().is_new);
  CHECK(ada.kept.last_line().starts_with("cm1:breaking:practice:r1.l1:="));
}

TEST_CASE("a code that is set again replaces the one that the computer came to nothing with") {
  Typist ada = in_campaign();
  break_in(ada, 1, "1234");
  ada.type(" ");
  ada.holds_thinking = true;
  ada.type("4444\n");
  ada.reply(play::breaking::Solved{});
  const std::string before = sealed("1234", "1234") + "=4444";
  CHECK(last_of(ada) == before + ":unfinished.1.0.0");
  ada.type("\b\b\b\b");
  be_broken_in(ada, 3, "5555");
  CHECK(last_of(ada) == before + "=5555,6666,6666,5555:unfinished.1.0.0");
}

TEST_CASE("a level can be ended where a code has to be set again") {
  Typist ada = in_campaign();
  break_in(ada, 1, "1234");
  ada.type(" ");
  be_broken_in(ada, 12, "4444");
  ada.type(" ");
  break_in(ada, 1, "1234");
  ada.type(" 5555\n");
  ada.reply(play::breaking::Solved{});
  ada.type("ey");
  CHECK(ada.filed.back().score == 34);
  CHECK(last_of(ada).ends_with(",1234=5555,X:unfinished.2.34.0"));
}

TEST_CASE("who quits behind the last round of a level that is won has won it") {
  Typist ada = in_campaign();
  for (int half = 0; half < 2; ++half) {
    break_in(ada, 1, "1234");
    ada.type(" ");
    be_broken_in(ada, 6, "4444");
    if (half == 0) ada.type(" ");
  }
  CHECK(ada.filed.empty());
  ada.type("qy");
  REQUIRE(ada.filed.size() == 2);
  CHECK(ada.filed[0].score == 34);
  REQUIRE(ada.table().size() == 1);
  CHECK(ada.table()[0].level == 1);
  CHECK(ada.sees("you made the Hall of Fame!"));
  CHECK(ada.kept.last_line().find(",Q:left.2.34.0:") != std::string::npos);
}

TEST_CASE("a duel that the computer ends while the caller is asked whether to quit is not given up"
) {
  Typist ada{tests::call_of("Ada"), "\ncn5555\n"};
  ada.holds_thinking = true;
  ada.type("6666\nq");
  ada.reply(play::breaking::Guessed{
      *engine::breaking::Code::secret({}, engine::breaking::parse_pegs("5555")->span())});
  ada.type("y");
  CHECK(ada.sees("Duel  Result"));
  CHECK(last_of(ada).ends_with(":lost.0.1.1"));
}

TEST_CASE("any keys and answers at any time leave records that replay") {
  static constexpr std::string_view keys = "\n\n\n\n1234567 ccmmeerrttqyn?hosldfp\bvabdegxu";
  int games = 0;
  for (std::uint64_t seed = 0; seed < (tests::is_sanitized ? 100 : 400); ++seed) {
    engine::Random random{seed};
    Typist ada{call_in(static_cast<Presentation>(seed % 3))};
    ada.types_ahead = seed % 2 == 0;
    for (int i = 0; i < 400 && !ada.left; ++i) {
      const auto pick = random.below(keys.size() + 4);
      if (pick < keys.size()) ada.type(keys.substr(pick, 1));
      if (pick == keys.size()) ada.wait(2s);
      if (pick == keys.size() + 1) ada.holds_thinking = !ada.holds_thinking;
      if (pick == keys.size() + 2) ada.reply(play::breaking::Solved{});
      if (pick == keys.size() + 3) ada.reply(play::breaking::Guessed{});
    }
    games += static_cast<int>(ada.kept.all().size());
  }
  CHECK(games > (tests::is_sanitized ? 350 : 1700));
}

}  // namespace
}  // namespace codemaker::play
