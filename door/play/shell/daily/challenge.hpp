/// Challenges: a word of eight letters gives the same puzzles to whoever types it.
#pragma once

#include "play/catalog/daily_text.hpp"
#include "play/events/answers.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/item_list.hpp"
#include "play/shell/daily/offering.hpp"
#include "play/shell/daily/rank.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::daily {

inline constexpr std::string_view what_a_word_is =
    "All who type the same eight letters get the same code and boards.";

/// The same below the word.
inline constexpr std::string_view what_this_word_is =
    "All who have this word get the same code and boards.";

/// The first choice on small screens, and the frame around them on full ones.
inline constexpr int challenge_row = 9;
inline constexpr int full_challenge_row = 10;

class ChallengePage : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] bool takes_text() const { return true; }

  [[nodiscard]] std::string_view art_name() const { return "daily"; }

  /// A link to the word.
  [[nodiscard]] std::optional<Share> share() const;

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  shared::LightBar bar_;
  OfferBar offers_;

  /// Asks who played the word here, if it is one.
  void read(Stage& stage);
  /// Who of this board played a game of the word, and how; empty: it is not read,
  /// or the caller's own first try is not in it yet.
  /// Below the cards of a page, which say what was done, a guest is told what ranks it.
  [[nodiscard]] std::string table_text(engine::RankedGame game, bool is_page = false) const;
  void tell_tables(Stage& stage) const;
  void draw_small_table(Canvas& canvas, engine::RankedGame game, int row) const;
  void note_results(play::Shown& page) const;
  void draw_table(Canvas& canvas) const;
  void draw_full(Canvas& canvas, std::string_view word, std::string_view send) const;
  void write(std::string word, Stage& stage);
  void make_word(Stage& stage);
  void play(std::size_t puzzle, Stage& stage);
  /// Who of this board played the game the bar is on.
  [[nodiscard]] std::span<const DailyRow> rows_at_bar() const;
  [[nodiscard]] std::optional<engine::RankedGame> game_at_bar() const;
  [[nodiscard]] bool offer_line(std::string_view line, Stage& stage) const;
  [[nodiscard]] bool is_word() const;
  /// What is wrong with the word, and what to do.
  [[nodiscard]] std::string what_is_missing() const;

  [[nodiscard]] std::string letters(std::string_view last) const;

  std::string word_;
  std::optional<event::DailyTables> tables_;  ///< of the word
  engine::PerGame<play::FirstTry> tries_;     ///< of the word's games
  WayToRank way_to_rank_;                     ///< of a guest who has played a game of the word
  std::optional<std::size_t> wanted_;         ///< to be played once they are there
  std::vector<shared::ChoiceItem> choices_;   ///< of the games that are offered
};

}  // namespace codemaker::play::shell::daily
