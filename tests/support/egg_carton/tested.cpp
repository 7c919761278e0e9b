// Egg Carton as the tests know it.
#include "engine/egg_carton/id.hpp"
#include "engine/egg_carton/record.hpp"
#include "engine/records/record.hpp"
#include "play/egg_carton/advice.hpp"
#include "play/egg_carton/weighing.hpp"
#include "support/egg_carton_games.hpp"
#include "support/random_games.hpp"
#include "support/record_player.hpp"
#include "support/tested_game.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::tests {
namespace {

using engine::egg_carton::records::CartonRecord;
using engine::records::Outcome;
using engine::records::Record;

void win_deal(Typist& caller) {
  const auto deal = egg_deal(caller.seed);
  play_egg_game(caller, deal, egg_game_with(deal, egg_carton::Player::one));
  caller.type(" ");
}

void select_any(RandomPlayer& player, const Record& last) {
  const CartonRecord& record = *last.as<CartonRecord>();
  const auto game = replayed(record);
  if (egg_carton::winner(*game.table())) return player.press("  ");
  const auto slots = egg_carton::selections(*game.table());
  player.press(std::string{egg_carton::letter(slots[player.below(slots.size())])});
  player.take_back(record.setup.index() > 0);
}

struct CartonMoves : CommonMoves {
  using CommonMoves::reply;
  using CommonMoves::type;

  void type(const engine::egg_carton::records::Selected& selected) const {
    type_slot(player.caller(), selected.slot);
  }

  void reply(const engine::egg_carton::records::Selected& selected) const {
    player.caller().reply(thought_of(selected.slot));
  }
};

/// The strongest think by the clock: strength 8 plays for them.
std::optional<play::Question> slot_without_clock(const play::Question& question) {
  if (const auto* const weigh = question.as<play::egg_carton::question::Weigh>()) {
    auto shallow = *weigh;
    shallow.depth = 3;
    return shallow;
  }
  if (const auto* const advise = question.as<play::egg_carton::question::Advise>())
    return play::egg_carton::question::Select{advise->position, 8, 1};
  const auto* const asked = question.as<play::egg_carton::question::Select>();
  if (asked == nullptr) return std::nullopt;
  auto select = *asked;
  select.strength = std::min(select.strength, 8);
  return select;
}

std::string words_of_carton(const Record& record, const Outcome& outcome) {
  const bool is_left = outcome.ending == engine::records::Ending::left;
  if (is_left || engine::records::is_ranked(record)) return "";
  return fmt::format("wins, {} marble", std::max(outcome.one, outcome.two));
}

std::vector<std::string> marbles_of(const Record& record) {
  if (engine::records::is_ranked(record)) return {};
  const auto outcome = *engine::records::replay(record);
  return {fmt::format("{:2} marble", outcome.one), fmt::format("{:2} marble", outcome.two)};
}

const Registered egg_carton_registered{{
    .id = egg_carton::id,
    .ways =
        {
            {"daily carton", "\nd3p", Letters::moves},
            {"egg carton", "\ne", Letters::any_key},
            {"egg menu", "\ne "},
            {"egg ladder", "\ner "},
            {"egg settings", "\nec"},
            {"egg casual", "\necp", Letters::moves},
            {"egg guided", "\neg", Letters::moves},
            {"egg casual dealt", "\nec0rp", Letters::moves},
            {"egg pair", "\net\nWWWWWWWWWWWWWW\n", Letters::moves},
        },
    .more_ways = {{"egg names", "\net", Letters::name}, {"egg offer", "\ne", Letters::any_key}},
    .ways_in_lines = {"p\ne\n", "p\ne\nr\n", "p\ne\nc\n", "p\ne\nc\np\n", "p\ne\ng\n"},
    .kinds =
        {
            {"\nopp\ner ", "p\ne\nr\n", "cm1:eggcarton:ladder:r1:=0000000000000001,", "er"},
            {"\nopp\necdpd", "p\ne\nc\nd\np\nd\n", "cm1:eggcarton:casual:r1.classic.usual.c2:,D,",
             "ec"},
            {"\nopp\necrp", "p\ne\nc\nr\np\n",
             "cm1:eggcarton:casual:r1.dealt.narrow.c2:=0000000000000001,", "ec"},
            {"\nopp\nd3p", "p\nd\n3\np\n",
             "cm1:eggcarton:daily:r1.2026-11-20.c5:=0000000000000001,", "d3p"},
            {"\nopp\necdqt\n\nd", "p\ne\nc\nd\nq\nt\n\n\nd\n",
             "cm1:eggcarton:pair:r1.classic.usual:,D,", "et"},
        },
    .ranked = "\ner ",
    .has_hints = true,
    .puzzle =
        {
            .win = win_deal,
            .won = "Egg Carton: won by ",
            .again = "y",
            .challenge = "cm1:eggcarton:challenge:r1.rabbitry.c5:=",
            .leaves = "qe",
            .cut_off = "\nopp\necp",
        },
    .given_up = {"erqy", "ecdpdqy", "ecpqy"},
    .settings =
        {{"\ne c7p", "egg-carton", "level=7 start=1 relay=0 greeted=1 legs=1", "\nec",
          "Computer level  7 of 10"}},
    .remembered = {"egg-carton"},
    .art = {{"\ne", "eggcarton"}},
    .scripts =
        {
            "p\ne\n?\nr\n?\na\nb\nc\nb\nq\ny\n",
            "p\ne\nx\n\n\n\n\n\n\n\n\n\n",
            "p\ne\nc\n?\n4\nr\np\n?\na\nb\nh\nu\nq\ny\n",
            "p\ne\nt\nBob\np\na\nb\nc\nq\ny\n",
            "p\ne\ng\n?\na\nb\nh\nu\nxyzzy\nq\ny\n",
            "p\ne\ni\n\n\n\n\n\n\n\n\n",
            "p\nd\n3\np\n?\nh\nu\nq\ny\n2\n3\n",
        },
    .win_level = win_deal,
    .move = select_any,
    .draw_as = deal_as<CartonRecord>,
    .type = type_move_of<CartonRecord, CartonMoves>,
    .answer = answer_move_of<CartonRecord, CartonMoves>,
    .without_clock = slot_without_clock,
    .words_of = words_of_carton,
    .shown_at_end = marbles_of,
}};

}  // namespace
}  // namespace codemaker::tests
