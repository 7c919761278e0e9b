/// `codemaker engine`: the engines by JSON lines, for bots, tournaments and checks.
#pragma once

#include "commands/engine/request.hpp"

#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::commands {

/// What a game answers to one word of "do". Throws BadRequest.
struct EngineWord {
  std::string_view word;
  nlohmann::ordered_json (*answer)(const Request& request);
};

/// All that a game answers.
using EngineWords = std::span<const EngineWord>;

/// "rules, moves, best", with `before_last` between the last two.
[[nodiscard]] std::string listed(EngineWords words, std::string_view before_last = ", ");

/// Answers one request by its word. Throws BadRequest.
[[nodiscard]] nlohmann::ordered_json answer_to(const Request& request, EngineWords words);

/// Answers standard input line by line until it ends, each at once. Returns the exit status.
[[nodiscard]] int run_engine(EngineWords words);

}  // namespace codemaker::commands
