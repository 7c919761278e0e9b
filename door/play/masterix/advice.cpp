// What helps in a round of Masterix that is not ranked: advice, and taking moves back.
#include "play/masterix/advice.hpp"

#include "engine/masterix/review.hpp"
#include "play/call/words.hpp"
#include "play/events/thinking.hpp"
#include "play/masterix/memory.hpp"
#include "play/masterix/play.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::play::masterix {

namespace question {
namespace {

/// Further than a review looks, so that it seldom blames what was advised.
constexpr engine::masterix::ReviewLimits limits_of_advice{.time = std::chrono::milliseconds{240}};

}  // namespace

Jumped answer(const Advise& advise, Mind& mind, const std::stop_token& stop) {
  const auto seen = engine::masterix::review(
      advise.position, largest(advise.position), limits_of_advice, table_of(mind),
      mind.stopwatch<std::chrono::microseconds>(), stop
  );
  if (!seen) return {};
  return {engine::masterix::Thought{.move = seen->best, .value = seen->best_margin}};
}

}  // namespace question

namespace {

/// Of the jump with most kills; 0: there is none.
int most_kills(const Position& position) {
  int most = 0;
  for (const Move& move : engine::masterix::moves(position))
    most = std::max(most, engine::masterix::kills(position, move));
  return most;
}

std::string what_it_does(const Position& position, Move move) {
  const int captured = engine::masterix::kills(position, move) - 1;
  const std::string jump = fmt::format(
      "{} jumps onto {}", engine::masterix::text(move.origin), engine::masterix::text(move.target)
  );
  if (captured == 0) return jump + ": it destroys that unit.";
  if (captured == 1) return jump + ": it captures the unit beside it.";
  return fmt::format("{}: it destroys that unit and captures {}.", jump, captured);
}

}  // namespace

Move largest(const Position& position) {
  const auto moves = engine::masterix::moves(position);
  return *std::ranges::max_element(moves, {}, [&](const Move& move) {
    return engine::masterix::kills(position, move);
  });
}

std::vector<std::string> reasons(const Position& position, Move move) {
  std::vector<std::string> reasons{what_it_does(position, move)};
  const int back = most_kills(engine::masterix::after(position, move));
  if (is_tricky(position, move)) {
    const Move other = largest(position);
    const int kills = engine::masterix::kills(position, other);
    const int lost = most_kills(engine::masterix::after(position, other));
    reasons.push_back(
        lost > back ? fmt::format(
                          "{} takes {}, but then red can take {} back, here only {}.",
                          engine::masterix::text(other), kills, lost, back
                      )
                    : fmt::format(
                          "{} takes {}, but is worse a few moves later.",
                          engine::masterix::text(other), kills
                      )
    );
  } else {
    reasons.push_back(
        back == 0 ? "Then red can take nothing back."
                  : fmt::format("Then red can take {} back at most.", count(back, "unit", "units"))
    );
  }
  return reasons;
}

std::string lesson(int move) {
  constexpr std::array<const char*, 4> lessons{
      "Jump onto a red unit: reds around it (+) turn blue.",
      "The square you leave stays empty.",
      "A kill pays 2 points, a unit left at the end 1.",
      "Before you jump, look what red can take back.",
  };
  const auto at = static_cast<std::size_t>(move - 1);
  return at < lessons.size() ? lessons.at(at) : "";
}

bool is_tricky(const Position& position, Move move) {
  return engine::masterix::kills(position, move) < most_kills(position);
}

namespace {

/// A move that a guided game has found, beside what there is to learn at it.
void go_along(PlayState& state, Move move, Stage& stage) {
  const std::string taught = state.guide.is_at_work ? lesson(++state.guide.moves) : "";
  const bool is_silent =
      state.guide.is_at_work && taught.empty() && !is_tricky(state.position(), move);
  if (is_silent) return boards::let_go(state.guide, stage);
  // A unit that the caller has picked up meanwhile stays in their hand.
  const bool is_free = !state.guide.is_at_work || !state.hand.unit();
  if (is_free) state.hand.point_out(move);
  std::vector<std::string> sentences = reasons(state.position(), move);
  sentences.insert(
      sentences.begin() + 1, stage.is_line() ? fmt::format("Type {}.", engine::masterix::text(move))
                                             : std::string{"Enter jumps."}
  );
  if (!taught.empty()) sentences.insert(sentences.begin(), taught);
  constexpr std::size_t room = 2 * boards::full_row - 6;  // a word may not fit the first row
  boards::say_beside(sentences, room, stage);
}

}  // namespace

void guide(PlayState& state, Stage& stage) {
  if (!state.guide.is_on) return;
  state.guide.is_at_work = true;
  state.is_hinting = true;
  stage.think(question::Advise{state.position()});
}

void ask_hint(PlayState& state, Stage& stage) {
  if (boards::refuses_hints(state.start.stakes, stage)) return;
  state.is_hinting = true;
  state.guide.is_at_work = false;
  stage.think(question::Advise{state.position()});
}

void take_hint(PlayState& state, const Jumped& jumped, Stage& stage) {
  state.is_hinting = false;
  const bool has_hint = state.phase == Phase::choosing && jumped.thought &&
                        engine::masterix::is_legal(state.position(), jumped.thought->move);
  if (!has_hint) return stage.refuse("No hint just now. Press H to ask again.");
  if (state.guide.is_on) return go_along(state, jumped.thought->move, stage);
  state.hand.point_out(jumped.thought->move);
  // Screens show what it is worth where they show it of every jump that is pointed at.
  stage.refuse(
      stage.is_line()
          ? fmt::format("Hint: {}.", worth_text(state, jumped.thought->move))
          : fmt::format("Hint: {}. 5 or Enter jumps.", engine::masterix::text(jumped.thought->move))
  );
}

void undo(PlayState& state, Stage& stage) {
  if (boards::refuses_undo(state.start.stakes, stage)) return;
  if (state.before.empty()) return stage.refuse("There is no move to take back.");
  Before before = std::move(state.before.back());
  state.before.pop_back();
  state.record.add(engine::records::Undo{}, stage);
  state.is_hinting = false;
  state.round.emplace(before.round);
  state.last_move = before.last_move;
  state.last_moves = before.last_moves;
  state.told = std::move(before.told);
  state.last_fact.clear();
  state.hand.rest_on(before.move.origin);
  stage.refuse(fmt::format("{} was taken back.", engine::masterix::text(before.move)));
  guide(state, stage);
}

}  // namespace codemaker::play::masterix
