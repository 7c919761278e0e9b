// Masterix and Egg Carton as records write them.
#include "engine/egg_carton/player.hpp"
#include "engine/masterix/player.hpp"
#include "engine/records/items.hpp"
#include "engine/records/texts.hpp"

#include <array>

namespace codemaker::engine::records {
namespace {

constexpr std::array<std::string_view, 4> masterix_kinds{"run", "casual", "pair", "daily"};
static_assert(masterix_kinds.size() == std::variant_size_v<MasterixSetup>);

/// A casual game of two people is called a pair.
constexpr std::array<std::string_view, 4> carton_kinds{"ladder", "casual", "pair", "daily"};

/// In the order of the starts and of the rules.
constexpr std::array<std::string_view, 2> start_words{"classic", "dealt"};
constexpr std::array<std::string_view, 2> relay_words{"usual", "narrow"};

/// Of upper case, and no letters of squares or slots.
constexpr std::string_view undo_word = "U";
constexpr std::string_view quit_word = "Q";
constexpr unsigned seed_digits = 16;

std::optional<Dealt> parse_deal(std::string_view text) {
  const auto seed = text.size() == seed_digits ? parse_hex(text) : std::nullopt;
  if (!seed) return std::nullopt;
  return Dealt{*seed};
}

void append_board(std::string& out, const Dealt& dealt) {
  out += '=';
  append_hex(out, dealt.seed, seed_digits);
}

void append_board(std::string& out, Undo /*undo*/) {
  (out += ',') += undo_word;
}

void append_board(std::string& out, Leave /*leave*/) {
  (out += ',') += quit_word;
}

void append_board(std::string& out, const masterix::Move& move) {
  out += "," + masterix::text(move.origin) + masterix::text(move.target);
}

void append_board(std::string& out, const Selected& selected) {
  (out += ',') += egg_carton::letter(selected.slot);
}

/// What both games have; `parse_own` reads a move of the game's own.
template <typename Move, typename ParseOwn>
std::optional<Move> parse_board_move(std::string_view text, ParseOwn parse_own) {
  if (text.empty()) return std::nullopt;
  const std::string_view rest = text.substr(1);
  if (text.front() == '=') {
    const auto dealt = parse_deal(rest);
    return dealt ? std::optional<Move>{*dealt} : std::nullopt;
  }
  if (text.front() != ',') return std::nullopt;
  if (rest == undo_word) return Undo{};
  if (rest == quit_word) return Leave{};
  return parse_own(rest);
}

std::optional<MasterixMove> parse_jump(std::string_view text) {
  if (text.size() != 4) return std::nullopt;
  const std::array<char, 5> spelled{text[0], text[1], '-', text[2], text[3]};
  const auto move = masterix::parse_move({spelled.data(), spelled.size()});
  if (!move) return std::nullopt;
  return *move;
}

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

std::string text_of_day(Day day, int level) {
  return date_text(day) + "." + item('c', level);
}

/// The date and the computer's level of a daily game: `Daily{day, level}`.
template <typename Daily, typename Setup>
std::optional<Setup> parse_daily(std::string_view text, int least, int most) {
  Items items{text, '.'};
  const auto date = items.next();
  const auto day = date ? parse_date(*date) : std::nullopt;
  const auto level = items.next_number('c', least, most);
  if (!day || !level || !items.is_at_end()) return std::nullopt;
  return Daily{*day, *level};
}

}  // namespace

std::string_view kind(const MasterixSetup& setup) {
  return masterix_kinds.at(setup.index());
}

std::string text(const MasterixSetup& setup) {
  const auto* daily = std::get_if<MasterixDaily>(&setup);
  if (daily != nullptr) return text_of_day(daily->day, daily->level);
  const auto* casual = std::get_if<MasterixCasual>(&setup);
  return casual != nullptr ? item('c', casual->level) : std::string{};
}

void append(std::string& text, const MasterixMove& move) {
  std::visit([&](const auto& one) { append_board(text, one); }, move);
}

template <>
std::optional<MasterixSetup> parse_setup(std::string_view kind, std::string_view text) {
  if (kind == masterix_kinds[0] && text.empty()) return MasterixRun{};
  if (kind == masterix_kinds[2] && text.empty()) return MasterixPair{};
  if (kind == masterix_kinds[3]) {
    return parse_daily<MasterixDaily, MasterixSetup>(
        text, masterix::weakest_level, masterix::strongest_level
    );
  }
  if (kind != masterix_kinds[1]) return std::nullopt;
  Items items{text, '.'};
  const auto level = items.next_number('c', masterix::weakest_level, masterix::strongest_level);
  if (!level || !items.is_at_end()) return std::nullopt;
  return MasterixCasual{*level};
}

template <>
std::optional<MasterixMove> parse_move(std::string_view text) {
  return parse_board_move<MasterixMove>(text, parse_jump);
}

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

void append(std::string& text, const CartonMove& move) {
  std::visit([&](const auto& one) { append_board(text, one); }, move);
}

template <>
std::optional<CartonSetup> parse_setup(std::string_view kind, std::string_view text) {
  if (kind == carton_kinds[0] && text.empty()) return Ladder{};
  if (kind == carton_kinds[3])
    return parse_daily<CartonDaily, CartonSetup>(text, egg_carton::weakest, egg_carton::strongest);
  const bool is_casual = kind == carton_kinds[1] || kind == carton_kinds[2];
  if (!is_casual) return std::nullopt;
  Items items{text, '.'};
  const auto setup = parse_casual(items, kind == carton_kinds[2]);
  return items.is_at_end() ? setup : std::nullopt;
}

template <>
std::optional<CartonMove> parse_move(std::string_view text) {
  return parse_board_move<CartonMove>(text, parse_selection);
}

}  // namespace codemaker::engine::records
