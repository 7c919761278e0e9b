/// The caller calls for the sysop.
#pragma once

#include "play/events/from_sysop.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/line_editor.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

/// Pages the sysop, unless the caller did so a moment ago: the sentence that says so.
[[nodiscard]] std::string page_sysop(std::string_view reason, Stage& stage);

class Paging : public SceneBase {
 public:
  /// A caller pages once in this time.
  static constexpr std::chrono::minutes pause{5};

  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);

  [[nodiscard]] bool takes_text() const { return true; }

  [[nodiscard]] std::string_view art_name() const { return "options"; }

  void draw(Canvas& canvas) const;

  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  void page(const std::string& reason, Stage& stage);

  shared::LineEditor typed_{max_page_reason};
};

}  // namespace codemaker::play::shell
