#include "commands/records/given.hpp"

#include "commands/dialog.hpp"
#include "commands/records/json.hpp"
#include "commands/records/store.hpp"
#include "commands/text_lines.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

/// Of a record as JSON, which has each position beside its move.
constexpr std::size_t max_given = std::size_t{1} << 24U;

/// What stands on a line, whichever way its end is written.
std::string_view bare(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  return ansi::trim(line);
}

/// Hands on what was named: as it stands, by the number of a kept game, or all that is kept.
/// Returns the exit status.
template <typename Take>
int for_each_named(const RecordsOptions& options, Take take) {
  const bool has_numbers = std::ranges::any_of(options.records, [](const std::string& record) {
    return number_in(record).has_value();
  });
  const bool wants_kept = options.are_all || has_numbers;
  const auto take_kept = [&](const scores::records::KeptGame& game) {
    if (!game.is_sealed()) return take(game.line);
    fmt::print("game {} goes on: its moves are sealed until it is over\n", game.id);
  };
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
    take_kept(**game);
  }
  if (!options.are_all) return 0;
  return for_each_kept(*store, {}, take_kept);
}

}  // namespace

engine::records::Line checked_record(const std::string& given) {
  std::string line = given;
  if (line.starts_with('{')) {
    const auto object = nlohmann::json::parse(line, nullptr, false);
    if (!object.is_object()) throw BadRequest{"this is not a JSON object"};
    line = record_line(Request{object, {}});
  }
  const auto verified = engine::records::verify(line);
  if (!verified) throw BadRequest{engine::records::text(verified.error())};
  return *verified;
}

int for_each_given(
    const RecordsOptions& options,
    const std::function<void(int number, const std::string& given)>& each
) {
  int count = 0;
  int wrong = 0;
  const auto take = [&](const std::string& line) {
    const std::string given{bare(line)};
    if (given.empty()) return;
    ++count;
    try {
      each(count, given);
    } catch (const BadRequest& bad) {
      ++wrong;
      fmt::print("{}: wrong: {}\n", count, bad.what());
    }
    std::fflush(stdout);
  };
  if (const int status = for_each_named(options, take); status != 0) return status;
  if (options.records.empty() && !options.are_all)
    for_each_text_line(max_given, [&](const std::string& line, bool /*is_cut*/) { take(line); });
  const bool has_none = count == 0 && !options.are_all && options.records.empty();
  if (has_none) complain("there is no record to read");
  return has_none || wrong > 0 ? 1 : 0;
}

}  // namespace codemaker::commands
