#include "commands/engine.hpp"

#include "engine/solve.hpp"

#include <chrono>
#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace codemaker::commands {
namespace {

using engine::Code;
using engine::History;
using engine::Marks;
using engine::Rules;
using nlohmann::json;
using nlohmann::ordered_json;

constexpr int most_guesses = 24;

/// A request that cannot be answered; the sentence is the answer.
struct BadRequest : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The texts of an object's fields, each checked; what is missing takes its default.
class Request {
 public:
  explicit Request(const json& object) : object_{object} {}

  [[nodiscard]] std::string text(const char* name, const char* otherwise = nullptr) const {
    const auto field = object_.find(name);
    if (field == object_.end()) {
      if (otherwise == nullptr) throw BadRequest{fmt::format("\"{}\" is missing", name)};
      return otherwise;
    }
    if (!field->is_string()) throw BadRequest{fmt::format("\"{}\" must be a text", name)};
    return field->get<std::string>();
  }

  [[nodiscard]] int number(const char* name, int least, int most, int otherwise) const {
    const auto field = object_.find(name);
    if (field == object_.end()) return otherwise;
    return number_in(*field, name, least, most);
  }

  [[nodiscard]] bool flag(const char* name, bool otherwise) const {
    const auto field = object_.find(name);
    if (field == object_.end()) return otherwise;
    if (!field->is_boolean()) throw BadRequest{fmt::format("\"{}\" must be true or false", name)};
    return field->get<bool>();
  }

  /// A decimal text of 64 bits, or a number.
  [[nodiscard]] std::uint64_t seed() const {
    const auto field = object_.find("seed");
    if (field == object_.end()) return 0;
    if (field->is_number_unsigned()) return field->get<std::uint64_t>();
    const std::string digits = field->is_string() ? field->get<std::string>() : "";
    std::size_t used = 0;
    try {
      const bool is_number =
          !digits.empty() && digits.find_first_not_of("0123456789") == std::string::npos;
      const std::uint64_t seed = is_number ? std::stoull(digits, &used) : 0;
      if (used == digits.size() && is_number) return seed;
    } catch (const std::out_of_range&) {
      used = 0;  // falls through to the sentence below
    }
    throw BadRequest{"\"seed\" must be a decimal number of 64 bits, as a text"};
  }

  [[nodiscard]] const json& at(const char* name) const {
    const auto field = object_.find(name);
    if (field == object_.end()) throw BadRequest{fmt::format("\"{}\" is missing", name)};
    return *field;
  }

  [[nodiscard]] bool has(const char* name) const { return object_.contains(name); }

  static int number_in(const json& value, const char* name, int least, int most) {
    const bool is_in_range = value.is_number_integer() && value >= least && value <= most;
    if (!is_in_range) {
      throw BadRequest{
          fmt::format("\"{}\" must be a whole number from {} to {}", name, least, most)};
    }
    return value.get<int>();
  }

 private:
  const json& object_;
};

engine::Marking marking_of(const std::string& word) {
  if (word == "pegs") return engine::Marking::pegs;
  if (word == "splats") return engine::Marking::splats;
  throw BadRequest{"\"rule\" must be pegs or splats"};
}

Rules rules_of(const Request& request) {
  const Rules rules{
      .holes = request.number("holes", 1, engine::max_holes, 4),
      .colors = request.number("colors", 1, engine::max_colors, 6),
      .marking = marking_of(request.text("rule", "pegs")),
      .blanks = request.flag("blanks", false),
      .repeats = request.flag("repeats", true),
  };
  if (!engine::are_playable(rules)) {
    throw BadRequest{"without repeats there must be at least as many colors as holes"};
  }
  return rules;
}

engine::PegRow pegs_of(const std::string& text, const char* name) {
  const auto row = engine::parse_pegs(text);
  if (!row || row->size == 0) {
    throw BadRequest{
        fmt::format("\"{}\" must be 1 to 15 of the digits 1 to 9 and a to f, or points", name)};
  }
  return *row;
}

Code guess_of(const Rules& rules, const std::string& text, const char* name) {
  const auto guess = Code::guess(rules, pegs_of(text, name).span());
  if (!guess) {
    throw BadRequest{fmt::format(
        "\"{}\" {} does not fit: {} pegs of the colors 1 to {}{}", name, text, rules.holes,
        rules.colors, rules.blanks ? " or blanks" : ", no blanks"
    )};
  }
  return *guess;
}

Code secret_of(const Rules& rules, const std::string& text) {
  const Code guess = guess_of(rules, text, "code");
  const auto secret = Code::secret(rules, guess.pegs());
  if (!secret) throw BadRequest{"\"code\" has a blank, or a color twice where none may repeat"};
  return *secret;
}

engine::Turn turn_of(const Rules& rules, const json& turn) {
  const bool has_form = turn.is_array() && turn.size() == 2 && turn[0].is_string() &&
                        turn[1].is_array() && turn[1].size() == 2;
  if (!has_form) throw BadRequest{"each turn of \"history\" must be [guess, [black, white]]"};
  const int black = Request::number_in(turn[1][0], "black", 0, rules.holes);
  const int white = Request::number_in(turn[1][1], "white", 0, rules.holes - black);
  return {guess_of(rules, turn[0].get<std::string>(), "guess"), Marks{black, white}};
}

History history_of(const Rules& rules, const Request& request) {
  History history;
  if (!request.has("history")) return history;
  const json& turns = request.at("history");
  if (!turns.is_array()) throw BadRequest{"\"history\" must be a list of turns"};
  for (const json& turn : turns)
    history.push_back(turn_of(rules, turn));
  return history;
}

int level_of(const Request& request) {
  return request.number("level", engine::weakest, engine::strongest, engine::strongest);
}

void require_listable(const Rules& rules) {
  if (engine::count_codes(rules) > engine::CodeBook::most_codes) {
    throw BadRequest{fmt::format(
        "this game has more than {} codes, which this engine does not play",
        engine::CodeBook::most_codes
    )};
  }
}

ordered_json range(int least, int most) {
  return {{"min", least}, {"max", most}};
}

ordered_json rules_answer() {
  return {
      {"game", "breaking"},
      {"holes", range(1, engine::max_holes)},
      {"colors", range(1, engine::max_colors)},
      {"rule", {"pegs", "splats"}},
      {"blanks", {false, true}},
      {"repeats", {true, false}},
      {"level", range(engine::weakest, engine::strongest)},
      {"codes", range(1, static_cast<int>(engine::CodeBook::most_codes))},
      {"guesses", range(1, most_guesses)},
  };
}

ordered_json mark_answer(const Request& request) {
  const auto marking = marking_of(request.text("rule", "pegs"));
  const auto code_pegs = pegs_of(request.text("code"), "code");
  const auto guess_pegs = pegs_of(request.text("guess"), "guess");
  if (code_pegs.size != guess_pegs.size) throw BadRequest{"code and guess differ in length"};
  const Rules rules{
      .holes = static_cast<int>(code_pegs.size),
      .colors = engine::max_colors,
      .marking = marking,
      .blanks = true};
  const auto code = Code::secret(rules, code_pegs.span());
  if (!code) throw BadRequest{"\"code\" has a blank"};
  const Marks marks = engine::mark(marking, *code, *Code::guess(rules, guess_pegs.span()));
  return {{"black", marks.black}, {"white", marks.white}};
}

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

ordered_json best_answer(const Request& request) {
  const Rules rules = rules_of(request);
  const History history = history_of(rules, request);
  const int level = level_of(request);
  const std::uint64_t seed = request.seed();
  require_listable(rules);
  const auto begin = Clock::now();
  const engine::Breaker breaker{rules, level, seed};
  const auto possible = breaker.book().fitting(history).size();
  if (possible == 0)
    throw BadRequest{"no code fits this history: its answers contradict each other"};
  const bool is_broken = !history.empty() && history.back().marks.black == rules.holes;
  if (is_broken) throw BadRequest{"the code is broken already"};
  const auto guess = breaker.think(history, {});
  if (!guess) throw BadRequest{"every code that fits has been guessed already"};
  return {
      {"guess", engine::text(*guess)},
      {"possible", possible},
      {"ms", static_cast<std::int64_t>(seconds_since(begin) * 1000)},
  };
}

ordered_json pegs_json(const Code& code) {
  ordered_json pegs = ordered_json::array();
  for (const engine::Peg peg : code.pegs())
    pegs.push_back(peg);
  return pegs;
}

ordered_json transcript(const Rules& rules, const Code& code, const History& history) {
  ordered_json guesses = ordered_json::array();
  for (const engine::Turn& turn : history) {
    guesses.push_back({pegs_json(turn.guess), {turn.marks.black, turn.marks.white}});
  }
  return {
      {"holes", rules.holes},
      {"colors", rules.colors},
      {"rule", rules.marking == engine::Marking::pegs ? "mastermind" : "intersections"},
      {"allow_blank", rules.blanks},
      {"repeats", rules.repeats},
      {"code", pegs_json(code)},
      {"guesses", guesses},
  };
}

ordered_json solve_answer(const Request& request) {
  const Rules rules = rules_of(request);
  const Code code = secret_of(rules, request.text("code"));
  const int level = level_of(request);
  const std::uint64_t seed = request.seed();
  require_listable(rules);
  const engine::Breaker breaker{rules, level, seed};
  return transcript(rules, code, engine::solve(breaker, code, most_guesses, {}));
}

std::string line_of(const ordered_json& answer) {
  return answer.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

ordered_json solve_all_answer(const Request& request, const AnswerLine& answer) {
  const Rules rules = rules_of(request);
  const int level = level_of(request);
  const std::uint64_t seed = request.seed();
  require_listable(rules);
  const auto begin = Clock::now();
  const auto each = [&](const Code& code, const History& history) {
    answer(line_of(transcript(rules, code, history)));
  };
  const auto tally = engine::solve_all(rules, level, seed, most_guesses, each, {});
  return {
      {"codes", tally.codes},   {"total", tally.guesses},       {"mean", tally.mean()},
      {"max", tally.longest()}, {"histogram", tally.by_length}, {"seconds", seconds_since(begin)},
  };
}

ordered_json answer_to(std::string_view line, const AnswerLine& answer) {
  const json object = json::parse(line, nullptr, false);
  if (object.is_discarded() || !object.is_object()) {
    throw BadRequest{"a request is one JSON object on one line"};
  }
  const Request request{object};
  const std::string what = request.text("do");
  if (what == "rules") return rules_answer();
  if (what == "mark") return mark_answer(request);
  if (what == "best") return best_answer(request);
  if (what == "solve") return solve_answer(request);
  if (what == "solve_all") return solve_all_answer(request, answer);
  throw BadRequest{"\"do\" must be rules, mark, best, solve or solve_all"};
}

}  // namespace

void answer_breaking(std::string_view request, const AnswerLine& answer) {
  try {
    answer(line_of(answer_to(request, answer)));
  } catch (const BadRequest& bad) {
    answer(line_of({{"error", bad.what()}}));
  }
}

int run_engine() {
  constexpr std::size_t longest_request = 1U << 20U;
  std::string request;
  bool is_too_long = false;
  const AnswerLine print = [](const std::string& line) {
    fmt::print("{}\n", line);
    std::fflush(stdout);
  };
  const auto answer = [&] {
    if (is_too_long) {
      print(line_of({{"error", "a request is at most 1 MiB long"}}));
    } else if (request.find_first_not_of(" \t\r") != std::string::npos) {
      answer_breaking(request, print);
    }
    request.clear();
    is_too_long = false;
  };
  for (int byte = std::getchar(); byte != EOF; byte = std::getchar()) {
    if (byte == '\n') {
      answer();
    } else if (request.size() < longest_request) {
      request += static_cast<char>(byte);
    } else {
      is_too_long = true;
    }
  }
  answer();
  return 0;
}

}  // namespace codemaker::commands
