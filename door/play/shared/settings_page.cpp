#include "play/shared/settings_page.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>

namespace codemaker::play::shared {
namespace {

constexpr int full_settings_row = 4;
constexpr int small_settings_row = 3;

/// From one setting of a full screen to the next. Four fill the page so; fewer have more below
/// them.
int setting_pitch(std::size_t settings) {
  constexpr std::size_t few = 4;
  return settings == few ? 3 : 2;
}

/// Of the row that begins, below the settings.
int begin_row(std::span<const SettingRow> rows, bool is_lean) {
  const auto count = static_cast<int>(rows.size());
  if (is_lean) return 1 + small_settings_row + count;
  // A row below their frame, but for as many as leave no room for that.
  const int below_frame = full_settings_row + setting_pitch(rows.size()) * (count - 1) + 3;
  constexpr int last = 21;
  return std::min(below_frame + 1, last);
}

std::string begins(const SettingsTitle& of) {
  return of.begins.empty() ? fmt::format("starts a new {}", of.what) : std::string{of.begins};
}

void draw_full_settings(
    Canvas& canvas, std::span<const SettingRow> rows, const SettingsTitle& of, const LightBar& bar
) {
  const int pitch = setting_pitch(rows.size());
  const int height = pitch * (static_cast<int>(rows.size()) - 1) + 5;
  canvas.heading(of.game, of.title, "Press a letter to change");
  draw_page_frame(canvas, height, "Settings");
  int row = full_settings_row;
  std::size_t item = 0;
  for (const SettingRow& each : rows) {
    draw_key(canvas, {row, 6}, each.key());
    const bool is_lit = bar.at() == ++item;
    const auto look = [&](ansi::Attribute usual) {
      return is_lit ? look::reversed : usual;
    };
    if (is_lit) canvas.fill({row, 10}, 64, 1, " ", look::reversed);
    canvas.text({row, 11}, each.name, look(look::bright));
    const auto value = canvas.text({row, 27}, each.value, look(look::message));
    canvas.text({row, std::max(46, value.column + 2)}, each.sentence, look(look::plain));
    row += pitch;
  }
  row = begin_row(rows, false);
  draw_key(canvas, {row, 6}, "N");
  const bool is_lit = bar.at() == 0;
  if (is_lit) canvas.fill({row, 10}, 64, 1, " ", look::reversed);
  const auto after = canvas.text(
      {row, 11}, fmt::format("Enter {}", begins(of)), is_lit ? look::reversed : look::bright
  );
  canvas.cursor({row, after.column + 1});
}

}  // namespace

std::string SettingRow::key() const {
  const bool is_small = letter >= U'a' && letter <= U'z';
  return {static_cast<char>(is_small ? letter - U'a' + U'A' : letter)};
}

const SettingRow* row_of(std::span<const SettingRow> rows, char32_t letter) {
  for (const SettingRow& row : rows) {
    if (row.letter == letter) return &row;
  }
  return nullptr;
}

void draw_settings(
    Canvas& canvas, std::span<const SettingRow> rows, const SettingsTitle& of, const LightBar& bar
) {
  if (!canvas.is_lean()) return draw_full_settings(canvas, rows, of, bar);
  canvas.header(of.title);
  int row = small_settings_row;
  std::size_t item = 0;
  for (const SettingRow& each : rows) {
    canvas.offer(row, bar.at() == item + 1, each.key());
    canvas.text({row, 0}, each.key(), look::bright);
    canvas.text({row, 3}, each.name, bar.at() == ++item ? look::reversed : look::plain);
    canvas.text({row, 19}, each.value, look::bright);
    ++row;
  }
  row = begin_row(rows, true);
  canvas.offer(row, bar.at() == 0, "N");
  canvas.text({row, 0}, "N", look::bright);
  const auto after = canvas.text(
      {row, 3}, of.does.empty() ? fmt::format("New {}", of.what) : ansi::capitalized(of.does),
      bar.at() == 0 ? look::reversed : look::plain
  );
  canvas.cursor({row, after.column + 1});
}

ansi::Key meant_by(const ansi::Key& key, std::span<const SettingRow> rows, const LightBar& bar) {
  if (key.code != ansi::KeyCode::enter) return key;
  const bool is_on_setting = bar.at() >= 1 && bar.at() <= rows.size();
  return ansi::character(is_on_setting ? rows[bar.at() - 1].letter : U'n');
}

std::optional<char32_t> setting_at(
    std::span<const SettingRow> rows, ansi::Position at, bool is_lean
) {
  if (at.row == begin_row(rows, is_lean)) return U'n';
  const int first = is_lean ? small_settings_row : full_settings_row;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int row = first + (is_lean ? 1 : setting_pitch(rows.size())) * static_cast<int>(i);
    if (at.row == row) return rows[i].letter;
  }
  return std::nullopt;
}

}  // namespace codemaker::play::shared
