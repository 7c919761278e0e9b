/// The sysop's editor of the Hall of Fame and the players, as a value: keys go in, orders come out.
///
/// It holds no lock and changes nothing itself. Whoever runs it shows it the present contents again
/// and again, carries out its orders and tells it what came of them.
#pragma once

#include "ansi/frame.hpp"
#include "ansi/keys.hpp"
#include "play/drawing/canvas.hpp"
#include "play/shared/line_editor.hpp"
#include "play/shared/list_details.hpp"
#include "play/shell/editor/orders.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

class Editor {
 public:
  explicit Editor(EditorContents contents);

  /// What is on the disk now. The selection stays on the row it was on; while something is typed or
  /// asked about that row, nothing changes.
  void take(EditorContents contents);

  /// What came of an order, a sentence.
  void tell(std::string message);

  /// A key; an order if it asks for one.
  [[nodiscard]] std::optional<Order> press(const ansi::Key& key);

  [[nodiscard]] bool is_left() const { return is_left_; }

  [[nodiscard]] ansi::Frame frame(const ansi::Terminal& terminal) const;

  /// The keys that count now.
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  /// What a line is typed for.
  enum class Typed : std::uint8_t {
    search,
    new_name,  ///< of the rows of a player
    row_name,  ///< of a row that is added
    row_score,
    row_level,
    player_name,
    merge_into,
    password,
    password_again
  };

  struct Typing {
    Typed what = Typed::search;
    std::string prompt;
    shared::LineEditor line;
  };

  /// Before something is done; `other` is done at the key S.
  struct Asking {
    std::string question;
    Order yes;
    std::optional<Order> other = {};
  };

  /// A row of the list, and where it stands in its table or among the players.
  struct Shown {
    std::size_t at = 0;
  };

  /// Behind those of the games.
  [[nodiscard]] static std::size_t players_tab() { return engine::ranked_games.size(); }

  [[nodiscard]] bool is_at_players() const { return tab_ == players_tab(); }

  [[nodiscard]] static std::size_t mail_tab() { return players_tab() + 1; }

  [[nodiscard]] bool is_at_mail() const { return tab_ == mail_tab(); }

  [[nodiscard]] bool is_at_table() const { return tab_ < players_tab(); }

  [[nodiscard]] engine::RankedGame table() const { return engine::ranked_games.at(tab_); }

  [[nodiscard]] std::vector<KeyHelp> keys_of_list() const;
  [[nodiscard]] std::string_view list_name() const;
  /// What a line is typed as, its last cells if it is longer.
  [[nodiscard]] std::string typed_text(std::size_t cells) const;
  [[nodiscard]] std::vector<Shown> shown() const;
  [[nodiscard]] const scores::Entry* selected_row() const;
  [[nodiscard]] const ListedPlayer* selected_player() const;
  [[nodiscard]] const ListedMail* selected_mail() const;
  [[nodiscard]] std::size_t selected_rank() const;
  void keep_selection_inside();

  [[nodiscard]] std::optional<Order> press_letter(char32_t letter);
  void press_in_table(char32_t letter);
  void press_at_players(char32_t letter);
  void press_at_mail(char32_t letter);
  void move(const ansi::Key& key);
  void open_tab(std::size_t tab);
  [[nodiscard]] std::optional<Order> answer(const ansi::Key& key);
  void type(const ansi::Key& key);
  void begin_typing(Typed what, std::string prompt, std::size_t most, std::string text = {});
  void end_typing(Typed what, const std::string& text);
  void ask_to_remove();
  void ask_to_undo();
  void ask_to_rename(const std::string& name);
  void ask_to_merge(const std::string& into);
  void ask_to_forget();
  void ask_for_password(const std::string& again);
  void take_score(const std::string& text);
  void take_level(const std::string& text);

  void draw_tabs(Canvas& canvas) const;
  void draw_table(Canvas& canvas) const;
  void draw_row(Canvas& canvas, int at, std::size_t place, bool is_selected) const;
  void draw_details(Canvas& canvas) const;
  void draw_players(Canvas& canvas) const;
  void draw_mail(Canvas& canvas) const;
  void draw_rows(Canvas& canvas, std::string_view heading, std::string_view things) const;
  [[nodiscard]] std::string row_of_player(std::size_t at, bool is_large) const;
  [[nodiscard]] std::string row_of_mail(std::size_t at, bool is_large) const;
  [[nodiscard]] static std::string heading_of_mail(bool is_large);
  [[nodiscard]] shared::ListPlace place_on(const Canvas& canvas) const;
  void draw_bottom(Canvas& canvas) const;
  void draw_typed(Canvas& canvas, ansi::Position at) const;

  // editor_large.cpp: where a large terminal is filled
  [[nodiscard]] shared::ListPlace large_place() const;
  void draw_large_table(Canvas& canvas) const;
  /// False: what is typed or asked stands where messages do.
  [[nodiscard]] bool draw_large_bottom(Canvas& canvas) const;
  void draw_large_row(Canvas& canvas, int at, std::size_t place, bool is_selected) const;
  [[nodiscard]] shared::ListDetails large_details() const;

  // editor_small.cpp: where there are no 79 columns
  void draw_small(Canvas& canvas) const;
  void draw_small_keys(Canvas& canvas) const;
  void draw_small_tabs(Canvas& canvas) const;
  void draw_small_list(Canvas& canvas) const;
  void draw_small_details(Canvas& canvas) const;
  void draw_small_bottom(Canvas& canvas) const;
  [[nodiscard]] std::string small_row(std::size_t at) const;
  [[nodiscard]] std::string why_empty() const;

  EditorContents contents_;
  std::size_t tab_ = 0;
  std::size_t selected_ = 0;  ///< of what is shown
  std::string search_;
  std::string message_;
  std::optional<Typing> typing_;
  std::optional<Asking> asking_;
  order::AddRow draft_;   ///< of the row being added
  std::string password_;  ///< typed once
  bool has_help_ = false;
  bool is_left_ = false;
};

/// "Ada (120 points)".
[[nodiscard]] std::string row_words(const scores::Entry& row);

}  // namespace codemaker::play::shell
