#include "play/shell/desk/caller_row.hpp"

namespace codemaker::play::shell::desk {

std::vector<std::string> parts_of(std::string_view text, std::string_view mark) {
  std::vector<std::string> parts;
  for (std::size_t end = text.find(mark); end != std::string_view::npos; end = text.find(mark)) {
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(end + mark.size());
  }
  parts.emplace_back(text);
  return parts;
}

std::optional<CallerRow> caller_row(const DeskRow& row) {
  constexpr std::string_view here = "here ";
  constexpr std::string_view door = "door ";  // its node is enough
  constexpr std::string_view paging = ". Pages you: ";
  const std::string_view more = row.more;
  const std::size_t paged = more.find(paging);
  const auto parts = parts_of(more.substr(0, paged), "; ");
  if (parts.size() < 4 || !parts[2].starts_with(here)) return std::nullopt;
  const auto times = parts_of(std::string_view{parts[2]}.substr(here.size()), ", idle ");
  if (times.size() != 2) return std::nullopt;
  const bool is_node = parts[1].starts_with(door);
  return CallerRow{
      parts[0],
      is_node ? parts[1].substr(door.size()) : parts[1],
      times[0],
      times[1],
      parts.back(),
      paged == std::string_view::npos ? "" : std::string{more.substr(paged + paging.size())}};
}

}  // namespace codemaker::play::shell::desk
