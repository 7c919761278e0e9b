#include "bench/bench.hpp"
#include "bench/bytes.hpp"
#include "bench/rehearsal.hpp"
#include "bench/report.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <vector>

namespace codemaker::bench {
namespace {

using namespace std::chrono_literals;

/// Longer than from one mark of a guess to the next.
constexpr auto marks_appear = 250ms;

/// Bytes of a scripted game on screens.
struct ScreenBytes {
  std::size_t title = 0;
  std::size_t first_board = 0;
  std::vector<std::size_t> keys;
  std::vector<std::size_t> guesses;  ///< four keys and Enter
  std::size_t undo = 0;              ///< taking a peg back
};

/// Nothing where one of the guesses breaks the code that was drawn, whose marks a result follows.
std::optional<ScreenBytes> play_breaking_once(
    const Board& board, const std::string& mode, const std::string& charset
) {
  const Rehearsal door{board, mode, charset};
  const auto sent_after = [&](std::string_view keys) {
    return door.answer_to(keys).size();
  };
  ScreenBytes bytes;
  bytes.title = door.first_screen().size();
  static_cast<void>(sent_after("\r"));
  static_cast<void>(door.answer_to("r", reading_time));   // what newcomers are offered first
  static_cast<void>(door.answer_to("\r", reading_time));  // the opponent
  bytes.first_board = door.answer_to("\r", reading_time).size();
  for (const std::string_view guess : {"1122", "3344", "5561", "6235", "4126", "2513"}) {
    std::size_t whole = 0;
    for (const char key : guess) {
      bytes.keys.push_back(sent_after(std::string_view{&key, 1}));
      whole += bytes.keys.back();
    }
    const std::string marks = door.answer_to("\r", marks_appear);
    if (marks.find("broke") != std::string::npos) return std::nullopt;
    whole += marks.size();
    bytes.guesses.push_back(whole);
  }
  static_cast<void>(sent_after("1"));
  bytes.undo = sent_after("\b");
  return bytes;
}

ScreenBytes play_breaking_on_screens(
    const Board& board, const std::string& mode, const std::string& charset = "cp437"
) {
  for (;;) {
    if (const auto bytes = play_breaking_once(board, mode, charset)) return *bytes;
    board.forget_calls();
  }
}

std::size_t guess_in_lines(const Board& board) {
  const Rehearsal door{board, "lines"};
  static_cast<void>(door.first_screen());
  for (const std::string_view line : {"p\r", "r\r"})
    static_cast<void>(door.answer_to(line, reading_time));
  std::size_t most = 0;
  for (const std::string_view guess : {"1122\r", "3344\r", "5561\r", "6235\r", "4126\r"}) {
    std::size_t bytes = 0;
    for (const char key : guess)
      bytes += door.answer_to(std::string_view{&key, 1}).size();
    most = std::max(most, bytes);
  }
  return most;
}

int measure_breaking() {
  const Board board;
  BenchReport report{"Code breaking, bytes to the caller (CP437, level B)", "15 seconds"};
  report.now("full screens");
  const ScreenBytes full = play_breaking_on_screens(board, "full");
  report.row("title, full", static_cast<double>(full.title), 5000, 0);
  report.row("first board, full", static_cast<double>(full.first_board), 3600, 0);
  report.row("a key, full, most", most(full.keys), 24, 0);
  report.row("a key, full, mean", mean(full.keys), 16, 1);
  report.row("a guess with its answer, full, most", most(full.guesses), 140, 0);
  report.row("taking a peg back, full", static_cast<double>(full.undo), 24, 0);
  report.now("full screens in UTF-8");
  const ScreenBytes utf8 = play_breaking_on_screens(board, "full", "utf8");
  report.row("first board, full, UTF-8", static_cast<double>(utf8.first_board), 1.5 * 3600, 0);
  report.row("a guess with its answer, full, UTF-8, most", most(utf8.guesses), 1.5 * 140, 0);
  report.now("small screens");
  const ScreenBytes small = play_breaking_on_screens(board, "small");
  report.row("first board, small", static_cast<double>(small.first_board), 350, 0);
  report.row("a key, small, most", most(small.keys), 12, 0);
  report.row("a key, small, mean", mean(small.keys), 8, 1);
  report.row("a guess with its answer, small, most", most(small.guesses), 60, 0);
  report.row(
      "a guess with its answer, line, most", static_cast<double>(guess_in_lines(board)), 70, 0
  );
  report.now("a caller who waits");
  const Rehearsal waiting{board, "full"};
  static_cast<void>(waiting.first_screen());
  report.row("waiting three seconds", static_cast<double>(waiting.receive(3s).size()), 0, 0);
  return report.status();
}

}  // namespace

int bench_breaking_bytes() {
  return measured(measure_breaking);
}

}  // namespace codemaker::bench
