/// What a game wants hidden: drawn by chance and sealed in the world outside, of whatever game.
#pragma once

#include "engine/records/seal.hpp"
#include "play/events/of_game.hpp"

#include <string>
#include <utility>

namespace codemaker::play {

/// What was drawn.
struct DrawnSecret {
  OfGame secret;
  engine::records::Salt salt{};
  std::string text;  ///< what is to be sealed
};

/// The rules that a secret is drawn by. With a game's rules stands `draw_sealed(rules, chance)`,
/// which gives `secret`, `salt` and the `text` that is sealed.
class SecretRules {
 public:
  template <class Rules>

  requires requires(const Rules& rules, const engine::records::RandomSource& chance) {
    draw_sealed(rules, chance).secret;
  }

  SecretRules(Rules rules)  // NOLINT(google-explicit-constructor): each game's rules are
      : rules_{std::move(rules)},
        draw_{[](const OfGame& by, const engine::records::RandomSource& chance) {
          auto drawn = draw_sealed(*by.as<Rules>(), chance);
          return DrawnSecret{std::move(drawn.secret), drawn.salt, std::move(drawn.text)};
        }} {}

  /// The rules, if they are of this type; nullptr otherwise.
  template <class Rules>
  [[nodiscard]] const Rules* as() const {
    return rules_.as<Rules>();
  }

  /// Draws a secret; each is equally likely if chance is.
  [[nodiscard]] DrawnSecret draw(const engine::records::RandomSource& chance) const {
    return draw_(rules_, chance);
  }

 private:
  OfGame rules_;
  DrawnSecret (*draw_)(const OfGame& rules, const engine::records::RandomSource& chance);
};

}  // namespace codemaker::play
