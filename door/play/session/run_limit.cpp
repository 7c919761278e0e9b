#include "play/session/run_limit.hpp"

#include "play/call/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play {
namespace {

constexpr std::int64_t seconds_of_day = 86'400;

std::size_t place_of_game(engine::RankedGame game) {
  return engine::ranked_games.place_of(game);
}

}  // namespace

std::int64_t RunLimit::day_of(std::int64_t now) {
  return now / seconds_of_day;
}

void RunLimit::turn_to(std::int64_t day) {
  if (day == day_) return;
  *this = RunLimit{most_};
  day_ = day;
}

void RunLimit::begin(engine::RankedGame game, std::int64_t now) {
  turn_to(day_of(now));
  ++of_call_.at(place_of_game(game));
}

void RunLimit::ask(std::int64_t now) {
  turn_to(day_of(now));
  before_ = of_call_;
}

void RunLimit::take(std::int64_t day, const RunCounts& begun) {
  if (day == day_) kept_ = begun;
}

bool RunLimit::is_used_up(engine::RankedGame game, std::int64_t now) const {
  if (!is_set() || day_of(now) != day_) return false;
  const std::size_t at = place_of_game(game);
  const std::int64_t since_asked = of_call_.at(at) - before_.at(at);
  return std::max(of_call_.at(at), kept_.at(at) + since_asked) >= most_;
}

std::string RunLimit::refusal(Whose whose, std::int64_t now) const {
  constexpr std::int64_t seconds_of_minute = 60;
  const std::int64_t left = seconds_of_day - now % seconds_of_day;
  const std::int64_t minutes = (left + seconds_of_minute - 1) / seconds_of_minute;
  const std::string runs = count(most_, "ranked run", "ranked runs");
  return fmt::format(
      "{} {} a day. Next: 00:00 UTC, in {} h {} min.",
      whose == Whose::players ? "No more than" : "Your address has", runs, minutes / 60,
      minutes % 60
  );
}

}  // namespace codemaker::play
