#include "scores/reserve.hpp"

#include "scores/row_text.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace codemaker::scores {
namespace {

constexpr std::string_view reserve_version = "1";

bool is_as_good(const Entry& one, const Entry& other) {
  if (one.score != other.score) return one.score > other.score;
  return one.when <= other.when;
}

std::optional<Reserved> read_reserved(std::string_view line) {
  const auto read = read_line(line);
  if (!read || read->fields.size() != 2 + fields_of_row) return std::nullopt;
  const auto since = number_in(read->fields[1]);
  const auto row = row_in(std::span{read->fields}.subspan(2));
  if (read->fields[0] != reserve_version || !since || *since < 0 || !row) return std::nullopt;
  return Reserved{static_cast<ChangeNumber>(*since), *row};
}

}  // namespace

bool is_same_run(const Entry& one, const Entry& other) {
  return one.table == other.table && one.score == other.score && one.when == other.when &&
         is_same_player(one.player, other.player);
}

Reserve Reserve::decode(std::string_view bytes) {
  Reserve reserve;
  for_each_line(bytes, [&](std::string_view line, int) {
    const auto run = read_reserved(line);
    if (run && reserve.runs_.size() < max_reserve) reserve.runs_.push_back(*run);
  });
  return reserve;
}

std::string Reserve::encode() const {
  std::string bytes;
  for (const Reserved& run : runs_) {
    LineWriter writer;
    writer.add(reserve_version);
    writer.add(static_cast<std::int64_t>(run.since));
    writer.add(run.entry);
    bytes += writer.line();
  }
  return bytes;
}

bool Reserve::is_needless(const Reserved& run) const {
  std::vector<const Player*> better;
  for (const Reserved& other : runs_) {
    const bool counts = &other != &run && other.since >= run.since &&
                        other.entry.table == run.entry.table && is_as_good(other.entry, run.entry);
    if (!counts) continue;
    const Player& player = other.entry.player;
    if (is_same_player(player, run.entry.player)) return true;
    const bool is_new = std::ranges::none_of(better, [&](const Player* known) {
      return is_same_player(*known, player);
    });
    if (is_new) better.push_back(&player);
  }
  return better.size() >= table_size;
}

bool Reserve::keep(const Reserved& run) {
  for (Reserved& other : runs_) {
    if (!is_same_run(other.entry, run.entry) || other.since < run.since) continue;
    if (other.entry.name == run.entry.name) return false;
    other.entry.name = run.entry.name;
    return true;
  }
  if (is_needless(run)) return false;
  runs_.push_back(run);
  Reserve needed;
  for (const Reserved& other : runs_) {
    if (!is_needless(other)) needed.runs_.push_back(other);
  }
  runs_ = std::move(needed.runs_);
  if (runs_.size() > max_reserve) runs_.erase(runs_.begin());
  return true;
}

void Reserve::drop_before(ChangeNumber change) {
  std::erase_if(runs_, [&](const Reserved& run) { return run.since < change; });
}

int unreadable_runs(std::string_view bytes) {
  int count = 0;
  for_each_line(bytes, [&](std::string_view line, int) {
    if (!read_reserved(line)) ++count;
  });
  return count;
}

Result<Reserve> read_reserve(Disk& disk) {
  const auto file = disk.read(reserve_file);
  if (!file) return file.error();
  const std::optional<std::string>& bytes = *file;
  return bytes ? Reserve::decode(*bytes) : Reserve{};
}

Result<void> write_reserve(Disk& disk, const Reserve& reserve) {
  const auto written = disk.replace(reserve_file, reserve.encode(), "");
  if (!written) return written.error();
  return {};
}

}  // namespace codemaker::scores
