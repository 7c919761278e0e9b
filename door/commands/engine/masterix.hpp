/// Masterix by the line protocol.
#pragma once

#include "commands/engine/engine.hpp"

namespace codemaker::commands {

/// `codemaker engine masterix`: rules, moves, play, perft, deal, best.
[[nodiscard]] nlohmann::ordered_json answer_masterix(
    const Request& request, const AnswerObject& answer
);

}  // namespace codemaker::commands
