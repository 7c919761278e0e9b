#include "play/shell/people/words.hpp"

#include "play/call/words.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

namespace codemaker::play::shell {

std::string others_text(const event::People& people) {
  if (!people.list) return {};
  const auto others = static_cast<std::int64_t>(people.list->size()) - (people.own ? 1 : 0);
  return others > 0 ? fmt::format("{} here", count(others, "other is", "others are")) : "";
}

std::string doing_text(const Person& person) {
  return person.level > 0 ? fmt::format("{}, level {}", person.doing, person.level) : person.doing;
}

std::string here_text(const Person& person, std::int64_t now) {
  constexpr std::int64_t most_minutes = 600;
  const std::int64_t minutes =
      minutes_of(std::chrono::seconds{std::max(now - person.since, std::int64_t{0})});
  return minutes < most_minutes ? fmt::format("{} min", minutes)
                                : fmt::format("{} h", minutes / 60);
}

std::string idle_text(const Person& person, std::int64_t now) {
  const std::int64_t minutes = (now - person.last_key) / 60;
  return minutes > 0 ? fmt::format("{} min", std::min(minutes, std::int64_t{999})) : "";
}

}  // namespace codemaker::play::shell
