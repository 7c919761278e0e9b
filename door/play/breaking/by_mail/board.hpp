/// A code of another caller's, or two callers' codes, on the boards of code breaking. The code that
/// the caller breaks is not in this process before that is over.
#pragma once

#include "play/breaking/round/boards.hpp"
#include "play/shared/code_board.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::breaking::by_mail {

class Board final : public shared::CodeBoard {
 public:
  explicit Board(const engine::breaking::Rules& rules);

  [[nodiscard]] std::unique_ptr<shared::CodeBoard> copy() const override;
  void show(shared::CodePage page, Stage& stage) override;
  void celebrate(engine::Verdict verdict, std::string word, Stage& stage) override;
  [[nodiscard]] shared::CodeTyped press(const ansi::Key& key, Stage& stage) override;
  [[nodiscard]] shared::CodeTyped take_line(std::string_view line, Stage& stage) override;
  void point(const Pointer& pointer, Stage& stage) override;
  void tick(Stage& stage) override;
  [[nodiscard]] std::optional<Instant> wakes_at() const override;
  void draw(Canvas& canvas) const override;
  [[nodiscard]] ansi::Position beside(const Canvas& canvas) const override;
  void tell(Stage& stage) const override;

  [[nodiscard]] bool is_celebrating() const override { return round_.finale.is_open(); }

  [[nodiscard]] std::vector<KeyHelp> keys() const override;
  [[nodiscard]] std::vector<std::string> line_help() const override;
  [[nodiscard]] std::string row_prompt(std::string_view asked) const override;

 private:
  [[nodiscard]] RowUse row() const;
  [[nodiscard]] Boards boards(bool is_large = false) const;
  [[nodiscard]] std::optional<engine::breaking::Code> code_of(std::string_view text) const;
  [[nodiscard]] engine::breaking::BreakingGame game_of(const shared::CodeSide& side) const;
  void draw_finale(Canvas& canvas) const;
  void draw_code_beside(Canvas& canvas) const;
  void draw_meanings(Canvas& canvas, ansi::Position at) const;
  void tell_side(const engine::breaking::BreakingGame& game, std::string_view title, Stage& stage)
      const;

  engine::breaking::Rules rules_;
  shared::CodePage page_;
  Round round_;  ///< the caller's
  std::optional<engine::breaking::BreakingGame> others_;
  shared::Motion others_marks_;
};

}  // namespace codemaker::play::breaking::by_mail
