// `codemaker verify`: legality and score of a record, and whether it holds what was sealed.
#include "commands/records/given.hpp"

#include "commands/records/json.hpp"
#include "commands/records/mail_json.hpp"
#include "engine/breaking/code.hpp"
#include "engine/breaking/record.hpp"
#include "engine/records/seal.hpp"
#include "io/secrets/puzzle.hpp"
#include "io/secrets/seal.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <utility>

namespace codemaker::commands {
namespace {

namespace records = engine::records;

using engine::breaking::records::SealedCode;

/// A seal that a caller saw, as what proof it holds.
enum class Held : std::uint8_t { not_at_all, as_old_seal, as_seal };

/// So many hexadecimal digits bind as the letters of a seal do.
constexpr std::size_t binding_digits = 40;

std::string in_lower_case(std::string seen) {
  std::ranges::transform(seen, seen.begin(), [](unsigned char digit) {
    return static_cast<char>(std::tolower(digit));
  });
  return seen;
}

/// Boards once showed the first 64 bits of codes that were sealed whole, in hexadecimal digits.
Held held_by(const std::string& proof, const std::string& seen) {
  const std::string hash = io::hash_of_proof(proof);
  if (records::parse_seal(seen) == records::seal_letters(hash)) return Held::as_seal;
  if (!hash.starts_with(in_lower_case(seen))) return Held::not_at_all;
  if (seen.size() >= binding_digits) return Held::as_seal;
  const bool is_whole = records::sealed_part(proof).size() == proof.size();
  return is_whole ? Held::as_old_seal : Held::not_at_all;
}

/// What is to be said of the seals that were seen; throws BadRequest if one is held by no proof.
std::string text_of_seals(
    const std::vector<std::string>& seen, const std::vector<std::string>& proofs
) {
  std::string text;
  for (const std::string& seal : seen) {
    Held held = Held::not_at_all;
    for (const std::string& proof : proofs)
      held = std::max(held, held_by(proof, seal));
    if (held == Held::not_at_all)
      throw BadRequest{fmt::format("no code in it has the seal {}", in_lower_case(seal))};
    if (held == Held::as_old_seal)
      text +=
          fmt::format("; old seal, {} bits: two codes can be found that have it", 4 * seal.size());
  }
  return text;
}

/// Throws BadRequest if the code of a proof is another one than its two shares give.
void require_mixed(const SealedCode& proof) {
  if (proof.typed.empty()) return;
  const auto numbers_of = [](std::string name) {
    return io::chance_of(std::move(name));
  };
  const auto mixed = engine::breaking::mix_shares(proof.rules, proof.salt, proof.typed, numbers_of);
  if (mixed.secret == proof.code) return;
  throw BadRequest{
      fmt::format("its shares give the code {}, and not {}", text(mixed.secret), text(proof.code))};
}

/// What callers are told at the end.
std::string verify_proof(
    const SealedCode& proof, const std::string& given, const std::vector<std::string>& seen
) {
  const std::string seals = text_of_seals(seen, {given});
  require_mixed(proof);
  return fmt::format(
      "the code {} has the seal {}{}", text(proof.code),
      records::seal_letters(io::hash_of_proof(given)), seals
  );
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
  const records::Line line = checked_record(given);
  const auto proofs = sealed_texts(line.record);
  for (const std::string& proof : proofs) {
    if (const auto sealed = engine::breaking::records::parse_proof(proof)) require_mixed(*sealed);
  }
  std::string result = result_text(line);
  if (!options.seals.empty())
    result += ", with the code of the seal" + text_of_seals(options.seals, proofs);
  if (!options.season_key.empty()) {
    require_season(line.record, options.season_key);
    result += ", and the puzzle is that of the season key";
  }
  return result;
}

}  // namespace

int verify_records(const RecordsOptions& options) {
  const int status = for_each_given(options, [&](int number, const std::string& given) {
    if (const auto by_mail = verify_mail(given))
      return fmt::print("{}: valid: {}\n", number, *by_mail);
    const auto proof = engine::breaking::records::parse_proof(given);
    const std::string result =
        proof ? verify_proof(*proof, given, options.seals) : verify_record(given, options);
    fmt::print("{}: valid: {}\n", number, result);
  });
  return options.are_all ? std::max(status, check_mail(options)) : status;
}

}  // namespace codemaker::commands
