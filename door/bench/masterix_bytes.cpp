#include "bench/bench.hpp"
#include "bench/bytes.hpp"
#include "bench/rehearsal.hpp"
#include "bench/report.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <vector>

namespace codemaker::bench {
namespace {

using namespace std::chrono_literals;

/// At the fast pace the computer's move stands announced for a quarter of a second.
constexpr auto move_silence = 400ms;

struct MasterixBytes {
  std::size_t first_board = 0;
  std::vector<std::size_t> steps;  ///< of the cursor
  std::vector<std::size_t> moves;  ///< picked up, made, shown and answered, step by step
};

/// Looks for a unit that can jump, square by square, and picks it up; the bytes of that last key.
/// Zero when there is none left.
std::size_t pick_up_a_unit(const Rehearsal& door) {
  constexpr int squares = 48;
  for (int i = 0; i < squares; ++i) {
    const std::string answer = door.answer_to("5");
    const bool is_refused = answer.find(" is ") != std::string::npos ||
                            answer.find(" cannot jump") != std::string::npos;
    if (!is_refused) return answer.size();
    static_cast<void>(door.answer_to(i % 8 == 7 ? "3" : "6"));
  }
  return 0;
}

void play_some_moves(const Rehearsal& door, MasterixBytes& bytes) {
  constexpr int moves = 6;  // no round is as short (rules.md 4.3)
  for (int i = 0; i < moves; ++i) {
    const std::size_t picked_up = pick_up_a_unit(door);
    if (picked_up == 0) break;
    bytes.moves.push_back(picked_up + door.answer_to("5", move_silence).size());
    bytes.steps.push_back(door.answer_to("9").size());
  }
}

MasterixBytes play_masterix_on_screens(const Board& board, const std::string& mode) {
  const Rehearsal door{board, mode};
  MasterixBytes bytes;
  static_cast<void>(door.first_screen());
  static_cast<void>(door.answer_to("\r"));
  static_cast<void>(door.answer_to("m"));
  static_cast<void>(door.answer_to("r", reading_time));  // the opponent
  bytes.first_board = door.answer_to(" ", reading_time).size();
  // Every way, and around every edge.
  constexpr std::string_view ways = "6874123988888836669999222277711114";
  for (const char key : ways)
    bytes.steps.push_back(door.answer_to(std::string_view{&key, 1}).size());
  door.change_speed(3);  // normal, slow, at once, fast
  constexpr int rounds = 3;
  for (int i = 0; i < rounds; ++i) {
    play_some_moves(door, bytes);
    for (const std::string_view key : {"q", "e", " ", "r", " "})
      static_cast<void>(door.answer_to(key, reading_time));
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
  std::vector<std::size_t> own;        ///< the echo and what the caller's move did
  std::vector<std::size_t> exchanges;  ///< with the computer's move and the next prompt
};

/// On a board of its own: the games on screens wait to be gone on with on theirs.
LineBytes play_masterix_in_lines() {
  const Board board;
  const Rehearsal door{board, "lines"};
  static_cast<void>(door.first_screen());
  for (const std::string_view line : {"p\r", "m\r", "n\r", "1\r"})
    static_cast<void>(door.answer_to(line, reading_time));
  LineBytes bytes;
  constexpr int most_moves = 48;  // more than any round has
  for (int i = 0; i < most_moves; ++i) {
    const std::string unit = words_after(door.answer_to("m\r"), ": ").substr(0, 2);
    if (unit.size() != 2) break;
    const std::string targets = words_after(door.answer_to("m " + unit + "\r"), "can jump onto ");
    if (targets.size() < 2) break;
    const std::string answer = door.answer_to(unit + "-" + targets.substr(0, 2) + "\r");
    if (answer.find("No moves left") != std::string::npos) break;
    bytes.own.push_back(answer.find("Computer "));
    bytes.exchanges.push_back(answer.size());
  }
  return bytes;
}

int measure_masterix() {
  const Board board;
  BenchReport report{"Masterix, bytes to the caller (CP437, level B)", "a minute"};
  report.now("full screens");
  const MasterixBytes full = play_masterix_on_screens(board, "full");
  report.row("first board, full", static_cast<double>(full.first_board), 4500, 0);
  report.row("a step of the cursor, full, most", most(full.steps), 96, 0);
  report.row("a step of the cursor, full, mean", mean(full.steps), 96, 1);
  report.row("a move and the computer's, full, most", most(full.moves), 1600, 0);
  report.row("a move and the computer's, full, mean", mean(full.moves), 1600, 0);
  report.now("small screens");
  const MasterixBytes small = play_masterix_on_screens(board, "small");
  report.row("first board, small", static_cast<double>(small.first_board), 700, 0);
  report.row("a step of the cursor, small, most", most(small.steps), 24, 0);
  report.row("a move and the computer's, small, most", most(small.moves), 400, 0);
  report.now("lines");
  const LineBytes lines = play_masterix_in_lines();
  report.row("a move, line, most", most(lines.own), 120, 0);
  report.row("a move and the computer's, line, mean", mean(lines.exchanges), 120, 0);
  return report.status();
}

}  // namespace

int bench_masterix_bytes() {
  return measured(measure_masterix);
}

}  // namespace codemaker::bench
