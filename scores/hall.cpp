#include "scores/hall.hpp"

#include <algorithm>

namespace codemaker::scores {
namespace {

bool stands_above(const Entry& one, const Entry& other) {
  if (one.score != other.score) return one.score > other.score;
  return one.when < other.when;
}

}  // namespace

std::span<const Entry> Hall::rows(engine::RankedGame table) const {
  return tables_.of(table);
}

std::size_t Hall::rows_in_all() const {
  std::size_t rows = 0;
  for (const auto& table : tables_)
    rows += table.size();
  return rows;
}

std::vector<Entry>& Hall::table(engine::RankedGame game) {
  return tables_.of(game);
}

bool Hall::enter(const Entry& entry) {
  if (entry.score <= 0) return false;
  auto& rows = table(entry.table);
  const auto is_his = [&](const Entry& row) {
    return is_same_player(row.player, entry.player);
  };
  if (has_as_good(entry)) return false;
  std::erase_if(rows, is_his);
  const auto place = std::ranges::upper_bound(rows, entry, stands_above);
  if (place == rows.end() && rows.size() >= table_size) return false;
  rows.insert(place, entry);
  if (rows.size() > table_size) rows.pop_back();
  return true;
}

bool Hall::relabel(const Entry& entry) {
  const auto its_place = place(entry);
  if (!its_place) return enter(entry);
  Entry& row = table(entry.table)[*its_place - 1];
  if (row.name == entry.name && row.level == entry.level) return false;
  row.name = entry.name;
  row.level = entry.level;
  return true;
}

std::optional<Entry> Hall::remove(engine::RankedGame table, std::size_t place) {
  auto& rows = this->table(table);
  if (place < 1 || place > rows.size()) return std::nullopt;
  const auto row = rows.begin() + static_cast<std::ptrdiff_t>(place - 1);
  Entry removed = *row;
  rows.erase(row);
  return removed;
}

void Hall::clear(engine::RankedGame table) {
  this->table(table).clear();
}

bool Hall::has_as_good(const Entry& entry) const {
  return std::ranges::any_of(rows(entry.table), [&](const Entry& row) {
    return is_same_player(row.player, entry.player) && row.score >= entry.score;
  });
}

std::optional<std::size_t> Hall::place(const Entry& entry) const {
  const auto table_rows = rows(entry.table);
  for (std::size_t i = 0; i < table_rows.size(); ++i) {
    const Entry& row = table_rows[i];
    const bool is_this_run = row.when == entry.when && row.score == entry.score &&
                             is_same_player(row.player, entry.player);
    if (is_this_run) return i + 1;
  }
  return std::nullopt;
}

}  // namespace codemaker::scores
