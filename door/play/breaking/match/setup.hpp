/// The settings of a match, changed one by one, names included.
#pragma once

#include "play/breaking/match/settings.hpp"
#include "play/breaking/settings_page.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/line_editor.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::match {

/// A part of a scene: it changes the settings that the call remembers.
class Setup {
 public:
  /// Looks at what is set.
  void enter(Stage& stage);
  void tell(Stage& stage) const;

  /// A letter takes the next value, a digit sets the strength or asks for a name.
  void press(const ansi::Key& key, Stage& stage);
  /// A letter, with a number behind it if one likes; while a name is asked for, that name.
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);

  [[nodiscard]] const Settings& settings() const { return settings_; }

  /// True while a name is being typed: keys are text.
  [[nodiscard]] bool is_naming() const { return naming_.has_value(); }

  /// What a key means here: Enter is the letter of what the light bar is on.
  [[nodiscard]] ansi::Key meant(const ansi::Key& key) const;

  void draw(Canvas& canvas) const;

  /// The letter that a place of the screen stands for, N to begin; nullopt: none.
  [[nodiscard]] std::optional<char32_t> letter_at(ansi::Position at, bool is_lean) const;

  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  [[nodiscard]] std::vector<SettingRow> rows() const;
  void change(const SettingChange& change, Stage& stage);
  void ask_name(std::size_t player, Stage& stage);
  void press_name(const ansi::Key& key, Stage& stage);
  void give_name(std::string_view typed, Stage& stage);

  Settings settings_;
  shared::LightBar bar_;
  std::optional<std::size_t> naming_;  ///< the player whose name is being typed, 0 or 1
  shared::LineEditor typed_{0};
};

}  // namespace codemaker::play::breaking::match
