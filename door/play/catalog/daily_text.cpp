#include "play/catalog/daily_text.hpp"

#include "ansi/text.hpp"
#include "play/catalog/games.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play {
namespace {

using engine::RankedGame;
using engine::records::Day;
using engine::records::Ending;
using engine::records::Outcome;
using engine::records::Record;

/// What came of a game that is over, behind the name of its puzzle.
std::string line_of(const std::string& puzzle, const Record& record) {
  const auto outcome = engine::records::replay(record);
  if (!outcome) return {};
  return fmt::format("codemaker {} {}", puzzle, row_of(record).spoiler_free(record, *outcome));
}

/// The marks of a guess as they stand in a line to paste.
bool are_marks(std::string_view word) {
  return !word.empty() && word.find_first_not_of("*o-") == std::string_view::npos;
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (!line.empty()) {
    const auto blank = std::min(line.find(' '), line.size());
    words.push_back(line.substr(0, blank));
    line.remove_prefix(std::min(blank + 1, line.size()));
  }
  return words;
}

/// Behind program and puzzle, before what a colon follows; nullptr: the line has no such name.
const char* name_of_game_in(const std::string& line) {
  constexpr std::size_t words_before = 2;
  const auto words = words_of(line);
  const bool has_name =
      std::ranges::any_of(words, [](std::string_view word) { return word.ends_with(':'); });
  return has_name && words.size() > words_before ? words[words_before].data() : nullptr;
}

ansi::Attribute square_of(char mark) {
  if (mark == '*') return ansi::painted(ansi::Ink::dark_text, ansi::Ink::peg_green);
  if (mark == 'o') return ansi::painted(ansi::Ink::dark_text, ansi::Ink::peg_yellow);
  return ansi::painted(ansi::Ink::silver, ansi::Ink::hollow);
}

/// No word of a challenge and no date begins so.
constexpr std::string_view begin_of_position = "position ";

constexpr std::size_t most_holes = 5;  ///< of one guess

std::string_view colored(char mark) {
  return mark == '*' ? "🟩" : mark == 'o' ? "🟨" : "⬛";
}

/// Two cells wide each, so a row of 79 has no more than these.
std::vector<std::string> rows_of_squares(std::string_view line) {
  constexpr std::size_t most_in_row = 30;
  std::vector<std::string> rows;
  std::size_t in_row = most_in_row;
  for (const std::string_view marks : words_of(line)) {
    if (!are_marks(marks)) continue;
    if (in_row + marks.size() > most_in_row) in_row = most_in_row;
    if (in_row < most_in_row) rows.back() += ' ';
    for (const char mark : marks) {
      if (in_row == most_in_row) {
        rows.emplace_back();
        in_row = 0;
      }
      ++in_row;
      rows.back() += colored(mark);
    }
  }
  return rows;
}

}  // namespace

Day today(const Stage& stage) {
  return engine::records::day_at(stage.wall_clock());
}

bool waits_for_tomorrow(Day day, Stage& stage) {
  return stage.call().is_guest && day == today(stage);
}

std::string daily_puzzle(Stage& stage, Day day, RankedGame game) {
  return engine::records::daily_name(stage.call().season_key, day, game);
}

void remember_day(const Record& record, Stage& stage) {
  const auto outcome = engine::records::replay(record);
  const bool is_over = outcome && outcome->ending != Ending::unfinished;
  if (is_over) stage.kept<DaysOfCall>().played.of(engine::records::game_of(record)) = record;
}

bool has_played(RankedGame game, Day day, Stage& stage) {
  for (const auto& played : stage.kept<DaysOfCall>().played) {
    if (played && engine::records::game_of(*played) == game &&
        engine::records::day_of(*played) == day)
      return true;
  }
  return false;
}

bool takes_first_try(const std::string& label, RankedGame game, Stage& stage) {
  if (!engine::records::is_challenge_word(label)) return false;
  auto& challenge = stage.kept<Challenge>();
  if (challenge.word != label) return false;
  return std::exchange(challenge.first_tries.of(game), FirstTry::made) == FirstTry::open;
}

void go_on_with_challenge(const std::string& word, RankedGame game, Stage& stage) {
  auto& challenge = stage.kept<Challenge>();
  if (challenge.word != word) challenge = {.word = word, .first_tries = {}};
  challenge.first_tries.of(game) = FirstTry::open;
}

std::string puzzle_label(Stage& stage) {
  if (stage.choices().list == Place::challenge) return stage.kept<Challenge>().word;
  const auto day = stage.kept<PastDay>().day;
  return stage.choices().list == Place::daily && day ? engine::records::date_text(*day) : "";
}

std::string position_label(std::string_view word) {
  return std::string{begin_of_position} + std::string{word};
}

std::string word_of_position_label(std::string_view label) {
  if (!label.starts_with(begin_of_position)) return "";
  return std::string{label.substr(begin_of_position.size())};
}

std::string puzzle_name(Stage& stage, const std::string& label, RankedGame game) {
  if (label.empty()) return "";
  if (const std::string word = word_of_position_label(label); !word.empty())
    return engine::records::position_name(word, game);
  const auto day = engine::records::parse_date(label);
  return day ? daily_puzzle(stage, *day, game) : engine::records::challenge_name(label, game);
}

std::string puzzle_title(const std::string& label) {
  if (label.empty()) return "";
  if (!word_of_position_label(label).empty()) return "Left position";
  return (engine::records::parse_date(label) ? "Archive " : "Challenge ") + label;
}

Place puzzle_page(const std::string& label) {
  if (!word_of_position_label(label).empty()) return Place::left_position;
  return engine::records::parse_date(label) ? Place::daily : Place::challenge;
}

std::string spoiler_free(const Record& record) {
  const auto day = engine::records::day_of(record);
  return day ? line_of(engine::records::date_text(*day), record) : "";
}

std::string spoiler_free(const Record& record, const std::string& label) {
  if (!word_of_position_label(label).empty()) return "";
  return label.empty() ? spoiler_free(record) : line_of(label, record);
}

std::string without_marks(std::string_view line) {
  std::string text;
  for (const std::string_view word : words_of(line))
    if (!are_marks(word)) text += fmt::format("{}{}", text.empty() ? "" : " ", word);
  return text;
}

/// Where there were too many guesses for a row of a screen, they stand in it without blanks.
std::vector<std::string> squares_of(std::string_view line) {
  std::vector<std::string> guesses;
  for (const std::string_view marks : words_of(line)) {
    if (!are_marks(marks)) continue;
    for (std::size_t at = 0; at < marks.size(); ++at) {
      if (at % most_holes == 0) guesses.emplace_back();
      guesses.back() += colored(marks[at]);
    }
  }
  return guesses;
}

int draw_spoiler_free(Canvas& canvas, int row, int indent, const std::string& line) {
  if (canvas.noted() != nullptr) return canvas.paragraph(row, indent, line, look::bright);
  const int end = canvas.columns();
  ansi::Position at{row, indent};
  const auto make_room = [&](int columns) {
    if (at.column + columns > end) at = {at.row + 1, indent};
  };
  // Of few squares all stand in one row of a small screen.
  int columns_of_squares = 0;
  for (const std::string_view word : words_of(line))
    if (are_marks(word)) columns_of_squares += static_cast<int>(word.size()) + 1;
  const char* const name = name_of_game_in(line);
  bool is_before_squares = canvas.is_lean() && columns_of_squares - 1 <= end - indent;
  for (const std::string_view word : words_of(line)) {
    const bool is_of_squares = are_marks(word);
    if (is_of_squares && std::exchange(is_before_squares, false)) make_room(columns_of_squares - 1);
    const auto rest =
        line.size() - static_cast<std::size_t>(word.data() + word.size() - line.data());
    const int columns_of_word = static_cast<int>(ansi::length(word));
    // Of a small screen's two rows the second one is what came of it, with the name of the game if
    // both fit in the row.
    const bool is_result_next = canvas.is_lean() && word.ends_with(':');
    const int columns_of_result = static_cast<int>(rest) - 1;
    const bool begins_name = canvas.is_lean() && word.data() == name;
    const int columns_of_rest = columns_of_word + 1 + columns_of_result;
    if (begins_name && columns_of_rest <= end - indent) make_room(columns_of_rest);
    if (!is_of_squares || word.size() <= most_holes) make_room(columns_of_word);
    if (!is_of_squares) at = canvas.text(at, word, look::bright);
    for (std::size_t mark = 0; is_of_squares && mark < word.size(); ++mark) {
      make_room(1);
      at = canvas.text(at, word.substr(mark, 1), square_of(word[mark]));
    }
    ++at.column;
    if (is_result_next && columns_of_result <= end - indent) make_room(columns_of_result);
  }
  return at.row + 1;
}

void draw_to_paste(Canvas& canvas, ansi::Position at, const std::string& line) {
  if (line.empty()) return;
  constexpr std::string_view label = "To paste: ";
  const int columns = at.column + static_cast<int>(label.size() + ansi::length(line));
  // The longest line needs all of its row.
  if (columns <= canvas.columns()) at = canvas.text(at, label, look::frame);
  draw_spoiler_free(canvas, at.row, at.column, line);
}

void tell_spoiler_free(const std::string& line, Stage& stage) {
  if (line.empty()) return;
  stage.tell(line);
  if (!stage.is_line() || stage.call().terminal.charset != ansi::Charset::utf8) return;
  for (std::string& squares : rows_of_squares(line))
    stage.tell(std::move(squares));
}

std::string short_result(RankedGame game, const Outcome& outcome) {
  return game_of(game).short_result(outcome);
}

std::string result_words(const Record& record) {
  const auto outcome = engine::records::replay(record);
  return outcome ? row_of(record).day_words(*outcome) : "given up";
}

}  // namespace codemaker::play
