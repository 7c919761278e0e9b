#include "engine/masterix/player.hpp"
#include "engine/masterix/record.hpp"
#include "engine/records/board_texts.hpp"

#include <array>

namespace codemaker::engine::masterix::records {
namespace {

constexpr std::array<std::string_view, 4> masterix_kinds{"run", "casual", "pair", "daily"};
static_assert(masterix_kinds.size() == std::variant_size_v<MasterixSetup>);

std::optional<MasterixMove> parse_jump(std::string_view text) {
  if (text.size() != 4) return std::nullopt;
  const std::array<char, 5> spelled{text[0], text[1], '-', text[2], text[3]};
  const auto move = masterix::parse_move({spelled.data(), spelled.size()});
  if (!move) return std::nullopt;
  return *move;
}

}  // namespace

std::string_view kind(const MasterixSetup& setup) {
  return masterix_kinds.at(setup.index());
}

std::string text(const MasterixSetup& setup) {
  const auto* daily = std::get_if<MasterixDaily>(&setup);
  if (daily != nullptr) return text_of_day(daily->day, daily->level);
  const auto* casual = std::get_if<MasterixCasual>(&setup);
  return casual != nullptr ? item('c', casual->level) : std::string{};
}

void MasterixRecord::append(std::string& text, const MasterixMove& move) {
  append_board_move(text, move, [&](const Move& jump) {
    text += "," + masterix::text(jump.origin) + masterix::text(jump.target);
  });
}

std::optional<MasterixSetup> MasterixRecord::parse_setup(
    std::string_view kind, std::string_view text
) {
  if (kind == masterix_kinds[0] && text.empty()) return MasterixRun{};
  if (kind == masterix_kinds[2] && text.empty()) return MasterixPair{};
  if (kind == masterix_kinds[3]) {
    return parse_daily<MasterixDaily, MasterixSetup>(
        text, masterix::weakest_level, masterix::strongest_level
    );
  }
  if (kind != masterix_kinds[1]) return std::nullopt;
  Items items{text, '.'};
  const auto level = items.next_number('c', masterix::weakest_level, masterix::strongest_level);
  if (!level || !items.is_at_end()) return std::nullopt;
  return MasterixCasual{*level};
}

std::optional<MasterixMove> MasterixRecord::parse_move(std::string_view text) {
  return parse_board_move<MasterixMove>(text, parse_jump);
}

}  // namespace codemaker::engine::masterix::records
