#include "io/serving/guess_limits.hpp"

#include <algorithm>

namespace codemaker::io::serving {
namespace {

using std::chrono::seconds;

constexpr seconds longest_pause{30};
/// Who has not guessed for so long begins anew.
constexpr std::chrono::minutes rest_of_guesser{10};
/// So many log-ins from an address, at whatever names, cost nothing; one more each two seconds.
constexpr int free_for_address = 10;
constexpr seconds pause_of_address{2};

/// After so many guesses of one address at one name: 1, 2, 4 seconds and so on.
seconds pause_at_name(int guesses) {
  constexpr int longest_doubling = 5;
  return std::min(seconds{1 << std::min(guesses - 1, longest_doubling)}, longest_pause);
}

seconds pause_of(int guesses) {
  return guesses > free_for_address ? pause_of_address : seconds{0};
}

}  // namespace

/// A guess counts as soon as it is admitted: who makes many at once waits behind their own. One
/// that is not admitted does not count, but who goes on so does not begin anew.
std::optional<seconds> GuessLimits::admit(
    const std::string& name, const Network& from, Instant now
) {
  Guesser& guesser = guessers_.of({name, from}, {});
  Pace& address = addresses_.of(from, {});
  for (Pace* const pace : {&guesser.pace, &address}) {
    if (now - pace->last >= rest_of_guesser) *pace = {};
    pace->last = now;
    pace->next = std::max(pace->next, now);
  }
  const Instant when =
      guesser.is_home ? guesser.pace.next : std::max(guesser.pace.next, address.next);
  const auto wait = std::chrono::ceil<seconds>(when - now);
  if (wait > longest_pause) return std::nullopt;
  guesser.pace.next = when + pause_at_name(++guesser.pace.guesses);
  if (!guesser.is_home) address.next += pause_of(++address.guesses);
  return wait;
}

bool GuessLimits::is_home(const std::string& name, const Network& from) {
  const Guesser* const guesser = guessers_.find({name, from});
  return guesser != nullptr && guesser->is_home;
}

Asker GuessLimits::asker(const std::string& name, const Network& from, Instant now) {
  const auto has_guessed = [now](const Pace& pace) {
    return pace.guesses > 0 && now - pace.last < rest_of_guesser;
  };
  const Guesser* const guesser = guessers_.find({name, from});
  const bool was_wrong = guesser != nullptr && has_guessed(guesser->pace);
  if (guesser != nullptr && guesser->is_home) return was_wrong ? Asker::fresh : Asker::owner;
  const Pace* const address = addresses_.find(from);
  const bool is_guessing = address != nullptr && has_guessed(*address);
  return was_wrong || is_guessing ? Asker::guesser : Asker::fresh;
}

void GuessLimits::was_right(const std::string& name, const Network& from, Instant now) {
  guessers_.of({name, from}, {}) = {.pace = {.last = now, .next = now}, .is_home = true};
  Pace* const address = addresses_.find(from);
  if (address != nullptr && address->guesses > 0) --address->guesses;
}

std::vector<GuessLimits::Home> GuessLimits::homes(std::size_t most) const {
  std::vector<Home> homes;
  guessers_.each([&](const Home& home, const Guesser& guesser) {
    if (guesser.is_home && homes.size() < most) homes.push_back(home);
  });
  return homes;
}

void GuessLimits::remember(const Home& home, Instant now) {
  guessers_.of(home, {}) = {.pace = {.last = now, .next = now}, .is_home = true};
}

}  // namespace codemaker::io::serving
