#include "play/free_play_settings.hpp"

#include <array>

namespace codemaker::play {

engine::Rules FreePlaySettings::rules() const {
  engine::Rules rules = code_rules();
  rules.blanks = !is_digits;
  return rules;
}

engine::Rules FreePlaySettings::code_rules() const {
  if (is_digits) return {.holes = 4, .colors = 10, .repeats = false};
  return {.holes = holes, .colors = colors};
}

std::string_view strength_name(int strength) {
  static constexpr std::array<std::string_view, engine::strongest> names{
      "dull",      "drowsy", "scatterbrained", "distracted", "middling",
      "attentive", "bright", "careful",        "shrewd",     "brilliant"};
  return names.at(static_cast<std::size_t>(strength - engine::weakest));
}

}  // namespace codemaker::play
