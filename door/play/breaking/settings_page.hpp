/// The settings of an unranked game, a row each: letters change them one by one.
#pragma once

#include "engine/breaking/breaker.hpp"
#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"
#include "play/shared/item_list.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking {

struct SettingRow {
  char32_t letter;
  std::string_view name;
  std::string value;
  std::string_view sentence;  ///< what it can be
  bool takes_number = false;  ///< behind its letter, in line mode

  /// The letter as it is shown.
  [[nodiscard]] std::string key() const;
};

/// The row with that letter; nullptr: there is none.
[[nodiscard]] const SettingRow* row_of(std::span<const SettingRow> rows, char32_t letter);

/// What a number can be, and what it is called when it is refused.
struct SettingRange {
  std::string_view name;
  int least;
  int most;
  int step = 1;
};

/// Sets what is wanted, or takes the next value, behind the last the first; false if refused.
bool set(int& value, const SettingRange& range, std::optional<int> wanted, Stage& stage);

[[nodiscard]] std::string on_or_off(bool is_on);

inline constexpr SettingRange strengths{
    "Strength", engine::breaking::weakest, engine::breaking::strongest};

/// What a computer of strength 1 … 10 is called, from dull to brilliant.
[[nodiscard]] std::string_view strength_name(int strength);
/// The row of the letter S.
[[nodiscard]] SettingRow strength_row(int strength);

/// What a caller asks to be changed; without a value to the next one.
struct SettingChange {
  char32_t letter;
  std::optional<int> wanted;
};

/// A digit is the computer's strength, 0 is ten.
[[nodiscard]] std::optional<SettingChange> change_by_key(
    std::span<const SettingRow> rows, const ansi::Key& key
);
/// A letter, with a number behind it if one likes: "C 8".
[[nodiscard]] std::optional<SettingChange> change_by_line(
    std::span<const SettingRow> rows, std::string_view line
);

/// What the settings are of: "Free play and duel", and "game" or "match".
struct SettingsTitle {
  std::string_view title;
  std::string_view what;
};

void tell_settings(std::span<const SettingRow> rows, const SettingsTitle& of, Stage& stage);
/// Tells the setting of that letter, which has just been changed.
void tell_setting(std::span<const SettingRow> rows, char32_t letter, Stage& stage);
/// The light bar counts what begins as the first item, and the settings behind it.
void draw_settings(
    Canvas& canvas, std::span<const SettingRow> rows, const SettingsTitle& of,
    const shared::LightBar& bar
);
/// What a key means: Enter is the letter of what the bar is on, N for what begins.
[[nodiscard]] ansi::Key meant_by(
    const ansi::Key& key, std::span<const SettingRow> rows, const shared::LightBar& bar
);

/// The letter of the row there, N for the one that begins; nullopt: none.
[[nodiscard]] std::optional<char32_t> setting_at(
    std::span<const SettingRow> rows, ansi::Position at, bool is_lean
);

[[nodiscard]] std::vector<std::string> settings_line_help(
    std::span<const SettingRow> rows, const SettingsTitle& of
);
[[nodiscard]] std::vector<KeyHelp> settings_keys(
    std::span<const SettingRow> rows, const SettingsTitle& of
);

}  // namespace codemaker::play::breaking
