// `codemaker verify`: legality and score of a record, and whether it holds what was sealed.
#include "commands/records/given.hpp"

#include "commands/records/json.hpp"
#include "engine/breaking/code.hpp"
#include "engine/breaking/record.hpp"
#include "engine/records/seal.hpp"
#include "io/secrets/puzzle.hpp"
#include "io/secrets/seal.hpp"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

namespace records = engine::records;

/// The seals that were seen, in lower case, as seals are printed.
std::vector<std::string> seals_in_print(std::vector<std::string> seen) {
  for (std::string& seal : seen)
    std::ranges::transform(seal, seal.begin(), [](unsigned char digit) {
      return static_cast<char>(std::tolower(digit));
    });
  return seen;
}

/// Throws BadRequest if a seal is none of those that these texts have.
void require_seals(
    const std::vector<std::string>& seen, const std::vector<std::string>& sealed_texts
) {
  for (const std::string& seal : seen) {
    const bool is_had = std::ranges::any_of(sealed_texts, [&](const std::string& sealed) {
      return io::seal(sealed).starts_with(seal);
    });
    if (!is_had) throw BadRequest{fmt::format("no code in it has the seal {}", seal)};
  }
}

/// What callers are told at the end: "cm1:SALT:RULES:CODE".
std::string verify_proof(
    const engine::breaking::records::SealedCode& proof, const std::string& given,
    const std::vector<std::string>& seen
) {
  require_seals(seen, {given});
  return fmt::format("the code {} has the seal {}", text(proof.code), io::seal(given));
}

/// Throws BadRequest unless the game is about a puzzle that the season key gives a day.
void require_season(const records::Record& record, const std::string& season_key) {
  const auto is_of_season = io::is_of_season(record, season_key);
  if (!is_of_season) throw BadRequest{"a season key gives puzzles of the day, and this is none"};
  if (!*is_of_season) {
    const auto day = records::date_text(*day_of(record));
    throw BadRequest{fmt::format("this season key gives {} another puzzle", day)};
  }
}

std::string verify_record(const std::string& given, const RecordsOptions& options) {
  const auto seen = seals_in_print(options.seals);
  const records::Line line = checked_record(given);
  std::string result = result_text(line);
  if (!seen.empty()) {
    require_seals(seen, sealed_texts(line.record));
    result += ", with the code of the seal";
  }
  if (!options.season_key.empty()) {
    require_season(line.record, options.season_key);
    result += ", and the puzzle is that of the season key";
  }
  return result;
}

}  // namespace

int verify_records(const RecordsOptions& options) {
  return for_each_given(options, [&](int number, const std::string& given) {
    const auto proof = engine::breaking::records::parse_sealed(given);
    const std::string result = proof ? verify_proof(*proof, given, seals_in_print(options.seals))
                                     : verify_record(given, options);
    fmt::print("{}: valid: {}\n", number, result);
  });
}

}  // namespace codemaker::commands
