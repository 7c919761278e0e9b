// Code breaking as the tests know it.
#include "engine/breaking/id.hpp"
#include "engine/breaking/record.hpp"
#include "engine/breaking/rules.hpp"
#include "engine/records/record.hpp"
#include "play/breaking/questions.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "support/campaign_runs.hpp"
#include "support/kept_games.hpp"
#include "support/random_games.hpp"
#include "support/record_player.hpp"
#include "support/seals.hpp"
#include "support/tested_game.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <utility>

namespace codemaker::tests {
namespace {

using engine::breaking::Code;
using engine::records::Outcome;
using engine::records::Record;
using namespace engine::breaking::records;

/// A run or a match: a blank goes on after a round.
bool has_rounds(const BreakingRecord& record) {
  return std::holds_alternative<Campaign>(record.setup) ||
         std::holds_alternative<RoundsMatch>(record.setup);
}

void break_code(Typist& caller) {
  caller.type("1234\n");
}

/// Sometimes it knows the code.
void guess_any(RandomPlayer& player, const Record& last) {
  const BreakingRecord& record = *last.as<BreakingRecord>();
  const auto game = replayed(record);
  if (has_rounds(record)) player.press(" ");
  const bool ends_early = record.setup.index() == 0 && player.below(10) == 0;
  if (ends_early) player.press("ey");
  const bool knows = game.round() != nullptr && player.below(6) == 0;
  std::string row = knows ? engine::breaking::text(game.round()->secret()) : "";
  while (row.size() < static_cast<std::size_t>(game.rules().holes)) {
    const char digit = static_cast<char>('1' + player.below(6));
    if (game.rules().repeats || row.find(digit) == std::string::npos) row += digit;
  }
  player.caller().type(row + "\n");
}

void give_code_up(RandomPlayer& player, const Record& last) {
  const bool types_words = engine::records::kind_of(last) == "splats" && !player.is_line();
  types_words ? player.caller().type("q\ny\n") : player.press("qy");
}

void hide_as(Typist& caller, const Record& record, std::size_t from) {
  const auto& moves = record.as<BreakingRecord>()->moves;
  for (std::size_t at = from; at < moves.size(); ++at) {
    const auto* const hidden = std::get_if<Hidden>(&moves[at]);
    if (hidden == nullptr || !hidden->salt) continue;
    caller.secrets = {engine::breaking::text(hidden->code)};
    caller.salt = *hidden->salt;
    caller.typed_as = hidden->typed;
    return;
  }
}

struct BreakingMoves : CommonMoves {
  using CommonMoves::reply;
  using CommonMoves::type;

  void type(const Hidden& hidden) const {
    if (hidden.salt) return pass();
    pass();
    player.caller().type(engine::breaking::text(hidden.code) + "\n");
  }

  /// Of the computer's guesses the rest is shown at any key.
  void type(const Code& guess) const {
    if (is_shown()) return player.press(' ');
    pass();
    player.caller().type(engine::breaking::text(guess) + "\n");
  }

  void type(EndLevel /*end*/) const {
    pass();
    player.press('e');
    player.press('y');
  }

  void reply(const Code& guess) const { player.caller().reply(play::breaking::Guessed{guess}); }

 private:
  [[nodiscard]] const BreakingRecord& made() const {
    return *player.caller().kept.all().back().record.as<BreakingRecord>();
  }

  /// The computer has broken a code of a ranked run, and its guesses are shown.
  [[nodiscard]] bool is_shown() const {
    const auto game = replayed(made());
    return std::holds_alternative<Campaign>(made().setup) &&
           game.place().breaker == engine::breaking::Side::computer && !game.round()->is_over();
  }

  /// A blank goes on after a round, another passes the keyboard on; elsewhere they do nothing.
  void pass() const {
    if (player.caller().kept.moves() == 0) return;
    const bool passes_on = std::holds_alternative<RoundsMatch>(made().setup);
    if (has_rounds(made())) player.press(' ');
    if (passes_on) player.press(' ');
  }
};

/// All guesses of the computer's at a code, of which some may be made.
engine::breaking::History turns_of(
    const play::breaking::question::Solve& solve, const BreakingRecord& record, std::size_t made
) {
  engine::breaking::History turns = solve.history;
  for (; made < record.moves.size() && std::holds_alternative<Code>(record.moves[made]); ++made) {
    const Code& guess = std::get<Code>(record.moves[made]);
    turns.push_back({guess, engine::breaking::mark(solve.rules.marking, solve.code, guess)});
  }
  return turns;
}

void answer_guess(RecordPlayer& player, const Record& record, std::size_t at) {
  const play::Question asked = *player.caller().asked;
  if (const auto* solve = asked.as<play::breaking::question::Solve>()) {
    const auto turns = turns_of(*solve, *record.as<BreakingRecord>(), at);
    return player.caller().reply(play::breaking::Solved{turns});
  }
  answer_move_of<BreakingRecord, BreakingMoves>(player, record, at);
}

/// The secret that the typist has, filled up with 1; what a game does not have is 1 too.
std::optional<play::event::Secret> hide_next(Typist& caller, const play::effect::DrawSecret& draw) {
  const auto* const rules = draw.rules.as<engine::breaking::Rules>();
  if (rules == nullptr) return std::nullopt;
  std::string secret = caller.secrets.front();
  if (caller.secrets.size() > 1) caller.secrets.pop_front();
  secret.resize(static_cast<std::size_t>(rules->holes), '1');
  auto row = *engine::breaking::parse_pegs(secret);
  for (engine::breaking::Peg& peg : row.pegs) {
    if (peg > rules->colors) peg = 1;
  }
  const auto code = *Code::secret(*rules, row.span());
  const Salt salt = caller.salt;
  ++caller.salt.back();
  if (!draw.puzzle.empty())
    return play::event::Secret{code, seal_of(salt, sealed_text(salt, *rules, code))};
  caller.drawn = engine::breaking::text(code);
  return play::event::Secret{{}, seal_of(salt, share_text(salt, *rules))};
}

/// Of the code that was drawn when its share was sealed.
std::optional<play::event::Secret> mix_next(Typist& caller, const play::effect::MixSecret& mix) {
  const auto* const rules = mix.rules.as<engine::breaking::Rules>();
  if (rules == nullptr) return std::nullopt;
  const auto drawn = engine::breaking::parse_pegs(std::exchange(caller.drawn, {}));
  const auto code = *Code::secret(*rules, drawn->span());
  const std::string typed = caller.typed_as.empty() ? mix.typed : caller.typed_as;
  return play::event::Secret{
      code, seal_of(mix.share, proof_text({mix.share, *rules, code, typed})), typed};
}

/// A code whose share is sealed is made by the first guess, which is the move behind it.
void type_move(RecordPlayer& player, const Record& record, std::size_t at) {
  const auto& moves = record.as<BreakingRecord>()->moves;
  const auto* const hidden = std::get_if<Hidden>(&moves[at]);
  const bool is_made_by_guess =
      hidden != nullptr && !hidden->typed.empty() && !player.caller().drawn.empty();
  if (is_made_by_guess) return player.caller().type(text(std::get<Code>(moves[at + 1])) + "\n");
  if (std::holds_alternative<Code>(moves[at])) player.caller().drawn.clear();
  type_move_of<BreakingRecord, BreakingMoves>(player, record, at);
}

std::string words_of_code(const Record& record, const Outcome& outcome) {
  using engine::records::Ending;
  const std::string_view kind = engine::records::kind_of(record);
  if (outcome.ending == Ending::left || kind == "campaign" || kind == "duel") return "";
  const auto [least, most] = std::minmax(outcome.one, outcome.two);
  if (kind == "match") return fmt::format("{} to {}", most, least);
  return outcome.ending == Ending::won ? fmt::format("in {} guess", outcome.one)
                                       : "missed the code";
}

const Registered breaking_registered{{
    .id = engine::breaking::id,
    .ways =
        {
            {"campaign", "\nr\n\n"},
            {"setting", "\nr1234\n "},
            {"paused", "\nr1234\n", Letters::any_key},
            {"daily code", "\ndp12"},
            {"daily over", "\ndp1122\n1234\n "},
            {"my games", "\ncdn1122\n0034\n1234\nqyg"},
            {"replay", "\ncdn1122\n0034\n1234\nqyg\nnn"},
            {"replay text", "\ncdn1122\n0034\n1234\nqyg\np"},
            {"replay review", "\ncdn1122\n0034\n1234\nqyg\nnv"},
            {"practice", "\np"},
            {"practice board", "\np1rwby\nkk", Letters::moves},
            {"finale", "\ncdn1122\n1234\n", Letters::any_key},
            {"practice over", "\np11234\n ", Letters::moves},
            {"free play", "\nc"},
            {"free play digits", "\ncg"},
            {"own code", "\ncn12"},
            {"duel", "\nchcc3n77777\n77777\n12"},
            {"duel marks", "\nchcc3n77777\n77777\ns", Letters::any_key},
            {"duel over", "\nchcc3n77777\n77777\nqy"},
            {"solo review", "\ncdn1122\n0034\n1234\nv"},
            {"bulls and cows", "\ncg3n1234\n0123\n12"},
            {"match", "\nt"},
            {"match alone", "\ntp"},
            {"match pass", "\ntn", Letters::any_key},
            {"match code", "\ntn 12"},
            {"match board", "\ntn 1234\n 1122\n12"},
            {"match marks", "\ntkn 1234\n 1122\ne"},
            {"match round", "\ntn 1234\n 1234\n", Letters::any_key},
            {"match over", "\ntrrrrrn 1234\n 1234\n  1234\n 1234\n "},
        },
    .more_ways =
        {
            {"splats", "\ns", Letters::text},
            {"splats typed", "\ns12", Letters::text},
            {"splats numbers", "\nsc", Letters::text},
            {"splats over", "\ns1234\n "},
            {"match name", "\nt2", Letters::name},
            {"newcomer", "\nr"},
            {"challenge code", "\ndwrabbitry112"},
            {"guided", "\ng", Letters::moves},
            {"options over a game", "\ncno"},
            {"scoring", "\nchcc3n77777\n77777\ns", Letters::any_key},
            {"question", "\nr1q", Letters::answers},
        },
    .ways_in_lines =
        {"p\nr\n", "p\nr\n1234\n", "p\nc\n", "p\nc\nd\nn\n", "p\np\n", "p\np\n1\n", "p\ns\n",
         "p\nt\n", "p\nt\nn\n", "p\nt\nn\n\n", "p\ng\n"},
    .kinds =
        {
            {"\nopp\nr\n1122\n", "p\nr\n1122\n", "cm1:breaking:campaign:r1:=1234-0102", "r"},
            {"\nopp\ncdn1122\n", "p\nc\nd\nn\n1122\n", "cm1:breaking:free:r1.4x6b:=1234-0102", "c"},
            {"\nopp\ncdgn1256\n", "p\nc\nd\ng\nn\n1256\n", "cm1:breaking:free:r1.4x10n:=1234-0102",
             "c"},
            {"\nopp\ncn5231\n1122\n", "p\nc\nn\n5231\n1122\n",
             "cm1:breaking:duel:r1.4x6b.c7:=5231=1234-0102", "c"},
            {"\nopp\np31122\n", "p\np\n3\n1122\n", "cm1:breaking:practice:r1.l3:=1234-0102", "p"},
            {"\nopp\ng1122\n", "p\ng\n1122\n", "cm1:breaking:practice:r1.l1:=1234-0102", "p", true},
            {"\nopp\ns1122\n", "p\ns\n1122\n", "cm1:breaking:splats:r1.4x6s.g10:=1234-0102", "s"},
            {"\nopp\ntn 5231\n", "p\nt\nn\n\n5231\n",
             "cm1:breaking:match:r1.n4.g12.guesses.pair:=5231,", "t"},
            {"\nopp\ntpn1122\n", "p\nt\np\nn\n1122\n",
             "cm1:breaking:match:r1.n4.g12.guesses.c7:=1234-0102", "t"},
            {"\nopp\ndp", "p\nd\np\n", "cm1:breaking:daily:r1.2026-11-20.4x6:=1234-0102", "d1p"},
        },
    .ranked = "\nr\n\n",
    .puzzle =
        {
            .win = break_code,
            .won = "1/10 ****",
            .again = "n",
            .challenge = "cm1:breaking:challenge:r1.rabbitry.4x6b:=1234-",
            .leaves = "qeq",
            .cut_off = "\ncdn1122\n",
        },
    .given_up =
        {"r\n5555\nqy", "cdn5555\nqy", "cn5555\n5555\nqy", "p15555\nqy", "p15555\nly",
         "s5555\nq\ny", "s5555\nn\ny", "tn 5555\nqy", "g5555\nqy"},
    .settings =
        {
            {"\nchn", "free-play", "duel=1 digits=0 holes=5 colors=6 level=7", "\nc",
             "Holes           5"},
            {"\ntr6\nn", "match", "pair=1 pairs=3 half-guesses=6 counting=0 by-hand=0 level=7",
             "\nt", "Rounds          6"},
            {"\np3", "practice", "level=3 shapes=0", "\np\n", "PRACTICE  Level 3 of 8"},
        },
    .remembered = {"free-play", "splats", "match", "practice", "breaking-visit"},
    .art = {{"\nr\n\n", "board"}, {"\nc", "freeplay"}, {"\ns", "splats"}, {"\np", "practice"}},
    .scripts =
        {
            "p\nr\n?\nxyzzy\n123\n1122\n2345\nx\nboard\n1234\n\n6156\n\n\n1234\n\n1234\n\n",
            "p\nr\nq\ny\n",
            "p\nr\n1234\n\n6156\n\nq\ny\nAda\n",
            "p\nc\n?\ns 11\nl\nn\n?\n1234\n1122\nh\ns\n1234\nv\n\nq\n",
            "p\nc\nd\nn\n1122\n?\n1234\nv\n\n\n",
            "p\nc\ng\nn\n1234\n?\n0123\n1234\nq\ny\n",
            "p\np\n?\n1\n?\nrwby\nkk\n1234\n",
            "p\np\n8\n1234\nq\ny\n",
            "p\ns\n?\n1122\n?\n2345\n1234\n",
            "p\nd\n?\n1\np\n?\nh\nn\n1122\n0\n1234\n?\nv\n\nq\np\nq\n",
        },
    .win_level = win_level,
    .move = guess_any,
    .give_up = give_code_up,
    .draw_as = hide_as,
    .type = type_move,
    .answer = answer_guess,
    .looks_back = [](const play::Question& question
                  ) { return question.as<play::breaking::question::Review>() != nullptr; },
    .hide = hide_next,
    .mix = mix_next,
    .words_of = words_of_code,
}};

}  // namespace
}  // namespace codemaker::tests
