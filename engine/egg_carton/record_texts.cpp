#include "engine/egg_carton/player.hpp"
#include "engine/egg_carton/record.hpp"
#include "engine/records/board_texts.hpp"

#include <array>

namespace codemaker::engine::egg_carton::records {
namespace {

/// A casual game of two people is called a pair.
constexpr std::array<std::string_view, 4> carton_kinds{"ladder", "casual", "pair", "daily"};

/// In the order of the starts and of the rules.
constexpr std::array<std::string_view, 2> start_words{"classic", "dealt"};
constexpr std::array<std::string_view, 2> relay_words{"usual", "narrow"};

std::optional<CartonMove> parse_selection(std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  const auto slot = egg_carton::slot_of(text.front());
  if (!slot || egg_carton::letter(*slot) != text.front()) return std::nullopt;
  return Selected{*slot};
}

std::optional<CartonSetup> parse_casual(Items& items, bool is_pair) {
  const auto start = items.next_word(start_words);
  const auto relay = items.next_word(relay_words);
  const auto strength = is_pair
                            ? std::optional{0}
                            : items.next_number('c', egg_carton::weakest, egg_carton::strongest);
  if (!start || !relay || !strength) return std::nullopt;
  return CartonCasual{
      static_cast<CartonStart>(*start), static_cast<egg_carton::RelayRule>(*relay), *strength};
}

}  // namespace

std::string_view kind(const CartonSetup& setup) {
  if (std::holds_alternative<CartonDaily>(setup)) return carton_kinds[3];
  const auto* casual = std::get_if<CartonCasual>(&setup);
  return casual == nullptr ? carton_kinds[0] : carton_kinds[casual->strength == 0 ? 2 : 1];
}

std::string text(const CartonSetup& setup) {
  const auto* daily = std::get_if<CartonDaily>(&setup);
  if (daily != nullptr) return text_of_day(daily->day, daily->strength);
  const auto* casual = std::get_if<CartonCasual>(&setup);
  if (casual == nullptr) return {};
  std::string text{start_words[static_cast<std::size_t>(casual->start)]};
  (text += '.') += relay_words[static_cast<std::size_t>(casual->relay_rule)];
  if (casual->strength > 0) text += "." + item('c', casual->strength);
  return text;
}

void CartonRecord::append(std::string& text, const CartonMove& move) {
  append_board_move(text, move, [&](const Selected& selected) {
    (text += ',') += letter(selected.slot);
  });
}

std::optional<CartonSetup> CartonRecord::parse_setup(std::string_view kind, std::string_view text) {
  if (kind == carton_kinds[0] && text.empty()) return Ladder{};
  if (kind == carton_kinds[3])
    return parse_daily<CartonDaily, CartonSetup>(text, egg_carton::weakest, egg_carton::strongest);
  const bool is_casual = kind == carton_kinds[1] || kind == carton_kinds[2];
  if (!is_casual) return std::nullopt;
  Items items{text, '.'};
  const auto setup = parse_casual(items, kind == carton_kinds[2]);
  return items.is_at_end() ? setup : std::nullopt;
}

std::optional<CartonMove> CartonRecord::parse_move(std::string_view text) {
  return parse_board_move<CartonMove>(text, parse_selection);
}

}  // namespace codemaker::engine::egg_carton::records
