#include "commands/bench/bench.hpp"
#include "commands/bench/rehearsal.hpp"
#include "commands/bench/report.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <numeric>
#include <system_error>
#include <vector>

namespace codemaker::commands {
namespace {

using namespace std::chrono_literals;

/// At the fast pace the computer's move stands announced for a quarter of a second.
constexpr auto silence = 400ms;
constexpr auto key_silence = 60ms;

struct MasterixBytes {
  std::size_t first_board = 0;
  std::vector<std::size_t> steps;  ///< of the box
  std::vector<std::size_t> moves;  ///< taken up, made, shown and answered, step by step
};

double most(const std::vector<std::size_t>& values) {
  return static_cast<double>(*std::ranges::max_element(values));
}

double mean(const std::vector<std::size_t>& values) {
  const auto sum = std::accumulate(values.begin(), values.end(), std::size_t{0});
  return static_cast<double>(sum) / static_cast<double>(values.size());
}

/// Looks for a unit that can jump, square by square, and takes it up; the bytes of that last key.
/// Zero when there is none left.
std::size_t take_up_a_unit(const Rehearsal& door) {
  constexpr int squares = 48;
  for (int i = 0; i < squares; ++i) {
    door.send("5");
    const std::string answer = door.receive(key_silence);
    const bool is_refused = answer.find(" is ") != std::string::npos ||
                            answer.find(" has no enemy") != std::string::npos;
    if (!is_refused) return answer.size();
    door.send(i % 8 == 7 ? "3" : "6");
    static_cast<void>(door.receive(key_silence));
  }
  return 0;
}

std::size_t sent_after(
    const Rehearsal& door, std::string_view keys, std::chrono::milliseconds patience
) {
  door.send(keys);
  return door.receive(patience).size();
}

void play_some_moves(const Rehearsal& door, MasterixBytes& bytes) {
  constexpr int moves = 6;  // no round is as short (rules.md 4.3)
  for (int i = 0; i < moves; ++i) {
    const std::size_t taken_up = take_up_a_unit(door);
    if (taken_up == 0) break;
    bytes.moves.push_back(taken_up + sent_after(door, "5", silence));
    bytes.steps.push_back(sent_after(door, "9", key_silence));
  }
}

MasterixBytes play_on_screens(const ScratchDirectory& directory, const std::string& mode) {
  const Rehearsal door{directory, mode};
  MasterixBytes bytes;
  static_cast<void>(door.receive(300ms));
  static_cast<void>(sent_after(door, "\r", key_silence));
  static_cast<void>(sent_after(door, "m", key_silence));
  bytes.first_board = sent_after(door, "r", reading_time);
  // Every way, and around every edge.
  constexpr std::string_view ways = "6874123988888836669999222277711114";
  for (const char key : ways)
    bytes.steps.push_back(sent_after(door, std::string_view{&key, 1}, key_silence));
  static_cast<void>(sent_after(door, "sss", key_silence));  // normal, slow, at once, fast
  constexpr int rounds = 3;
  for (int i = 0; i < rounds; ++i) {
    play_some_moves(door, bytes);
    for (const std::string_view key : {"q", "y", " ", "r"})
      static_cast<void>(sent_after(door, key, reading_time));
  }
  return bytes;
}

/// What follows a word in a line, up to the point.
std::string words_after(const std::string& text, std::string_view word) {
  const auto at = text.find(word);
  if (at == std::string::npos) return {};
  const auto begin = at + word.size();
  return text.substr(begin, text.find('.', begin) - begin);
}

struct LineBytes {
  std::vector<std::size_t> own;        ///< the echo and what one's own move did
  std::vector<std::size_t> exchanges;  ///< with the computer's move and the next prompt
};

LineBytes play_in_lines(const ScratchDirectory& directory) {
  const Rehearsal door{directory, "line"};
  const auto answer_to = [&](std::string_view line) {
    door.send(line);
    return door.receive(key_silence);
  };
  static_cast<void>(door.receive(300ms));
  for (const std::string_view line : {"p\r", "m\r", "r\r"}) {
    door.send(line);
    static_cast<void>(door.receive(reading_time));
  }
  LineBytes bytes;
  while (true) {
    const std::string unit = words_after(answer_to("m\r"), ": ").substr(0, 2);
    if (unit.size() != 2) break;
    const std::string targets = words_after(answer_to("m " + unit + "\r"), "can jump onto ");
    if (targets.size() < 2) break;
    const std::string answer = answer_to(unit + "-" + targets.substr(0, 2) + "\r");
    if (answer.find("No moves are left") != std::string::npos) break;
    bytes.own.push_back(answer.find("Computer "));
    bytes.exchanges.push_back(answer.size());
  }
  return bytes;
}

int measure() {
  const ScratchDirectory directory;
  BenchReport report{"Masterix, bytes to the caller (CP437, level B)", "a minute"};
  report.now("full screens");
  const MasterixBytes full = play_on_screens(directory, "full");
  report.row("first board, full", static_cast<double>(full.first_board), 2200, 0);
  report.row("a step of the box, full, most", most(full.steps), 24, 0);
  report.row("a step of the box, full, mean", mean(full.steps), 24, 1);
  report.row("a move and the computer's, full, most", most(full.moves), 400, 0);
  report.row("a move and the computer's, full, mean", mean(full.moves), 400, 0);
  report.now("small screens");
  const MasterixBytes lean = play_on_screens(directory, "lean");
  report.row("first board, lean", static_cast<double>(lean.first_board), 700, 0);
  report.row("a step of the box, lean, most", most(lean.steps), 24, 0);
  report.row("a move and the computer's, lean, most", most(lean.moves), 400, 0);
  report.now("lines");
  const LineBytes lines = play_in_lines(directory);
  report.row("a move, line, most", most(lines.own), 120, 0);
  report.row("a move and the computer's, line, mean", mean(lines.exchanges), 120, 0);
  return report.status();
}

}  // namespace

int bench_masterix_bytes() {
  try {
    return measure();
  } catch (const std::system_error& error) {
    fmt::print("not measured here: {}\n", error.what());
    return 1;
  }
}

}  // namespace codemaker::commands
