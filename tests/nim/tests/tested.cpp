// Nim as the tests know it.
#include "engine/nim/rules.hpp"
#include "engine/records/record.hpp"
#include "play/nim/questions.hpp"
#include "support/kept_games.hpp"
#include "support/random_games.hpp"
#include "support/record_player.hpp"
#include "support/tested_game.hpp"

#include <fmt/format.h>

namespace codemaker::tests {
namespace {

namespace nim = engine::nim;
using engine::records::Outcome;
using engine::records::Record;
using NimRecord = nim::Record;

void type_move(Typist& caller, nim::Move move) {
  const bool is_line = caller.session().presentation() == play::Presentation::lines;
  caller.type(nim::Rules::text(move) + (is_line ? "\n" : ""));
}

/// Takes as good sticks and the computer slips, until the last one is taken.
void win_heaps(Typist& caller) {
  caller.holds_thinking = true;
  while (true) {
    const NimRecord record = *caller.kept.all().back().record.as<NimRecord>();
    const auto game = replayed(record);
    if (nim::Rules::is_over(*game.table())) break;
    const auto& heaps = game.table()->heaps;
    if (game.table()->is_persons_turn) {
      type_move(caller, nim::best(heaps));
    } else {
      caller.reply(nim::moves(heaps).front());
    }
  }
  caller.holds_thinking = false;
}

void take_any(RandomPlayer& player, const Record& last) {
  const NimRecord& record = *last.as<NimRecord>();
  const auto game = replayed(record);
  if (nim::Rules::is_over(*game.table())) return player.press(" ");
  const auto moves = nim::moves(game.table()->heaps);
  type_move(player.caller(), moves[player.below(moves.size())]);
  player.take_back(NimRecord::kind(record.setup) == "casual");
}

struct NimMovesMade : CommonMoves {
  using CommonMoves::reply;
  using CommonMoves::type;

  void type(nim::Move move) const { type_move(player.caller(), move); }

  void reply(nim::Move move) const { player.caller().reply(move); }
};

std::string words_of_nim(const Record& record, const Outcome& outcome) {
  const bool is_told = outcome.ending != engine::records::Ending::left && !is_ranked(record);
  if (!is_told) return "";
  const bool is_won = outcome.ending == engine::records::Ending::won;
  return is_won ? fmt::format("You win with {} stick", outcome.one)
                : fmt::format("computer wins with {} stick", outcome.two);
}

const Registered registered{{
    .id = NimRecord::game,
    .ways =
        {
            {"nim", "\nn"},
            {"nim ladder", "\nnr", Letters::moves},
            {"nim level", "\nnc"},
            {"nim casual", "\nnc3\n", Letters::moves},
            {"daily nim", "\nd4p", Letters::moves},
        },
    .more_ways = {},
    .ways_in_lines = {"p\nn\n", "p\nn\nr\n", "p\nn\nc\n", "p\nn\nc\n\n"},
    .kinds =
        {
            {"\nopp\nnr", "p\nn\nr\n", "cm1:nim:ladder:r1:=0000000000000001,", "nr"},
            {"\nopp\nnc2\n", "p\nn\nc\n2\n", "cm1:nim:casual:r1.c2:=0000000000000001,", "nc"},
            {"\nopp\nd4p", "p\nd\n4\np\n", "cm1:nim:daily:r1.2026-11-20.c5:=0000000000000001,",
             "d4p"},
        },
    .ranked = "\nnr",
    .has_hints = true,
    .puzzle =
        {
            .win = win_heaps,
            .won = "Nim: won with ",
            .again = " ",
            .challenge = "cm1:nim:casual:r1.c5:=",
            .leaves = "q",
            .cut_off = "\nopp\nnc\n1",
        },
    .given_up = {"nrqy", "nc\nqy"},
    .settings = {{"\nnc7", "nim", "level=7", "\nnc\n", "omputer level 7"}},
    .remembered = {"nim"},
    .art = {{"\nn", "nim"}},
    .scripts =
        {
            "p\nn\n?\nxyzzy\nr\n?\na1\nz9\nh\nu\nq\ny\n",
            "p\nn\n?\nc\n?\nx\n10\n?\nh\na1\nu\nu\np\nb1\nn\ny\nq\ny\n",
            "p\nn\nc\n1\na7\na6\na5\na4\na3\na2\na1\nb7\nb6\nb5\nb4\nb3\nb2\nb1\n?\nn\n",
            "p\nn\ni\n\n\n\n\n",
            "p\nd\n4\np\n?\nh\nu\nn\nq\ny\n",
        },
    .win_level = win_heaps,
    .move = take_any,
    .draw_as = deal_as<NimRecord>,
    .type = type_move_of<NimRecord, NimMovesMade>,
    .answer = answer_move_of<NimRecord, NimMovesMade>,
    .words_of = words_of_nim,
}};

}  // namespace
}  // namespace codemaker::tests
