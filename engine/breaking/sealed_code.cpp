#include "engine/breaking/sealed_code.hpp"

#include "engine/breaking/rules.hpp"
#include "engine/records/numbers.hpp"

namespace codemaker::engine::breaking::records {

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
  return "cm1:" + text(salt) + ":" + text(rules) + ":" + breaking::text(secret);
}

std::optional<SealedCode> parse_sealed(std::string_view text) {
  constexpr std::string_view version = "cm1:";
  constexpr std::size_t salt_end = version.size() + 2 * Salt{}.size();
  const auto rules_end = text.find(':', salt_end + 1);
  if (!text.starts_with(version) || rules_end == std::string_view::npos || text[salt_end] != ':')
    return std::nullopt;
  const auto salt = parse_salt(text.substr(version.size(), salt_end - version.size()));
  const auto rules = parse_rules(text.substr(salt_end + 1, rules_end - salt_end - 1));
  const auto pegs = breaking::parse_pegs(text.substr(rules_end + 1));
  if (!salt || !rules || !pegs) return std::nullopt;
  const auto code = breaking::Code::secret(*rules, pegs->span());
  if (!code || sealed_text(*salt, *rules, *code) != text) return std::nullopt;
  return SealedCode{*salt, *rules, *code};
}

}  // namespace codemaker::engine::breaking::records
