#include "play/breaking/rules.hpp"

#include "engine/breaking/campaign.hpp"
#include "engine/breaking/rules.hpp"
#include "play/breaking/board.hpp"
#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/scoring_view.hpp"
#include "play/breaking/strategy.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/drawing/ornaments.hpp"

#include <array>
#include <fmt/format.h>
#include <vector>

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

void draw_large_examples(Canvas& canvas, int row) {
  constexpr int guess = 10;
  constexpr int code = 48;
  constexpr int marks_at = 87;
  constexpr int words = 103;
  constexpr int apart = 6;
  row = canvas.row_amid(row, apart * static_cast<int>(examples.size()));
  canvas.text({row, guess}, "Guess", look::frame);
  canvas.text({row, code}, "Code", look::frame);
  canvas.text({row, marks_at}, "Marks", look::frame);
  row += 2;
  for (const Example& example : examples) {
    const auto marks = marks_of(example);
    const int middle = row + disc_rows / 2;
    draw_loose_code(canvas, {row, guess}, code_of(example.guess));
    draw_loose_code(canvas, {row, code}, code_of(example.code));
    draw_big_marks(canvas, {middle, marks_at}, marks, PegSize::disc);
    canvas.text({middle, words}, marks_text(marks));
    row += apart;
  }
}

void draw_examples(Canvas& canvas, int row, int indent) {
  if (canvas.is_large()) return draw_large_examples(canvas, row);
  const bool is_small = canvas.is_lean();
  const int code = indent + (is_small ? 9 : 16);
  const int marks_at = code + (is_small ? 9 : 16);
  // Words below the marks; the next example is apart from them where there is room.
  const int pitch = is_small && canvas.rows() >= Canvas::full_rows ? 3 : 2;
  canvas.text({row, indent}, "Guess", look::frame);
  canvas.text({row, code}, "Code", look::frame);
  canvas.text({row, marks_at}, "Marks", look::frame);
  row += 2;
  for (const Example& example : examples) {
    const auto marks = marks_of(example);
    if (is_small) {
      draw_code(canvas, {row, indent}, code_of(example.guess));
      draw_code(canvas, {row, code}, code_of(example.code));
      canvas.text({row, marks_at}, marks_symbols(marks), look::bright);
    } else {
      draw_big_code(canvas, {row, indent}, code_of(example.guess));
      draw_big_code(canvas, {row, code}, code_of(example.code));
      draw_big_marks(canvas, {row, marks_at}, marks);
    }
    canvas.text(
        is_small ? ansi::Position{row + 1, marks_at} : ansi::Position{row, marks_at + 8},
        marks_text(marks)
    );
    row += pitch;
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

constexpr Example shown_scoring{"1364", "1235"};

/// The same in the middle of the free rows, with what is told of it beside it.
void draw_large_marked_guess(Canvas& canvas, int row) {
  constexpr int label = 9;
  constexpr int pegs = 18;
  constexpr int words_at = 88;
  constexpr int half_peg = large_strip_rows / 2;
  constexpr auto size = ScoringLook::large;
  const auto code = code_of(shown_scoring.code);
  const auto guess = code_of(shown_scoring.guess);
  const auto marks = marks_of(shown_scoring);
  const int rows = scoring_size(canvas, code, guess, size).rows;
  const int top = canvas.row_amid(row, rows);
  draw_scoring(canvas, {top, pegs}, code, guess, PegSigns::colors, size);
  canvas.text({top + half_peg, label}, "Code", look::frame);
  canvas.text({top + rows - half_peg, label}, "Guess", look::frame);
  int line = top + half_peg;
  draw_big_marks(canvas, {line, words_at}, marks, PegSize::disc);
  canvas.text({line, words_at + 8}, marks_text(marks), look::bright);
  ++line;
  for (const std::string& words : scoring_words(code, guess, PegSigns::colors))
    canvas.text({++line, words_at}, words);
}

/// With the signs for marks that small screens have, where there is room.
void draw_small_marked_guess(Canvas& canvas, int row) {
  if (canvas.rows() <= Canvas::lean_rows || canvas.noted() != nullptr) return;
  constexpr int pegs = 7;
  constexpr int marks = 17;
  canvas.text({row, 0}, "Code", look::frame);
  draw_code(canvas, {row, pegs}, code_of(shown_scoring.code));
  canvas.text({row, marks}, marks_legend(), look::frame);
  row += 2;
  canvas.text({row, 0}, "Guess", look::frame);
  draw_code(canvas, {row, pegs}, code_of(shown_scoring.guess));
  canvas.text({row, marks}, marks_symbols(marks_of(shown_scoring)), look::bright);
  canvas.text({row + 1, marks}, marks_text(marks_of(shown_scoring)));
}

/// A guess linked with the code, as show scoring draws it.
void draw_marked_guess(Canvas& canvas, int row, int indent) {
  if (canvas.is_lean()) return draw_small_marked_guess(canvas, row);
  if (canvas.is_large()) return draw_large_marked_guess(canvas, row);
  constexpr const Example& shown = shown_scoring;
  constexpr int column = 7;
  constexpr int beside = 46;
  const auto marks = marks_of(shown);
  canvas.text({row, indent}, "Code", look::frame);
  const int below = draw_scoring(
      canvas, {row, indent + column}, code_of(shown.code), code_of(shown.guess), PegSigns::colors,
      ScoringLook::row
  );
  canvas.text({below - 1, indent}, "Guess", look::frame);
  draw_big_marks(canvas, {below - 1, indent + beside}, marks);
  canvas.text({below, indent + beside}, marks_text(marks), look::bright);
}

/// What each level is played with.
void draw_levels(Canvas& canvas, int row, int indent) {
  if (canvas.is_lean()) return;
  constexpr int last_that_differs = 10;
  constexpr int label_width = 17;
  constexpr int lines = 5;
  const bool is_large = canvas.is_large();
  const int number_width = is_large ? 9 : 4;
  const int pitch = is_large ? 3 : 1;
  const int columns = label_width + number_width * last_that_differs + 5;
  const int rows = pitch * lines + 2;
  if (is_large) row = canvas.row_amid(row, rows);
  if (is_large) indent = (canvas.columns() - columns) / 2;
  draw_box(canvas, {row, indent}, columns, rows, "", ansi::painted(ansi::Ink::wood_light));
  const int first = row + 1 + pitch / 2;
  const std::array<std::string_view, lines> names{
      "Level", "Guesses a round", "Colors", "Holes", "Computer level"};
  for (int line = 0; line < lines; ++line)
    canvas.text(
        {first + pitch * line, indent + 2}, names.at(static_cast<std::size_t>(line)), look::frame
    );
  for (int number = 1; number <= last_that_differs; ++number) {
    const auto level = engine::breaking::campaign_level(number);
    const int column = indent + label_width + number_width * (number - 1);
    int line = first;
    for (const int value :
         {number, level.guesses, level.rules.colors, level.rules.holes, level.strength}) {
      canvas.text(
          {line, column}, fmt::format("{:>{}}", value, number_width),
          line == first ? look::frame : look::bright
      );
      line += pitch;
    }
  }
}

/// Below a text that leaves room for them.
void draw_pegs_below(Canvas& canvas, int row, int /*indent*/) {
  if (canvas.is_large()) return draw_peg_strip(canvas, canvas.row_amid(row, large_strip_rows));
  constexpr int end = 20;  ///< the lower line of the page's frame
  const int free = end - row - strip_rows;
  if (!canvas.is_lean() && free >= 0) draw_peg_strip(canvas, row + free / 2);
}

std::span<const shared::RulesPage> game_pages() {
  static const std::array<shared::RulesPage, 12> all{{
      {"The code and its marks",
       {"The codemaker hides a row of pegs. Colors may repeat; no hole stays empty. The breaker "
        "guesses row by row and each guess is marked:",
        "Exact: a peg of the right color in the right hole.",
        "Misplaced: a peg of the right color in a wrong hole.",
        "Each peg counts once, exact ones first. The order of the marks means nothing."},
       {draw_marked_guess, nullptr}},
      {"Scoring examples",
       {"Five guesses and how they were scored:"},
       {draw_examples, tell_examples}},
      {"The ranked run",
       {"A level is a match of four rounds with one guess limit. You break the computer's codes in "
        "rounds 1 and 3. It breaks yours in rounds 2 and 4.",
        "The codemaker gets a point for every guess the breaker makes, the right one included, and "
        "one more for a code that is never broken.",
        "You see how good its guesses are. V after your round shows how good yours were.",
        "E concedes a level you can't win, or ends one you can't lose."}},
      {"Seal and proof",
       {"Neither of you chooses the computer's code. It draws its share and shows the seal of that "
        "before your first guess, so it can't change it. What you type until that guess goes is "
        "your share. The code comes of both.",
        "At the end you see all of it, the proof. Anybody can check it: codemaker verify PROOF.",
        "Press # for all of the seal, and the proof. Puzzles of the day are the same for all, so "
        "nobody has a share in them."}},
      {"Levels",
       {"More points than the computer: you win the level. A tie: the level is replayed. Fewer: "
        "the "
        "run is over.",
        "Level 1 allows 12 guesses. Later levels allow fewer, and the computer gets stronger. "
        "Level "
        "8 adds colors, level 10 a fifth hole. There is no last level."},
       {draw_levels, nullptr}},
      {"The bank and Hall of Fame",
       {"A win pays the level's number times your points plus the guesses you had left in the "
        "rounds you broke: at level 3, 16 points and 9 guesses pay 75.",
        "The bank is your score. It is saved as soon as you win a level: quitting costs only the "
        "level in play. If you are cut off, your next call can go on with it, unless you play as a "
        "guest.",
        "The Hall of Fame shows the ten best players, each with their best run. Of equal scores, "
        "the earlier one ranks higher."}},
      {"Free play and duel",
       {"Solo: break the computer's code in 10 guesses. Duel: it breaks yours, too. You guess "
        "first, then it does. If only one side breaks the code, that side wins. If both do in the "
        "same turn, or neither does, it's a tie.",
        "Before a game you set 4 or 5 holes, 3 to 8 colors and the computer's strength. A guess "
        "may "
        "leave holes without a peg (0). A code never does.",
        "Bulls and Cows: four digits, no repeats. Bull: right hole. Cow: wrong hole."}},
      {"Free play: keys",
       {"X, F4 or Enter on an empty row fills it at random. A fills in an earlier guess.",
        "P copies the peg under the cursor, D moves it: arrow keys to a hole, then Enter.",
        "S shows how the computer's guesses were scored, after the game yours too: solid lines are "
        "exact pegs, dashed lines misplaced ones.",
        "H puts a good guess into the row and says why. V after the game shows what each guess was "
        "worth; P there: a text to paste elsewhere."}},
      {"Match",
       {"Two people at one terminal, or you and the computer. You agree on 2 to 12 rounds of 8, 10 "
        "or 12 guesses and take turns as codemaker: 4 holes, 6 colors.",
        "A code is hidden as it is typed, while the other player looks away. Then you pass the "
        "keyboard.",
        "Most points after all rounds win. Equal points are a tie. Nothing is ranked."}},
      {"Match: points and marks",
       {"By guesses, the codemaker gets a point for every guess, and one more for a code that is "
        "never broken.",
        "By key pegs, the codemaker gets for each guess 2 points a peg without a mark, 1 a "
        "misplaced peg, none an exact one.",
        "A codemaker may give the marks: E exact, M misplaced, then Enter. Wrong marks are pointed "
        "out before they count."}},
      {"Intersections & Splats",
       {"Find a code of Y digits (1 to N) in X guesses. X, Y and N are 1 to 15. The scoring goes "
        "through the code:",
        "* splat: the guess has the digit in that place",
        "+ intersection: the guess has it elsewhere. A digit of the guess may count more than "
        "once: "
        "code 2412, guess 2544: * ++",
        "Digits above 9 are : ; < = > ? or A to F. Type a guess, or C (change X, Y, N), N (new "
        "game), Q, R, HINT."}},
      {"Practice levels",
       {"You break a code of 4 holes and 6 colors, scored as in a ranked run.",
        "Level 1 allows 12 guesses, one guess fewer per level. Level 8, the last, allows 5: as "
        "many "
        "as perfect play ever needs.",
        "Break the code to reach the next level, or try again. There are no points and no Hall of "
        "Fame here, so hints are allowed."}},
  }};
  return all;
}

}  // namespace

std::span<const shared::RulesPage> rules_pages() {
  static const std::vector<shared::RulesPage> all = [] {
    const auto game = game_pages();
    std::vector<shared::RulesPage> pages{game.begin(), game.end()};
    pages.insert(pages.end(), strategy_pages().begin(), strategy_pages().end());
    for (shared::RulesPage& page : pages) {
      if (page.figure.draw == nullptr) page.figure.draw = draw_pegs_below;
    }
    return pages;
  }();
  return all;
}

}  // namespace codemaker::play::breaking
