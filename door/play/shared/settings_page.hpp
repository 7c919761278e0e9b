/// Settings of something that is begun, a row each: letters change them one by one.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/scenes/stage.hpp"
#include "play/shared/item_list.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shared {

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

/// What the settings are of: "Free play and duel", and "game" or "match".
struct SettingsTitle {
  std::string_view title;
  std::string_view what;
  std::string_view game = "CODE BREAKING";
  std::string_view begins = {};  ///< "offers the game"; empty: "starts a new game"
  std::string_view does = {};    ///< the same as the key line has it: "offer it"
};

/// The light bar counts what begins as the first item, and the settings behind it.
void draw_settings(
    Canvas& canvas, std::span<const SettingRow> rows, const SettingsTitle& of, const LightBar& bar
);
/// What a key means: Enter is the letter of what the bar is on, N for what begins.
[[nodiscard]] ansi::Key meant_by(
    const ansi::Key& key, std::span<const SettingRow> rows, const LightBar& bar
);

/// The letter of the row there, N for the one that begins; nullopt: none.
[[nodiscard]] std::optional<char32_t> setting_at(
    std::span<const SettingRow> rows, ansi::Position at, bool is_lean
);

}  // namespace codemaker::play::shared
