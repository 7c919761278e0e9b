#include "play/shell/rules_scene.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/shell/game_tabs.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <vector>

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

/// Where the words end that a sentence is about, "Solo: break ..."; 0: it has none.
std::size_t end_of_subject(std::string_view sentence) {
  constexpr std::size_t most = 30;
  const std::size_t end = sentence.find_first_of(":.,");
  return end < most && sentence[end] == ':' ? end : 0;
}

/// Where the next sentence with a subject begins, behind the first one of a text.
std::size_t start_of_subject(std::string_view text) {
  for (std::size_t end = text.find(". "); end != std::string_view::npos;
       end = text.find(". ", end + 1)) {
    if (end_of_subject(text.substr(end + 2)) > 0) return end + 2;
  }
  return std::string_view::npos;
}

/// A paragraph, cut before each sentence with a subject that stands behind another one or behind a
/// single row.
std::vector<std::string_view> cut_at_subjects(std::string_view text) {
  constexpr std::size_t row = Canvas::lean_columns;
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t next = std::min(start_of_subject(text), text.size());
    const bool is_list = end_of_subject(text) > 0 || next <= row;
    const std::size_t end = is_list ? next : text.size();
    parts.push_back(ansi::trim(text.substr(0, end)));
    text.remove_prefix(end);
  }
  return parts;
}

/// On small screens each of those parts begins a row, if the page has room, and its subject is
/// bright; returns the row below.
int draw_small_parts(Canvas& canvas, int row, std::span<const std::string_view> parts) {
  for (const std::string_view part : parts) {
    const int below = canvas.paragraph(row, 0, part);
    canvas.text({row, 0}, part.substr(0, end_of_subject(part)), look::bright);
    row = below;
  }
  return row;
}

int draw_small_text(Canvas& canvas, int row, std::span<const std::string_view> paragraphs) {
  std::vector<std::string_view> all;
  for (const std::string_view paragraph : paragraphs)
    std::ranges::copy(cut_at_subjects(paragraph), std::back_inserter(all));
  // Apart from the time above, where all parts stay apart.
  const bool has_air = canvas.rows() > Canvas::lean_rows && air_between(canvas, row + 1, all) > 0;
  if (has_air) {
    ++row;
    for (const std::string_view part : all)
      row = draw_small_parts(canvas, row, {&part, 1}) + 1;
    return row;
  }
  int end = row;
  for (const std::string_view part : all)
    end += static_cast<int>(ansi::wrap(part, canvas.columns()).size());
  const bool are_cut = end < canvas.message_row();
  const int air = air_between(canvas, row, are_cut ? all : paragraphs);
  for (const std::string_view& paragraph : paragraphs) {
    row = are_cut ? draw_small_parts(canvas, row, cut_at_subjects(paragraph))
                  : draw_small_parts(canvas, row, {&paragraph, 1});
    row += air;
  }
  return row + 1 - air;
}

}  // namespace

void RulesScene::draw(Canvas& canvas) const {
  const std::string place = fmt::format("{}/{}", page_ + 1, pages().size());
  if (canvas.is_lean()) {
    canvas.header(fmt::format("Rules {}: {}", place, page().title));
    if (play::Shown* const shown = canvas.noted()) {
      shown->game = engine::name(game_);
      draw_game_tabs(canvas, {1, 0}, offered_, game_);
    }
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
  const bool is_page = canvas.noted() != nullptr;
  if (canvas.is_lean() && !is_page) return draw_small_text(canvas, row, page().paragraphs);
  const int air = is_page ? 0 : 1;
  auto paragraphs = page().paragraphs;
  const bool is_turned = is_page && !page().first_of_turned.empty();
  if (is_turned) paragraphs.front() = page().first_of_turned;
  for (const auto& paragraph : paragraphs)
    row = canvas.paragraph(row, indent, paragraph) + air;
  return is_page ? row + 1 : row;
}

void RulesScene::draw_figure(Canvas& canvas, int row, int indent) const {
  if (page().figure.draw != nullptr) page().figure.draw(canvas, row, indent);
  canvas.cursor({canvas.message_row(), 0});
}

void RulesScene::draw_full(Canvas& canvas) const {
  constexpr int indent = 6;
  constexpr ansi::Position frame{2, 3};
  constexpr int page_rows = 19;
  const bool is_wide = page().figure.is_wide;
  const int row = draw_text(canvas, frame.row + 2, indent);
  draw_box(
      canvas, frame, canvas.columns() - 2 * frame.column, is_wide ? row - frame.row : page_rows,
      page().title, ansi::painted(ansi::Ink::wood_light)
  );
  draw_figure(canvas, row, indent);
}

/// As wide as it reads well, with air around the text; its figure stands below the frame.
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
