#include "engine/breaking/code.hpp"

#include "engine/breaking/rules.hpp"

#include <algorithm>

namespace codemaker::engine::breaking {
namespace {

constexpr std::string_view digits = ".123456789abcdef";
static_assert(digits.size() == max_colors + 1);

bool fits(const Rules& rules, std::span<const Peg> pegs) {
  const auto fits_hole = [&](Peg peg) {
    return peg <= rules.colors && (peg != no_peg || rules.blanks);
  };
  return are_playable(rules) && std::ssize(pegs) == rules.holes &&
         std::ranges::all_of(pegs, fits_hole);
}

bool has_repeat(std::span<const Peg> pegs) {
  for (std::size_t i = 0; i < pegs.size(); ++i) {
    if (std::ranges::count(pegs.subspan(i + 1), pegs[i]) > 0) return true;
  }
  return false;
}

}  // namespace

Code::Code(std::span<const Peg> pegs) : size_{static_cast<std::uint8_t>(pegs.size())} {
  std::ranges::copy(pegs, pegs_.begin());
}

std::optional<Code> Code::guess(const Rules& rules, std::span<const Peg> pegs) {
  if (!fits(rules, pegs)) return std::nullopt;
  return Code{pegs};
}

std::optional<Code> Code::secret(const Rules& rules, std::span<const Peg> pegs) {
  if (!fits(rules, pegs) || std::ranges::count(pegs, no_peg) > 0) return std::nullopt;
  if (!rules.repeats && has_repeat(pegs)) return std::nullopt;
  return Code{pegs};
}

std::string text(const Code& code) {
  std::string row;
  for (const Peg peg : code.pegs())
    row += digits[peg];
  return row;
}

std::optional<PegRow> parse_pegs(std::string_view text) {
  PegRow row;
  for (const char letter : text) {
    const char lower =
        letter >= 'A' && letter <= 'F' ? static_cast<char>(letter - 'A' + 'a') : letter;
    const auto peg = digits.find(lower);
    if (peg == std::string_view::npos || row.size == row.pegs.size()) return std::nullopt;
    row.pegs[row.size++] = static_cast<Peg>(peg);
  }
  return row;
}

}  // namespace codemaker::engine::breaking
