/// Seals: what is shown before a game so that nobody can have changed it when it is over.
#pragma once

#include "io/entropy.hpp"
#include "play/event.hpp"

#include <string>
#include <string_view>

namespace codemaker::io {

/// SHA-256 as 64 lower-case hexadecimal digits, as `sha256sum` prints it. What of a game is sealed
/// says engine/records/seal.hpp.
[[nodiscard]] std::string seal(std::string_view text);

/// A code of these rules, drawn with a salt and sealed.
[[nodiscard]] play::event::Secret draw_sealed(
    const engine::breaking::Rules& rules, const RandomSource& chance
);

}  // namespace codemaker::io
