#include "play/shell/rules_scene.hpp"

#include "play/breaking/rules.hpp"
#include "play/egg_carton/rules.hpp"
#include "play/masterix/rules.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

std::span<const shared::RulesPage> pages_of(engine::RankedGame game) {
  switch (game) {
  case engine::RankedGame::breaking:
    return breaking::rules_pages();
  case engine::RankedGame::masterix:
    return masterix::rules_pages();
  case engine::RankedGame::eggcarton:
    return egg_carton::rules_pages();
  }
  return {};
}

}  // namespace

std::span<const shared::RulesPage> RulesScene::pages() const {
  return pages_of(game_);
}

void RulesScene::enter(Stage& stage) {
  if (!pages_of(stage.choices().game).empty()) game_ = stage.choices().game;
  describe(stage);
}

void RulesScene::describe(Stage& stage) const {
  const shared::RulesPage& page = pages()[static_cast<std::size_t>(page_)];
  stage.tell(fmt::format("{}, page {} of {}.", page.title, page_ + 1, pages().size()));
  for (const auto& paragraph : page.paragraphs)
    stage.tell(std::string{paragraph});
  if (page.figure.tell != nullptr) page.figure.tell(stage);
}

void RulesScene::turn(int by, Stage& stage) {
  const int last = static_cast<int>(pages().size()) - 1;
  const int page = page_ + by;
  if (page > last) return stage.go(stage.choices().list);
  if (page < 0) return stage.refuse("This is the first page.");
  page_ = page;
  describe(stage);
}

void RulesScene::turn_to(engine::RankedGame game, Stage& stage) {
  if (pages_of(game).empty()) return;
  game_ = game;
  page_ = 0;
  stage.choices().game = game;
  describe(stage);
}

void RulesScene::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = letter_of(key);
  if (letter >= U'1' && letter <= U'3') {
    return turn_to(engine::ranked_games.at(letter - U'1'), stage);
  }
  const bool has_examples = game_ == engine::RankedGame::eggcarton;
  if (has_examples && letter == U'x') return stage.go(Place::egg_examples);
  const bool is_next = goes_on(key) || letter == U'n' || key.code == KeyCode::page_down ||
                       key.code == KeyCode::right || key.code == KeyCode::down;
  const bool is_back = letter == U'b' || key.code == KeyCode::page_up ||
                       key.code == KeyCode::left || key.code == KeyCode::up;
  if (is_next) return turn(1, stage);
  if (is_back) return turn(-1, stage);
  stage.go(stage.choices().list);  // reading can be broken off with any key
}

void RulesScene::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void RulesScene::draw(Canvas& canvas) const {
  const shared::RulesPage& page = pages()[static_cast<std::size_t>(page_)];
  const int indent = canvas.is_lean() ? 0 : 6;
  canvas.header(fmt::format("Rules {}/{}: {}", page_ + 1, pages().size(), page.title));
  int row = 2;
  for (const auto& paragraph : page.paragraphs) {
    row = canvas.paragraph(row, indent, paragraph) + (canvas.is_lean() ? 0 : 1);
  }
  if (page.figure.draw != nullptr) page.figure.draw(canvas, row + 1, indent);
  canvas.cursor({canvas.message_row(), 0});
}

std::vector<KeyHelp> RulesScene::keys() const {
  std::vector<KeyHelp> keys{
      {"Enter", "next", "Enter or N: the next page."},
      {"B", "back", "B: the page before."},
  };
  if (game_ == engine::RankedGame::eggcarton) {
    keys.push_back({"X", "examples", "X: three examples, played on the carton."});
  }
  keys.push_back({"1-3", "game", "1, 2, 3: code breaking, Masterix, Egg Carton."});
  keys.push_back({"M", "menu", "M or any other key: back to the menu."});
  keys.push_back({"?", "help", "?: this help."});
  return keys;
}

}  // namespace codemaker::play::shell
