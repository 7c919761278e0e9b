// Masterix as the tests know it.
#include "engine/masterix/id.hpp"
#include "engine/masterix/record.hpp"
#include "engine/records/record.hpp"
#include "play/masterix/advice.hpp"
#include "play/masterix/weighing.hpp"
#include "support/masterix_rounds.hpp"
#include "support/random_games.hpp"
#include "support/record_player.hpp"
#include "support/tested_game.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::tests {
namespace {

using engine::masterix::records::MasterixRecord;
using engine::records::Outcome;
using engine::records::Record;

void win_round(Typist& caller) {
  play_round(caller, round_with(caller.seed, more));
  caller.type(" ");
}

void jump_anywhere(RandomPlayer& player, const Record& last) {
  const MasterixRecord& record = *last.as<MasterixRecord>();
  const auto game = replayed(record);
  if (game.table()->is_over()) return player.press("  ");
  const auto moves = masterix::moves(game.table()->position());
  type_move(player.caller(), moves[player.below(moves.size())]);
  player.take_back(record.setup.index() > 0);
}

struct MasterixMovesMade : CommonMoves {
  using CommonMoves::reply;
  using CommonMoves::type;

  void type(masterix::Move move) const { type_move(player.caller(), move); }

  void reply(masterix::Move move) const { player.caller().reply(thought_of(move)); }
};

/// The strongest think by the clock: level 8 plays for them.
std::optional<play::Question> jump_without_clock(const play::Question& question) {
  if (const auto* const weigh = question.as<play::masterix::question::Weigh>()) {
    auto shallow = *weigh;
    shallow.depth = 2;
    return shallow;
  }
  if (const auto* const advise = question.as<play::masterix::question::Advise>())
    return play::masterix::question::Jump{advise->position, 6, 1};
  const auto* const asked = question.as<play::masterix::question::Jump>();
  if (asked == nullptr) return std::nullopt;
  auto jump = *asked;
  jump.level = std::min(jump.level, 8);
  return jump;
}

std::string words_of_round(const Record& record, const Outcome& outcome) {
  const bool is_left = outcome.ending == engine::records::Ending::left;
  if (is_left || engine::records::is_ranked(record)) return "";
  const bool is_pair = engine::records::kind_of(record) == "pair";
  const auto [least, most] = std::minmax(outcome.one, outcome.two);
  return is_pair ? fmt::format("{} to {}", most, least)
                 : fmt::format("{} to {}", outcome.one, outcome.two);
}

std::vector<std::string> points_shown(const Record& record) {
  if (engine::records::is_ranked(record)) return {};
  const auto game = replayed(*record.as<MasterixRecord>());
  return {fmt::format("Points {:>4}", game.table()->points(masterix::Color::blue))};
}

const Registered masterix_registered{{
    .id = masterix::id,
    .ways =
        {
            {"daily masterix", "\nd2p"},
            {"masterix", "\nmx"},
            {"masterix welcome", "\nm", Letters::skips},
            {"masterix run", "\nmr "},
            {"masterix unit", "\nmr5"},
            {"masterix level", "\nmc"},
            {"masterix casual", "\nmc\nh"},
            {"masterix guided", "\nmg"},
            {"masterix pair", "\nmt\nWWWWWWWWWWWWWW\n"},
        },
    .more_ways =
        {
            {"masterix names", "\nmt", Letters::name},
            {"masterix instructions", "\nm\n\n", Letters::skips},
            {"masterix players", "\nm\n\nn", Letters::skips},
        },
    .ways_in_lines =
        {"p\nm\n", "p\nm\nx\n", "p\nm\ng\n", "p\nm\nn\nr\n", "p\nm\nc\n", "p\nm\nt\n\n\n",
         "p\nm\nn\nr\nq\ny\nm\nm\ny\ng\n1\n"},
    .kinds =
        {
            {"\nopp\nmr ", "p\nm\nn\nr\n", "cm1:masterix:run:r1:=0000000000000001,", "mr"},
            {"\nopp\nmc3\n", "p\nm\nc\n3\n", "cm1:masterix:casual:r1.c3:=0000000000000001,", "mc"},
            {"\nopp\nmt\n\n", "p\nm\nt\n\n\n", "cm1:masterix:pair:r1:=0000000000000001,", "mt"},
            {"\nopp\nd2p", "p\nd\n2\np\n", "cm1:masterix:daily:r1.2026-11-20.c5:=0000000000000001,",
             "d2p"},
        },
    .ranked = "\nmr ",
    .has_hints = true,
    .puzzle =
        {
            .win = win_round,
            .won = "Masterix: won ",
            .again = " ",
            .challenge = "cm1:masterix:challenge:r1.rabbitry.c5:=",
            .leaves = "qe",
            .cut_off = "\nopp\nmc3\n5",
        },
    .given_up = {"mr5qy", "mc\nqy", "mt\n\nqy"},
    .settings = {{"\nm    c4", "masterix", "level=4", "\nmc\n", "evel 4"}},
    .remembered = {"masterix", "masterix-visit"},
    .art = {{"\nm", "masterix"}, {"\nmr ", "masterix-board"}},
    .scripts =
        {
            "p\nm\n?\n\n\n\n?\nx\n",
            "p\nm\ni\n\n\n\n\n\n\n\n",
            "p\nm\nn\nr\n?\nb\nh\nxyzzy\nq\ny\n",
            "p\nm\n?\ny\nm\n?\nx\nq\n",
            "p\nm\nc\n?\n4\n\n?\nh\nu\nq\ny\n",
            "p\nm\nt\n\nBob\n?\nb\nq\ny\n",
            "p\nm\nx\ng\n?\nh\nxyzzy\nu\nq\ny\n",
            "p\nd\n2\np\n?\nh\nu\nn\nq\ny\n",
        },
    .win_level = win_round,
    .move = jump_anywhere,
    .draw_as = deal_as<MasterixRecord>,
    .type = type_move_of<MasterixRecord, MasterixMovesMade>,
    .answer = answer_move_of<MasterixRecord, MasterixMovesMade>,
    .without_clock = jump_without_clock,
    .words_of = words_of_round,
    .shown_at_end = points_shown,
}};

}  // namespace
}  // namespace codemaker::tests
