/// Seals: what is shown before a game so that nobody can have changed it when it is over.
#pragma once

#include "io/secrets/entropy.hpp"
#include "play/events/answers.hpp"
#include "play/events/secrets.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io {

/// SHA-256 as 64 lower-case hexadecimal digits, as `sha256sum` prints it. What of a game is sealed
/// says engine/records/seal.hpp.
[[nodiscard]] std::string seal(std::string_view text);

/// The hash of what a proof says was sealed.
[[nodiscard]] std::string hash_of_proof(std::string_view proof);

/// The seals of a record's secrets, in order. The record replays.
[[nodiscard]] std::vector<engine::records::Seal> seals_of(const engine::records::Record& record);

/// A secret by these rules, drawn with a salt and sealed whole.
[[nodiscard]] play::event::Secret draw_and_seal(
    const play::SecretRules& rules, const RandomSource& chance
);

/// The computer's share of a secret by these rules, drawn and sealed.
[[nodiscard]] play::event::Secret seal_share(
    const play::SecretRules& rules, const RandomSource& chance
);

/// The secret that comes of a share that was sealed and of what the caller typed.
[[nodiscard]] play::event::Secret mix_secret(
    const play::SecretRules& rules, const engine::records::Salt& share, std::string typed
);

}  // namespace codemaker::io
