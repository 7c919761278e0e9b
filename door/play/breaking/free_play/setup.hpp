/// The settings of free play, changed one by one.
#pragma once

#include "play/breaking/free_play/settings.hpp"
#include "play/breaking/settings_page.hpp"
#include "play/scenes/scene.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::free_play {

/// A part of a scene: it changes the settings that the call remembers.
class Setup {
 public:
  /// Looks at what is set, and what this screen can show.
  void enter(Stage& stage);
  void tell(Stage& stage) const;

  /// A letter takes the next value, a digit sets the strength.
  void press(const ansi::Key& key, Stage& stage);

  /// A letter, with a number behind it if one likes: "C 8".
  void take_line(std::string_view line, Stage& stage);

  /// What a key means here: Enter is the letter of what the light bar is on.
  [[nodiscard]] ansi::Key meant(const ansi::Key& key) const;

  void draw(Canvas& canvas) const;

  /// The letter that a place of the screen stands for, N to begin; nullopt: none.
  [[nodiscard]] std::optional<char32_t> letter_at(ansi::Position at, bool is_lean) const;

  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  [[nodiscard]] std::vector<SettingRow> rows() const;

  /// Takes the wanted or else the next value; what the letter means is on the screen.
  void change(const SettingChange& change, Stage& stage);

  Settings settings_;
  shared::LightBar bar_;
  bool may_show_squares_ = false;
  std::string_view numbers_;  ///< on pegs
  Sound sound_ = Sound::results;
};

}  // namespace codemaker::play::breaking::free_play
