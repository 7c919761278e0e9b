#include "play/egg_carton/settings.hpp"

#include "ansi/text.hpp"
#include "play/words.hpp"
#include "scores/entry.hpp"

#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using engine::egg_carton::Player;
using engine::egg_carton::RelayRule;
using Start = Choices::Start;

void Settings::enter(Stage& stage) {
  choices_ = stage.kept<Choices>();
  handle_ = stage.call().player.handle;
  describe(stage);
}

void Settings::describe(Stage& stage) const {
  for (const Row& row : rows())
    tell_row(row.key, stage);
  stage.tell("P: play. Q: back.");
}

std::vector<Settings::Row> Settings::rows() const {
  std::vector<Row> rows;
  if (choices_.is_pair) {
    rows.push_back({"1", "First player", seat_name(choices_, Player::one, handle_)});
    rows.push_back({"2", "Second player", seat_name(choices_, Player::two, handle_)});
  } else {
    rows.push_back({"0-9", "Step of the computer", fmt::format("{} of 10", choices_.strength)});
  }
  const bool is_dealt = choices_.start == Start::dealt;
  rows.push_back({"D", "Marbles", is_dealt ? "a fair deal" : "three in every slot"});
  const bool is_narrow = choices_.relay_rule == RelayRule::narrow;
  rows.push_back({"R", "Rule", is_narrow ? "narrow" : "usual"});
  return rows;
}

void Settings::tell_row(std::string_view key, Stage& stage) const {
  for (const Row& row : rows()) {
    if (row.key == key) stage.tell(fmt::format("{}: {}, now {}.", row.key, row.name, row.value));
  }
}

void Settings::press(const ansi::Key& key, Stage& stage) {
  if (naming_) return press_name(key, stage);
  const char32_t letter = letter_of(key);
  if (letter == U'p' || goes_on(key)) return stage.go(Place::egg_casual);
  const bool leaves = letter == U'q' || key.code == ansi::KeyCode::escape;
  if (leaves) return stage.go(Place::eggcarton);
  set(key, stage);
  stage.kept<Choices>() = choices_;
}

void Settings::set(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  const bool is_digit = letter >= U'0' && letter <= U'9';
  if (letter == U'd') {
    choices_.start = choices_.start == Start::dealt ? Start::classic : Start::dealt;
    tell_row("D", stage);
  } else if (letter == U'r') {
    choices_.relay_rule =
        choices_.relay_rule == RelayRule::usual ? RelayRule::narrow : RelayRule::usual;
    tell_row("R", stage);
  } else if (is_digit && !choices_.is_pair) {
    choices_.strength = letter == U'0' ? 10 : static_cast<int>(letter - U'0');
    tell_row("0-9", stage);
  } else if (choices_.is_pair && (letter == U'1' || letter == U'2')) {
    ask_name(letter - U'1', stage);
  } else {
    refuse_key(key, stage);
  }
}

void Settings::ask_name(std::size_t player, Stage& stage) {
  naming_ = player;
  name_ = shared::LineEditor{scores::max_name_characters};
  stage.tell("Up to 11 characters.");
}

void Settings::press_name(const ansi::Key& key, Stage& stage) {
  if (name_.press(key)) return;
  if (key.code == ansi::KeyCode::enter) return give_name(name_.text(), stage);
  if (key.code == ansi::KeyCode::escape) naming_.reset();
}

void Settings::give_name(std::string_view name, Stage& stage) {
  choices_.names.at(*naming_) = std::string{name};
  tell_row(*naming_ == 0 ? "1" : "2", stage);
  naming_.reset();
  stage.kept<Choices>() = choices_;
}

void Settings::take_line(std::string_view line, Stage& stage) {
  if (naming_) return give_name(line, stage);
  if (line == "10") return press(ansi::character(U'0'), stage);
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void Settings::take_empty_line(Stage& stage) {
  if (naming_) give_name("", stage);
}

std::string Settings::prompt() const {
  if (!naming_) return choices_.is_pair ? "Two players: " : "Casual game: ";
  return fmt::format("Name (Enter alone: Player {}): ", *naming_ + 1);
}

void Settings::draw(Canvas& canvas) const {
  const int indent = canvas.is_lean() ? 0 : 6;
  const int names = indent + 5;
  const int values = names + 22;
  canvas.header(choices_.is_pair ? "Egg Carton: two players" : "Egg Carton: a casual game");
  int row = 3;
  for (const Row& each : rows()) {
    canvas.text({row, indent}, each.key, look::bright);
    canvas.text({row, names}, each.name);
    const ansi::Position value =
        canvas.is_lean() ? ansi::Position{row + 1, names} : ansi::Position{row, values};
    canvas.text(value, each.value, look::bright);
    row += canvas.is_lean() ? 3 : 2;
  }
  canvas.text({row, indent}, "P", look::bright);
  canvas.cursor(canvas.text({row, names}, "Play "));
  if (!naming_) return;
  const auto after =
      canvas.text({row + 2, indent}, fmt::format("Name of player {}: ", *naming_ + 1));
  canvas.cursor(canvas.text(after, name_.text(), look::bright));
}

std::vector<KeyHelp> Settings::keys() const {
  if (naming_) {
    return {
        {"letters", "name", "Type the name."},
        {"Backspace", "undo", "Backspace: take a letter back."},
        {"Enter", "done", "Enter: that is the name; nothing is Player 1 or Player 2."},
        {"Escape", "keep", "Escape: the name stays as it was."},
    };
  }
  std::vector<KeyHelp> keys;
  if (choices_.is_pair) {
    keys.push_back({"1 2", "names", "1, 2: type the name of a player."});
  } else {
    keys.push_back(
        {"1-9 0", "step",
         "1 to 9, 0 for 10: how well the computer plays. 2 is a novice, 10 perfect."}
    );
  }
  keys.push_back({"D", "deal", "D: three marbles in every slot, or a fair deal of 18 a side."});
  keys.push_back(
      {"R", "rule",
       "R: by the narrow rule the turn is over when marbles that were sown on end off the board."}
  );
  keys.push_back({"P", "play", "P: play."});
  keys.push_back({"?", "help", "?: this help."});
  keys.push_back({"Q", "back", "Q: back to the list."});
  return keys;
}

}  // namespace codemaker::play::egg_carton
