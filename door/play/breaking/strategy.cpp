#include "play/breaking/strategy.hpp"

#include "engine/breaking/rules.hpp"
#include "engine/breaking/search/codebook.hpp"
#include "play/breaking/board.hpp"
#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/wooden_board.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <utility>

namespace codemaker::play::breaking {
namespace {

using engine::breaking::Code;

constexpr engine::breaking::Rules usual_rules{.holes = 4, .colors = 6};

Code usual_code(std::string_view text) {
  return *Code::secret(usual_rules, engine::breaking::parse_pegs(text)->span());
}

/// Counted once.
const FirstGuess& shown_worth(std::string_view guess) {
  static const auto all = [] {
    std::map<std::string_view, FirstGuess> worths;
    for (const std::string_view text : first_guesses)
      worths.emplace(text, worth_of(usual_code(text)));
    return worths;
  }();
  return all.at(guess);
}

/// A bar as high as a disc.
void draw_high_bar(Canvas& canvas, ansi::Position at, int columns, double part, double whole) {
  for (int line = 0; line < disc_rows; ++line)
    draw_bar(
        canvas, {at.row + line, at.column}, columns, std::lround(part), std::lround(whole),
        ansi::Ink::wood
    );
}

void draw_large_first_guesses(Canvas& canvas, int row) {
  constexpr int pegs = 8;
  constexpr int most = 45;
  constexpr int average = 56;
  constexpr int bar = 73;
  constexpr int bar_columns = 50;
  constexpr int apart = 7;
  const double worst = shown_worth(first_guesses.front()).on_average;
  row = canvas.row_amid(row, apart * static_cast<int>(first_guesses.size()));
  canvas.text({row, most}, "at most", look::frame);
  canvas.text({row, average}, "on average", look::frame);
  canvas.text({row, bar}, "codes left, on average", look::frame);
  row += 2;
  for (const std::string_view text : first_guesses) {
    const FirstGuess& worth = shown_worth(text);
    const int middle = row + disc_rows / 2;
    draw_loose_code(canvas, {row, pegs}, usual_code(text));
    canvas.text({middle, most}, fmt::format("{:>7}", worth.at_most), look::bright);
    canvas.text({middle, average}, fmt::format("{:>10.0f}", worth.on_average), look::bright);
    draw_high_bar(canvas, {row, bar}, bar_columns, worth.on_average, worst);
    row += apart;
  }
}

void draw_first_guesses(Canvas& canvas, int row, int indent) {
  if (canvas.is_large()) return draw_large_first_guesses(canvas, row);
  const bool is_small = canvas.is_lean();
  const int most = indent + (is_small ? 10 : 20);
  const int average = indent + (is_small ? 20 : 34);
  constexpr int most_of_bar = 20;
  const double worst = shown_worth(first_guesses.front()).on_average;
  canvas.text({row, most}, "at most", look::frame);
  canvas.text({row, average}, "on average", look::frame);
  for (const std::string_view text : first_guesses) {
    row += is_small ? 1 : 2;
    const Code guess = usual_code(text);
    const FirstGuess& worth = shown_worth(text);
    is_small ? draw_code(canvas, {row, indent}, guess)
             : draw_big_code(canvas, {row, indent}, guess);
    canvas.text({row, most}, fmt::format("{:>7}", worth.at_most), look::bright);
    canvas.text({row, average}, fmt::format("{:>10.0f}", worth.on_average), look::bright);
    if (is_small) continue;
    draw_bar(
        canvas, {row, average + 13}, most_of_bar, std::lround(worth.on_average), std::lround(worst),
        ansi::Ink::wood
    );
  }
}

void tell_first_guesses(Stage& stage) {
  for (const std::string_view text : first_guesses) {
    const FirstGuess& worth = shown_worth(text);
    stage.tell(fmt::format(
        "{} leaves {} codes at most, {:.0f} on average.", spaced(usual_code(text)), worth.at_most,
        worth.on_average
    ));
  }
}

/// A guess, its marks, and two that might follow it.
constexpr std::string_view first_guess = "1122";
constexpr std::string_view its_code = "1345";
constexpr std::string_view agrees = "1334";
constexpr std::string_view disagrees = "1234";

engine::breaking::Marks marks_against(std::string_view code) {
  return engine::breaking::mark(usual_rules.marking, usual_code(code), usual_code(first_guess));
}

/// What the guess would have got.
std::string then_text(std::string_view code) {
  return fmt::format("then {}", marks_text(marks_against(code)));
}

void draw_small_agreement(Canvas& canvas, int row, int indent) {
  const bool is_apart = canvas.rows() > Canvas::lean_rows;
  const auto line = [&](std::string_view pegs, std::string_view code, std::string_view words,
                        std::string_view marks) {
    draw_code(canvas, {row, indent}, usual_code(pegs));
    canvas.text({row, indent + 9}, marks_symbols(marks_against(code)), look::bright);
    canvas.text({row, indent + 13}, words, is_apart ? look::bright : look::plain);
    if (is_apart) canvas.text({row + 1, indent + 13}, marks);
    row += is_apart ? 3 : 1;
  };
  line(first_guess, its_code, "your guess", marks_text(marks_against(its_code)));
  line(agrees, agrees, "could be the code", then_text(agrees));
  line(disagrees, disagrees, "can't be the code", then_text(disagrees));
}

/// Beside a code the marks that the guess would have.
struct AgreementPlaces {
  int pegs;
  int marks;
  int words;
  int peg_rows;
  int apart;  ///< rows between two examples
};

void draw_pegs_of_agreement(Canvas& canvas, ansi::Position at, const Code& code) {
  if (!canvas.is_large()) return draw_loose_code(canvas, at, code);
  constexpr int pitch = 14;
  for (int hole = 0; hole < code.size(); ++hole)
    draw_large_peg(canvas, {at.row, at.column + pitch * hole}, code[hole]);
}

/// Discs and rings, beside pegs of a strip.
void draw_large_marks(Canvas& canvas, ansi::Position at, const engine::breaking::Marks& marks) {
  constexpr int pitch = 5;
  const auto white = ansi::painted(ansi::Ink::bar_name);
  for (int mark = 0; mark < marks.black + marks.white; ++mark) {
    const bool is_exact = mark < marks.black;
    canvas.text(at, is_exact ? "▄██▄" : "▄▀▀▄", white);
    canvas.text({at.row + 1, at.column}, is_exact ? "▀██▀" : "▀▄▄▀", white);
    at.column += pitch;
  }
}

void draw_examples_of_agreement(Canvas& canvas, int row, const AgreementPlaces& at) {
  const auto line = [&](std::string_view pegs, std::string_view code, std::string_view words,
                        std::string_view marks) {
    draw_pegs_of_agreement(canvas, {row, at.pegs}, usual_code(pegs));
    const int middle = row + at.peg_rows / 2;
    const engine::breaking::Marks given = marks_against(code);
    canvas.is_large() ? draw_large_marks(canvas, {middle - 1, at.marks}, given)
                      : draw_big_marks(canvas, {middle, at.marks}, given);
    canvas.text({middle - 1, at.words}, spaced(usual_code(pegs)), look::message);
    canvas.text({middle, at.words}, words, look::bright);
    canvas.text({middle + 1, at.words}, marks);
    row += at.peg_rows + at.apart;
  };
  line(first_guess, its_code, "your guess", marks_text(marks_against(its_code)));
  line(agrees, agrees, "could be the code", then_text(agrees));
  line(disagrees, disagrees, "can't be the code", then_text(disagrees));
}

void draw_full_agreement(Canvas& canvas, int row, int indent) {
  draw_examples_of_agreement(
      canvas, row,
      {.pegs = indent,
       .marks = indent + 34,
       .words = indent + 42,
       .peg_rows = disc_rows,
       .apart = 1}
  );
}

/// In a frame, in the middle of the free rows.
void draw_large_agreement(Canvas& canvas, int row) {
  constexpr AgreementPlaces at{
      .pegs = 16, .marks = 75, .words = 88, .peg_rows = large_strip_rows, .apart = 3};
  constexpr int column = 12;
  constexpr int above = 3;
  constexpr int rows = 3 * at.peg_rows + 2 * at.apart + 2 * above;
  const int top = canvas.row_amid(row, rows);
  draw_box(
      canvas, {top, column}, canvas.columns() - 2 * column, rows, "Could it be the code?",
      ansi::painted(ansi::Ink::wood_light)
  );
  draw_examples_of_agreement(canvas, top + above, at);
}

void draw_agreement(Canvas& canvas, int row, int indent) {
  if (canvas.is_large()) return draw_large_agreement(canvas, row);
  canvas.is_lean() ? draw_small_agreement(canvas, row, indent)
                   : draw_full_agreement(canvas, row, indent);
}

void tell_agreement(Stage& stage) {
  stage.tell(fmt::format(
      "Guess 1, {}: {}. {} could be the code. {} could not: then guess 1 would have {}.",
      spaced(usual_code(first_guess)), marks_text(marks_against(its_code)),
      spaced(usual_code(agrees)), spaced(usual_code(disagrees)),
      marks_text(marks_against(disagrees))
  ));
}

}  // namespace

FirstGuess worth_of(const Code& guess) {
  const engine::breaking::search::CodeBook book{usual_rules};
  std::map<std::pair<int, int>, std::size_t> left;
  for (const auto& word : book.words()) {
    const auto marks = engine::breaking::mark(usual_rules.marking, book.code(word), guess);
    ++left[{marks.black, marks.white}];
  }
  FirstGuess worth{};
  for (const auto& [marks, codes] : left) {
    worth.at_most = std::max(worth.at_most, codes);
    const auto share = static_cast<double>(codes);
    worth.on_average += share * share / static_cast<double>(book.words().size());
  }
  return worth;
}

std::span<const shared::RulesPage> strategy_pages() {
  static const std::array<shared::RulesPage, 4> all{{
      {"Strategy: the first guess",
       {"Two colors twice are safest, three colors are best on average. After that, no two games "
        "are alike.",
        "4 holes and 6 colors make 1296 codes. The marks of the first guess leave so many of "
        "them:"},
       {draw_first_guesses, tell_first_guesses}},
      {"Strategy: read the marks",
       {"Before each guess, ask: if this were the code, would my earlier guesses have the marks "
        "they have? If not, it can't be right."},
       {draw_agreement, tell_agreement}},
      {"Strategy: near the end",
       {"When few codes are left, don't try them one by one. If 1 1 1 and a last peg of 3, 4, 5 or "
        "6 are left, that takes up to four guesses.",
        "1 3 5 4 can't be right, but asks about three of them at once: 4 would be exact, 3 or 5 "
        "misplaced. Now three guesses are always enough.",
        "With guesses to spare, guess what could be right. With few left, guess what tells most.",
        "H in unranked games puts such a guess into the row and says how many codes are left."}},
      {"Strategy: making codes",
       {"The computer has no favorite colors, so almost all codes are equally hard for it. Repeats "
        "change little.",
        "Only four pegs of one color are found early.",
        "What counts is your own breaking: each guess you save is a point the computer does not "
        "get."}},
  }};
  return all;
}

}  // namespace codemaker::play::breaking
