#include "engine/egg_carton/record.hpp"

#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/ladder.hpp"
#include "engine/records/board_texts.hpp"
#include "engine/records/items.hpp"

namespace codemaker::engine::egg_carton::records {
namespace {

/// In the order of the starts and of the rules.
constexpr std::array<std::string_view, 2> start_words{"classic", "dealt"};
constexpr std::array<std::string_view, 2> relay_words{"usual", "narrow"};

}  // namespace

std::string CartonCasual::text() const {
  std::string text{start_words.at(static_cast<std::size_t>(start))};
  (text += '.') += relay_words.at(static_cast<std::size_t>(relay_rule));
  return strength == 0 ? text : text + "." + item('c', strength);
}

std::optional<CartonCasual> CartonCasual::parse(std::string_view text) {
  Items items{text, '.'};
  const auto start = items.next_word(start_words);
  const auto relay = items.next_word(relay_words);
  const bool is_pair = items.is_at_end();
  const auto strength = is_pair ? std::optional{0} : items.next_number('c', weakest, strongest);
  if (!start || !relay || !strength || !items.is_at_end()) return std::nullopt;
  return CartonCasual{static_cast<CartonStart>(*start), static_cast<RelayRule>(*relay), *strength};
}

std::optional<Position> CartonRules::start(const Setup& setup) {
  const auto* casual = std::get_if<CartonCasual>(&setup);
  const bool is_classic = casual != nullptr && casual->start == CartonStart::classic;
  return is_classic ? std::optional{classic_start(casual->relay_rule)} : std::nullopt;
}

Position CartonRules::deal(const Setup& setup, std::uint64_t seed, int /*level*/) {
  const auto* casual = std::get_if<CartonCasual>(&setup);
  return fair_deal(seed, casual == nullptr ? RelayRule::usual : casual->relay_rule).position;
}

Verdict CartonRules::verdict(const Position& position) {
  return ladder_verdict(position);
}

Points CartonRules::worth(const Position& position, int level) {
  return ladder_worth(level, position);
}

std::string CartonRules::text(Selected selected) {
  return {letter(selected.slot)};
}

std::optional<Selected> CartonRules::parse_move(std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  const auto slot = slot_of(text.front());
  if (!slot || letter(*slot) != text.front()) return std::nullopt;
  return Selected{*slot};
}

}  // namespace codemaker::engine::egg_carton::records

namespace codemaker::engine::records {

template struct BoardRecord<egg_carton::records::CartonRules>;

}  // namespace codemaker::engine::records
