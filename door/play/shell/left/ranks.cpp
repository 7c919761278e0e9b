#include "play/shell/left/ranks.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/left/words.hpp"
#include "play/shell/mail/ask.hpp"
#include "play/shell/mail/words.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>

namespace codemaker::play::shell::left {
namespace {

constexpr std::string_view what_costs =
    "Guesses a try; one that ran out of them counts as 11. It takes three tries.";

constexpr int frame_rows = 18;

std::string stood_row(const LeftStood& row) {
  const std::string_view stands =
      is_position(row.entry.terms) ? ", still unsolved" : ", still unbroken";
  return fmt::format(
      "{}{}: {}, {}", count(row.days, "day", "days"), row.still_stands ? stands : "",
      caller_text(row.entry.maker, row.entry.board), mail::title_of(row.entry.terms)
  );
}

std::string maker_row(const LeftMaker& row) {
  return fmt::format(
      "{}: {} guesses a try, {}", caller_text(row.name, row.board), tenths_text(row.mean),
      count(row.codes, "code", "codes")
  );
}

std::string position_maker_row(const LeftPositionMaker& row) {
  return fmt::format(
      "{}: {} of {} lost, {}", caller_text(row.name, row.board), row.lost,
      count(row.tries, "try", "tries"), count(row.positions, "position", "positions")
  );
}

/// Where both tables have rows, there is room for some of each.
template <typename Row>
std::span<const Row> shown_of(const std::vector<Row>& rows, bool is_alone) {
  constexpr std::size_t beside = 3;
  return std::span{rows}.first(is_alone ? rows.size() : std::min(rows.size(), beside));
}

}  // namespace

void LeftRanksScene::enter(Stage& stage) {
  stage.perform(effect::ReadLeftRanks{});
}

void LeftRanksScene::take(const Answer& answer, Stage& stage) {
  const auto* ranks = std::get_if<event::LeftRanks>(&answer);
  if (ranks == nullptr) return;
  ranks_ = *ranks;
  describe(stage);
}

/// What is to be said where there is no table.
std::string LeftRanksScene::remark() const {
  if (!ranks_->tables) return "The tables can't be read right now.";
  return ranks_->tables->stood.empty() ? "Nobody has tried a code yet." : "";
}

void LeftRanksScene::describe(Stage& stage) const {
  if (!ranks_) return;
  if (!remark().empty()) return stage.tell(remark());
  stage.tell("Codes that stood longest:");
  for (const LeftStood& row : ranks_->tables->stood)
    stage.tell(fmt::format("{}.", stood_row(row)));
  if (!makers_shown().empty()) stage.tell("Makers whose codes cost most:");
  for (const LeftMaker& row : makers_shown())
    stage.tell(fmt::format("{}.", maker_row(row)));
  if (!makers_shown().empty()) stage.tell(std::string{what_costs});
  if (!position_makers_shown().empty()) stage.tell("Makers whose positions cost most:");
  for (const LeftPositionMaker& row : position_makers_shown())
    stage.tell(fmt::format("{}.", position_maker_row(row)));
}

std::span<const LeftMaker> LeftRanksScene::makers_shown() const {
  return shown_of(ranks_->tables->makers, ranks_->tables->position_makers.empty());
}

std::span<const LeftPositionMaker> LeftRanksScene::position_makers_shown() const {
  return shown_of(ranks_->tables->position_makers, ranks_->tables->makers.empty());
}

/// Whose rows they are, from the first one down.
std::vector<LeftRanksScene::Maker> LeftRanksScene::makers() const {
  std::vector<Maker> makers;
  if (!ranks_ || !ranks_->tables) return makers;
  for (const LeftStood& row : ranks_->tables->stood)
    makers.push_back({row.entry.maker, row.entry.board, mail::title_of(row.entry.terms)});
  for (const LeftMaker& row : makers_shown())
    makers.push_back({row.name, row.board, ""});
  for (const LeftPositionMaker& row : position_makers_shown())
    makers.push_back({row.name, row.board, ""});
  return makers;
}

/// In lines there is no bar: there the name is asked.
void LeftRanksScene::offer(Stage& stage) const {
  const auto rows = makers();
  if (stage.is_line() || rows.empty()) return mail::offer_to({}, stage);
  const Maker& chosen = rows.at(bar_.at());
  if (chosen.name.empty()) return stage.refuse("A former caller plays no more.");
  const std::string& board = chosen.board.empty() ? stage.call().player.board : chosen.board;
  mail::offer_to({board, "", chosen.name}, stage, chosen.title);
}

void LeftRanksScene::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = typed_letter_of(key);
  const bool leaves = letter == U'q' || letter == U'm' || key.code == ansi::KeyCode::escape;
  if (leaves || goes_on(key)) return stage.go(Place::left);
  if (letter == mail::offer_letter) return offer(stage);
  if (const auto rows = makers(); !rows.empty() && bar_.press(key, rows.size())) return;
  refuse_key(key, stage);
}

void LeftRanksScene::take_line(std::string_view line, Stage& stage) {
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void LeftRanksScene::take_empty_line(Stage& stage) {
  stage.go(Place::left);
}

void LeftRanksScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  canvas.is_lean() ? canvas.header("Codes left: tables")
                   : canvas.heading("CODEMAKER", "Codes left for others", "Tables");
  if (!ranks_) return;
  const int indent = canvas.is_lean() ? 0 : 6;
  if (!canvas.is_lean()) draw_page_frame(canvas, frame_rows, "Tables");
  if (!remark().empty()) return void(canvas.paragraph(4, indent, remark()));
  int row = canvas.is_lean() ? 2 : 3;
  std::size_t place = 0;
  const auto draw_row = [&](const std::string& text) {
    const bool is_chosen = place++ == bar_.at();
    if (is_chosen) canvas.cursor({row, indent});
    const auto style = is_chosen ? look::reversed : look::plain;
    canvas.row_text({row++, indent + 2}, text, style);
  };
  canvas.text({row++, indent}, "Codes that stood longest", look::title);
  for (const LeftStood& each : ranks_->tables->stood)
    draw_row(stood_row(each));
  const auto draw_title = [&](std::string_view text) {
    canvas.text({++row, indent}, text, look::title);
    ++row;
  };
  if (!makers_shown().empty()) draw_title("Makers whose codes cost most");
  for (const LeftMaker& each : makers_shown())
    draw_row(maker_row(each));
  if (!position_makers_shown().empty()) draw_title("Makers whose positions cost most");
  for (const LeftPositionMaker& each : position_makers_shown())
    draw_row(position_maker_row(each));
  const int below = canvas.is_lean() ? row + 1 : frame_rows + 2;
  const bool has_room = below + 2 < canvas.message_row() || !canvas.is_lean();
  if (!makers_shown().empty() && has_room) canvas.paragraph(below, indent, what_costs, look::dim);
}

std::string LeftRanksScene::prompt() const {
  return ranks_ ? "Enter to go back: " : "";
}

std::vector<KeyHelp> LeftRanksScene::keys() const {
  return {
      mail::offer_help(),
      {"Q", "back", "Q, M, Enter or Esc: back to the codes."},
      help_key(),
  };
}

}  // namespace codemaker::play::shell::left
