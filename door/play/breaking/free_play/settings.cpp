#include "play/breaking/free_play/settings.hpp"

#include <array>

namespace codemaker::play::breaking::free_play {

engine::breaking::Rules Settings::rules() const {
  engine::breaking::Rules rules = code_rules();
  rules.blanks = !is_digits;
  return rules;
}

engine::breaking::Rules Settings::code_rules() const {
  if (is_digits) return {.holes = 4, .colors = 10, .repeats = false};
  return {.holes = holes, .colors = colors};
}

std::string_view strength_name(int strength) {
  static constexpr std::array<std::string_view, engine::breaking::strongest> names{
      "dull",      "drowsy", "scatterbrained", "distracted", "middling",
      "attentive", "bright", "careful",        "shrewd",     "brilliant"};
  return names.at(static_cast<std::size_t>(strength - engine::breaking::weakest));
}

}  // namespace codemaker::play::breaking::free_play
