#include "engine/records/line.hpp"

#include "engine/records/numbers.hpp"
#include "engine/records/parser.hpp"
#include "engine/records/texts.hpp"

#include <algorithm>
#include <array>
#include <boost/crc.hpp>
#include <optional>
#include <utility>
#include <vector>

namespace codemaker::engine::records {
namespace {

constexpr std::string_view mark = "cm";
constexpr int line_version = 1;
constexpr std::size_t checksum_digits = 8;

std::string newer_text(std::string_view what, std::int64_t version, int known) {
  return std::string{what} + " version " + std::to_string(version) +
         " is not known; this program knows " + std::to_string(known);
}

/// The line without its checksum, with it.
std::string with_checksum(std::string body) {
  boost::crc_32_type crc;
  crc.process_bytes(body.data(), body.size());
  body += ':';
  append_hex(body, crc.checksum(), checksum_digits);
  return body;
}

std::string version_text() {
  return std::string{mark} + std::to_string(line_version);
}

std::string rules_text(int version) {
  return "r" + std::to_string(version);
}

/// In the order of the line.
enum FieldAt : std::size_t { version_at, game_at, kind_at, setup_at, moves_at, outcome_at };

constexpr std::size_t field_count = outcome_at + 1;
using Fields = std::array<Field, field_count>;

/// Why a line is no record that this program can know; nullopt if it may be one.
std::optional<Fault> check_version(std::string_view line) {
  if (!line.starts_with(mark)) return at_column(1, "this is not a record of a game");
  const std::string_view digits =
      line.substr(mark.size(), line.find(':', mark.size()) - mark.size());
  const auto version = parse_number(digits);
  if (!version) return at_column(mark.size() + 1, "the version of the record is missing");
  if (*version != line_version)
    return at_column(mark.size() + 1, newer_text("record", *version, line_version));
  return std::nullopt;
}

/// A printable line of bounded length, with the right checksum; gives what stands before that.
Result<std::string_view> check_bytes(std::string_view line) {
  if (line.size() > max_line) return at_column(max_line + 1, "the record is too long");
  const auto is_printable = [](char c) {
    return c > ' ' && c <= '~';
  };
  const auto odd = std::ranges::find_if_not(line, is_printable);
  if (odd != line.end()) {
    return at_column(
        static_cast<std::size_t>(odd - line.begin()) + 1, "this character stands in no record"
    );
  }
  const auto colon = line.rfind(':');
  const bool has_checksum = colon != std::string_view::npos &&
                            line.size() - colon - 1 == checksum_digits &&
                            parse_hex(line.substr(colon + 1));
  if (!has_checksum)
    return at_column(line.size() + 1, "the record is cut short: there is no checksum at its end");
  const std::string_view body = line.substr(0, colon);
  if (with_checksum(std::string{body}) != line)
    return at_column(colon + 2, "the checksum does not fit: the record was changed on its way");
  return body;
}

Result<Fields> split(std::string_view body) {
  Fields fields;
  std::size_t from = 0;
  for (std::size_t at = 0; at < field_count; ++at) {
    const auto end = body.find(':', from);
    const bool is_last = at + 1 == field_count;
    if (is_last != (end == std::string_view::npos)) {
      return at_column(
          is_last ? end + 1 : body.size() + 1,
          "a record has 7 fields with colons between, this one has " +
              std::string{is_last ? "more" : "fewer"}
      );
    }
    fields[at] = {body.substr(from, end - from), from + 1};
    from = end + 1;
  }
  return fields;
}

/// What stands behind the version of the rules.
Result<std::string_view> check_rules(const Field& setup, int known) {
  const auto point = setup.text.find('.');
  const std::string_view version = setup.text.substr(0, point);
  if (version == rules_text(known)) {
    if (point == std::string_view::npos) return std::string_view{};
    if (point + 1 < setup.text.size()) return setup.text.substr(point + 1);
    return at_column(setup.column + point, "nothing stands behind this point");
  }
  const auto number = version.starts_with('r') ? parse_number(version.substr(1)) : std::nullopt;
  if (!number) return at_column(setup.column, "the version of the rules is missing");
  return at_column(setup.column, newer_text("rules", *number, known));
}

Result<Record> read_record(const Fields& fields) {
  const auto game = ranked_game(fields[game_at].text);
  if (!game) return at_column(fields[game_at].column, "there is no such game");
  const GameParser& parser = parser_of(*game);
  const auto items = check_rules(fields[setup_at], parser.rules_version);
  if (!items) return items.error();
  return parser.parse(fields[kind_at], *items, fields[moves_at]);
}

}  // namespace

std::string join(const LineFields& fields) {
  std::string setup = rules_text(fields.rules);
  if (!fields.setup.empty()) (setup += '.') += fields.setup;
  std::string body = version_text();
  for (const std::string_view field :
       {fields.game, fields.kind, std::string_view{setup}, fields.moves, fields.outcome})
    (body += ':') += field;
  return with_checksum(std::move(body));
}

std::string write(const Record& record, const Outcome& outcome) {
  std::string moves;
  for (const std::string& move : record.face().move_texts())
    moves += move;
  const std::string result = text(outcome);
  const std::string setup = record.face().setup_text();
  return join({
      .game = name(game_of(record)),
      .kind = kind_of(record),
      .rules = record.face().rules_version(),
      .setup = setup,
      .moves = moves,
      .outcome = result,
  });
}

Result<Line> read(std::string_view line) {
  if (const auto fault = check_version(line)) return *fault;
  const auto body = check_bytes(line);
  if (!body) return body.error();
  const auto fields = split(*body);
  if (!fields) return fields.error();
  const auto record = read_record(*fields);
  if (!record) return record.error();
  const auto stated = parse_outcome((*fields)[outcome_at].text);
  if (!stated) return at_column((*fields)[outcome_at].column, "this is not a result");
  return Line{*record, *stated};
}

Result<Line> verify(std::string_view line) {
  auto said = read(line);
  if (!said) return said;
  const auto outcome = replay(said->record);
  if (!outcome) return outcome.error();
  if (*outcome == said->stated) return said;
  return Fault{
      Fault::In::move, moves_of(said->record),
      "the record says " + text(said->stated) + ", but its moves come to " + text(*outcome)};
}

}  // namespace codemaker::engine::records
