#include "play/breaking/free_play/setup.hpp"

#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::free_play {
namespace {

constexpr int strip_row = 14;  ///< of small screens, below the settings
constexpr SettingsTitle title{"Free play and duel", "game"};
constexpr SettingRange holes{"Holes", Settings::min_holes, Settings::max_holes};
constexpr SettingRange colors{"Colors", Settings::min_colors, Settings::max_colors};

}  // namespace

void Setup::enter(Stage& stage) {
  settings_ = stage.kept<Settings>();
  may_show_squares_ = stage.may_show_squares();
  numbers_ = stage.choices().numbers_text(may_show_squares_, stage.call().terminal.depth);
  sound_ = stage.choices().sound;
}

std::vector<SettingRow> Setup::rows() const {
  std::vector<SettingRow> rows{
      {U'g', "Game", settings_.is_digits ? "Bulls and Cows" : "colors",
       "colors, or Bulls and Cows."},
      {U'd', "Duel or solo", settings_.is_duel ? "duel" : "solo", "with the computer, or alone."},
  };
  if (!settings_.is_digits) {
    rows.push_back({U'h', "Holes", fmt::format("{}", settings_.holes), "4 or 5 holes.", true});
    rows.push_back({U'c', "Colors", fmt::format("{}", settings_.colors), "3 to 8 colors.", true});
    if (may_show_squares_) {
      rows.push_back({U'u', "Peg numbers", std::string{numbers_}, "off: pegs show color alone."});
    }
  }
  rows.push_back(strength_row(settings_.strength));
  rows.push_back({U'b', "Bell and music", std::string{name(sound_)}, "on: results. all: pegs, too."}
  );
  return rows;
}

void Setup::tell(Stage& stage) const {
  tell_settings(rows(), title, stage);
}

void Setup::press(const ansi::Key& key, Stage& stage) {
  if (bar_.press(key, rows().size() + 1)) return;
  const auto wanted = change_by_key(rows(), key);
  wanted ? change(*wanted, stage) : refuse_key(key, stage);
}

void Setup::take_line(std::string_view line, Stage& stage) {
  if (line.size() == 1 && letter_of(first_letter(line)) == U'l') return tell(stage);
  const auto wanted = change_by_line(rows(), line);
  wanted ? change(*wanted, stage) : refuse_line(line, stage);
}

void Setup::change(const SettingChange& change, Stage& stage) {
  const auto [letter, wanted] = change;
  Settings& settings = stage.kept<Settings>();
  if (letter == U'g') settings.is_digits = !settings.is_digits;
  if (letter == U'd') settings.is_duel = !settings.is_duel;
  if (letter == U'u')
    stage.choices().change_numbers(may_show_squares_, stage.call().terminal.depth);
  if (letter == U'b') stage.choices().sound = next(sound_);
  const bool is_set = letter == U'h'   ? set(settings.holes, holes, wanted, stage)
                      : letter == U'c' ? set(settings.colors, colors, wanted, stage)
                      : letter == U's' ? set(settings.strength, strengths, wanted, stage)
                                       : true;
  if (!is_set) return;
  enter(stage);
  tell_setting(rows(), letter, stage);
}

ansi::Key Setup::meant(const ansi::Key& key) const {
  return meant_by(key, rows(), bar_);
}

void Setup::draw(Canvas& canvas) const {
  draw_settings(canvas, rows(), title, bar_);
  if (canvas.is_lean()) draw_peg_strip(canvas, strip_row);
}

std::optional<char32_t> Setup::letter_at(ansi::Position at, bool is_lean) const {
  return setting_at(rows(), at, is_lean);
}

std::vector<std::string> Setup::line_help() const {
  return settings_line_help(rows(), title);
}

std::vector<KeyHelp> Setup::keys() const {
  return settings_keys(rows(), title);
}

}  // namespace codemaker::play::breaking::free_play
