#include "play/breaking/match/setup.hpp"

#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "scores/entry.hpp"

#include <fmt/format.h>

namespace codemaker::play::breaking::match {
namespace {

using engine::breaking::Agreement;
using engine::breaking::Counting;

constexpr int strip_row = 15;  ///< of small screens, below the settings
constexpr SettingsTitle match_title{"Match", "match"};
constexpr SettingRange round_numbers{"Rounds", Agreement::least_rounds, Agreement::most_rounds, 2};
constexpr SettingRange guess_limits{
    "Guesses", Agreement::guess_limits.front(), Agreement::guess_limits.back(), 2};

}  // namespace

void Setup::enter(Stage& stage) {
  Settings& kept = stage.kept<Settings>();
  // Inside a BBS player 1 has a name already.
  if (kept.names[0].empty()) kept.names[0] = table_name(stage.call().player.handle);
  for (std::size_t i = 0; i < kept.names.size(); ++i) {
    if (kept.names.at(i).empty()) kept.names.at(i) = fmt::format("Player {}", i + 1);
  }
  settings_ = kept;
}

std::vector<SettingRow> Setup::rows() const {
  std::vector<SettingRow> rows{
      {U'p', "Players", settings_.is_pair ? "two people" : "you, computer",
       "two people, or the computer."},
      {U'r', "Rounds", fmt::format("{}", settings_.agreed.rounds), "2 to 12; you take turns.",
       true},
      {U'g', "Guesses", fmt::format("{}", settings_.agreed.guesses), "8, 10 or 12 a round.", true},
      {U'c', "Points by", settings_.agreed.counting == Counting::guesses ? "guesses" : "key pegs",
       "guesses, or key pegs."},
      {U'k', "Marks by", settings_.marks_by_hand ? "codemaker" : "the program",
       "the program, or codemaker."},
  };
  if (!settings_.is_pair) {
    rows.push_back(strength_row(settings_.strength));
    return rows;
  }
  rows.push_back({U'1', "Player 1", settings_.names[0], "breaks the first code."});
  rows.push_back({U'2', "Player 2", settings_.names[1], "makes the first code."});
  return rows;
}

void Setup::tell(Stage& stage) const {
  tell_settings(rows(), match_title, stage);
}

void Setup::press(const ansi::Key& key, Stage& stage) {
  if (naming_) return press_name(key, stage);
  if (bar_.press(key, rows().size() + 1)) return;
  const auto wanted = change_by_key(rows(), key);
  wanted ? change(*wanted, stage) : refuse_key(key, stage);
}

void Setup::take_line(std::string_view line, Stage& stage) {
  if (naming_) return give_name(line, stage);
  if (line.size() == 1 && letter_of(first_letter(line)) == U'l') return tell(stage);
  const auto wanted = change_by_line(rows(), line);
  wanted ? change(*wanted, stage) : refuse_line(line, stage);
}

void Setup::take_empty_line(Stage& stage) {
  if (naming_) give_name("", stage);
}

void Setup::change(const SettingChange& change, Stage& stage) {
  const auto [letter, wanted] = change;
  if (letter == U'1' || letter == U'2') return ask_name(letter - U'1', stage);
  Settings& settings = stage.kept<Settings>();
  Agreement& agreed = settings.agreed;
  if (letter == U'p') settings.is_pair = !settings.is_pair;
  if (letter == U'k') settings.marks_by_hand = !settings.marks_by_hand;
  if (letter == U'c') {
    agreed.counting = agreed.counting == Counting::guesses ? Counting::key_pegs : Counting::guesses;
  }
  const bool is_set = letter == U'r'   ? set(agreed.rounds, round_numbers, wanted, stage)
                      : letter == U'g' ? set(agreed.guesses, guess_limits, wanted, stage)
                      : letter == U's' ? set(settings.strength, strengths, wanted, stage)
                                       : true;
  if (!is_set) return;
  enter(stage);
  tell_setting(rows(), letter, stage);
}

void Setup::ask_name(std::size_t player, Stage& stage) {
  naming_ = player;
  typed_ = shared::LineEditor{scores::max_name_characters};
  stage.tell("Name? (up to 11 letters)");
}

void Setup::press_name(const ansi::Key& key, Stage& stage) {
  if (typed_.press(key)) return;
  if (key.code == ansi::KeyCode::enter) return give_name(typed_.text(), stage);
  if (key.code == ansi::KeyCode::escape) return naming_.reset();
  refuse_in_text(key, stage);
}

/// An empty name is the usual one.
void Setup::give_name(std::string_view typed, Stage& stage) {
  const std::size_t player = *naming_;
  const std::string name = table_name(typed);
  stage.kept<Settings>().names.at(player) =
      name.empty() ? fmt::format("Player {}", player + 1) : name;
  naming_.reset();
  enter(stage);
  tell_setting(rows(), U'1' + static_cast<char32_t>(player), stage);
}

ansi::Key Setup::meant(const ansi::Key& key) const {
  return naming_ ? key : meant_by(key, rows(), bar_);
}

void Setup::draw(Canvas& canvas) const {
  draw_settings(canvas, rows(), match_title, bar_);
  if (canvas.is_lean()) draw_peg_strip(canvas, strip_row);
  if (!naming_) return;
  const auto after = canvas.text(
      {canvas.message_row(), canvas.is_lean() ? 0 : 3},
      fmt::format("Name of player {}: ", *naming_ + 1), look::message
  );
  canvas.typed(after, typed_.text(), look::bright);
}

std::optional<char32_t> Setup::letter_at(ansi::Position at, bool is_lean) const {
  return setting_at(rows(), at, is_lean);
}

std::string Setup::prompt() const {
  return naming_ ? fmt::format("Name (Enter alone: Player {}): ", *naming_ + 1)
                 : "Settings (N: new match): ";
}

std::vector<std::string> Setup::line_help() const {
  return settings_line_help(rows(), match_title);
}

std::vector<KeyHelp> Setup::keys() const {
  if (!naming_) return settings_keys(rows(), match_title);
  return shared::name_keys(
      "Enter: save the name. No name is Player 1 or Player 2.",
      {"Esc", "keep", "Esc: keep the name as it was."}
  );
}

}  // namespace codemaker::play::breaking::match
