/// What a game wants hidden: drawn by chance and sealed in the world outside, of whatever game.
#pragma once

#include "engine/records/seal.hpp"
#include "play/events/of_game.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::play {

/// What was drawn.
struct DrawnSecret {
  OfGame secret;
  engine::records::Salt salt{};  ///< or the computer's share
  std::string text;              ///< the proof
};

/// Gives the numbers of a name, the same to all who ask.
using NumbersOf = std::function<engine::records::RandomSource(std::string name)>;

/// The rules that a secret is drawn by. With a game's rules stand three functions:
/// `draw_sealed(rules, chance)` gives a `secret` that is sealed whole, with its `salt` and the
/// `text` that proves it; `sealed_share(rules, share)` the text that is sealed where the secret
/// comes of two shares, and `mix_shares(rules, share, typed, numbers_of)` what comes of them.
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
        }},
        seal_{[](const OfGame& by, const engine::records::Salt& share) {
          return sealed_share(*by.as<Rules>(), share);
        }},
        mix_{[](const OfGame& by, const engine::records::Salt& share, std::string_view typed,
                const NumbersOf& numbers_of) {
          auto mixed = mix_shares(*by.as<Rules>(), share, typed, numbers_of);
          return DrawnSecret{std::move(mixed.secret), mixed.salt, std::move(mixed.text)};
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

  /// What is sealed of a share of the computer's.
  [[nodiscard]] std::string seal(const engine::records::Salt& share) const {
    return seal_(rules_, share);
  }

  /// The secret that comes of both shares.
  [[nodiscard]] DrawnSecret mix(
      const engine::records::Salt& share, std::string_view typed, const NumbersOf& numbers_of
  ) const {
    return mix_(rules_, share, typed, numbers_of);
  }

 private:
  OfGame rules_;
  DrawnSecret (*draw_)(const OfGame& rules, const engine::records::RandomSource& chance);
  std::string (*seal_)(const OfGame& rules, const engine::records::Salt& share);
  DrawnSecret (*mix_
  )(const OfGame& rules, const engine::records::Salt& share, std::string_view typed,
    const NumbersOf& numbers_of);
};

}  // namespace codemaker::play
