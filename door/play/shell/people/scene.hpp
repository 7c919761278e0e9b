/// Who is here: the callers of this machine's doors and server.
#pragma once

#include "play/scenes/scene.hpp"
#include "play/shared/item_list.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shell {

/// Of a page of a small screen, each in two rows.
inline constexpr std::size_t small_people = 7;

class PeopleScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);
  void tick(Stage& stage);

  /// On screens the list is asked for anew every few seconds, as long as it is looked at.
  [[nodiscard]] std::optional<Instant> wakes_at() const { return asks_at_; }

  [[nodiscard]] std::string_view art_name() const { return "people"; }

  [[nodiscard]] bool fills_large() const { return true; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  /// What stands first.
  enum class Sorted : std::uint8_t { by_arrival, by_name, by_game, by_idle };

  /// As the caller likes the list, from call to call.
  struct Liked {
    Sorted sorted = Sorted::by_arrival;

    static constexpr std::string_view remembered_as = "people";

    template <class Fields>
    void fields(Fields& fields) {
      fields("sorted", sorted, Sorted::by_idle);
    }
  };

  [[nodiscard]] static std::string_view name(Sorted sorted);
  [[nodiscard]] bool is_before(const Person& one, const Person& other) const;

  [[nodiscard]] std::size_t size() const { return order_.size(); }

  [[nodiscard]] const Person& person(std::size_t row) const {
    return (*people_->list)[order_[row]];
  }

  [[nodiscard]] bool is_own(std::size_t row) const { return people_->own == order_[row]; }

  [[nodiscard]] std::string remark() const;
  [[nodiscard]] std::string title() const;
  [[nodiscard]] std::size_t first_of_page(std::size_t rows) const;
  void sort();
  void choose(const Person& person);
  void sort_anew(Stage& stage);
  void offer(Stage& stage) const;
  void turn(int pages, Stage& stage);
  void tell_page(Stage& stage) const;
  void draw_full(Canvas& canvas) const;
  void draw_small(Canvas& canvas) const;

  std::optional<event::People> people_;  ///< nullopt: not answered yet
  std::vector<std::size_t> order_;       ///< of the rows: who of the list stands there
  Sorted sorted_ = Sorted::by_arrival;
  shared::LightBar bar_;
  std::optional<Instant> asks_at_;  ///< nullopt: not again
  bool is_told_ = false;            ///< in lines, since it was asked for
  bool may_play_sysop_ = false;     ///< the caller
  bool is_visible_ = true;          ///< the caller, to the others
};

}  // namespace codemaker::play::shell
