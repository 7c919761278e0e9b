#include "scores/inspection.hpp"

#include "scores/ledger.hpp"
#include "scores/reserve.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

namespace codemaker::scores {
namespace {

std::string number_of(std::size_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string rows_word(std::size_t count) {
  return number_of(count, "row", "rows");
}

/// How the size of the file differs from what its header says.
std::optional<std::string> fault_of_size(std::size_t size, std::size_t records) {
  const std::size_t expected = header_size + records * record_size;
  if (size == expected) return std::nullopt;
  if (size > expected) return number_of(size - expected, "byte", "bytes") + " too many at its end";
  return "cut short: " + rows_word((expected - size + record_size - 1) / record_size) + " of " +
         std::to_string(records) + " missing";
}

/// True if the rows of each table are in their order, a player has one, and there are ten at most.
bool is_in_order(const std::vector<Entry>& rows) {
  Hall hall;
  for (const Entry& row : rows)
    hall.enter(row);
  std::vector<Entry> ordered;
  for (const engine::RankedGame table : engine::ranked_games)
    std::ranges::copy(hall.rows(table), std::back_inserter(ordered));
  return ordered == rows;
}

/// A file of the tables: its faults, or that it has none.
void inspect_tables(std::string_view name, std::string_view bytes, Inspected& inspected) {
  auto faults = faults_of_tables(name, bytes);
  if (faults.empty()) {
    const std::size_t rows = decode(bytes).hall.rows_in_all();
    inspected.sound.push_back(std::string{name} + ": " + rows_word(rows) + ", all intact");
  }
  std::ranges::move(faults, std::back_inserter(inspected.faults));
}

Result<void> inspect_spool(Disk& disk, Inspected& inspected) {
  const auto paths = spooled_scores(disk);
  if (!paths) return paths.error();
  std::size_t waiting = 0;
  for (const std::string& path : *paths) {
    const auto file = disk.read(path);
    if (!file) {
      inspected.faults.push_back(file.error().reason());
    } else if (const std::optional<std::string>& bytes = *file; bytes) {
      decode_submission(*bytes) ? static_cast<void>(++waiting)
                                : inspected.faults.push_back(path + ": no score");
    }
  }
  if (waiting > 0) {
    inspected.sound.push_back(
        "spool: " + number_of(waiting, "score waits", "scores wait") + " for the next filing"
    );
  }
  return {};
}

/// The trail, and that it has the change that the tables name.
Result<void> inspect_trail(Disk& disk, const ChangeMark& last_change, Inspected& inspected) {
  const auto trail = read_trail(disk);
  if (!trail) return trail.error();
  std::ranges::copy(trail->remarks, std::back_inserter(inspected.faults));
  const bool is_known = std::ranges::count(trail->changes, last_change, &Change::mark) > 0;
  if (last_change.number != 0 && !is_known) {
    inspected.faults.push_back(
        disk.known_as(trail_file) + ": change " + std::to_string(last_change.number) +
        " of the tables is missing: neither it nor one before it can be undone"
    );
  } else if (trail->remarks.empty() && !trail->changes.empty()) {
    inspected.sound.push_back(
        disk.known_as(trail_file) + ": " + number_of(trail->changes.size(), "change", "changes") +
        ", all intact"
    );
  }
  return {};
}

Result<void> inspect_reserve(Disk& disk, Inspected& inspected) {
  const auto file = disk.read(reserve_file);
  if (!file) return file.error();
  const std::optional<std::string>& bytes = *file;
  const int lost = bytes ? unreadable_runs(*bytes) : 0;
  if (lost > 0) {
    inspected.faults.push_back(
        disk.known_as(reserve_file) + ": " +
        number_of(static_cast<std::size_t>(lost), "line", "lines") + " cannot be read"
    );
  }
  return {};
}

}  // namespace

std::vector<std::string> faults_of_tables(std::string_view name, std::string_view bytes) {
  const std::string file = std::string{name} + ": ";
  if (bytes.empty()) return {file + "empty"};
  const FileHeader header = decode_header(bytes);
  if (header.is_sound && header.version > format_version) {
    return {file + "of a newer version of codemaker"};
  }
  std::vector<std::string> faults;
  const std::size_t whole = bytes.size() < header_size ? 0 : bytes.size() - header_size;
  const std::size_t records =
      header.is_sound ? header.records : std::min(whole / record_size, max_rows());
  if (!header.is_sound) {
    faults.push_back(file + "the header is damaged");
  } else if (const auto fault = fault_of_size(bytes.size(), records)) {
    faults.push_back(file + *fault);
  }
  std::vector<Entry> rows;
  for (std::size_t at = 0; at < std::min(records, whole / record_size); ++at) {
    const auto row = decode_submission(bytes.substr(header_size + at * record_size, record_size));
    if (row) {
      rows.push_back(row->entry);
    } else {
      faults.push_back(file + "row " + std::to_string(at + 1) + " cannot be read");
    }
  }
  if (!is_in_order(rows)) faults.push_back(file + "a row is not where it belongs");
  return faults;
}

Result<Inspected> inspect(Disk& disk, std::span<const std::string> copies) {
  Inspected inspected;
  const auto file = disk.read(score_file);
  if (!file) return file.error();
  const std::optional<std::string>& bytes = *file;
  if (bytes) inspect_tables(disk.known_as(score_file), *bytes, inspected);
  for (const std::string& name : copies) {
    const auto copy = disk.read(name);
    if (!copy) return copy.error();
    const std::optional<std::string>& bytes_of_copy = *copy;
    if (bytes_of_copy) inspect_tables(disk.known_as(name), *bytes_of_copy, inspected);
  }
  if (auto done = inspect_spool(disk, inspected); !done) return done.error();
  const ChangeMark last_change = bytes ? decode_header(*bytes).last_change : ChangeMark{};
  if (auto done = inspect_trail(disk, last_change, inspected); !done) return done.error();
  if (auto done = inspect_reserve(disk, inspected); !done) return done.error();
  return inspected;
}

}  // namespace codemaker::scores
