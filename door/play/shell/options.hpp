/// How the caller wants to be shown things.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/item_list.hpp"
#include "play/shared/line_editor.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

class OptionsScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "options"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void point(const Pointer& pointer, Stage& stage);
  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const;

  [[nodiscard]] bool takes_text() const { return step_ != Step::options; }

  [[nodiscard]] bool hides_lines() const { return takes_text(); }

  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  static constexpr int small_row = 3;    ///< of the first setting on small screens
  static constexpr int most_stars = 14;  ///< of what is typed, which nobody reads over a shoulder

  /// Of a new password, which is typed twice.
  enum class Step : std::uint8_t { options, first, second, saving };

  struct Row {
    std::string key;
    std::string name;
    std::string value;
    std::string_view more;  ///< told on full screens
  };

  [[nodiscard]] std::vector<Row> rows() const;
  [[nodiscard]] ansi::Key meant(const ansi::Key& key) const;
  void draw_small(Canvas& canvas) const;
  void look_at(Stage& stage);
  void begin_password(Stage& stage);
  void press_in_password(const ansi::Key& key, Stage& stage);
  void take_password(std::string_view line, Stage& stage);
  void end_password();
  [[nodiscard]] Row password_row() const;
  void change_browser(Stage& stage) const;
  void draw_small_password(Canvas& canvas) const;
  [[nodiscard]] std::string_view task() const;
  [[nodiscard]] int pitch(bool is_large = false) const;
  [[nodiscard]] int row_of(std::size_t item, bool is_large) const;
  [[nodiscard]] std::string sentence(const Row& row, bool is_large) const;

  Choices choices_;
  shared::LightBar bar_;  ///< on "done", or on a setting behind it
  ansi::Charset letters_ = ansi::Charset::cp437;
  bool has_screen_ = true;
  bool has_squares_ = false;  ///< this screen could show squares
  ansi::Depth depth_ = ansi::Depth::sixteen;
  bool has_mouse_ = false;
  bool has_passwords_ = false;
  bool do_opponents_speak_ = true;
  bool are_challenges_taken_ = true;
  bool is_guest_ = false;
  bool has_browser_ = false;   ///< that may know a player
  bool is_forgotten_ = false;  ///< in it
  bool may_page_ = false;      ///< the sysop
  Step step_ = Step::options;
  shared::LineEditor typed_{shared::max_password};
  std::string first_;  ///< password, as it was typed first
  Presentation presentation_ = Presentation::full;
};

}  // namespace codemaker::play::shell
