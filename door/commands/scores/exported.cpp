#include "commands/scores/exported.hpp"

#include "commands/csv.hpp"
#include "commands/dialog.hpp"

#include "ansi/text.hpp"
#include "scores/ledger.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <system_error>
#include <utility>

namespace codemaker::commands {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using scores::Entry;
using scores::Fault;
using scores::Result;

constexpr std::string_view format_name = "codemaker scores";
constexpr int export_version = 1;

constexpr std::array columns{"game",    "rank", "score", "level", "when",
                             "seconds", "name", "board", "key",   "handle"};

/// A row's fields by the names of their columns.
using Fields = std::function<std::string(std::string_view)>;

std::string clean_text(std::string_view text, std::size_t most) {
  return std::string{scores::cut_bytes(ansi::clean(text, most), most)};
}

ordered_json exported_row(const Entry& row, std::size_t rank) {
  return {
      {"game", engine::name(row.table)},
      {"rank", rank},
      {"score", row.score},
      {"level", row.level},
      {"when", time_text(row.when)},
      {"seconds", row.when},
      {"name", shown(row.name)},
      {"board", clean_text(row.player.board, scores::max_board_bytes)},
      {"key", clean_text(row.player.key, scores::max_key_bytes)},
      {"handle", clean_text(row.player.handle, scores::max_handle_bytes)},
  };
}

ordered_json exported_rows(const scores::Hall& hall) {
  ordered_json rows = ordered_json::array();
  for (const engine::RankedGame table : engine::ranked_games) {
    std::size_t rank = 0;
    for (const Entry& row : hall.rows(table))
      rows.push_back(exported_row(row, ++rank));
  }
  return rows;
}

std::optional<std::int64_t> whole_number(const std::string& text, std::int64_t least) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc{} && end == text.data() + text.size();
  return is_whole && number >= least ? std::optional{number} : std::nullopt;
}

/// A time that a calendar of four digits a year can show.
bool is_a_time(std::int64_t seconds) {
  constexpr std::int64_t end_of_9999 = 253'402'300'799;
  return seconds >= 0 && seconds <= end_of_9999;
}

/// nullopt if a field is missing or makes no sense.
std::optional<Entry> row_of(const Fields& field) {
  const auto table = engine::ranked_game(field("game"));
  const auto score = whole_number(field("score"), 1);
  const auto level = whole_number(field("level"), 0);
  const auto when = whole_number(field("seconds"), 0);
  const std::string name = scores::table_name(clean_text(field("name"), scores::max_handle_bytes));
  if (!table || !score || !level || !when || !is_a_time(*when) || name.empty()) {
    return std::nullopt;
  }
  return scores::within_limits({
      .table = *table,
      .player =
          {clean_text(field("board"), scores::max_board_bytes),
           clean_text(field("key"), scores::max_key_bytes),
           clean_text(field("handle"), scores::max_handle_bytes)},
      .name = name,
      .score = *score,
      .level = static_cast<std::uint32_t>(std::min<std::int64_t>(*level, scores::max_level)),
      .when = *when,
  });
}

/// Enters the row, or says which one makes no sense.
Result<void> take_row(
    ReadTables& read, const Fields& field, std::size_t number, std::string_view file_name
) {
  const auto row = row_of(field);
  if (!row) return Fault::because(fmt::format("{}: row {} makes no sense", file_name, number));
  read.hall.enter(*row);
  ++read.rows;
  return {};
}

Result<ReadTables> read_score_file(std::string_view bytes, std::string_view file_name) {
  const scores::LoadedHall loaded = scores::decode(bytes);
  if (loaded.condition == scores::Condition::newer) return scores::newer_version(file_name);
  ReadTables read{loaded.hall, loaded.hall.rows_in_all(), {}};
  if (loaded.condition == scores::Condition::damaged) {
    read.remarks.push_back(fmt::format("{} is damaged; its intact rows are taken", file_name));
  }
  return read;
}

std::string field_of(const json& row, std::string_view name) {
  const auto found = row.find(name);
  if (found == row.end()) return "";
  return found->is_string() ? found->get<std::string>() : found->dump();
}

Result<ReadTables> read_json_export(const json& object, std::string_view file_name) {
  const bool is_export = object.is_object() && field_of(object, "format") == format_name &&
                         object.contains("rows") && object.at("rows").is_array();
  if (!is_export) {
    return Fault::because(fmt::format("{} is no export of codemaker scores", file_name));
  }
  if (object.value("version", json{}) != export_version) {
    return Fault::because(fmt::format(
        "{} is an export of another version of codemaker; this one reads version {}", file_name,
        export_version
    ));
  }
  ReadTables read;
  std::size_t number = 0;
  for (const json& row : object.at("rows")) {
    const auto field = [&](std::string_view name) {
      return row.is_object() ? field_of(row, name) : std::string{};
    };
    if (auto taken = take_row(read, field, ++number, file_name); !taken) return taken.error();
  }
  return read;
}

Result<ReadTables> read_csv_export(std::string_view bytes, std::string_view file_name) {
  const auto rows = read_csv(bytes);
  ReadTables read;
  for (std::size_t number = 1; number < rows.size(); ++number) {
    const auto field = [&](std::string_view name) {
      const auto column = std::ranges::find(rows.front(), name);
      const auto at = static_cast<std::size_t>(column - rows.front().begin());
      return at < rows[number].size() ? rows[number][at] : std::string{};
    };
    if (auto taken = take_row(read, field, number, file_name); !taken) return taken.error();
  }
  return read;
}

bool has_headings(std::string_view bytes) {
  const std::string_view line = ansi::trim(bytes.substr(0, bytes.find_first_of("\r\n")));
  return std::ranges::all_of(columns, [&](std::string_view column) {
    return line.find(column) != std::string_view::npos;
  });
}

}  // namespace

std::string tables_as_json(const scores::Hall& hall) {
  const ordered_json object{
      {"format", format_name}, {"version", export_version}, {"rows", exported_rows(hall)}};
  return object.dump(1, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

std::string tables_as_csv(const scores::Hall& hall) {
  std::string text = fmt::format("{}\n", fmt::join(columns, ","));
  for (const ordered_json& row : exported_rows(hall)) {
    std::string line;
    for (const auto& [name, value] : row.items()) {
      if (!line.empty()) line += ',';
      line += value.is_string() ? csv_text(value.get<std::string>()) : value.dump();
    }
    text += line + '\n';
  }
  return text;
}

Result<ReadTables> read_tables(std::string_view bytes, std::string_view file_name) {
  constexpr std::string_view begin_of_score_file = "CMSCORES";
  if (bytes.empty()) return Fault::because(fmt::format("{} is empty", file_name));
  if (bytes.starts_with(begin_of_score_file)) return read_score_file(bytes, file_name);
  if (has_headings(bytes)) return read_csv_export(bytes, file_name);
  const json object = json::parse(bytes, nullptr, false);
  if (!object.is_discarded()) return read_json_export(object, file_name);
  return Fault::because(
      fmt::format("{} is neither a score file nor an export of codemaker scores", file_name)
  );
}

}  // namespace codemaker::commands
