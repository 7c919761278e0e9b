#include "play/sysop/status_line.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::sysop {

/// Who pages comes first: what is too long loses its end.
std::string text_of_status(const StatusLine& status, std::size_t columns) {
  const event::OthersHere& others = status.others;
  std::string text;
  if (!others.number.empty()) {
    const std::string pager = ansi::clean(others.pager, max_sysop_name);
    text = fmt::format(
        "{} pages you: codemaker chat {}  ", pager.empty() ? "Somebody" : pager,
        ansi::clean(others.number, max_sysop_name)
    );
  }
  const std::string who_else =
      others.count == 0 ? "nobody else is here"
                        : fmt::format("{} here", count(others.count, "other is", "others are"));
  text += fmt::format(
      "{} on {}  {}  {}", ansi::clean(status.name, max_sysop_name),
      ansi::clean(status.board, max_sysop_name), time_text(status.time_left), who_else
  );
  return ansi::clean(text, columns);
}

void draw_status_line(Canvas& canvas, int row, const StatusLine& status) {
  const ansi::Attribute look = look::key_cap();
  const auto room = static_cast<std::size_t>(canvas.columns()) - 2;
  canvas.fill({row, 0}, canvas.columns(), 1, " ", look);
  canvas.text({row, 1}, text_of_status(status, room), look);
}

}  // namespace codemaker::play::sysop
