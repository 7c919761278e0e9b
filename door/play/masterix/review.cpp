#include "play/masterix/review.hpp"

#include "play/boards/to_review.hpp"
#include "play/masterix/weighing.hpp"

#include <fmt/format.h>
#include <span>
#include <utility>

namespace codemaker::play::masterix {
namespace {

using engine::masterix::Color;
using engine::masterix::Round;
using engine::masterix::records::MasterixRecord;

std::string lead_text(int lead) {
  return lead == 0 ? "0" : fmt::format("{:+}", lead);
}

std::string kept_text(const boards::WeighedMove& move) {
  return fmt::format("would have kept {} more", move.lost());
}

struct JumpsReviewed {
  static constexpr boards::ReviewWords words{
      .heading = "MASTERIX",
      .promise = "lead in points at the end, if both play well from there.",
      .value = lead_text,
      .missed = kept_text,
      .counted = "points",
      .full = 10,
      .much = 8,
      .some = 3,
  };

  [[nodiscard]] static std::string text(engine::masterix::Move move) {
    return engine::masterix::text(move);
  }

  [[nodiscard]] static bool is_first(const Round& round) {
    return round.position().turn == Color::blue;
  }

  /// All points go by the level.
  [[nodiscard]] static int scale(const Round& round) { return round.level(); }

  [[nodiscard]] static Question ask(std::span<const boards::MoveOn<MasterixRecord>> moves) {
    question::Weigh weigh;
    for (const auto& each : moves)
      weigh.jumps.push_back({each.before, each.move});
    return weigh;
  }
};

}  // namespace

std::optional<boards::BoardToReview> review_of(
    const MasterixRecord& record, std::size_t made, std::array<std::string, 2> names
) {
  return boards::board_to_review<JumpsReviewed>(record, made, std::move(names));
}

}  // namespace codemaker::play::masterix
