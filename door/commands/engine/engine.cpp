#include "commands/engine/engine.hpp"

#include "commands/text_lines.hpp"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

ordered_json answer_line(std::string_view line, EngineWords words, const AnswerObject& answer) {
  const json object = json::parse(line, nullptr, false);
  if (object.is_discarded() || !object.is_object()) {
    return {{"error", "a request is one JSON object on one line"}};
  }
  try {
    return answer_to(Request{object, answer}, words);
  } catch (const BadRequest& bad) {
    return {{"error", bad.what()}};
  }
}

}  // namespace

std::string listed(EngineWords words, std::string_view before_last) {
  std::string text;
  for (const EngineWord& word : words) {
    const bool is_last = &word == &words.back();
    if (!text.empty()) text += is_last ? before_last : ", ";
    text += word.word;
  }
  return text;
}

ordered_json answer_to(const Request& request, EngineWords words) {
  const auto word = std::ranges::find(words, request.text("do"), &EngineWord::word);
  if (word == words.end())
    throw BadRequest{fmt::format("\"do\" must be {}", listed(words, " or "))};
  return word->answer(request);
}

int run_engine(EngineWords words) {
  constexpr std::size_t max_request_bytes = 1U << 20U;
  const AnswerObject print = [](const ordered_json& answer) {
    fmt::print("{}\n", answer.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
    std::fflush(stdout);
  };
  for_each_text_line(max_request_bytes, [&](const std::string& request, bool is_too_long) {
    if (is_too_long) {
      print({{"error", "a request is at most 1 MiB long"}});
    } else if (request.find_first_not_of(" \t\r") != std::string::npos) {
      print(answer_line(request, words, print));
    }
  });
  return 0;
}

}  // namespace codemaker::commands
