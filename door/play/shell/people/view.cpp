// Who is here, drawn.
#include "play/shell/people/scene.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shared/list_details.hpp"
#include "play/shared/list_place.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/large/thing.hpp"
#include "play/shell/people/words.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

constexpr shared::ListPlace full_people_place{{8, 1}, 77, 13, 9, 10, 10};
constexpr int small_people_row = 2;
constexpr ansi::Ink own_ink = ansi::Ink::gold_light;
constexpr ansi::Ink lively_ink = ansi::Ink::peg_green_light;
constexpr std::size_t name_cells = 14;
constexpr std::size_t board_cells = 10;
constexpr std::size_t doing_cells = 23;

std::string cells(std::string_view text, std::size_t width) {
  return padded(ansi::clean(text, width - 1), width);
}

/// How wide the first columns of a full screen are, and where the list stands.
struct PeopleTable {
  shared::ListPlace place;
  std::size_t name = name_cells;
  std::size_t board = board_cells;
  std::size_t doing = doing_cells;

  [[nodiscard]] int mark_column() const { return place.frame.column + 2; }

  [[nodiscard]] int text_column() const { return mark_column() + 2; }
};

PeopleTable table_of(std::size_t people, bool is_large) {
  if (is_large) return {shared::large_list(people), 20, 14, 27};
  return {full_people_place};
}

std::string row_text(
    const PeopleTable& table, std::string_view name, std::string_view board, std::string_view doing,
    std::string_view level, std::string_view here, std::string_view idle, std::string_view mail
) {
  return fmt::format(
      "{}{}{}{:>3}{:>8}{:>7}{:>6}", cells(name, table.name), cells(board, table.board),
      cells(doing, table.doing), level, here, idle, mail
  );
}

shared::ListDetails details_of_person(const Person& person, std::int64_t now, bool is_own) {
  const std::string idle = idle_text(person, now);
  return {
      .title = person.name,
      .below = fmt::format("of {}{}", person.board, is_own ? " (you)" : ""),
      .facts =
          {{"Playing", person.doing},
           {"Level", person.level > 0 ? fmt::to_string(person.level) : ""},
           {"Here for", here_text(person, now)},
           {"Last key", idle.empty() ? "just now" : idle + " ago"},
           {"Games by mail", person.takes_challenges ? "takes offers" : "takes no offers"}},
      .thing = thing_named_in(person.doing)};
}

/// In the colors of what they are: who, where, and what at.
void draw_person(
    Canvas& canvas, const PeopleTable& table, int row, const Person& each, std::int64_t now,
    bool is_chosen, bool is_own
) {
  const auto look = [&](ansi::Attribute usual) {
    return is_chosen ? look::reversed : usual;
  };
  const std::string text = row_text(
      table, each.name, each.board, each.doing, each.level > 0 ? fmt::to_string(each.level) : "",
      here_text(each, now), idle_text(each, now), each.takes_challenges ? "yes" : "no"
  );
  const int column = table.text_column();
  const int mark = table.mark_column();
  if (is_chosen) canvas.fill({row, mark}, table.place.columns - 4, 1, " ", look::reversed);
  canvas.text({row, column}, text, look(look::plain));
  if (!is_chosen) {
    canvas.text({row, column}, cells(each.name, table.name), is_own ? look::message : look::bright);
    canvas.text(
        {row, column + static_cast<int>(table.name + table.board)}, cells(each.doing, table.doing),
        ansi::painted(ansi::Ink::sky_light)
    );
  }
  const bool is_lively = idle_text(each, now).empty();
  const auto sign = is_own ? "»" : is_lively ? "■" : " ";
  canvas.text({row, mark}, sign, look(ansi::painted(is_own ? own_ink : lively_ink)));
  if (is_chosen) canvas.cursor({row, mark});
}

/// On large screens the marks have the colors that they have in the list.
void draw_legend_of_people(Canvas& canvas, const shared::ListPlace& place, int row) {
  constexpr std::string_view lively = "■ a key in the last minute";
  constexpr std::string_view mail = "   Mail: takes offers of games   ";
  constexpr std::string_view own = "» you";
  canvas.middle_text(
      row, place.frame.column, place.columns, fmt::format("{}{}{}", lively, mail, own), look::dim
  );
  if (!canvas.is_large()) return;
  const auto cells = static_cast<int>(ansi::length(lively) + ansi::length(mail));
  const int all = cells + static_cast<int>(ansi::length(own));
  const int column = place.frame.column + (place.columns - all) / 2;
  canvas.text({row, column}, "■", ansi::painted(lively_ink));
  canvas.text({row, column + cells}, "»", ansi::painted(own_ink));
}

}  // namespace

void PeopleScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  canvas.is_lean() ? draw_small(canvas) : draw_full(canvas);
}

void PeopleScene::draw_full(Canvas& canvas) const {
  constexpr std::string_view word = "WHO IS HERE";
  canvas.heading("CODEMAKER", "Who is here", people_ && people_->list ? title() : "");
  draw_big(canvas, {2, (canvas.columns() - big_width(word)) / 2}, word, metal::sky);
  const PeopleTable table = table_of(size(), canvas.is_large());
  const shared::ListPlace& place = table.place;
  draw_box(
      canvas, place.frame, place.columns, place.frame_rows, "", ansi::painted(ansi::Ink::wood_light)
  );
  if (!people_) return;
  if (!remark().empty())
    canvas.middle_text(place.middle(), place.frame.column, place.columns, remark(), look::message);
  if (!is_visible_) {
    const auto hidden = "Others don't see you here. V in the options changes that.";
    canvas.middle_text(place.middle() + 2, place.frame.column, place.columns, hidden, look::dim);
  }
  if (!people_->list) return;
  const std::string head =
      row_text(table, "Name", "Board", "Playing", "Lvl", "Here", "Idle", "Mail");
  canvas.text({place.head, table.text_column()}, head, look::frame);
  const std::size_t first = first_of_page(place.items);
  for (std::size_t at = first; at < std::min(size(), first + place.items); ++at)
    draw_person(
        canvas, table, place.row_of(at - first), person(at), people_->now, at == bar_.at(),
        is_own(at)
    );
  const bool is_large = canvas.is_large();
  if (is_large && size() > 0)
    draw_list_details(
        canvas, details_of_person(person(bar_.at()), people_->now, is_own(bar_.at())), place
    );
  draw_legend_of_people(canvas, place, place.last_row() + (is_large ? 2 : 1));
  shared::draw_pegs_below_list(canvas, place.last_row() + 3);
}

void PeopleScene::draw_small(Canvas& canvas) const {
  canvas.header(people_ && people_->list ? fmt::format("Who is here: {}", title()) : "Who is here");
  if (!people_) return;
  const bool is_page = canvas.noted() != nullptr;
  const bool has_heads = canvas.rows() > Canvas::lean_rows;
  const int first_row = small_people_row + (has_heads ? 1 : 0);
  const std::size_t cells_of_board = is_page ? board_cells : board_cells - 1;
  const auto columns = [&](std::string_view name, std::string_view board, std::string_view here,
                           std::string_view idle) {
    return fmt::format(
        "{}{}{:>7}{:>7}", cells(name, name_cells), cells(board, cells_of_board), here, idle
    );
  };
  if (has_heads && people_->list)
    canvas.text({small_people_row, 2}, columns("Name", "Board", "Here", "Idle"), look::frame);
  const std::size_t first = first_of_page(small_people);
  const std::size_t last = std::min(size(), first + small_people);
  int below = first_row + 2 * static_cast<int>(last - first);
  const bool has_room = size() < small_people;
  if (!remark().empty() && has_room) below = canvas.paragraph(below + 2, 0, remark());
  shared::draw_pegs_below_list(canvas, below);
  for (std::size_t at = first; at < last; ++at) {
    const Person& each = person(at);
    const int row = first_row + 2 * static_cast<int>(at - first);
    if (at == bar_.at()) canvas.cursor({row, 0});
    const auto own = is_page ? look::bright : look::message;
    const bool is_lit = at == bar_.at() && !is_page;
    const auto look = is_lit ? look::reversed : is_own(at) ? own : look::plain;
    const std::string_view sign = at == bar_.at() ? ">" : is_own(at) ? "»" : " ";
    canvas.text({row, 0}, sign, is_page ? look : look::bright);
    canvas.text(
        {row, is_page ? 1 : 2},
        columns(
            each.name, each.board, here_text(each, people_->now), idle_text(each, people_->now)
        ),
        look
    );
    const std::string_view mail = each.takes_challenges ? "" : "no mail: ";
    canvas.row_text(
        {row + 1, is_page ? 2 : 4}, fmt::format("{}{}", mail, doing_text(each)), look::frame
    );
  }
}

}  // namespace codemaker::play::shell
