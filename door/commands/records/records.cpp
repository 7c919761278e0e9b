#include "commands/records/records.hpp"

#include "commands/games.hpp"
#include "commands/records/given.hpp"
#include "commands/records/json.hpp"
#include "engine/records/texts.hpp"
#include "io/secrets/seal.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>

namespace codemaker::commands {
namespace {

using namespace engine::records;
using nlohmann::ordered_json;

std::string score_text(const Record& record, const Outcome& outcome) {
  if (!is_ranked(record)) return commands_of(record).score(record, outcome);
  return fmt::format("level {}, {}", outcome.level, play::count(outcome.one, "point", "points"));
}

void tell_moves(const Record& record) {
  int made = 0;
  for (const ToldMove& move : commands_of(record).moves(record))
    fmt::print("{:>4}  {}  {}\n", ++made, move.text, move.position);
}

void tell_seals(const Record& record) {
  for (const std::string& proof : sealed_texts(record)) {
    const std::string hash = io::hash_of_proof(proof);
    fmt::print("seal {}: printf %s '{}' | sha256sum\n", hash, sealed_part(proof));
    fmt::print("  shown as {}, proof {}\n", seal_letters(hash), proof);
  }
}

}  // namespace

std::string result_text(const Line& line) {
  return fmt::format(
      "{} {}, {}, {}", engine::name(game_of(line.record)), kind_of(line.record),
      word(line.stated.ending), score_text(line.record, line.stated)
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
    tell_moves(line.record);
    tell_seals(line.record);
  });
}

}  // namespace codemaker::commands
