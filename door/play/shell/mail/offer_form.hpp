/// What is offered, and its settings.
#pragma once

#include "play/shared/settings_page.hpp"
#include "play/shell/mail/words.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::play {

struct Shown;

}  // namespace codemaker::play

namespace codemaker::play::shell::mail {

struct OfferForm {
  MailOffer offer = {};
  std::vector<MailOption> options = {};
  std::vector<std::size_t> called = {};  ///< options that the other was seen at
  bool leaves_code = false;              ///< it is no game that is offered

  /// A position is to be left.
  [[nodiscard]] bool is_position() const;
  /// Each makes one for the other.
  [[nodiscard]] bool hides_code() const;
  /// "Karl of Moon", "whoever comes".
  [[nodiscard]] std::string to_text() const;
  [[nodiscard]] std::vector<shared::SettingRow> rows() const;
  [[nodiscard]] shared::SettingsTitle title() const;
  /// What comes of the offer, below the settings of a full screen.
  void draw_terms(Canvas& canvas) const;
  /// What can be offered, below the settings of a small screen: each is chosen by a click.
  void draw_options(Canvas& canvas) const;
  /// The same with all settings, as a page has them.
  void note(play::Shown& shown, bool is_beginning_lit) const;
  [[nodiscard]] std::optional<std::size_t> option_at(ansi::Position at) const;
  void next_game();
  void next_days();
  /// False: a move may not take so many.
  [[nodiscard]] bool set_days(std::size_t days);
  /// To the next value of the setting with this letter; a digit is a number of days. False: there
  /// is no such setting.
  [[nodiscard]] bool change(char32_t letter);
  /// What Enter alone means in lines, by number from zero.
  [[nodiscard]] std::optional<std::size_t> suggested() const;
  /// Where the caller came from.
  [[nodiscard]] Place home() const;
};

}  // namespace codemaker::play::shell::mail
