// Who is here, drawn.
#include "play/shell/people/scene.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/people/words.hpp"

#include <cstdint>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

constexpr int full_people_row = 10;
constexpr int people_column = 1;
constexpr int people_width = 77;
constexpr int small_people_row = 2;
constexpr std::size_t name_cells = 14;
constexpr std::size_t board_cells = 10;
constexpr std::size_t doing_cells = 23;

std::string cells(std::string_view text, std::size_t width) {
  return padded(ansi::clean(text, width - 1), width);
}

std::string row_text(
    std::string_view name, std::string_view board, std::string_view doing, std::string_view level,
    std::string_view here, std::string_view idle, std::string_view mail
) {
  return fmt::format(
      "{}{}{}{:>3}{:>8}{:>7}{:>6}", cells(name, name_cells), cells(board, board_cells),
      cells(doing, doing_cells), level, here, idle, mail
  );
}

/// In the colors of what they are: who, where, and what at.
void draw_person(
    Canvas& canvas, int row, const Person& each, std::int64_t now, bool is_chosen, bool is_own
) {
  const auto look = [&](ansi::Attribute usual) {
    return is_chosen ? look::reversed : usual;
  };
  const std::string text = row_text(
      each.name, each.board, each.doing, each.level > 0 ? fmt::to_string(each.level) : "",
      here_text(each, now), idle_text(each, now), each.takes_challenges ? "yes" : "no"
  );
  const int column = people_column + 4;
  if (is_chosen) canvas.fill({row, people_column + 2}, people_width - 4, 1, " ", look::reversed);
  canvas.text({row, column}, text, look(look::plain));
  if (!is_chosen) {
    canvas.text({row, column}, cells(each.name, name_cells), is_own ? look::message : look::bright);
    canvas.text(
        {row, column + static_cast<int>(name_cells + board_cells)}, cells(each.doing, doing_cells),
        ansi::painted(ansi::Ink::sky_light)
    );
  }
  const bool is_lively = idle_text(each, now).empty();
  const auto sign = is_own ? "»" : is_lively ? "■" : " ";
  const auto ink = is_own ? ansi::Ink::gold_light : ansi::Ink::peg_green_light;
  canvas.text({row, people_column + 2}, sign, look(ansi::painted(ink)));
  if (is_chosen) canvas.cursor({row, people_column + 2});
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
  draw_box(
      canvas, {full_people_row - 2, people_column}, people_width, static_cast<int>(full_people) + 3,
      "", ansi::painted(ansi::Ink::wood_light)
  );
  if (!people_) return;
  if (!remark().empty())
    canvas.middle_text(full_people_row + 4, people_column, people_width, remark(), look::message);
  if (!is_visible_) {
    const auto hidden = "Others don't see you here. V in the options changes that.";
    canvas.middle_text(full_people_row + 6, people_column, people_width, hidden, look::dim);
  }
  if (!people_->list) return;
  const std::string head = row_text("Name", "Board", "Playing", "Lvl", "Here", "Idle", "Mail");
  canvas.text({full_people_row - 1, people_column + 4}, head, look::frame);
  const std::size_t first = first_of_page(full_people);
  for (std::size_t at = first; at < last_of_page(full_people); ++at)
    draw_person(
        canvas, full_people_row + static_cast<int>(at - first), person(at), people_->now,
        at == bar_.at(), is_own(at)
    );
  canvas.middle_text(
      canvas.message_row() - 1, people_column, people_width,
      "■ a key in the last minute   Mail: takes offers of games   » you", look::dim
  );
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
  const bool has_room = size() < small_people;
  if (!remark().empty() && has_room)
    canvas.paragraph(first_row + 2 + 2 * static_cast<int>(size()), 0, remark());
  const std::size_t first = first_of_page(small_people);
  for (std::size_t at = first; at < last_of_page(small_people); ++at) {
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
