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

const shared::RulesPage& RulesScene::page() const {
  return pages()[static_cast<std::size_t>(page_)];
}

void RulesScene::enter(Stage& stage) {
  offered_ = stage.call().offered;
  game_ = stage.choices().game;
  describe(stage);
}

void RulesScene::describe(Stage& stage) const {
  const shared::RulesPage& page = this->page();
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
  const std::string place = fmt::format("{}/{}", page_ + 1, pages().size());
  if (canvas.is_lean()) {
    canvas.header(fmt::format("Rules {}: {}", place, page().title));
    return draw_figure(canvas, draw_text(canvas, 2, 0), 0);
  }
  canvas.heading(
      "RULES", ansi::capitalized(game_of(game_).title),
      fmt::format("Page {}{}", place, other_games())
  );
  canvas.is_large() ? draw_large(canvas) : draw_full(canvas);
}

/// The row at which a figure below the text begins.
int RulesScene::draw_text(Canvas& canvas, int row, int indent) const {
  const int air = canvas.is_lean() ? air_between(canvas, row, page().paragraphs) : 1;
  for (const auto& paragraph : page().paragraphs)
    row = draw_paragraph(canvas, row, indent, paragraph) + air;
  return canvas.is_lean() ? row + 1 - air : row;
}

void RulesScene::draw_figure(Canvas& canvas, int row, int indent) const {
  if (page().figure.draw != nullptr) page().figure.draw(canvas, row, indent);
  canvas.cursor({canvas.message_row(), 0});
}

void RulesScene::draw_full(Canvas& canvas) const {
  constexpr int indent = 6;
  constexpr ansi::Position usual{2, 3};
  constexpr int page_rows = 19;
  const bool is_wide = page().figure.is_wide;
  // A ring begins a row higher what has a figure below it, so that its text has air on both sides.
  const int air = canvas.is_surrounded() && is_wide ? 1 : 0;
  const ansi::Position frame{usual.row - air, usual.column};
  const int row = draw_text(canvas, frame.row + 2, indent) + air;
  draw_box(
      canvas, frame, canvas.columns() - 2 * frame.column, is_wide ? row - frame.row : page_rows,
      page().title, ansi::painted(ansi::Ink::wood_light)
  );
  draw_figure(canvas, row, indent);
}

/// As wide as it reads well, with air around the text.
void RulesScene::draw_large(Canvas& canvas) const {
  constexpr int indent = 27;
  constexpr ansi::Position frame{3, indent - 4};
  const int row = draw_text(canvas, frame.row + 2, indent);
  draw_box(
      canvas, frame, canvas.columns() - 2 * frame.column, row - frame.row + 1, page().title,
      ansi::painted(ansi::Ink::wood_light)
  );
  draw_figure(canvas, row + 1, indent);
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
