#include "play/egg_carton/review.hpp"

#include "engine/egg_carton/review.hpp"
#include "play/boards/to_review.hpp"
#include "play/egg_carton/weighing.hpp"

#include <fmt/format.h>
#include <span>
#include <utility>

namespace codemaker::play::egg_carton {
namespace {

using engine::egg_carton::Player;
using engine::egg_carton::Position;
using engine::egg_carton::sure_chance;
using engine::egg_carton::records::CartonRecord;

std::string chance_text(int chance) {
  if (chance >= sure_chance) return "won";
  if (chance <= -sure_chance) return "lost";
  return chance == 0 ? "0" : fmt::format("{:+}", chance);
}

std::string missed_text(const boards::WeighedMove& move) {
  if (move.best >= sure_chance) return "would have won";
  return move.played <= -sure_chance ? "would have held out" : "was better";
}

struct SelectionsReviewed {
  static constexpr boards::ReviewWords words{
      .heading = "EGG CARTON",
      .promise = "chances, -90 to +90, or proved: won, lost.",
      .value = chance_text,
      .missed = missed_text,
      .proved = "game, proved: won or lost if both play well from there.",
      .full = sure_chance,
      .much = 100,
      .some = 40,
  };

  [[nodiscard]] static std::string text(engine::egg_carton::records::Selected selected) {
    return CartonRecord::Rules::text(selected);
  }

  [[nodiscard]] static bool is_first(const Position& position) {
    return position.turn == Player::one;
  }

  [[nodiscard]] static int scale(const Position& /*position*/) { return 1; }

  [[nodiscard]] static Question ask(std::span<const boards::MoveOn<CartonRecord>> moves) {
    question::Weigh weigh;
    for (const auto& each : moves)
      weigh.selections.push_back({each.before, each.move.slot});
    return weigh;
  }
};

}  // namespace

std::optional<boards::BoardToReview> review_of(
    const CartonRecord& record, std::size_t made, std::array<std::string, 2> names
) {
  return boards::board_to_review<SelectionsReviewed>(record, made, std::move(names));
}

}  // namespace codemaker::play::egg_carton
