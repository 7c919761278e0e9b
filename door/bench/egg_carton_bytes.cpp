#include "bench/bench.hpp"
#include "bench/bytes.hpp"
#include "bench/rehearsal.hpp"
#include "bench/report.hpp"
#include "engine/egg_carton/rules.hpp"
#include "engine/random.hpp"
#include "play/egg_carton/sowing.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <vector>

namespace codemaker::bench {
namespace {

using namespace std::chrono_literals;
namespace egg = engine::egg_carton;

/// At the normal pace a step stands for a quarter of a second.
constexpr auto step_silence = 60ms;
constexpr int longest_wait = 10;  ///< times the step_silence, for the next step

struct EggBytes {
  std::size_t first_board = 0;
  std::vector<std::size_t> drops;
  std::vector<std::size_t> selections;  ///< shown at once
};

/// A game of two players from the classic start, without much sense and always the same.
std::vector<egg::Slot> any_game() {
  engine::Random random{1};
  std::vector<egg::Slot> selected;
  auto position = egg::classic_start(egg::RelayRule::usual);
  while (!egg::winner(position)) {
    const auto slots = egg::selections(position);
    selected.push_back(slots[random.below(slots.size())]);
    position = egg::sow(position, selected.back()).after;
  }
  return selected;
}

/// The marbles of a selection, one by one, as the door shows them.
void watch(
    const Rehearsal& door, const egg::Position& before, egg::Slot slot,
    std::vector<std::size_t>& drops
) {
  static_cast<void>(door.answer_to(std::string(1, egg::letter(slot))));
  play::egg_carton::SowingShow sowing{before, slot, egg::sow(before, slot)};
  while (!sowing.is_over()) {
    const int in_hand = sowing.hand();
    sowing.step();
    std::size_t bytes = 0;
    for (int i = 0; i < longest_wait && bytes == 0; ++i)
      bytes = door.receive(step_silence).size();
    if (in_hand > 0) drops.push_back(bytes);
  }
}

EggBytes play_carton_on_screens(const Board& board, const std::string& mode) {
  const Rehearsal door{board, mode};
  EggBytes bytes;
  static_cast<void>(door.first_screen());
  for (const std::string_view key : {"\r", "e"})
    static_cast<void>(door.answer_to(key));
  static_cast<void>(door.answer_to("r", reading_time));  // the opponent
  bytes.first_board = door.answer_to(" ", reading_time).size();
  // Out of the run, whatever it asks; then two players, from the classic start.
  for (const std::string_view key : {"q", "e", "y", " ", "c", "d", "q", "t", "\r", "\r"})
    static_cast<void>(door.answer_to(key, reading_time));
  constexpr std::size_t watched = 4;
  auto position = egg::classic_start(egg::RelayRule::usual);
  for (const egg::Slot slot : any_game()) {
    const bool is_watched = bytes.selections.empty() && bytes.drops.size() < 10 * watched;
    if (is_watched) {
      watch(door, position, slot, bytes.drops);
    } else {
      if (bytes.selections.empty()) door.change_speed(2);  // at once
      bytes.selections.push_back(door.answer_to(std::string(1, egg::letter(slot))).size());
    }
    position = egg::sow(position, slot).after;
  }
  return bytes;
}

/// Selections typed and told in lines, with their echo and the next prompt.
std::vector<std::size_t> play_carton_in_lines(const Board& board) {
  const Rehearsal door{board, "lines"};
  static_cast<void>(door.first_screen());
  for (const std::string_view line : {"p\r", "e\r", "c\r", "d\r", "q\r", "t\r", "\r", "\r"})
    static_cast<void>(door.answer_to(line));
  std::vector<std::size_t> selections;
  for (const egg::Slot slot : any_game())
    selections.push_back(door.answer_to(fmt::format("{}\r", egg::letter(slot))).size());
  return selections;
}

/// Full screens show every marble, small ones only how many there are.
int measure_carton() {
  const Board board;
  BenchReport report{"Egg Carton, bytes to the caller (CP437, level B)", "half a minute"};
  report.now("full screens");
  const EggBytes full = play_carton_on_screens(board, "full");
  report.row("first board, full", static_cast<double>(full.first_board), 4000, 0);
  report.row("a marble that drops, full, most", most(full.drops), 60, 0);
  report.row("a selection shown at once, full, most", most(full.selections), 900, 0);
  report.row("a selection shown at once, full, mean", mean(full.selections), 900, 0);
  report.now("small screens");
  const EggBytes small = play_carton_on_screens(board, "small");
  report.row("first board, small", static_cast<double>(small.first_board), 600, 0);
  report.row("a marble that drops, small, most", most(small.drops), 30, 0);
  report.row("a selection shown at once, small, most", most(small.selections), 260, 0);
  report.now("lines");
  const auto lines = play_carton_in_lines(board);
  report.row("a selection told in a line, most", most(lines), 250, 0);
  report.row("a selection told in a line, mean", mean(lines), 250, 0);
  return report.status();
}

}  // namespace

int bench_eggcarton_bytes() {
  return measured(measure_carton);
}

}  // namespace codemaker::bench
