#include "play/shell/desk/details.hpp"

#include "ansi/text.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/desk/caller_row.hpp"
#include "play/shell/desk/places.hpp"
#include "play/shell/desk/scene.hpp"
#include "play/sysop/chat.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::play::shell::desk {
namespace {

constexpr int inside_details = indent + 2;
constexpr std::string_view paging = ". Pages you: ";
constexpr std::size_t most = 280;

void draw_frame_of_details(Canvas& canvas, std::string_view title) {
  draw_box(
      canvas, {detail_row(false) - 1, indent - 1}, canvas.columns() - 2 * (indent - 1), 5, title,
      ansi::painted(ansi::Ink::wood_light)
  );
}

}  // namespace

void draw_more_of_caller(Canvas& canvas, const DeskRow& caller) {
  const std::size_t paged = caller.more.find(paging);
  const std::string_view usual = std::string_view{caller.more}.substr(0, paged);
  draw_frame_of_details(canvas, caller.text);
  const std::string more = fmt::format("{} is {}.", caller.text, parts_of(usual, "; ").back());
  const int below = canvas.paragraph(detail_row(false), inside_details, more);
  draw_reason(canvas, below, caller);
}

void draw_small_details(Canvas& canvas, const DeskRow& chosen) {
  const std::string whole = ansi::clean(fmt::format("{}: {}", chosen.text, chosen.more), most);
  if (canvas.noted() != nullptr) return void(canvas.paragraph(detail_row(true), 0, whole));
  const std::size_t paged = chosen.more.find(paging);
  const auto parts = parts_of(std::string_view{chosen.more}.substr(0, paged), "; ");
  int row = detail_row(true);
  if (parts.size() == 1) {
    canvas.paragraph(row, 0, whole);
  } else {
    for (const std::string& part : parts)
      row = canvas.paragraph(row, 0, ansi::capitalized(ansi::clean(part, most)));
  }
  draw_reason(canvas, row + 1, chosen);
}

void draw_reason(Canvas& canvas, int row, const DeskRow& caller) {
  const std::size_t paged = caller.more.find(paging);
  if (paged == std::string::npos) return;
  const std::string reason = caller.more.substr(paged + paging.size());
  const int column = canvas.is_lean() ? 0 : inside_details;
  canvas.paragraph(
      row, column, ansi::clean(fmt::format("! Pages you: {}", reason), most), look::message
  );
}

int draw_typed(
    Canvas& canvas, int first, const std::string& prompt, const std::string& text, bool is_long
) {
  const bool is_lean = canvas.is_lean();
  const bool is_framed = is_long && !is_lean && !canvas.is_large();
  const int column = is_lean ? 0 : is_framed ? indent + 2 : indent;
  const auto columns = static_cast<std::size_t>(canvas.columns() - 2 * column - 1);
  int below = first;
  if (is_framed) {
    draw_frame_of_details(canvas, prompt);
  } else {
    below = canvas.paragraph(first, column, prompt + ":", look::title);
  }
  sysop::ChatText typed;
  typed.type(text);
  const std::size_t most_rows = is_lean ? 6 : 3;
  const auto lines = typed.rows(columns, most_rows);
  const int field_rows = is_long ? 3 : 1;
  const auto field = static_cast<int>(columns);
  // Behind a row that is wrapped there is no room.
  const int wrapped = static_cast<int>(lines.size()) - 1;
  if (canvas.noted() == nullptr)
    canvas.fill({below + wrapped, column}, field, field_rows - wrapped, "_", look::dim);
  if (!is_lean) {
    const std::string left = fmt::format(" {} left ", DeskScene::max_typed - ansi::length(text));
    if (is_long)
      canvas.text({below - 1, column + field - static_cast<int>(left.size())}, left, look::frame);
  }
  ansi::Position after{below, column};
  for (std::size_t at = 0; at < lines.size(); ++at)
    after = canvas.text({below + static_cast<int>(at), column}, lines[at], look::bright);
  canvas.cursor(after);
  return below + field_rows;
}

}  // namespace codemaker::play::shell::desk
