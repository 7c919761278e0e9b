#include "engine/records/texts.hpp"

#include "engine/records/items.hpp"

#include <array>
#include <cstddef>

namespace codemaker::engine::records {
namespace {

/// In the order of the endings.
constexpr std::array<std::string_view, 5> ending_words{"unfinished", "left", "won", "tied", "lost"};

std::optional<std::int64_t> next_amount(Items& items) {
  const auto item = items.next();
  return item ? parse_number(*item) : std::nullopt;
}

}  // namespace

std::string_view word(Ending ending) {
  return ending_words.at(static_cast<std::size_t>(ending));
}

std::string text(const Outcome& outcome) {
  std::string text{word(outcome.ending)};
  for (const std::int64_t number : {std::int64_t{outcome.level}, outcome.one, outcome.two})
    text += "." + std::to_string(number);
  return text;
}

std::optional<Outcome> parse_outcome(std::string_view text) {
  constexpr std::int64_t most_levels = 999'999;
  Items items{text, '.'};
  const auto ending = items.next_word(ending_words);
  const auto level = next_amount(items);
  const auto one = next_amount(items);
  const auto two = next_amount(items);
  if (!ending || !level || *level > most_levels || !one || !two || !items.is_at_end())
    return std::nullopt;
  return Outcome{static_cast<Ending>(*ending), static_cast<int>(*level), *one, *two};
}

}  // namespace codemaker::engine::records
