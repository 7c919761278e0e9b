#include "play/shell/arrivals.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/shell/people/words.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play::shell {

/// Two who come in the second of a look may be told twice or not at all.
std::string Arrivals::take(const event::People& people) {
  constexpr std::size_t most_letters = 12;
  if (!people.list) return {};
  const auto before = std::exchange(looked_, people.now);
  if (!before) return {};
  const Person* last = nullptr;
  std::int64_t more = -1;
  for (std::size_t at = 0; at < people.list->size(); ++at) {
    const Person& person = (*people.list)[at];
    if (people.own == at || person.since <= *before) continue;
    if (last == nullptr || person.since >= last->since) last = &person;
    ++more;
  }
  if (last == nullptr) return {};
  const std::string name = ansi::clean(last->name, most_letters);
  if (more > 0)
    return fmt::format("{} and {} have come. (W)", name, count(more, "other", "others"));
  return fmt::format("{} is here now: {}. (W)", name, doing_text(*last));
}

}  // namespace codemaker::play::shell
