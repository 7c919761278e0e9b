#include "records/facts.hpp"

#include "engine/records/line.hpp"
#include "engine/records/texts.hpp"

#include <algorithm>

namespace codemaker::scores::records {
namespace {

using engine::records::Record;

constexpr std::string_view signs = "123456789abcdefghijklmnopqrstuvwxyz";

/// The line without result and checksum: it grows with the game.
std::string_view grown_part(std::string_view line) {
  for (int field = 0; field < 2; ++field)
    line = line.substr(0, std::min(line.rfind(':'), line.size()));
  return line;
}

std::string guesses_in(const Record& record) {
  std::string guesses;
  for (const int needed : record.face().guesses())
    guesses += guess_sign(static_cast<std::size_t>(needed));
  return guesses;
}

}  // namespace

Result<Facts> facts_of(const Record& record) {
  const auto outcome = engine::records::replay(record);
  if (!outcome) {
    return Fault::because("the game does not follow the rules: " + text(outcome.error()));
  }
  return Facts{
      .game = engine::records::game_of(record),
      .kind = std::string{kind_of(record)},
      .line = engine::records::write(record, *outcome),
      .outcome = *outcome,
      .day = engine::records::number_of_puzzle(record),
      .score = engine::records::daily_score(record, *outcome),
      .guesses = guesses_in(record),
  };
}

Result<Facts> given_up(std::string_view line) {
  auto read = engine::records::read(line);
  if (!read) return Fault::because(text(read.error()));
  return facts_of(engine::records::given_up(read->record));
}

Result<std::string> kept_line(const LineSafe* safe, const Facts& facts) {
  if (safe == nullptr || facts.is_over()) return facts.line;
  return safe->close(facts.line);
}

Result<std::string> opened(const LineSafe* safe, const std::string& kept) {
  if (!kept.starts_with(sealed_line)) return kept;
  if (safe != nullptr) return safe->open(kept);
  return Fault::because("the moves of this game are sealed until it is over");
}

bool continues(std::string_view line, std::string_view earlier) {
  const std::string_view known = grown_part(earlier);
  if (!line.starts_with(known)) return false;
  // The next move has a sign of its own: what was 11 is not 112 now.
  return line.size() > known.size() &&
         std::string_view{",=:"}.find(line[known.size()]) != std::string_view::npos;
}

char guess_sign(std::size_t guesses) {
  return signs[std::clamp<std::size_t>(guesses, 1, max_counted_guesses) - 1];
}

std::size_t guesses_of(char sign) {
  const auto at = signs.find(sign);
  return at == std::string_view::npos ? 0 : at + 1;
}

}  // namespace codemaker::scores::records
