#include "play/breaking/rules.hpp"

#include "engine/breaking/marks.hpp"
#include "play/words.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::breaking {
namespace {

using engine::breaking::Code;

/// A worked example of marking: rules.md 2.1.
struct Example {
  std::string_view guess;
  std::string_view code;
};

constexpr std::array examples{
    Example{"2536", "1234"}, Example{"1346", "2544"}, Example{"5356", "1653"},
    Example{"1244", "4214"}, Example{"2226", "2266"},
};

engine::breaking::Code code_of(std::string_view text) {
  const engine::breaking::Rules rules{.holes = 4, .colors = 6};
  return *engine::breaking::Code::secret(rules, engine::breaking::parse_pegs(text)->span());
}

engine::breaking::Marks marks_of(const Example& example) {
  return engine::breaking::mark(
      engine::breaking::Marking::pegs, code_of(example.code), code_of(example.guess)
  );
}

void draw_row(Canvas& canvas, ansi::Position at, const engine::breaking::Code& code) {
  for (int hole = 0; hole < code.size(); ++hole) {
    canvas.peg({at.row, at.column + 2 * hole}, code[hole]);
  }
}

void draw_examples(Canvas& canvas, int row, int indent) {
  const int code = indent + (canvas.is_lean() ? 9 : 10);
  const int marks_at = code + (canvas.is_lean() ? 9 : 10);
  canvas.text({row, indent}, "guess", look::frame);
  canvas.text({row, code}, "code", look::frame);
  canvas.text({row, marks_at}, "marks", look::frame);
  for (const Example& example : examples) {
    const auto marks = marks_of(example);
    row += canvas.is_lean() ? 1 : 2;
    draw_row(canvas, {row, indent}, code_of(example.guess));
    draw_row(canvas, {row, code}, code_of(example.code));
    canvas.text({row, marks_at}, marks_symbols(marks), look::bright);
    canvas.text({row, marks_at + 5}, marks_text(marks));
  }
}

void tell_examples(Stage& stage) {
  for (const Example& example : examples) {
    stage.tell(fmt::format(
        "Guess {}, code {}: {}.", spaced(code_of(example.guess)), spaced(code_of(example.code)),
        marks_text(marks_of(example))
    ));
  }
}

}  // namespace

std::span<const shared::RulesPage> rules_pages() {
  static const std::array<shared::RulesPage, 9> all{{
      {"The code and its marks",
       {"The codemaker hides a row of pegs. Colors may repeat; no hole stays empty. The breaker "
        "guesses row by row and each guess is marked:",
        "* a peg of the right color in the right place",
        "o a peg of the right color in a wrong place",
        "A peg is counted once, right places first. The order of the marks tells nothing about the "
        "order of the pegs."}},
      {"Marking, worked out",
       {"Guess, code and marks of five turns:"},
       {draw_examples, tell_examples}},
      {"The campaign",
       {"A level is a match of four rounds under one limit of guesses. You break the computer's "
        "codes "
        "in rounds 1 and 3; it breaks yours in rounds 2 and 4.",
        "The codemaker gets a point for every guess the breaker needs, the right one included, and "
        "one more for a code that is never broken.",
        "V after a round of yours: what each guess was worth."}},
      {"Levels",
       {"More points than the computer: the level is won. As many: it is played again. Fewer: the "
        "run is over.",
        "Level 1 allows 12 guesses, later ones fewer, and the computer learns; from level 8 on "
        "there are more colors, from level 10 on five holes. There is no last level."}},
      {"The bank and the Hall of Fame",
       {"A level won pays its number times the sum of your points and of the rows you left unused "
        "in the rounds in which you broke the code: at level 3, 16 points and 9 rows pay 75.",
        "The bank is your score. It counts the moment a level is won: leaving, a lost line or the "
        "end of your time cost only the level in play.",
        "The ten best players stand in the Hall of Fame, each with their best run; of equal scores "
        "the earlier one stands above."}},
      {"Free play and duel",
       {"Solo: break the computer's code in 10 guesses. Duel: it breaks one of yours as well; you "
        "guess first, it has its guess of the same turn. Broken by one side only: that side wins; "
        "by both in one turn, or by none: a draw.",
        "Set before a game: 4 or 5 holes, 3 to 8 colors, the computer's strength. A guess may hold "
        "no-pegs, 0; a code never does.",
        "Bulls and Cows: four digits, no repeats. Bull: right place. Cow: another."}},
      {"Free play: what the keys do",
       {"R, or Enter on an empty row, fills it at random. C copies an earlier row.",
        "P copies the peg under the cursor, M moves it: arrows to a hole, Enter.",
        "S: what the marks of the computer's last guess are for; solid lines are hits, dashed ones "
        "near misses.",
        "H: how many codes are possible; again: a guess. V after the game: what each guess was "
        "worth."}},
      {"Intersections & Splats",
       {"A code of Y digits from 1 to N is to be found in X guesses; each is 1 to 15. The marks go "
        "through the code:",
        "* splat: the guess has the digit there",
        "+ intersection: it stands elsewhere in the guess. A digit of the guess may count more "
        "than "
        "once: code 2412, guess 2544: * ++",
        "Digits above 9 are : ; < = > ? or A to F. What you type: a guess, or C (other X, Y, N), N "
        "(new), Q, R, HINT."}},
      {"Practice levels",
       {"You break a code of 4 holes and 6 colors; marks as in the campaign.",
        "Level 1 allows 12 guesses, each next level one less; level 8, the last, allows 5: as many "
        "as perfect play ever needs.",
        "A code broken in time leads to the next level; otherwise try again. There are no points "
        "and "
        "there is no Hall of Fame: hints are allowed."}},
  }};
  return all;
}

}  // namespace codemaker::play::breaking
