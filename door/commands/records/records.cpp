#include "commands/records/records.hpp"

#include "commands/dialog.hpp"
#include "commands/records/json.hpp"
#include "commands/records/store.hpp"
#include "commands/text_lines.hpp"

#include "ansi/text.hpp"
#include "engine/records/texts.hpp"
#include "io/secrets/seal.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

using namespace engine::records;
using nlohmann::ordered_json;

/// Of a record as JSON, which has each position beside its move.
constexpr std::size_t max_given = std::size_t{1} << 24U;

/// What a record is called when it is not the only one.
std::string numbered(int number, const std::string& text) {
  return fmt::format("{}: {}\n", number, text);
}

/// What stands on a line, whichever way its end is written.
std::string_view bare(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  return ansi::trim(line);
}

/// Reads a record in either form and replays it. Throws BadRequest with what is wrong.
Line checked(const std::string& given) {
  std::string line{bare(given)};
  if (line.starts_with('{')) {
    const auto object = nlohmann::json::parse(line, nullptr, false);
    if (!object.is_object()) throw BadRequest{"this is not a JSON object"};
    line = record_line(Request{object, {}});
  }
  const auto verified = verify(line);
  if (!verified) throw BadRequest{text(verified.error())};
  return *verified;
}

/// Hands on the lines that were named: as they stand, by the number of a kept game, or all that are
/// kept. Returns the exit status.
template <typename Take>
int for_each_named(const RecordsOptions& options, Take take) {
  const bool has_numbers = std::ranges::any_of(options.records, [](const std::string& record) {
    return number_in(record).has_value();
  });
  const bool wants_kept = options.are_all || has_numbers;
  const auto store = wants_kept ? open_store(options.common, DataUse::existing) : nullptr;
  if (wants_kept && !store) return 1;
  for (const std::string& record : options.records) {
    const auto number = number_in(record);
    if (!number) {
      take(record);
      continue;
    }
    const auto game = store->game(*number);
    if (!game) return tell_failure(game.error());
    if (!*game) return tell_failure(scores::Fault::because("there is no game " + record));
    take((*game)->line);
  }
  if (!options.are_all) return 0;
  return for_each_kept(*store, {}, [&](const scores::records::KeptGame& game) { take(game.line); });
}

/// Calls `each(line)` for all records; what is wrong with one is printed. Returns the exit status.
template <typename Each>
int for_each_record(const RecordsOptions& options, Each each) {
  int count = 0;
  int wrong = 0;
  const auto take = [&](const std::string& given) {
    if (bare(given).empty()) return;
    ++count;
    try {
      each(count, checked(given));
    } catch (const BadRequest& bad) {
      ++wrong;
      fmt::print("{}", numbered(count, fmt::format("wrong: {}", bad.what())));
    }
    std::fflush(stdout);
  };
  if (const int status = for_each_named(options, take); status != 0) return status;
  if (options.records.empty() && !options.are_all)
    for_each_text_line(max_given, [&](const std::string& line, bool /*is_cut*/) { take(line); });
  if (count == 0) complain("there is no record to read");
  return count == 0 || wrong > 0 ? 1 : 0;
}

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
  return for_each_record(options, [&](int number, const Line& line) {
    if (options.is_json) {
      fmt::print("{}\n", record_json(line.record, line.stated).dump());
      return;
    }
    fmt::print("{}", numbered(number, result_text(line)));
    std::visit([](const auto& game) { tell_moves(game); }, line.record);
    tell_seals(line.record);
  });
}

int verify_records(const RecordsOptions& options) {
  return for_each_record(options, [](int number, const Line& line) {
    fmt::print("{}", numbered(number, fmt::format("valid: {}", result_text(line))));
  });
}

}  // namespace codemaker::commands
