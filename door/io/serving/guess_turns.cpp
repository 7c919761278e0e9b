#include "io/serving/guess_turns.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

namespace codemaker::io::serving {
namespace {

using std::chrono::seconds;

/// Who has not been heard of for so long asks for the first time.
constexpr std::chrono::minutes rest_of_stranger{10};

/// Of IPv6 one hand has more networks than it could ever use up.
Network hand_of(const Network& from) {
  return from.around(Network::Ring::near) ? *from.around(Network::Ring::far) : from;
}

}  // namespace

seconds GuessTurns::wait(const std::string& name, const Network& from, Instant now, Guess guess) {
  const std::uint64_t number = ++came_;
  add(name, hand_of(from), now, std::move(guess));
  Line& line = lines_[name];
  serve(name, line, now);
  const auto own = std::ranges::find_if(line.waiting, [number](const Waiting& each) {
    return each.place.number == number;
  });
  if (own == line.waiting.end()) return seconds{0};
  const auto ahead = std::ranges::count_if(line.waiting, [own](const Waiting& each) {
    return each.place < own->place;
  });
  return std::chrono::ceil<seconds>(line.pace.next() - now) + ahead * between;
}

void GuessTurns::add(const std::string& name, const Network& from, Instant now, Guess guess) {
  Standing& standing = standings_.of({name, from}, {});
  if (now - standing.last >= rest_of_stranger) standing = {.since = now};
  standing.last = now;
  auto& waiting = lines_[name].waiting;
  const auto before = std::ranges::count(waiting, from, &Waiting::from);
  const Place place{standing.turns, static_cast<std::size_t>(before), standing.since, came_};
  waiting.push_back({place, from, std::move(guess)});
}

/// Those whose turn it is; of more than may wait the last ones are told so.
void GuessTurns::serve(const std::string& name, Line& line, Instant now) {
  const auto gone = std::ranges::partition(line.waiting, [](const Waiting& each) {
    return !each.guess.is_over();
  });
  std::vector<Waiting> refused{
      std::make_move_iterator(gone.begin()), std::make_move_iterator(gone.end())};
  line.waiting.erase(gone.begin(), gone.end());
  std::ranges::sort(line.waiting, {}, &Waiting::place);
  std::vector<Guess> heard;
  while (!line.waiting.empty() && now >= line.pace.next()) {
    Waiting first = std::move(line.waiting.front());
    line.waiting.erase(line.waiting.begin());
    line.pace.take(now);
    Standing& standing = standings_.of({name, first.from}, {.last = now});
    ++standing.turns;
    standing.since = now;
    heard.push_back(std::move(first.guess));
  }
  while (line.waiting.size() > most_waiting) {
    refused.push_back(std::move(line.waiting.back()));
    line.waiting.pop_back();
  }
  for (const Guess& guess : heard)
    guess.told(true);
  for (const Waiting& each : refused)
    each.guess.told(false);
}

void GuessTurns::pass(Instant now) {
  for (auto each = lines_.begin(); each != lines_.end();) {
    auto& [name, line] = *each;
    serve(name, line, now);
    const bool is_over = line.waiting.empty() && line.pace.has_rested(now);
    each = is_over ? lines_.erase(each) : std::next(each);
  }
}

}  // namespace codemaker::io::serving
