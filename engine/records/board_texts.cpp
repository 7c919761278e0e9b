#include "engine/records/board_texts.hpp"

namespace codemaker::engine::records {
namespace {

constexpr unsigned seed_digits = 16;

}  // namespace

void append(std::string& out, const Dealt& dealt) {
  out += '=';
  append_hex(out, dealt.seed, seed_digits);
}

void append(std::string& out, Undo /*undo*/) {
  (out += ',') += undo_word;
}

void append(std::string& out, Leave /*leave*/) {
  (out += ',') += quit_word;
}

std::optional<Dealt> parse_deal(std::string_view text) {
  const auto seed = text.size() == seed_digits ? parse_hex(text) : std::nullopt;
  if (!seed) return std::nullopt;
  return Dealt{*seed};
}

std::string text_of_day(Day day, int level) {
  return date_text(day) + "." + item('c', level);
}

}  // namespace codemaker::engine::records
