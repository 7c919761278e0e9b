#include "play/breaking/free_play/settings.hpp"

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

}  // namespace codemaker::play::breaking::free_play
