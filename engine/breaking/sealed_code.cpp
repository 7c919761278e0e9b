#include "engine/breaking/sealed_code.hpp"

#include "engine/breaking/rules.hpp"
#include "engine/records/items.hpp"
#include "engine/records/numbers.hpp"

#include <algorithm>

namespace codemaker::engine::breaking::records {
namespace {

// How proofs begin.
constexpr std::string_view whole = "cm1:";
constexpr std::string_view in_two_shares = "cm2:";

}  // namespace

std::string text(const breaking::Rules& rules) {
  std::string text = std::to_string(rules.holes) + "x" + std::to_string(rules.colors);
  if (rules.blanks) text += 'b';
  if (!rules.repeats) text += 'n';
  if (rules.marking == breaking::Marking::splats) text += 's';
  return text;
}

std::optional<breaking::Rules> parse_rules(std::string_view text) {
  const auto x = text.find('x');
  if (x == std::string_view::npos) return std::nullopt;
  const auto behind = text.find_first_not_of("0123456789", x + 1);
  const auto holes = parse_number(text.substr(0, x));
  const auto colors = parse_number(text.substr(x + 1, behind - x - 1));
  if (!holes || !colors || *holes > breaking::max_holes || *colors > breaking::max_colors)
    return std::nullopt;
  std::string_view letters = behind == std::string_view::npos ? "" : text.substr(behind);
  const auto has = [&](char letter) {
    const bool is_next = !letters.empty() && letters.front() == letter;
    if (is_next) letters.remove_prefix(1);
    return is_next;
  };
  breaking::Rules rules{.holes = static_cast<int>(*holes), .colors = static_cast<int>(*colors)};
  rules.blanks = has('b');
  rules.repeats = !has('n');
  rules.marking = has('s') ? breaking::Marking::splats : breaking::Marking::pegs;
  if (!letters.empty() || !breaking::are_playable(rules)) return std::nullopt;
  return rules;
}

std::string sealed_text(
    const Salt& salt, const breaking::Rules& rules, const breaking::Code& secret
) {
  return proof_text({salt, rules, secret, {}});
}

bool is_typed(std::string_view text) {
  const auto is_sign = [](char sign) {
    return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'z') ||
           (sign >= 'A' && sign <= 'Z') || sign == '.';
  };
  return !text.empty() && text.size() <= max_typed && std::ranges::all_of(text, is_sign);
}

std::string share_text(const Salt& share, const breaking::Rules& rules) {
  return std::string{in_two_shares} + text(share) + ":" + text(rules);
}

std::string mixed_name(const Salt& share, const breaking::Rules& rules, std::string_view typed) {
  return share_text(share, rules) + ":" + std::string{typed};
}

std::string proof_text(const SealedCode& sealed) {
  const std::string front = sealed.typed.empty()
                                ? std::string{whole} + text(sealed.salt) + ":" + text(sealed.rules)
                                : mixed_name(sealed.salt, sealed.rules, sealed.typed);
  return front + ":" + breaking::text(sealed.code);
}

std::optional<SealedCode> parse_proof(std::string_view text) {
  const bool is_mixed = text.starts_with(in_two_shares);
  if (!is_mixed && !text.starts_with(whole)) return std::nullopt;
  Items items{text.substr(whole.size()), ':'};
  const auto salt = parse_salt(items.next().value_or(""));
  const auto rules = parse_rules(items.next().value_or(""));
  const std::string typed{is_mixed ? items.next().value_or("") : ""};
  const auto pegs = breaking::parse_pegs(items.next().value_or(""));
  const bool is_whole = salt && rules && is_typed(typed) == is_mixed && pegs && items.is_at_end();
  if (!is_whole) return std::nullopt;
  const auto code = breaking::Code::secret(*rules, pegs->span());
  if (!code || proof_text({*salt, *rules, *code, typed}) != text) return std::nullopt;
  return SealedCode{*salt, *rules, *code, typed};
}

}  // namespace codemaker::engine::breaking::records
