#include "engine/breaking/drawn_code.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace codemaker::engine::breaking {

Code draw_code(const Rules& rules, const RandomSource& chance) {
  std::array<Peg, max_holes> pegs{};
  const auto holes = std::span{pegs}.first(static_cast<std::size_t>(rules.holes));
  while (true) {
    for (Peg& peg : holes) {
      const auto colors = static_cast<std::uint64_t>(rules.colors);
      peg = static_cast<Peg>(engine::records::random_below(colors, chance) + 1);
    }
    // Where colors do not repeat, whole rows are drawn until one does not.
    if (const auto code = Code::secret(rules, holes)) return *code;
  }
}

DrawnCode draw_sealed(const Rules& rules, const RandomSource& chance) {
  const Code code = draw_code(rules, chance);
  const Salt salt = engine::records::draw_salt(chance);
  return {code, salt, records::sealed_text(salt, rules, code)};
}

std::string sealed_share(const Rules& rules, const Salt& share) {
  return records::share_text(share, rules);
}

DrawnCode mix_shares(
    const Rules& rules, const Salt& share, std::string_view typed, const NumbersOf& numbers_of
) {
  const Code code = draw_code(rules, numbers_of(records::mixed_name(share, rules, typed)));
  return {code, share, records::proof_text({share, rules, code, std::string{typed}})};
}

}  // namespace codemaker::engine::breaking
