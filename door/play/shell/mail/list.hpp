/// The caller's games by mail, and the tables that are open.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/list_details.hpp"
#include "play/shared/paged_list.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell::mail {

class MailScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void point(const Pointer& pointer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "mail"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] const MailEntry& entry(std::size_t row) const;

  [[nodiscard]] std::string remark() const;
  void tell_page(Stage& stage) const;
  void turn(bool is_next, Stage& stage);
  void open(std::size_t row, Stage& stage);
  [[nodiscard]] shared::PagedRow row(std::size_t at, bool is_large) const;
  [[nodiscard]] shared::ListDetails details(const MailEntry& game) const;
  [[nodiscard]] std::int64_t time_for_move(const MailEntry& game) const;

  std::optional<event::MailList> list_;
  bool may_play_sysop_ = false;  ///< the caller
  bool can_own_name_ = false;    ///< a guest, by a password
  shared::PagedList pages_{"BY MAIL", "your turn"};
};

}  // namespace codemaker::play::shell::mail
