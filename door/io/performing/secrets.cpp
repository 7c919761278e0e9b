#include "io/performing/secrets.hpp"

#include "io/secrets/puzzle.hpp"
#include "io/secrets/seal.hpp"

namespace codemaker::io::performing {

void SecretEffects::perform(const play::effect::DrawSecret& draw) {
  port_.call().tell(
      draw.puzzle.empty() ? seal_share(draw.rules, port_.chance())
                          : draw_and_seal(draw.rules, chance_of(draw.puzzle))
  );
}

void SecretEffects::perform(const play::effect::MixSecret& mix) {
  port_.call().tell(mix_secret(mix.rules, mix.share, mix.typed));
}

void SecretEffects::perform(const play::effect::DrawSeed& draw) {
  port_.call().tell(play::event::Seed{chance_of(draw.puzzle, port_.chance())()});
}

}  // namespace codemaker::io::performing
