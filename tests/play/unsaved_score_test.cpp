// Scores that the disk does not take: they are kept through the call and tried again.
#include "play/events/effect.hpp"
#include "play/events/farewell.hpp"
#include "support/campaign_runs.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using tests::call_of;
using tests::in_campaign;
using tests::Typist;
using tests::win_level;

/// A caller in the Hall of Fame whose 34 points a full disk did not take.
struct Unsaved : Typist {
  explicit Unsaved(Call call = call_of("Ada")) : Typist{std::move(call), "\nr\n\n"} {
    disk.is_full = true;
    win_level(*this);
    type(" qy");
    type("\n");
  }
};

bool was_told(const Typist& caller, std::string_view text) {
  return std::ranges::any_of(caller.heard, [&](const std::string& line) {
    return line.find(text) != std::string::npos;
  });
}

TEST_CASE("a score that could not be saved stands in the Hall of Fame as waiting") {
  Unsaved ada;
  CHECK(ada.sees("Hall of Fame  Code breaking"));
  CHECK(ada.sees(" 1* \u00BBAda"));
  CHECK(ada.sees("* waiting to be saved"));
  CHECK_FALSE(ada.sees("No scores yet"));
}

TEST_CASE("a score that waits is saved once when the Hall of Fame is looked at later") {
  Unsaved ada;
  ada.disk.is_full = false;
  ada.type("mh");
  CHECK(ada.sees(" 1■ \u00BBAda"));
  CHECK_FALSE(ada.sees("waiting"));
  CHECK(ada.sees("Your 34 points are saved now."));
  CHECK(ada.table().size() == 1);
  const std::size_t tries = ada.filed.size();
  ada.type("mhmq");
  CHECK(ada.filed.size() == tries);
  CHECK(ada.table().size() == 1);
}

TEST_CASE("a score that waits is saved before the next one, which a better run makes needless") {
  Unsaved ada;
  ada.type("mr");
  win_level(ada);
  ada.disk.is_full = false;
  ada.type(" ");
  win_level(ada);
  CHECK(ada.table().size() == 1);
  CHECK(ada.table()[0].score == 34 + 2 * (12 + 20));
  const std::size_t tries = ada.filed.size();
  ada.type(" qy\nmqy");
  CHECK(ada.filed.size() == tries);
}

TEST_CASE("a score that waits is saved at the end of the call, and told") {
  Unsaved ada;
  ada.type("m");
  ada.disk.is_full = false;
  ada.type("qy");
  CHECK(ada.table()[0].score == 34);
  CHECK(ada.sees("Your 34 points are saved now."));
}

TEST_CASE("a caller whose score is lost at last is told so") {
  Unsaved ada;
  ada.type("mqy");
  CHECK(ada.sees("Your 34 points could not be saved."));
  ada.type(" ");
  CHECK(ada.left == effect::Farewell::left);
  CHECK(ada.chances.back() == effect::Chance::last);
}

TEST_CASE(
    "a score that waits is tried once more when the caller hangs up, sleeps or has no time left"
) {
  using namespace std::chrono_literals;

  struct Way {
    std::chrono::seconds time_left;
    std::chrono::seconds idle_limit;
    effect::Farewell end;
  };

  const auto way = GENERATE(
      Way{30min, 60min, effect::Farewell::time_is_up}, Way{60min, 30min, effect::Farewell::idle},
      Way{60min, 60min, effect::Farewell::hung_up}
  );
  Call call = call_of("Ada");
  call.time_left = way.time_left;
  call.idle_limit = way.idle_limit;
  Unsaved ada{call};
  ada.disk.is_full = false;
  ada.wait(30min);
  if (!ada.left) ada.hang_up();
  CHECK(ada.left == way.end);
  CHECK(ada.table().size() == 1);
  CHECK(ada.chances.back() == effect::Chance::last);
}

TEST_CASE("in line mode a waiting score is told in words") {
  Call call = call_of("Ada");
  call.wanted = Presentation::lines;
  Typist ada{call, "p\nr\n"};
  ada.disk.is_full = true;
  for (int half = 0; half < 2; ++half) {
    ada.type("1234\n");
    tests::be_broken_in(ada, 6, "4444");
    ada.type("\n");
  }
  ada.type("q\ny\n=\n");
  CHECK(was_told(ada, "1. Ada, 34 points, level 2, waiting to be saved."));
  ada.disk.is_full = false;
  ada.heard.clear();
  ada.type("m\nh\n");
  CHECK(was_told(ada, "Your 34 points are saved now."));
  CHECK(was_told(ada, "1. Ada, 34 points, level 2."));
}

TEST_CASE("the name given to a score that waits is saved with it") {
  Typist ada = in_campaign();
  ada.disk.is_full = true;
  win_level(ada);
  ada.type(" qy!\n");
  ada.disk.is_full = false;
  ada.type("mh");
  REQUIRE(ada.table().size() == 1);
  CHECK(ada.table()[0].name == "Ada!");
}

TEST_CASE("a score in the spool is shown as waiting until the table has it") {
  Typist ada = in_campaign();
  ada.disk.is_locked_by_another = true;
  win_level(ada);
  ada.type(" qy\n");
  CHECK(ada.sees(" 1* \u00BBAda"));
}

TEST_CASE("a Hall of Fame that cannot be read still shows the score that waits") {
  Unsaved ada;
  ada.disk.failing_call = ada.disk.calls + 1;
  ada.disk.fails_ever_after = true;
  ada.type("mh");
  CHECK(ada.sees("The Hall of Fame can't be read right now."));
  CHECK(ada.sees(" 1* \u00BBAda"));
}

}  // namespace
}  // namespace codemaker::play
