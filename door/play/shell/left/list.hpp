/// Codes that callers left for others.
#pragma once

#include "play/events/left.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/paged_list.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::left {

class LeftScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "left"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] const LeftEntry& entry(std::size_t row) const;
  [[nodiscard]] std::string remark() const;
  [[nodiscard]] shared::PagedRow row(std::size_t at, bool is_large) const;
  void tell_page(Stage& stage) const;
  void turn(bool is_next, Stage& stage);
  void offer(Stage& stage) const;
  void open(std::size_t row, Stage& stage);

  std::optional<event::LeftList> list_;
  bool can_own_name_ = false;  ///< a guest, by a password
  shared::PagedList pages_{"CODES", "new to you"};
};

}  // namespace codemaker::play::shell::left
