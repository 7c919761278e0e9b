#include "engine/masterix/record.hpp"

#include "engine/records/board_texts.hpp"

namespace codemaker::engine::masterix::records {

Round MasterixRules::deal(const Setup& /*setup*/, std::uint64_t seed, int level) {
  return {level, Position{Board::deal(seed)}};
}

std::string MasterixRules::text(Move move) {
  return masterix::text(move.origin) + masterix::text(move.target);
}

std::optional<Move> MasterixRules::parse_move(std::string_view text) {
  if (text.size() != 4) return std::nullopt;
  return masterix::parse_move(std::string{text}.insert(2, "-"));
}

}  // namespace codemaker::engine::masterix::records

namespace codemaker::engine::records {

template struct BoardRecord<masterix::records::MasterixRules>;

}  // namespace codemaker::engine::records
