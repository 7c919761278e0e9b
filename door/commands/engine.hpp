/// `codemaker engine`: the engines by JSON lines, for bots, tournaments and checks.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace codemaker::commands {

/// Takes one line of answer.
using AnswerLine = std::function<void(const std::string&)>;

/// Answers one request of code breaking; every answer is one JSON object on a line, an error too.
void answer_breaking(std::string_view request, const AnswerLine& answer);

/// Answers standard input line by line until it ends. Returns the exit status.
[[nodiscard]] int run_engine();

}  // namespace codemaker::commands
