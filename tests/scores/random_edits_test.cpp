// A sysop who changes anything at any time, and callers who know nothing of it.
#include "scores/edits.hpp"

#include "entries.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

#include <fmt/format.h>
#include <random>

namespace codemaker::scores {
namespace {

using engine::RankedGame;
using tests::FakeDisk;

/// The board, and the Hall of Fame as it would be had only the callers filed.
class Board {
 public:
  explicit Board(unsigned seed) : chance_{seed} {}

  FakeDisk disk;
  Hall of_callers;

  int upto(int most) { return std::uniform_int_distribution{0, most}(chance_); }

  Entry some_run() {
    const std::string handle = fmt::format("Player {}", upto(25));
    return {
        .table = engine::ranked_games[static_cast<std::size_t>(upto(1))],
        .player = {"bbs", "", handle},
        .name = table_name(handle),
        .score = 1 + upto(200),
        .level = 1,
        .when = ++now_,
    };
  }

  /// A caller wins something and, perhaps, chooses a name for it.
  void win() {
    const Entry entry = some_run();
    submit({entry, Purpose::enter});
    if (upto(3) > 0) return;
    Entry named = entry;
    named.name = fmt::format("Name {}", upto(99));
    submit({named, Purpose::relabel});
  }

  /// Any change; it may be refused or change nothing.
  void change() {
    const Hand sysop{"root", ++now_};
    const RankedGame table = engine::ranked_games[static_cast<std::size_t>(upto(1))];
    switch (upto(19)) {
    case 0:
      static_cast<void>(reset(disk, sysop));
      return;
    case 1:
      static_cast<void>(reset(disk, sysop, table));
      return;
    case 2:
      static_cast<void>(restore(disk, sysop, "SCORES.OLD"));
      return;
    case 3:
      static_cast<void>(restore(disk, sysop, "SCORES.BAK3"));
      return;
    case 4:
      static_cast<void>(import_rows(disk, sysop, other_board(), "b"));
      return;
    case 5:
      static_cast<void>(merge_rows(disk, sysop, other_board(), "b"));
      return;
    case 6:
      static_cast<void>(undo(disk, sysop));
      return;
    default:
      change_rows(sysop, table);
    }
  }

  Hall tables() {
    const auto loaded = read_hall(disk);
    REQUIRE(loaded);
    return loaded->hall;
  }

 private:
  void submit(const Submission& submission) {
    apply_to_callers(submission);
    disk.is_locked_by_another = upto(9) == 0;  // then it waits in the spool
    REQUIRE(file(disk, submission, lock_patience));
    disk.is_locked_by_another = false;
  }

  void apply_to_callers(const Submission& submission) {
    const std::array waiting{submission};
    enter_waiting(of_callers, waiting);
  }

  void change_rows(const Hand& sysop, RankedGame table) {
    const auto rank = static_cast<std::size_t>(1 + upto(9));
    const int what = upto(2);
    if (what == 0) {
      static_cast<void>(add_run(disk, sysop, some_run()));
    } else if (what == 1) {
      static_cast<void>(remove_row(disk, sysop, {table, rank}));
    } else {
      const Renamed renamed = upto(3) == 0 ? Renamed::shown_name : Renamed::player;
      static_cast<void>(rename_player(
          disk, sysop,
          {.from = some_run().player.handle, .to = some_run().player.handle, .what = renamed}
      ));
    }
  }

  Hall other_board() {
    Hall hall;
    for (int count = upto(12); count > 0; --count)
      hall.enter(some_run());
    return hall;
  }

  std::mt19937 chance_;
  std::int64_t now_ = 0;
};

bool same_rows(const Hall& one, const Hall& other) {
  for (const RankedGame table : engine::ranked_games) {
    if (!std::ranges::equal(one.rows(table), other.rows(table))) return false;
  }
  return true;
}

TEST_CASE(
    "a thousand changes of any kind, all undone, leave what the callers have won", "[every game]"
) {
  constexpr unsigned boards = 20;
  constexpr int changes = 50;
  for (unsigned seed = 1; seed <= boards; ++seed) {
    INFO("seed " << seed);
    Board board{seed};
    for (int count = 0; count < changes; ++count) {
      for (int wins = board.upto(4); wins > 0; --wins)
        board.win();
      board.change();
    }
    board.win();
    CHECK_FALSE(same_rows(board.tables(), board.of_callers));
    int undone = 0;
    while (undo(board.disk, {"root", 0}))
      ++undone;
    CHECK(undone > 10);
    for (const RankedGame table : engine::ranked_games) {
      const Hall tables = board.tables();
      const auto rows = tables.rows(table);
      const auto expected = board.of_callers.rows(table);
      CHECK(std::vector(rows.begin(), rows.end()) == std::vector(expected.begin(), expected.end()));
    }
  }
}

TEST_CASE("killed at any step, a change was made and is undone once, or was not made") {
  for (unsigned seed = 1; seed <= 5; ++seed) {
    for (int step = 1; step <= 40; ++step) {
      INFO("seed " << seed << ", step " << step);
      Board board{seed};
      for (int count = 0; count < 25; ++count) {
        board.win();
        board.change();
      }
      // What a killed program has done of it: nothing after this step.
      board.disk.calls = 0;
      board.disk.failing_call = step;
      board.disk.fails_ever_after = true;
      board.change();
      board.disk.failing_call = 0;
      board.disk.locks_held = 0;
      board.win();
      while (undo(board.disk, {"root", 0})) {
      }
      CHECK(same_rows(board.tables(), board.of_callers));
    }
  }
}

}  // namespace
}  // namespace codemaker::scores
