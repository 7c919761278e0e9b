/// Code breaking by the line protocol.
#pragma once

#include "commands/engine.hpp"

namespace codemaker::commands {

/// `codemaker engine breaking`: rules, mark, best, solve, solve_all.
[[nodiscard]] nlohmann::ordered_json answer_breaking(
    const Request& request, const AnswerObject& answer
);

}  // namespace codemaker::commands
