/// What a caller's kept games come to, a page for each game.
#pragma once

#include "ansi/palette.hpp"
#include "play/scenes/scene.hpp"
#include "play/shell/medals.hpp"
#include "scores/hall.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

class MyPage : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "mypage"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;

  /// Nothing is asked before the figures are there.
  [[nodiscard]] std::string prompt() const {
    return page_ && hall_ ? "G for your games, 1 to 3, M for the menu: " : "";
  }

  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  /// What is shown of the game.
  enum class View : std::uint8_t {
    figures,  ///< of all games of the player
    by_mail,  ///< what came of those against others
    medals
  };

  /// Of all games that are not ranked, how many ended so.
  struct Share {
    std::int64_t part;
    ansi::Ink ink;
  };

  /// A figure: what is counted, and what it came to.
  struct Fact {
    std::string name;
    std::string value;
    bool is_part = false;  ///< of the figure above that is none
    std::optional<Share> share = std::nullopt;
  };

  void turn_to(engine::RankedGame game, Stage& stage);
  [[nodiscard]] const GameFigures& figures() const;
  /// Nothing was played yet: there is a way to the game.
  [[nodiscard]] bool invites() const;
  [[nodiscard]] std::string remark() const;
  [[nodiscard]] std::vector<Fact> facts() const;
  [[nodiscard]] std::vector<Fact> figures_in_words() const;
  [[nodiscard]] std::vector<Fact> against_others() const;
  [[nodiscard]] std::string_view title() const;
  void turn_to(View view, Stage& stage);
  void read_medals(Stage& stage);
  void tell_medals(Stage& stage) const;
  [[nodiscard]] std::string counts_text() const;
  void draw_medals(Canvas& canvas, ansi::Position at) const;
  [[nodiscard]] const std::vector<std::int64_t>& spread() const;
  void draw_small(Canvas& canvas) const;
  void draw_share(Canvas& canvas, int row, const Share& share) const;
  void draw_full(Canvas& canvas) const;
  void draw_large(Canvas& canvas) const;

  OfferedGames offered_;
  engine::RankedGame game_ = engine::first_ranked_game;
  scores::Player player_;
  std::optional<event::MyPage> page_;
  bool can_own_name_ = false;  ///< a guest, by a password
  std::optional<scores::Hall> hall_;
  View view_ = View::figures;
  engine::PerGame<std::vector<Medal>> medals_;
};

}  // namespace codemaker::play::shell
