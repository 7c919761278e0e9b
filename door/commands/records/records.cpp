#include "commands/records/records.hpp"

#include "commands/records/given.hpp"
#include "commands/records/json.hpp"

#include "engine/records/texts.hpp"
#include "io/secrets/seal.hpp"
#include "play/words.hpp"

#include <fmt/format.h>

namespace codemaker::commands {
namespace {

using namespace engine::records;
using nlohmann::ordered_json;

std::string score_text(const BreakingRecord& record, const Outcome& outcome) {
  if (std::holds_alternative<RoundsMatch>(record.setup))
    return fmt::format("{} points to {}", outcome.one, outcome.two);
  if (std::holds_alternative<Duel>(record.setup))
    return fmt::format("{} guesses against {}", outcome.one, outcome.two);
  return play::count(outcome.one, "guess", "guesses");
}

std::string score_text(const MasterixRecord& /*record*/, const Outcome& outcome) {
  return fmt::format("{} points to {}", outcome.one, outcome.two);
}

std::string score_text(const CartonRecord& /*record*/, const Outcome& outcome) {
  return fmt::format("{} marbles left against {}", outcome.one, outcome.two);
}

std::string score_text(const Record& record, const Outcome& outcome) {
  if (is_ranked(record)) {
    return fmt::format("level {}, {}", outcome.level, play::count(outcome.one, "point", "points"));
  }
  return std::visit([&](const auto& game) { return score_text(game, outcome); }, record);
}

/// "level 2, round 1: a code for player one", "2 exact by player two".
std::string position_text(const BreakingReplay& replay, const BreakingMove& move) {
  const RoundPlace place = replay.place();
  const std::string_view breaker =
      place.breaker == engine::breaking::Side::player ? "player one" : "player two";
  if (std::holds_alternative<Hidden>(move)) {
    const std::string level = place.level > 0 ? fmt::format("level {}, ", place.level) : "";
    return fmt::format("{}round {}: a code for {}", level, place.round, breaker);
  }
  if (!std::holds_alternative<engine::breaking::Code>(move)) return {};
  const auto& round = *replay.round();
  return fmt::format(
      "{} by {}", play::marks_text(round.history().back().marks, round.rules().marking), breaker
  );
}

std::string position_text(const MasterixReplay& replay, const MasterixMove& /*move*/) {
  using engine::masterix::Color;
  if (!replay.round()) return {};
  const auto& round = *replay.round();
  return fmt::format(
      "{} to {}, {}", round.points(Color::blue), round.points(Color::red),
      fmt::join(engine::masterix::text(round.position().board), "/")
  );
}

std::string position_text(const CartonReplay& replay, const CartonMove& /*move*/) {
  if (!replay.position()) return {};
  const auto& slots = replay.position()->slots;
  return fmt::format(
      "{} / {}", fmt::join(slots.begin(), slots.begin() + engine::egg_carton::side_slots, " "),
      fmt::join(slots.begin() + engine::egg_carton::side_slots, slots.end(), " ")
  );
}

template <typename GameRecord>
void tell_moves(const GameRecord& record) {
  const auto each = [&](const auto& game, std::size_t made) {
    if (made == 0) return;
    std::string move;
    append(move, record.moves[made - 1]);
    fmt::print("{:>4}  {}  {}\n", made, move, position_text(game, record.moves[made - 1]));
  };
  static_cast<void>(replay(record, each));
}

void tell_seals(const Record& record) {
  const auto* game = std::get_if<BreakingRecord>(&record);
  if (game == nullptr) return;
  for (const std::string& sealed : sealed_texts(*game))
    fmt::print("seal {}: printf %s '{}' | sha256sum\n", io::seal(sealed), sealed);
}

}  // namespace

std::string result_text(const Line& line) {
  const auto kind_word = std::visit([](const auto& game) { return kind(game.setup); }, line.record);
  return fmt::format(
      "{} {}, {}, {}", engine::name(game_of(line.record)), kind_word, word(line.stated.ending),
      score_text(line.record, line.stated)
  );
}

int show_records(const RecordsOptions& options) {
  return for_each_given(options, [&](int number, const std::string& given) {
    const Line line = checked_record(given);
    if (options.is_json) {
      fmt::print("{}\n", record_json(line.record, line.stated).dump());
      return;
    }
    fmt::print("{}: {}\n", number, result_text(line));
    std::visit([](const auto& game) { tell_moves(game); }, line.record);
    tell_seals(line.record);
  });
}

}  // namespace codemaker::commands
