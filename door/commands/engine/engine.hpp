/// `codemaker engine`: the engines by JSON lines, for bots, tournaments and checks.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>

namespace codemaker::commands {

class Request;

/// Takes one line of answer.
using AnswerObject = std::function<void(const nlohmann::ordered_json&)>;

/// Answers one request of a game; lines before the last go to `answer`. Throws BadRequest.
using EngineAnswer = nlohmann::ordered_json (*)(const Request& request, const AnswerObject& answer);

/// Answers standard input line by line until it ends, each at once. Returns the exit status.
[[nodiscard]] int run_engine(EngineAnswer answer_to);

}  // namespace codemaker::commands
