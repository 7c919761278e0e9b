/// The list of what there is to play of a game.
#pragma once

#include "ansi/text.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/canvas.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/games_ended.hpp"
#include "play/shared/item_list.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::boards {

/// A game's own menu derives from it, as `Own`, which has `game`; its place `here`; the `items`;
/// and `full_row` and `small_row`, the first of theirs. With `large_row` and `large_pitch` it fills
/// a large screen. What its game offers as a first game is
/// offered here, too, beside the items.
template <class Own>
class GameMenu : public SceneBase {
 public:
  void enter(Stage& stage) {
    stage.choices().game = Own::game;
    stage.choices().list = Own::here;
    is_known_ = stage.kept<shared::KnownGames>().has(Own::game);
    own().describe(stage);
  }

  void describe(Stage& stage) const {
    shared::tell_items(Own::items, stage);
    if (const std::string words = first_words(); !words.empty()) stage.tell(words);
  }

  void press(const ansi::Key& key, Stage& stage) {
    if (key.code == ansi::KeyCode::escape) return stage.go(Place::menu);
    if (bar_.press(key, Own::items.size())) return;
    const auto& lit = Own::items.at(bar_.at());
    if (key.code == ansi::KeyCode::enter) return own().press(shared::key_of(lit), stage);
    const auto place = leads(key);
    place ? stage.go(*place) : refuse_key(key, stage);
  }

  void take_line(std::string_view line, Stage& stage) {
    if (const auto key = shared::key_of_line(Own::items, line, stage)) own().press(*key, stage);
  }

  void point(const Pointer& pointer, Stage& stage) {
    if (pointer.is_release) return;
    const bool is_full = stage.presentation() == Presentation::full;
    const int row = is_full ? row_of(pointer.is_on_large) : Own::small_row;
    const int down = pointer.at.row - row;
    const int index = down / pitch_of(pointer.is_on_large);
    const bool is_item = down >= 0 && index < static_cast<int>(Own::items.size());
    if (is_item) own().press(shared::key_of(Own::items.at(static_cast<std::size_t>(index))), stage);
  }

  [[nodiscard]] bool fills_large() const { return has_large; }

  [[nodiscard]] std::string_view art_name() const { return game_of(Own::game).art.front(); }

  [[nodiscard]] std::string prompt() const { return std::string{game_of(Own::game).title} + ": "; }

  [[nodiscard]] std::vector<KeyHelp> keys() const {
    std::vector<KeyHelp> keys = shared::keys_of(Own::items);
    keys.at(Own::items.size() - 1).button = "back";
    const Offer& first = first_game();
    if (!first.letter.empty()) {
      keys.push_back(
          {std::string{first.letter}, std::string{first.does}, std::string{first.sentence}}
      );
    }
    return keys;
  }

 protected:
  /// Where a key leads; nullopt: nowhere.
  [[nodiscard]] static std::optional<Place> leads(const ansi::Key& key) {
    const Offer& first = first_game();
    const bool is_first = !first.letter.empty() && is_letter(key, first.letter);
    return is_first ? std::optional{first.leads} : place_of(Own::items, key);
  }

  /// The list on full screens, in a frame of the game's that begins in this column.
  void draw_full_items(Canvas& canvas, int column, int width) const {
    int row = row_of(canvas.is_large());
    for (const auto& item : Own::items) {
      const bool is_lit = &item == &Own::items.at(bar_.at());
      draw_key(canvas, {row, column + 2}, item.letter);
      shared::draw_item(canvas, {row, column + 7}, width - 8, column + 22, item, is_lit);
      row += pitch_of(canvas.is_large());
    }
  }

  /// Small screens, but for what a game draws around the list; returns the row below.
  int draw_small(Canvas& canvas) const {
    canvas.header(game_of(Own::game).title);
    const int below = Own::small_row + static_cast<int>(Own::items.size());
    // The way back is the last one: a page has a button of it.
    const std::size_t listed = Own::items.size() - (canvas.noted() != nullptr ? 1 : 0);
    shared::draw_items(canvas, {std::span{Own::items}.first(listed), Own::small_row}, bar_);
    const int words = below + (canvas.rows() > Canvas::lean_rows ? 3 : 2);
    if (Shown* const shown = canvas.noted()) {
      note_first_game(*shown, below - 1);
      return words;
    }
    return draw_first_game(canvas, {words, 0});
  }

  /// "New here? G: a guided first game of Egg Carton.", on small screens without the game;
  /// returns the row below, the same one to who knows the game.
  int draw_first_game(Canvas& canvas, ansi::Position at) const {
    const std::string words = first_words();
    if (words.empty()) return at.row;
    const std::size_t of_game = words.find(" of ");
    const bool is_cut = canvas.is_lean() && of_game != std::string::npos;
    canvas.text(at, is_cut ? words.substr(0, of_game) + "." : words, look::message);
    return at.row + 1;
  }

  shared::LightBar bar_;

 private:
  static constexpr bool has_large = requires { Own::large_row; };

  /// Of the first item, on full screens or large ones.
  [[nodiscard]] static constexpr int row_of(bool is_large) {
    if constexpr (has_large) {
      if (is_large) return Own::large_row;
    }
    return Own::full_row;
  }

  /// Rows from an item to the next.
  [[nodiscard]] static constexpr int pitch_of(bool is_large) {
    if constexpr (has_large) {
      if (is_large) return Own::large_pitch;
    }
    return 1;
  }

  [[nodiscard]] static const Offer& first_game() { return game_of(Own::game).first_game; }

  /// On a page it is one more of the items.
  void note_first_game(Shown& shown, int row) const {
    const Offer& first = first_game();
    if (first.letter.empty()) return;
    const std::string_view what =
        is_known_ ? "explained move by move" : "New here? Explained move by move";
    shown.rows.push_back(
        {row, ansi::capitalized(first.does), std::string{what}, {}, Tap{std::string{first.letter}}}
    );
  }

  /// Empty to who knows the game.
  [[nodiscard]] std::string first_words() const {
    const Offer& first = first_game();
    if (is_known_ || first.letter.empty()) return {};
    return fmt::format("New here? {}", first.sentence);
  }

  bool is_known_ = false;

  [[nodiscard]] Own& own() { return static_cast<Own&>(*this); }
};

}  // namespace codemaker::play::boards
