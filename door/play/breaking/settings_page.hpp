/// The settings of an unranked game.
#pragma once

#include "engine/breaking/breaker.hpp"
#include "play/scenes/stage.hpp"
#include "play/shared/settings_page.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking {

using shared::draw_settings;
using shared::meant_by;
using shared::row_of;
using shared::setting_at;
using shared::SettingRow;
using shared::SettingsTitle;

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

void tell_settings(std::span<const SettingRow> rows, const SettingsTitle& of, Stage& stage);
/// Tells the setting of that letter, which has just been changed.
void tell_setting(std::span<const SettingRow> rows, char32_t letter, Stage& stage);
[[nodiscard]] std::vector<std::string> settings_line_help(
    std::span<const SettingRow> rows, const SettingsTitle& of
);
[[nodiscard]] std::vector<KeyHelp> settings_keys(
    std::span<const SettingRow> rows, const SettingsTitle& of
);

}  // namespace codemaker::play::breaking
