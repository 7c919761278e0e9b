/// A game of Nim from its deal to what follows its end: a run up the ladder, a casual game, or that
/// of a day.
#pragma once

#include "play/nim/place.hpp"
#include "play/nim/play.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/ceremony.hpp"
#include "play/shared/ranked_run.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::nim {

class Round : public SceneBase {
 public:
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);
  [[nodiscard]] std::optional<Instant> wakes_at() const;
  void point(const Pointer& pointer, Stage& stage);
  void confirm(Stage& stage);
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage);
  void give_up(Stage& stage);

  [[nodiscard]] int level() const { return play_.is_ladder() ? run_.level() : 0; }

  [[nodiscard]] bool takes_text() const { return run_.is_naming(); }

  [[nodiscard]] std::string_view art_name() const;
  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 protected:
  /// `word` is that of a challenge, empty in other games.
  void begin(const engine::nim::records::NimSetup& setup, std::string word, Stage& stage);

 private:
  /// Nothing more is to be taken, and a key goes on.
  [[nodiscard]] bool is_at_end() const { return play_.is_over() || run_.is_left(); }

  void follow(Stage& stage);
  void ask_to_leave(Stage& stage);
  void go_on(const ansi::Key& key, Stage& stage);
  void leave(Stage& stage);
  [[nodiscard]] std::string end_text() const;
  void draw_result(Canvas& canvas) const;
  void draw_small_result(Canvas& canvas) const;

  Play play_;
  shared::RankedRun run_{engine::nim::id, place::menu};
  shared::Ceremony ceremony_;  ///< of other games; a run has its own
  bool wants_new_ = false;     ///< a yes means another game, not the end of it
};

class Ladder : public Round {
 public:
  void enter(Stage& stage);
};

class Casual : public Round {
 public:
  void enter(Stage& stage);
};

class Daily : public Round {
 public:
  /// Who has played it in this call sees its tables.
  void enter(Stage& stage);
};

}  // namespace codemaker::play::nim
