#include "play/shell/rules_scene.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell {

std::span<const shared::RulesPage> RulesScene::pages() const {
  return game_of(game_).rules();
}

void RulesScene::enter(Stage& stage) {
  offered_ = stage.call().offered;
  game_ = stage.choices().game;
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
  game_ = game;
  page_ = 0;
  stage.choices().game = game;
  describe(stage);
}

void RulesScene::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  if (key.code == KeyCode::function) return refuse_key(key, stage);
  if (const auto game = numbered_game(offered_, key)) return turn_to(*game, stage);
  const char32_t letter = letter_of(key);
  const Offer& offer = game_of(game_).offer;
  if (!offer.letter.empty() && is_letter(key, offer.letter)) return stage.go(offer.leads);
  const bool is_next = goes_on(key) || letter == U'n' || key.code == KeyCode::page_down ||
                       key.code == KeyCode::right || key.code == KeyCode::down;
  const bool is_back = letter == U'b' || key.code == KeyCode::page_up ||
                       key.code == KeyCode::left || key.code == KeyCode::up;
  if (is_next) return turn(1, stage);
  if (is_back) return turn(-1, stage);
  stage.go(stage.choices().list);  // any key ends the reading
}

void RulesScene::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

/// "  1 Code breaking  3 Egg Carton": where the numbers lead.
std::string RulesScene::other_games() const {
  std::string others;
  int number = 0;
  for (const Game* game : games_of(offered_)) {
    ++number;
    if (game->id != game_) others += fmt::format("  {} {}", number, ansi::capitalized(game->title));
  }
  return others;
}

namespace {

/// On small screens the first words are bright that what follows is about: "Solo: break ...".
int draw_paragraph(Canvas& canvas, int row, int indent, std::string_view text) {
  constexpr std::size_t most = 30;
  const int below = canvas.paragraph(row, indent, text);
  const std::size_t end = text.find_first_of(":.");
  const bool has_subject = end < most && text[end] == ':';
  if (has_subject && canvas.is_lean() && canvas.noted() == nullptr)
    canvas.text({row, indent}, text.substr(0, end), look::bright);
  return below;
}

}  // namespace

void RulesScene::draw(Canvas& canvas) const {
  const shared::RulesPage& page = pages()[static_cast<std::size_t>(page_)];
  const std::string place = fmt::format("{}/{}", page_ + 1, pages().size());
  const bool is_lean = canvas.is_lean();
  const int indent = is_lean ? 0 : 6;
  int row = is_lean ? 2 : 4;
  if (is_lean) {
    canvas.header(fmt::format("Rules {}: {}", place, page.title));
  } else {
    canvas.heading(
        "RULES", ansi::capitalized(game_of(game_).title),
        fmt::format("Page {}{}", place, other_games())
    );
  }
  const int air = is_lean ? air_between(canvas, row, page.paragraphs) : 1;
  for (const auto& paragraph : page.paragraphs)
    row = draw_paragraph(canvas, row, indent, paragraph) + air;
  constexpr int rows_above = 2;
  constexpr int page_rows = 19;
  if (!is_lean)
    draw_page_frame(canvas, page.figure.is_wide ? row - rows_above : page_rows, page.title);
  if (page.figure.draw != nullptr) page.figure.draw(canvas, row + (is_lean ? 1 - air : 0), indent);
  canvas.cursor({canvas.message_row(), 0});
}

std::vector<std::string> RulesScene::line_help() const {
  std::vector<std::string> lines{
      "N: the next page. B: the page before.",
      fmt::format("{}: {}.", game_numbers(offered_), game_titles(offered_)),
      "M: done reading.",
  };
  const Offer& offer = game_of(game_).offer;
  if (!offer.letter.empty()) lines.emplace_back(offer.sentence);
  return lines;
}

std::vector<KeyHelp> RulesScene::keys() const {
  std::vector<KeyHelp> keys{
      {"Enter", "next", "Enter or N: the next page."},
      {"B", "back", "B: the page before."},
  };
  const Offer& offer = game_of(game_).offer;
  if (!offer.letter.empty()) {
    keys.push_back({std::string{offer.letter}, std::string{offer.does}, std::string{offer.sentence}}
    );
  }
  keys.push_back(
      {game_numbers(offered_), "game",
       fmt::format("{}: {}.", game_numbers(offered_), game_titles(offered_))}
  );
  keys.push_back({"M", "done", "M or any other key: done reading."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell
