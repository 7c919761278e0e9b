#include "play/nim/scenes.hpp"

#include "play/drawing/ornaments.hpp"
#include "play/nim/menu.hpp"

#include <fmt/format.h>

namespace codemaker::play::nim {
namespace {

std::string sticks_text(int sticks) {
  return count(sticks, "stick", "sticks");
}

/// Who took how many sticks, and what follows from it.
void draw_end(
    Canvas& canvas, const Play& play, const shared::Ceremony& ceremony, std::vector<Fact> facts
) {
  constexpr ansi::Position box{shared::Ceremony::rows + 1, 20};
  const auto [own, others] = play.table().taken;
  facts.insert(facts.begin(), {"The computer took", fmt::format("{}", others)});
  facts.insert(facts.begin(), {"You took", fmt::format("{}", own)});
  const bool is_lean = canvas.is_lean();
  if (is_lean) {
    canvas.header("Nim: " + play.title());
  } else {
    canvas.heading("NIM", play.title(), "Result");
    ceremony.draw(canvas);
    draw_box(canvas, box, 39, 6, "Sticks", ansi::painted(ansi::Ink::wood_light));
  }
  ansi::Position at = is_lean ? ansi::Position{4, 0} : ansi::Position{box.row + 1, box.column + 3};
  for (const Fact& fact : facts) {
    canvas.text(at, fact.name);
    canvas.text({at.row++, at.column + 19}, fact.value, look::bright);
  }
}

}  // namespace

void Ladder::deal_board(std::uint64_t seed, Stage& stage) {
  if (run_.level() > 1) stage.drop_typed_ahead();
  play_.deal(fmt::format("Level {}", run_.level()), seed, false, stage);
}

engine::Points Ladder::worth() const {
  return engine::nim::ladder_worth(play_.level(), play_.table().taken[0]);
}

std::string Ladder::end_text() const {
  const auto [own, others] = play_.table().taken;
  if (verdict() != engine::Verdict::won)
    return fmt::format("The computer wins with {}.", sticks_text(others));
  return fmt::format(
      "Level {} won: {} x {} = {}. Bank {}.", play_.level(), play_.level(), sticks_text(own),
      count(worth(), "point", "points"), run_.bank()
  );
}

void Ladder::draw_level(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (!is_playing()) return;
  const std::string pays = fmt::format("{} x {}", play_.level(), play_.table().taken[0]);
  play_.draw(canvas, {{"Bank", fmt::format("{}", run_.bank())}, {"A win now pays", pays}});
}

void Ladder::draw_result(Canvas& canvas) const {
  if (run_.is_left()) return run_.draw_left(canvas, "NIM", ansi::Ink::wood_light);
  std::vector<Fact> facts{{"Bank", fmt::format("{}", run_.bank())}};
  if (const auto rank = run_.rank())
    facts.push_back({"Hall of Fame", fmt::format("rank {}", *rank)});
  draw_end(canvas, play_, run_.ceremony(), std::move(facts));
}

void Casual::open(Stage& stage) {
  level_ = stage.kept<Choices>().level;
  begin_game(stage);
}

void Casual::play_as(const engine::nim::records::NimRecord::Setup& setup, Stage& stage) {
  level_ = std::get<engine::records::CasualSetup>(setup).level;
  begin_game(stage);
}

void Casual::play_puzzle(Stage& stage) {
  level_ = engine::records::daily_level;
  begin_game(stage);
}

void Casual::deal_board(std::uint64_t seed, Stage& stage) {
  const std::string title = is_puzzle() ? puzzle_title() : fmt::format("Computer level {}", level_);
  play_.deal(title, seed, is_puzzle(), stage);
}

std::string Casual::end_text() const {
  const auto [own, others] = play_.table().taken;
  const bool is_won = verdict() == engine::Verdict::won;
  return is_won ? fmt::format("You win with {}.", sticks_text(own))
                : fmt::format("The computer wins with {}.", sticks_text(others));
}

std::string_view Casual::art_name() const {
  if (!is_at_end()) return "nim";
  return verdict() == engine::Verdict::won ? "win" : "lose";
}

void Casual::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (is_playing()) return play_.draw(canvas, {{daily_ ? "One try a day" : "Unranked game", ""}});
  if (!is_at_end()) return;
  draw_end(canvas, play_, ceremony_, {});
  const int indent = canvas.is_lean() ? 0 : 3;
  canvas.paragraph(
      canvas.is_lean() ? 8 : canvas.message_row() - 1, indent, spoiler_free(), look::bright
  );
}

}  // namespace codemaker::play::nim
