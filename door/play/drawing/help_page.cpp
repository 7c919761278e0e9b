#include "play/drawing/help_page.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

constexpr int help_column = 6;
constexpr int help_frame_rows = 20;
constexpr int help_room = help_frame_rows - 2;
constexpr int help_right = 74;  ///< words end before it

/// A row of the table: keys, and what they do.
struct HelpRow {
  std::string keys;  ///< empty: the sentence names none
  std::vector<std::string> words;
};

/// The keys stand before the first colon of a sentence.
std::size_t end_of_keys(std::string_view sentence) {
  constexpr std::size_t most = 20;
  const std::size_t colon = sentence.find(": ");
  return colon <= most ? colon : 0;
}

/// Where a sentence begins that is about another key, a letter: "P: copy this peg. M: move it."
std::size_t start_of_second_key(std::string_view sentence) {
  for (std::size_t end = sentence.find(". "); end != std::string_view::npos;
       end = sentence.find(". ", end + 1)) {
    const std::string_view next = sentence.substr(end + 2);
    const bool is_key = next.size() > 2 && (next[1] == ':' || next[1] == ' ');
    if (is_key && end_of_keys(next) > 0) return end + 2;
  }
  return std::string_view::npos;
}

/// What the letters of a list do stands in the list: what else moves in it is said in their place.
std::vector<KeyHelp> beyond_list(std::span<const KeyHelp> helps) {
  std::vector<KeyHelp> rest;
  if (std::ranges::any_of(helps, &KeyHelp::is_listed)) {
    rest = {
        {"", "", "Up, Down: move the light bar."},
        {"", "", "Home, End: to the first line, or the last."},
        {"", "", "Enter: choose the line with the bar."},
        {"", "", "Letter: choose its line at once."}};
  }
  std::ranges::copy_if(helps, std::back_inserter(rest), [](const KeyHelp& help) {
    return !help.is_listed;
  });
  return rest;
}

void add_sentences(std::vector<std::string>& sentences, std::string_view sentence) {
  const std::size_t second = start_of_second_key(sentence);
  if (second != std::string_view::npos) {
    sentences.emplace_back(sentence.substr(0, second - 1));
    sentence.remove_prefix(second);
  }
  sentences.emplace_back(sentence);
}

std::vector<std::string> help_sentences(std::span<const KeyHelp> helps, std::string_view leaving) {
  std::vector<std::string> sentences;
  // Who reads this knows the key of the help: in the longest list it makes room for another.
  const bool is_longest = helps.size() >= std::size_t{help_room};
  for (const KeyHelp& help : helps) {
    if (is_longest && help.keys == "?") continue;
    add_sentences(sentences, help.sentence);
  }
  // Of the longest list both are in one row.
  const bool has_room = sentences.size() + 2 <= std::size_t{help_room};
  const std::string leave = fmt::format("Ctrl-X: {}.", leaving);
  sentences.emplace_back("Ctrl-L: draw the screen again.");
  has_room ? sentences.push_back(leave) : void(sentences.back() += " " + leave);
  return sentences;
}

HelpRow help_row(std::string_view sentence, int width) {
  const std::size_t end = end_of_keys(sentence);
  std::string words{sentence.substr(end == 0 ? 0 : end + 2)};
  words.replace(0, 1, ansi::upper_case(words.substr(0, 1)));
  return {std::string{sentence.substr(0, end)}, ansi::wrap(words, width)};
}

/// A table in the middle of its frame, with air between its rows if there is room, else above the
/// keys that work everywhere.
void draw_table(Canvas& canvas, std::span<const HelpRow> table, int words_column) {
  constexpr int first_row = 3;
  const auto gaps = static_cast<int>(table.size()) - 1;
  int used = 0;
  for (const HelpRow& each : table)
    used += static_cast<int>(each.words.size());
  const int apart = used + gaps <= help_room ? 1 : 0;
  const int between = apart == 0 && used < help_room ? 1 : 0;
  int row = first_row + std::max(help_room - used - apart * gaps - between, 0) / 2;
  for (const HelpRow& each : table) {
    if (each.keys.starts_with('?')) row += between;
    canvas.text({row, help_column}, each.keys, look::title);
    for (const std::string& words : each.words)
      canvas.text({row++, words_column}, words);
    row += apart;
  }
}

void draw_full_help(
    Canvas& canvas, std::span<const KeyHelp> helps, std::string_view leaving, std::string_view game
) {
  const auto sentences = help_sentences(helps, leaving);
  const std::string& longest = std::ranges::max(sentences, {}, end_of_keys);
  const int words_column = help_column + static_cast<int>(end_of_keys(longest)) + 2;
  std::vector<HelpRow> table;
  table.reserve(sentences.size());
  for (const std::string& sentence : sentences)
    table.push_back(help_row(sentence, help_right - words_column));
  canvas.heading(game.empty() ? "CODEMAKER" : ansi::upper_case(game), "Help");
  draw_page_frame(canvas, help_frame_rows, "Keys that work here");
  draw_table(canvas, table, words_column);
  canvas.cursor({canvas.message_row(), 0});
}

/// A sentence in each row; of a long list those that are short share one.
std::vector<std::string> rows_of_small_help(std::span<const KeyHelp> helps) {
  constexpr std::size_t most_rows = 14;
  std::vector<std::string> rows;
  for (const KeyHelp& help : helps) {
    const bool may_share = helps.size() > most_rows && !rows.empty();
    const std::string both = may_share ? fmt::format("{} {}", rows.back(), help.sentence) : "";
    const bool shares = may_share && ansi::length(both) <= std::size_t{Canvas::lean_columns};
    shares ? rows.back() = both : rows.emplace_back(help.sentence);
  }
  return rows;
}

/// Keys of a small screen have a column, in lists one for letters; below longer ones stands what
/// they do.
struct SmallTable {
  int words_column;
  std::vector<HelpRow> rows = {};

  [[nodiscard]] bool fits_column(const HelpRow& each) const {
    return static_cast<int>(ansi::length(each.keys)) < words_column - 1;
  }

  [[nodiscard]] int height() const {
    int height = 0;
    for (const HelpRow& each : rows)
      height += static_cast<int>(each.words.size()) + (fits_column(each) ? 0 : 1);
    return height;
  }
};

/// Behind the longest key, if that leaves words enough room.
int words_column_of(std::span<const std::string> sentences) {
  constexpr std::size_t least = 8;
  constexpr std::size_t most = 11;
  std::size_t longest = least;
  for (const std::string& sentence : sentences)
    if (const std::size_t keys = end_of_keys(sentence); keys <= most)
      longest = std::max(longest, keys);
  return static_cast<int>(longest) + 2;
}

/// A line of a list in one row: of what it does, the phrases that fit behind its name.
std::string in_one_row(std::string line) {
  constexpr std::size_t most = Canvas::lean_columns - 1;  // none reaches the last column
  while (ansi::length(line) > most) {
    const std::size_t phrase = line.find_last_of(",:");
    if (phrase == std::string::npos || phrase < 2) break;
    line.resize(phrase);
  }
  return line;
}

SmallTable small_table(std::span<const KeyHelp> helps) {
  const bool is_list = std::ranges::any_of(helps, &KeyHelp::is_listed);
  std::vector<std::string> sentences;
  for (const KeyHelp& help : helps) {
    // Who reads a list's knows the key of the help.
    if (is_list && help.keys == "?") continue;
    add_sentences(sentences, help.sentence);
    // What a line of a list is ends in no period, nor what else stands in the table.
    if (is_list && sentences.back().ends_with('.')) sentences.back().pop_back();
    if (help.is_listed) sentences.back() = in_one_row(std::move(sentences.back()));
  }
  SmallTable table{is_list ? 3 : words_column_of(sentences)};
  for (const std::string& sentence : sentences)
    table.rows.push_back(help_row(sentence, Canvas::lean_columns - table.words_column));
  return table;
}

int draw_small_table(Canvas& canvas, int row, const SmallTable& table) {
  for (const HelpRow& each : table.rows) {
    canvas.text({row, 0}, each.keys, look::bright);
    if (!table.fits_column(each)) ++row;
    for (const std::string& words : each.words)
      canvas.text({row++, table.words_column}, words);
  }
  return row;
}

int rows_of_sentences(std::span<const KeyHelp> helps) {
  int rows = 0;
  for (const std::string& text : rows_of_small_help(helps))
    rows += static_cast<int>(ansi::wrap(text, Canvas::lean_columns).size());
  return rows;
}

/// Where there is no room for a column.
int draw_small_sentences(Canvas& canvas, int row, std::span<const KeyHelp> helps) {
  for (const std::string& text : rows_of_small_help(helps)) {
    const bool is_full = canvas.noted() == nullptr && row >= canvas.rows() - 2;
    if (is_full) break;
    const int below = canvas.paragraph(row, 0, text);
    if (canvas.noted() == nullptr)
      canvas.text({row, 0}, std::string_view{text}.substr(0, end_of_keys(text)), look::bright);
    row = below;
  }
  return row;
}

/// What works everywhere, a row below the table if there is room.
void draw_small_foot(Canvas& canvas, int row, bool is_list) {
  const int end = canvas.message_row();
  std::vector<std::string_view> foot{"Ctrl-L: redraw. Ctrl-X: quit."};
  if (is_list) foot.insert(foot.begin(), "Up, Down, Enter: choose.");
  const int last = row + static_cast<int>(foot.size());
  if (last <= end) ++row;
  // Its keys stand in one row, below the longest help there is one left.
  if (last > end && !is_list) row = canvas.rows() - 1;
  canvas.cursor({row, 0});
  for (const std::string_view sentence : foot)
    canvas.text({row++, 0}, sentence);
}

void draw_small_help(Canvas& canvas, std::span<const KeyHelp> helps) {
  canvas.header("Keys");
  const int end = canvas.message_row();
  const bool is_page = canvas.noted() != nullptr;
  std::vector<KeyHelp> shown{helps.begin(), helps.end()};
  // A list that fills all rows says less than what else moves in it.
  const bool is_list = std::ranges::any_of(helps, &KeyHelp::is_listed);
  const int foot = is_list ? 1 : 0;
  const bool is_too_long = 1 + foot + small_table(shown).height() > end;
  if (is_too_long) shown = beyond_list(shown);
  const SmallTable table = small_table(shown);
  const bool is_table = !is_page && !is_too_long;
  const int height = is_table ? table.height() : rows_of_sentences(shown);
  const int first = is_page || 2 + height + foot <= end ? 2 : 1;
  const int row = is_table ? draw_small_table(canvas, first, table)
                           : draw_small_sentences(canvas, first, shown);
  draw_small_foot(canvas, row, is_list && is_table);
}

}  // namespace

std::vector<KeyHelp> keys_of_help(bool has_rules) {
  if (!has_rules) return {{"any key", "back", ""}};
  return {{"I", "rules", ""}, {"any other key", "back", ""}};
}

void draw_help(
    Canvas& canvas, std::span<const KeyHelp> helps, std::string_view leaving, std::string_view game
) {
  canvas.is_lean() ? draw_small_help(canvas, helps)
                   : draw_full_help(canvas, beyond_list(helps), leaving, game);
}

}  // namespace codemaker::play
