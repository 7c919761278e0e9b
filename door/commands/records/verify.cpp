// `codemaker verify`: legality and score of a record, and whether it holds what was sealed.
#include "commands/records/given.hpp"

#include "commands/records/json.hpp"

#include "engine/breaking/code.hpp"
#include "engine/records/seal.hpp"
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
    const records::SealedCode& proof, const std::string& given, const std::vector<std::string>& seen
) {
  require_seals(seen, {given});
  return fmt::format("the code {} has the seal {}", text(proof.code), io::seal(given));
}

std::string verify_record(const std::string& given, const std::vector<std::string>& seen) {
  const records::Line line = checked_record(given);
  if (seen.empty()) return result_text(line);
  const auto* game = std::get_if<records::BreakingRecord>(&line.record);
  require_seals(seen, game == nullptr ? std::vector<std::string>{} : sealed_texts(*game));
  return fmt::format("{}, with the code of the seal", result_text(line));
}

}  // namespace

int verify_records(const RecordsOptions& options) {
  const auto seen = seals_in_print(options.seals);
  return for_each_given(options, [&](int number, const std::string& given) {
    const auto proof = records::parse_sealed(given);
    const std::string result =
        proof ? verify_proof(*proof, given, seen) : verify_record(given, seen);
    fmt::print("{}: valid: {}\n", number, result);
  });
}

}  // namespace codemaker::commands
