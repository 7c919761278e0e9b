// How a caller likes things, as a value: what was remembered goes in, what changed comes out.
#include "play/session/liking.hpp"

#include "support/calls.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using tests::call_of;

TEST_CASE("before it is known what was remembered, nothing takes its place") {
  Liking liking{call_of("Ada")};
  liking.choices.sound = Sound::off;
  CHECK(liking.take_changes().empty());
  liking.take({});
  CHECK(liking.take_changes().contains("options"));
}

TEST_CASE("a choice is remembered once, and what was remembered is no change") {
  Liking first{call_of("Ada")};
  first.take({});
  first.choices.pace = Pace::slow;
  const Remembered changes = first.take_changes();
  REQUIRE(changes.size() == 1);
  CHECK(first.take_changes().empty());
  Liking next{call_of("Ada")};
  next.take(changes);
  CHECK(next.choices.pace == Pace::slow);
  CHECK(next.take_changes().empty());
}

TEST_CASE("what was chosen before the answer came stays") {
  Liking earlier{call_of("Ada")};
  earlier.take({});
  earlier.choices.pace = Pace::slow;
  Liking liking{call_of("Ada")};
  liking.choices.pace = Pace::fast;
  liking.take(earlier.take_changes());
  CHECK(liking.choices.pace == Pace::fast);
}

TEST_CASE("one option chosen before the answer came does not cost the others") {
  Liking earlier{call_of("Ada")};
  earlier.take({});
  earlier.choices.pace = Pace::slow;
  earlier.choices.sound = Sound::off;
  Liking liking{call_of("Ada")};
  liking.choices.pace = Pace::fast;
  liking.take(earlier.take_changes());
  CHECK(liking.choices.pace == Pace::fast);
  CHECK(liking.choices.sound == Sound::off);
  CHECK(liking.take_changes().contains("options"));
}

TEST_CASE("screens that the sysop has fixed stay, whatever was chosen on such a terminal") {
  Liking earlier{call_of("Ada")};
  earlier.take({});
  earlier.choices.wanted = Presentation::lines;
  const Remembered changes = earlier.take_changes();
  Call call = call_of("Ada");
  Liking free{call};
  free.take(changes);
  CHECK(free.choices.wanted == Presentation::lines);
  call.wanted = Presentation::small;
  Liking fixed{call};
  fixed.take(changes);
  CHECK(fixed.choices.wanted == Presentation::small);
}

TEST_CASE("what a flag has forced on a call is not remembered, and what was chosen before is") {
  Liking earlier{call_of("Ada")};
  earlier.take({});
  earlier.choices.mouse = true;
  const Remembered changes = earlier.take_changes();
  Call call = call_of("Ada");
  call.wanted = Presentation::lines;
  Liking forced{call};
  CHECK(forced.choices.wanted == Presentation::lines);
  forced.take(changes);
  CHECK(forced.take_changes().empty());
  forced.choices.mouse = false;
  Remembered later = changes;
  for (const auto& [name, text] : forced.take_changes())
    later[name] = text;
  Liking next{call_of("Ada")};
  next.take(later);
  CHECK_FALSE(next.choices.wanted);
  CHECK(next.choices.mouse == false);
  forced.choices.wanted = Presentation::small;
  for (const auto& [name, text] : forced.take_changes())
    later[name] = text;
  Liking chosen{call_of("Ada")};
  chosen.take(later);
  CHECK(chosen.choices.wanted == Presentation::small);
}

TEST_CASE("letters are those the terminal was told to have, until the caller chooses others") {
  Liking liking{call_of("Ada")};
  const ansi::Charset told = liking.letters();
  liking.choices.letters = ansi::Charset::ascii;
  CHECK(liking.letters() == ansi::Charset::ascii);
  liking.choices.letters.reset();
  CHECK(liking.letters() == told);
}

}  // namespace
}  // namespace codemaker::play
