// Code breaking as records write it.
#include "engine/breaking/breaker.hpp"
#include "engine/breaking/record.hpp"
#include "engine/records/items.hpp"

#include <algorithm>
#include <array>

namespace codemaker::engine::breaking::records {
namespace {

/// In the order of the countings.
constexpr std::array<std::string_view, 2> counting_words{"guesses", "pegs"};
constexpr std::string_view pair_word = "pair";

constexpr int most_splats_guesses = 15;
constexpr int practice_levels = 8;

/// What belongs to a record of splats, and to no other.
bool is_splats(const Rules& rules) {
  return rules.marking == breaking::Marking::splats;
}

std::optional<Rules> next_rules(Items& items) {
  const auto item = items.next();
  return item ? parse_rules(*item) : std::nullopt;
}

std::string setup_text(const Campaign& /*setup*/) {
  return {};
}

std::string setup_text(const FreePlay& setup) {
  return text(setup.rules);
}

std::string setup_text(const Duel& setup) {
  return text(setup.rules) + "." + item('c', setup.strength);
}

std::string setup_text(const Splats& setup) {
  return text(setup.rules) + "." + item('g', setup.guesses);
}

std::string setup_text(const Practice& setup) {
  return item('l', setup.level);
}

std::string setup_text(const RoundsMatch& setup) {
  const auto counting = static_cast<std::size_t>(setup.agreed.counting);
  return item('n', setup.agreed.rounds) + "." + item('g', setup.agreed.guesses) + "." +
         std::string{counting_words[counting]} + "." +
         (setup.strength == 0 ? std::string{pair_word} : item('c', setup.strength));
}

std::string setup_text(const DailyCode& setup) {
  return date_text(setup.day) + "." + text(setup.rules);
}

std::string setup_text(const ChallengeCode& setup) {
  return setup.word + "." + text(setup.rules);
}

using BreakingParse = std::optional<BreakingSetup> (*)(Items&);

std::optional<BreakingSetup> parse_campaign(Items& /*items*/) {
  return Campaign{};
}

std::optional<BreakingSetup> parse_free(Items& items) {
  const auto rules = next_rules(items);
  if (!rules || is_splats(*rules)) return std::nullopt;
  return FreePlay{*rules};
}

std::optional<BreakingSetup> parse_duel(Items& items) {
  const auto rules = next_rules(items);
  const auto strength = items.next_number('c', breaking::weakest, breaking::strongest);
  if (!rules || is_splats(*rules) || !strength) return std::nullopt;
  return Duel{*rules, *strength};
}

std::optional<BreakingSetup> parse_splats(Items& items) {
  const auto rules = next_rules(items);
  const auto guesses = items.next_number('g', 1, most_splats_guesses);
  if (!rules || !is_splats(*rules) || !guesses) return std::nullopt;
  return Splats{*rules, *guesses};
}

std::optional<BreakingSetup> parse_practice(Items& items) {
  const auto level = items.next_number('l', 1, practice_levels);
  if (!level) return std::nullopt;
  return Practice{*level};
}

std::optional<BreakingSetup> parse_match(Items& items) {
  const auto rounds = items.next_number('n', Agreement::least_rounds, Agreement::most_rounds);
  const auto guesses = items.next_number('g', 1, Agreement::guess_limits.back());
  const auto counting = items.next_word(counting_words);
  Items pair = items;
  const bool is_pair = pair.next() == pair_word;
  const auto strength = items.next_number('c', breaking::weakest, breaking::strongest);
  if (!rounds || *rounds % 2 != 0 || !guesses || !counting || (!is_pair && !strength) ||
      std::ranges::count(Agreement::guess_limits, *guesses) == 0)
    return std::nullopt;
  return RoundsMatch{
      {*rounds, *guesses, static_cast<breaking::Counting>(*counting)}, strength.value_or(0)};
}

std::optional<BreakingSetup> parse_daily_code(Items& items) {
  const auto date = items.next();
  const auto day = date ? parse_date(*date) : std::nullopt;
  const auto rules = next_rules(items);
  if (!day || !rules || is_splats(*rules)) return std::nullopt;
  return DailyCode{*day, *rules};
}

std::optional<BreakingSetup> parse_challenge_code(Items& items) {
  const auto word = items.next();
  const auto rules = next_rules(items);
  if (!word || !is_challenge_word(*word) || !rules || is_splats(*rules)) return std::nullopt;
  return ChallengeCode{std::string{*word}, *rules};
}

struct BreakingKind {
  std::string_view word;
  BreakingParse parse;
};

/// In the order of the setups.
constexpr std::array breaking_kinds{
    BreakingKind{"campaign", parse_campaign}, BreakingKind{"free", parse_free},
    BreakingKind{"duel", parse_duel},         BreakingKind{"splats", parse_splats},
    BreakingKind{"practice", parse_practice}, BreakingKind{"match", parse_match},
    BreakingKind{"daily", parse_daily_code},  BreakingKind{"challenge", parse_challenge_code},
};
static_assert(breaking_kinds.size() == std::variant_size_v<BreakingSetup>);

/// Of upper case, and no letters of pegs.
constexpr std::string_view end_level_word = "X";
constexpr std::string_view leave_word = "Q";

/// Whatever the rules of its round are.
std::optional<Code> parse_code(std::string_view text) {
  const bool is_lower = std::ranges::none_of(text, [](char c) { return c >= 'A' && c <= 'F'; });
  const auto row = is_lower ? breaking::parse_pegs(text) : std::nullopt;
  if (!row || row->size == 0) return std::nullopt;
  const Rules any{
      .holes = static_cast<int>(row->size), .colors = breaking::max_colors, .blanks = true};
  return Code::guess(any, row->span());
}

std::optional<BreakingMove> parse_hidden(std::string_view text) {
  const auto dash = text.find('-');
  const auto code = parse_code(text.substr(0, dash));
  if (!code) return std::nullopt;
  if (dash == std::string_view::npos) return Hidden{*code, std::nullopt};
  const std::string_view shares = text.substr(dash + 1);
  const auto plus = shares.find('+');
  const auto salt = parse_salt(shares.substr(0, plus));
  if (!salt) return std::nullopt;
  if (plus == std::string_view::npos) return Hidden{*code, salt};
  const std::string_view typed = shares.substr(plus + 1);
  return is_typed(typed) ? std::optional{Hidden{*code, salt, std::string{typed}}} : std::nullopt;
}

void append_breaking(std::string& out, const Hidden& hidden) {
  out += "=" + breaking::text(hidden.code);
  if (hidden.salt) out += "-" + text(*hidden.salt);
  if (!hidden.typed.empty()) out += "+" + hidden.typed;
}

void append_breaking(std::string& out, const Code& guess) {
  out += "," + breaking::text(guess);
}

void append_breaking(std::string& out, EndLevel /*end*/) {
  (out += ',') += end_level_word;
}

void append_breaking(std::string& out, Leave /*leave*/) {
  (out += ',') += leave_word;
}

}  // namespace

std::string_view BreakingRecord::kind(const BreakingSetup& setup) {
  return breaking_kinds.at(setup.index()).word;
}

std::string BreakingRecord::text(const BreakingSetup& setup) {
  return std::visit([](const auto& one) { return setup_text(one); }, setup);
}

void BreakingRecord::append(std::string& text, const BreakingMove& move) {
  std::visit([&](const auto& one) { append_breaking(text, one); }, move);
}

std::optional<BreakingSetup> BreakingRecord::parse_setup(
    std::string_view kind, std::string_view text
) {
  const auto known = std::ranges::find(breaking_kinds, kind, &BreakingKind::word);
  if (known == breaking_kinds.end()) return std::nullopt;
  Items items{text, '.'};
  const auto setup = known->parse(items);
  return items.is_at_end() ? setup : std::nullopt;
}

std::optional<BreakingMove> BreakingRecord::parse_move(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const std::string_view rest = text.substr(1);
  if (text.front() == '=') return parse_hidden(rest);
  if (text.front() != ',') return std::nullopt;
  if (rest == end_level_word) return EndLevel{};
  if (rest == leave_word) return Leave{};
  return parse_code(rest);
}

}  // namespace codemaker::engine::breaking::records
