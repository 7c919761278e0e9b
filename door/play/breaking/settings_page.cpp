#include "play/breaking/settings_page.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/scenes/scene.hpp"

#include <array>
#include <cstddef>
#include <fmt/format.h>

namespace codemaker::play::breaking {

namespace {

constexpr char32_t strength_letter = U's';

/// "2, 4 or 6"; "1 to 10" where no number is left out.
std::string values_of(const SettingRange& range) {
  if (range.step == 1) return fmt::format("{} to {}", range.least, range.most);
  std::string values;
  for (int value = range.least; value <= range.most; value += range.step) {
    const std::string_view link = value == range.least ? "" : value == range.most ? " or " : ", ";
    values += fmt::format("{}{}", link, value);
  }
  return values;
}

}  // namespace

bool set(int& value, const SettingRange& range, std::optional<int> wanted, Stage& stage) {
  const bool is_possible = !wanted || (*wanted >= range.least && *wanted <= range.most &&
                                       (*wanted - range.least) % range.step == 0);
  if (!is_possible) {
    stage.refuse(fmt::format("{}: {}.", range.name, values_of(range)));
    return false;
  }
  const int next = value < range.most ? value + range.step : range.least;
  value = wanted.value_or(next);
  return true;
}

std::string on_or_off(bool is_on) {
  return is_on ? "on" : "off";
}

std::string_view strength_name(int strength) {
  static constexpr std::array<std::string_view, engine::breaking::strongest> names{
      "dull",      "drowsy", "scatterbrained", "distracted", "middling",
      "attentive", "bright", "careful",        "shrewd",     "brilliant"};
  return names.at(static_cast<std::size_t>(strength - engine::breaking::weakest));
}

SettingRow strength_row(int strength) {
  return {
      strength_letter, "Strength", fmt::format("{}, {}", strength, strength_name(strength)),
      "1 (dull) to 10 (brilliant).", true};
}

std::optional<SettingChange> change_by_key(std::span<const SettingRow> rows, const ansi::Key& key) {
  const char32_t letter = typed_letter_of(key);
  if (row_of(rows, letter) != nullptr) return SettingChange{letter, std::nullopt};
  const bool is_digit = letter >= U'0' && letter <= U'9';
  if (!is_digit || row_of(rows, strength_letter) == nullptr) return std::nullopt;
  return SettingChange{
      strength_letter,
      letter == U'0' ? engine::breaking::strongest : static_cast<int>(letter - U'0')};
}

std::optional<SettingChange> change_by_line(
    std::span<const SettingRow> rows, std::string_view line
) {
  const char32_t letter = letter_of(first_letter(line));
  const std::string_view rest = ansi::trim(line.substr(1));
  const bool is_number = rest.find_first_not_of("0123456789") == std::string_view::npos;
  const SettingRow* const row = row_of(rows, letter);
  const bool is_change = row != nullptr && (rest.empty() || (row->takes_number && is_number));
  if (!is_change) return std::nullopt;
  return SettingChange{letter, ansi::leading_number(rest)};
}

void tell_settings(std::span<const SettingRow> rows, const SettingsTitle& of, Stage& stage) {
  for (const SettingRow& row : rows)
    stage.tell(fmt::format("{}: {}, now {}.", row.key(), row.name, row.value));
  stage.tell(fmt::format("N: new {}. Q: menu.", of.what));
}

void tell_setting(std::span<const SettingRow> rows, char32_t letter, Stage& stage) {
  if (const SettingRow* const row = row_of(rows, letter))
    stage.tell(fmt::format("{}: {}.", row->name, row->value));
}

std::vector<std::string> settings_line_help(
    std::span<const SettingRow> rows, const SettingsTitle& of
) {
  std::vector<std::string> lines{
      "A letter changes its setting, with a number at once: S 9. L: all of them."};
  for (const SettingRow& row : rows)
    lines.push_back(fmt::format("{}: {}", row.key(), row.sentence));
  lines.push_back(fmt::format("N: a new {}. Q: back to the menu.", of.what));
  return lines;
}

std::vector<KeyHelp> settings_keys(std::span<const SettingRow> rows, const SettingsTitle& of) {
  std::vector<KeyHelp> keys{
      {"N", fmt::format("new {}", of.what),
       fmt::format("N or Enter: a new {}. Or what the bar is on.", of.what)},
      {"letters", "change settings", "Letters: each changes its setting."}};
  for (const SettingRow& row : rows)
    keys.push_back({row.key(), "", fmt::format("{}: {}", row.key(), row.sentence)});
  if (row_of(rows, strength_letter) != nullptr)
    keys.push_back({"1-9, 0", "strength", "1 to 9, 0 for ten: the strength."});
  keys.push_back({"", "", "Mouse: click a setting to change it.", true});
  keys.push_back({"Q", "menu", "Q or Esc: back to the menu."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::breaking
