// Options as they are seen, and clicked on.
#include "play/shell/options.hpp"

#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

constexpr int full_row = 4;  ///< of the first setting
/// So many have air between them.
constexpr std::size_t most_with_air = 8;
constexpr int pitch_of_large = 3;
/// With these keys a group begins: what is about the screen, about play, about others.
constexpr std::string_view groups = "UG";
/// Of terminals alone: a page that draws boards has neither screens nor letters to choose.
constexpr std::string_view of_terminals = "SLU";

/// A setting that has more values than on and off: on a page what it is about, and a word for each.
struct PageWords {
  std::string_view key;
  std::string_view value;
  std::string_view name;
  std::string_view words;
};

constexpr std::array<PageWords, 8> page_words{{
    {"N", "on", "Pegs", "with numbers"},
    {"N", "shapes", "Pegs", "with shapes"},
    {"N", "off", "Pegs", "plain"},
    {"B", "off", "Sound", "off"},
    {"B", "on", "Sound", "results only"},
    {"B", "all", "Sound", "pegs too"},
    {"C", "on", "Screen", "in color"},
    {"C", "off", "Screen", "black and white"},
}};

std::string page_text(std::string_view key, std::string_view name, std::string_view value) {
  const auto found = std::ranges::find_if(page_words, [&](const PageWords& each) {
    return each.key == key && each.value == value;
  });
  if (found == page_words.end()) return fmt::format("{}  {}  {}", key, name, value);
  return fmt::format("{}  {}  {}", key, found->name, found->words);
}

/// Where a setting's parts stand.
struct OptionColumns {
  int key;
  int name;
  int value;
  int sentence;
};

constexpr OptionColumns usual_places{6, 11, 28, 43};
constexpr OptionColumns large_places{8, 14, 36, 54};

}  // namespace

/// From one setting to the next.
int OptionsScene::pitch(bool is_large) const {
  if (is_large) return pitch_of_large;
  return rows().size() > most_with_air ? 1 : 2;
}

/// Of a setting on full screens: where they stand without air, groups have it between them.
int OptionsScene::row_of(std::size_t item, bool is_large) const {
  const int row = full_row + pitch(is_large) * static_cast<int>(item);
  if (pitch(is_large) > 1) return row;
  const auto rows = this->rows();
  const auto begun = std::ranges::count_if(
      rows.begin(), rows.begin() + static_cast<int>(item) + 1,
      [](const Row& each) { return groups.find(each.key.front()) != groups.npos; }
  );
  return row + static_cast<int>(begun);
}

/// What a setting does: where there is room, what its key's help says.
std::string OptionsScene::sentence(const Row& row, bool is_large) const {
  const auto keys = this->keys();
  const auto help = std::ranges::find(keys, row.key, &KeyHelp::keys);
  const bool is_short = !is_large || takes_text() || help == keys.end();
  if (is_short) return std::string{row.more};
  constexpr std::size_t behind_key = 3;
  std::string sentence = help->sentence.substr(behind_key);
  sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
  return sentence;
}

void OptionsScene::draw(Canvas& canvas) const {
  if (canvas.is_lean()) return draw_small(canvas);
  canvas.heading("CODEMAKER", "Options", task());
  const auto rows = this->rows();
  const bool is_large = canvas.is_large();
  const int pitch = this->pitch(is_large);
  const OptionColumns at = is_large ? large_places : usual_places;
  constexpr int frame_row = 2;
  const int height = row_of(rows.size() - 1, is_large) + 1;  // a free row below the last setting
  const int room = canvas.message_row() - frame_row - height - large_strip_rows;
  draw_page_frame(canvas, height, "Options");
  std::size_t item = 0;
  for (const Row& each : rows) {
    const int row = row_of(item, is_large);
    draw_key(canvas, {row, at.key}, each.key);
    const bool is_typed = takes_text() && each.key == "W";
    const bool is_lit = bar_.at() == ++item || is_typed;
    const auto look = [&](ansi::Attribute usual) {
      return is_lit ? look::reversed : usual;
    };
    if (is_lit) canvas.fill({row, at.name - 1}, canvas.columns() - at.name - 4, 1, " ", look({}));
    canvas.text({row, at.name}, each.name, look(look::bright));
    // On large screens what is typed is the brightest, amid its bar.
    const bool is_field = is_typed && is_large;
    const auto after =
        canvas.text({row, at.value}, each.value, is_field ? look::message : look(look::message));
    canvas.text({row, at.sentence}, sentence(each, is_large), look(look::plain));
    if (!is_typed) continue;
    const int to_come = at.value + most_stars + 1 - after.column;
    if (is_field) canvas.fill(after, to_come, 1, "_", look::message);
    canvas.cursor(after);
  }
  const int below = frame_row + height;
  // With a row of air above them, if that takes the row of messages; then one takes their place.
  const int strip = below + std::max(room / 2, 1);
  const bool is_free = strip + large_strip_rows <= canvas.message_row() || !canvas.has_message();
  if (is_large && room >= 0 && is_free) draw_shaded_strip(canvas, strip);
  if (!takes_text()) canvas.cursor({row_of(rows.size() - 1, is_large) + pitch, at.key});
}

void OptionsScene::draw_small(Canvas& canvas) const {
  if (takes_text()) return draw_small_password(canvas);
  canvas.header("Options");
  int row = small_row;
  std::size_t item = 0;
  for (const Row& each : rows()) {
    ++item;
    if (play::Shown* const shown = canvas.noted()) {
      if (of_terminals.find(each.key.front()) != of_terminals.npos) continue;
      // On a page what it does stands below its name.
      shown->rows.push_back(
          {row,
           page_text(each.key, each.name, each.value),
           sentence(each, true),
           {},
           Tap{each.key, {}, bar_.at() == item}}
      );
      row += pitch();
      continue;
    }
    canvas.text({row, 0}, each.key, look::bright);
    canvas.text({row, 3}, each.name, bar_.at() == item ? look::reversed : look::plain);
    canvas.text({row, 20}, each.value, look::bright);
    row += pitch();
  }
  if (row + strip_rows + 1 < canvas.message_row())
    draw_peg_strip(canvas, canvas.row_amid(row, strip_rows));
  canvas.cursor({row, 0});
}

/// A click on a setting changes it.
void OptionsScene::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release || takes_text()) return;
  const bool is_full = stage.presentation() == Presentation::full;
  const int pitch = this->pitch(pointer.is_on_large);
  std::size_t item = 0;
  for (const Row& row : rows()) {
    const int first =
        is_full ? row_of(item, pointer.is_on_large) : small_row + pitch * static_cast<int>(item);
    ++item;
    const bool is_hit = pointer.at.row >= first && pointer.at.row < first + pitch;
    if (is_hit) return press(first_letter(row.key), stage);
  }
}

}  // namespace codemaker::play::shell
