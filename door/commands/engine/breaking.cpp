#include "commands/engine/breaking.hpp"

#include "commands/engine/request.hpp"
#include "engine/breaking/large_breaker.hpp"
#include "engine/breaking/review.hpp"
#include "engine/breaking/rules.hpp"
#include "engine/breaking/solve.hpp"

#include <array>
#include <chrono>
#include <cmath>
#include <fmt/format.h>

namespace codemaker::commands::breaking {
namespace {

using engine::breaking::Code;
using engine::breaking::History;
using engine::breaking::Marks;
using engine::breaking::Rules;
using nlohmann::json;
using nlohmann::ordered_json;

constexpr int max_guesses = 24;

engine::breaking::Marking marking_of(const std::string& word) {
  if (word == "pegs") return engine::breaking::Marking::pegs;
  if (word == "splats") return engine::breaking::Marking::splats;
  throw BadRequest{"\"rule\" must be pegs or splats"};
}

engine::breaking::Rules rules_of(const Request& request) {
  const engine::breaking::Rules rules{
      .holes = request.number("holes", 1, engine::breaking::max_holes, 4),
      .colors = request.number("colors", 1, engine::breaking::max_colors, 6),
      .marking = marking_of(request.text("rule", "pegs")),
      .blanks = request.flag("blanks", false),
      .repeats = request.flag("repeats", true),
  };
  if (!engine::breaking::are_playable(rules)) {
    throw BadRequest{"without repeats there must be at least as many colors as holes"};
  }
  return rules;
}

engine::breaking::PegRow pegs_of(const std::string& text, const char* name) {
  const auto row = engine::breaking::parse_pegs(text);
  if (!row || row->size == 0) {
    throw BadRequest{
        fmt::format("\"{}\" must be 1 to 15 of the digits 1 to 9 and a to f, or points", name)};
  }
  return *row;
}

engine::breaking::Code guess_of(
    const engine::breaking::Rules& rules, const std::string& text, const char* name
) {
  const auto guess = engine::breaking::Code::guess(rules, pegs_of(text, name).span());
  if (!guess) {
    throw BadRequest{fmt::format(
        "\"{}\" {} does not fit: {} pegs of the colors 1 to {}{}", name, text, rules.holes,
        rules.colors, rules.blanks ? " or blanks" : ", no blanks"
    )};
  }
  return *guess;
}

engine::breaking::Code secret_of(const engine::breaking::Rules& rules, const std::string& text) {
  const engine::breaking::Code guess = guess_of(rules, text, "code");
  const auto secret = engine::breaking::Code::secret(rules, guess.pegs());
  if (!secret) throw BadRequest{"\"code\" has a blank, or a color twice where none may repeat"};
  return *secret;
}

engine::breaking::Turn turn_of(const engine::breaking::Rules& rules, const json& turn) {
  const bool has_form = turn.is_array() && turn.size() == 2 && turn[0].is_string() &&
                        turn[1].is_array() && turn[1].size() == 2;
  if (!has_form) throw BadRequest{"each turn of \"history\" must be [guess, [black, white]]"};
  const int black = Request::number_in(turn[1][0], "black", 0, rules.holes);
  const int white = Request::number_in(turn[1][1], "white", 0, rules.holes - black);
  return {
      guess_of(rules, turn[0].get<std::string>(), "guess"), engine::breaking::Marks{black, white}};
}

engine::breaking::History history_of(const engine::breaking::Rules& rules, const Request& request) {
  engine::breaking::History history;
  if (!request.has("history")) return history;
  const json& turns = request.at("history");
  if (!turns.is_array()) throw BadRequest{"\"history\" must be a list of turns"};
  for (const json& turn : turns)
    history.push_back(turn_of(rules, turn));
  return history;
}

bool is_broken(const engine::breaking::Rules& rules, const engine::breaking::History& history) {
  return !history.empty() && history.back().marks.black == rules.holes;
}

int level_of(const Request& request) {
  return request.number(
      "level", engine::breaking::weakest, engine::breaking::strongest, engine::breaking::strongest
  );
}

void require_listable(const engine::breaking::Rules& rules) {
  if (engine::breaking::count_codes(rules) > engine::breaking::search::CodeBook::max_codes) {
    throw BadRequest{fmt::format(
        "this game has more than {} codes, too many to solve them all",
        engine::breaking::search::CodeBook::max_codes
    )};
  }
}

ordered_json rules_answer(const Request& /*request*/) {
  return {
      {"game", "breaking"},
      {"holes", range(1, engine::breaking::max_holes)},
      {"colors", range(1, engine::breaking::max_colors)},
      {"rule", {"pegs", "splats"}},
      {"blanks", {false, true}},
      {"repeats", {true, false}},
      {"level", range(engine::breaking::weakest, engine::breaking::strongest)},
      {"solve_all_codes",
       range(1, static_cast<int>(engine::breaking::search::CodeBook::max_codes))},
      {"guesses", range(1, max_guesses)},
  };
}

ordered_json mark_answer(const Request& request) {
  const auto marking = marking_of(request.text("rule", "pegs"));
  const auto code_pegs = pegs_of(request.text("code"), "code");
  const auto guess_pegs = pegs_of(request.text("guess"), "guess");
  if (code_pegs.size != guess_pegs.size) throw BadRequest{"code and guess differ in length"};
  const engine::breaking::Rules rules{
      .holes = static_cast<int>(code_pegs.size),
      .colors = engine::breaking::max_colors,
      .marking = marking,
      .blanks = true};
  const auto code = engine::breaking::Code::secret(rules, code_pegs.span());
  if (!code) throw BadRequest{"\"code\" has a blank"};
  const engine::breaking::Marks marks = engine::breaking::mark(
      marking, *code, *engine::breaking::Code::guess(rules, guess_pegs.span())
  );
  return {{"black", marks.black}, {"white", marks.white}};
}

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

constexpr const char* contradiction =
    "no code fits this history: its answers contradict each other";

/// How many codes fit; null where they cannot be listed. Throws BadRequest if none does.
ordered_json possible_of(
    const engine::breaking::Breaker& breaker, const engine::breaking::History& history,
    std::uint64_t seed
) {
  if (breaker.book() != nullptr) {
    const auto possible = breaker.book()->fitting(history).size();
    if (possible == 0) throw BadRequest{contradiction};
    return possible;
  }
  engine::Random random{seed};
  const auto drawn = engine::breaking::draw_codes(breaker.rules(), history, 1, random, {});
  if (drawn.is_refuted) throw BadRequest{contradiction};
  if (drawn.codes.empty()) throw BadRequest{"no code that fits this history was found in time"};
  return nullptr;
}

ordered_json best_answer(const Request& request) {
  const engine::breaking::Rules rules = rules_of(request);
  const engine::breaking::History history = history_of(rules, request);
  const int level = level_of(request);
  const std::uint64_t seed = request.seed();
  const auto begin = Clock::now();
  const engine::breaking::Breaker breaker{rules, level, seed};
  const ordered_json possible = possible_of(breaker, history, seed);
  if (is_broken(rules, history)) throw BadRequest{"the code is broken already"};
  const auto guess = breaker.think(history, {});
  if (!guess) throw BadRequest{"every code that fits has been guessed already"};
  return {
      {"guess", engine::breaking::text(*guess)},
      {"possible", possible},
      {"ms", static_cast<std::int64_t>(seconds_since(begin) * 1000)},
  };
}

ordered_json pegs_json(const engine::breaking::Code& code) {
  ordered_json pegs = ordered_json::array();
  for (const engine::breaking::Peg peg : code.pegs())
    pegs.push_back(peg);
  return pegs;
}

ordered_json transcript(
    const engine::breaking::Rules& rules, const engine::breaking::Code& code,
    const engine::breaking::History& history
) {
  ordered_json guesses = ordered_json::array();
  for (const engine::breaking::Turn& turn : history) {
    guesses.push_back({pegs_json(turn.guess), {turn.marks.black, turn.marks.white}});
  }
  return {
      {"holes", rules.holes},
      {"colors", rules.colors},
      {"rule", rules.marking == engine::breaking::Marking::pegs ? "mastermind" : "intersections"},
      {"allow_blank", rules.blanks},
      {"repeats", rules.repeats},
      {"code", pegs_json(code)},
      {"guesses", guesses},
  };
}

ordered_json solve_answer(const Request& request) {
  const engine::breaking::Rules rules = rules_of(request);
  const engine::breaking::Code code = secret_of(rules, request.text("code"));
  const int level = level_of(request);
  const std::uint64_t seed = request.seed();
  const engine::breaking::Breaker breaker{rules, level, seed};
  return transcript(rules, code, engine::breaking::solve(breaker, code, max_guesses, {}));
}

ordered_json solve_all_answer(const Request& request) {
  const engine::breaking::Rules rules = rules_of(request);
  const int level = level_of(request);
  const std::uint64_t seed = request.seed();
  require_listable(rules);
  const auto begin = Clock::now();
  const auto each = [&](const engine::breaking::Code& code,
                        const engine::breaking::History& history) {
    request.answer(transcript(rules, code, history));
  };
  const auto tally = engine::breaking::solve_all(rules, level, seed, max_guesses, each, {});
  return {
      {"codes", tally.codes},   {"total", tally.guesses},       {"mean", tally.mean()},
      {"max", tally.longest()}, {"histogram", tally.by_length}, {"seconds", seconds_since(begin)},
  };
}

ordered_json facts_json(const engine::breaking::GuessFacts& facts) {
  return {
      {"guess", engine::breaking::text(facts.guess)},
      {"expected_bits", facts.expected_bits},
      {"expected_guesses", facts.expected_guesses},
  };
}

ordered_json review_answer(const Request& request) {
  const engine::breaking::Rules rules = rules_of(request);
  const engine::breaking::Code code = secret_of(rules, request.text("code"));
  const engine::breaking::History history = history_of(rules, request);
  for (const engine::breaking::Turn& turn : history) {
    if (engine::breaking::mark(rules.marking, code, turn.guess) == turn.marks) continue;
    throw BadRequest{fmt::format(
        "the answer to {} is not that of the code", engine::breaking::text(turn.guess)
    )};
  }
  const auto begin = Clock::now();
  const engine::breaking::Review review =
      engine::breaking::review(rules, history, request.seed(), {});
  // Where they are listed they are whole numbers.
  const auto codes = [&](double number) {
    return review.is_exact ? ordered_json(std::llround(number)) : ordered_json(number);
  };
  ordered_json guesses = ordered_json::array();
  for (const engine::breaking::GuessReview& one : review.guesses) {
    guesses.push_back({
        {"guess", engine::breaking::text(one.played.guess)},
        {"before", codes(one.before)},
        {"after", codes(one.after)},
        {"bits", one.bits},
        {"expected_bits", one.played.expected_bits},
        {"luck", one.bits - one.played.expected_bits},
        {"expected_guesses", one.played.expected_guesses},
        {"lost", one.lost},
        {"counted", one.is_counted},
        {"best", facts_json(one.best)},
        {"could_be_code", one.could_be_code},
    });
  }
  return {
      {"exact", review.is_exact},
      {"guesses", guesses},
      {"ms", static_cast<std::int64_t>(seconds_since(begin) * 1000)},
  };
}

constexpr std::array words{
    EngineWord{"rules", rules_answer},         EngineWord{"mark", mark_answer},
    EngineWord{"best", best_answer},           EngineWord{"solve", solve_answer},
    EngineWord{"solve_all", solve_all_answer}, EngineWord{"review", review_answer},
};

}  // namespace

EngineWords requests() {
  return words;
}

}  // namespace codemaker::commands::breaking
