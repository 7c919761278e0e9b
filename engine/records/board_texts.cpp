#include "engine/records/board_texts.hpp"

#include "engine/records/items.hpp"
#include "engine/records/numbers.hpp"

#include <utility>

namespace codemaker::engine::records {
namespace {

constexpr unsigned seed_digits = 16;
constexpr std::string_view undo_text = ",U";
constexpr std::string_view leave_text = ",Q";

std::string text_of_word(const std::string& word, int level) {
  return word + "." + item('c', level);
}

struct WordAndLevel {
  std::string word;
  int level = 1;
};

std::optional<WordAndLevel> parse_word(std::string_view text) {
  Items items{text, '.'};
  const auto word = items.next();
  const auto level = items.next_number('c', 1, strongest_level);
  if (!word || !is_challenge_word(*word) || !level || !items.is_at_end()) return std::nullopt;
  return WordAndLevel{std::string{*word}, *level};
}

}  // namespace

std::optional<RankedSetup> RankedSetup::parse(std::string_view text) {
  return text.empty() ? std::optional{RankedSetup{}} : std::nullopt;
}

std::string CasualSetup::text() const {
  return item('c', level);
}

std::optional<CasualSetup> CasualSetup::parse(std::string_view text) {
  Items items{text, '.'};
  const auto level = items.next_number('c', 1, strongest_level);
  if (!level || !items.is_at_end()) return std::nullopt;
  return CasualSetup{*level};
}

std::string DailySetup::text() const {
  return date_text(day) + "." + item('c', level);
}

std::optional<DailySetup> DailySetup::parse(std::string_view text) {
  Items items{text, '.'};
  const auto date = items.next();
  const auto day = date ? parse_date(*date) : std::nullopt;
  const auto level = items.next_number('c', 1, strongest_level);
  if (!day || !level || !items.is_at_end()) return std::nullopt;
  return DailySetup{*day, *level};
}

std::string ChallengeSetup::text() const {
  return text_of_word(word, level);
}

std::optional<ChallengeSetup> ChallengeSetup::parse(std::string_view text) {
  auto parsed = parse_word(text);
  if (!parsed) return std::nullopt;
  return ChallengeSetup{std::move(parsed->word), parsed->level};
}

std::string PositionSetup::text() const {
  return text_of_word(position, level);
}

std::optional<PositionSetup> PositionSetup::parse(std::string_view text) {
  auto parsed = parse_word(text);
  if (!parsed) return std::nullopt;
  return PositionSetup{std::move(parsed->word), parsed->level};
}

void append_move(std::string& out, const Dealt& dealt) {
  out += '=';
  append_hex(out, dealt.seed, seed_digits);
}

void append_move(std::string& out, Undo /*undo*/) {
  out += undo_text;
}

void append_move(std::string& out, Leave /*leave*/) {
  out += leave_text;
}

std::optional<SharedMove> parse_shared_move(std::string_view text) {
  if (text == undo_text) return Undo{};
  if (text == leave_text) return Leave{};
  const bool is_deal = text.starts_with('=') && text.size() == seed_digits + 1;
  const auto seed = is_deal ? parse_hex(text.substr(1)) : std::nullopt;
  return seed ? std::optional<SharedMove>{Dealt{*seed}} : std::nullopt;
}

}  // namespace codemaker::engine::records
