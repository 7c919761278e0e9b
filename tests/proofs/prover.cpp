// Files and reads scores as doors do, and tells each step on standard output the moment it is
// taken, for the proofs beside this file.
#include "io/disk/directory_disk.hpp"
#include "records/store.hpp"
#include "scores/edits.hpp"
#include "scores/store.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace codemaker::proofs {
namespace {

using io::disk::DirectoryDisk;
using scores::Entry;
using scores::Hall;

/// A line in one piece: what has been said stays said if we are killed right after it.
void say(const std::string& text) {
  const std::string line = text + "\n";
  if (::write(STDOUT_FILENO, line.data(), line.size()) != static_cast<ssize_t>(line.size()))
    std::exit(3);
}

[[noreturn]] void fail(const std::string& text) {
  say(text);
  std::exit(1);
}

std::int64_t number(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size())
    fail(fmt::format("wrong {} is no number", text));
  return value;
}

/// Hundredths of a millisecond since the machine was started: of two scores the later is higher, so
/// each of them enters, whoever files it.
std::int64_t score_of_now() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return (now.tv_sec % 9'000) * 100'000 + now.tv_nsec / 10'000 + 1;
}

Entry entry_of(std::string_view writer, std::int64_t turn) {
  const auto table = static_cast<std::size_t>(turn) % engine::ranked_games.size();
  const std::string handle = fmt::format("{}-{}", writer, turn);
  return {
      .table = engine::ranked_games.at(table),
      .player = {"proof", "", handle},
      .name = scores::table_name(handle),
      .score = score_of_now(),
      .level = 1,
      .when = turn};
}

/// True if it stands there, or ten that are as good or better.
bool has_its_place(const Hall& hall, const Entry& entry) {
  const auto& rows = hall.rows(entry.table);
  const bool is_there = std::ranges::any_of(rows, [&](const Entry& row) {
    return row.player == entry.player && row.score == entry.score;
  });
  const auto better =
      std::ranges::count_if(rows, [&](const Entry& row) { return row.score >= entry.score; });
  return is_there || better >= 10;
}

/// What a writer does in its turns.
enum class Way : std::uint8_t { plain, mixed, in_season };

/// The season that all scores are won in, where there are seasons.
constexpr scores::Season season_of_proofs{2026, 11};

/// How a score is filed in its turn: as a door does it, as the sysop does it, with a copy of the
/// tables and a line in the trail, or as one that could not be filed.
scores::Result<std::string> file_in_turn(DirectoryDisk& disk, const Entry& entry, Way way) {
  scores::Submission submission{.entry = entry};
  if (way == Way::in_season) submission.season = season_of_proofs;
  const bool is_mixed = way == Way::mixed;
  if (is_mixed && entry.when % 5 == 3) {
    if (auto spooled = scores::spool(disk, submission); !spooled) return spooled.error();
    return std::string{"spool"};
  }
  if (is_mixed && entry.when % 7 == 0) {
    const auto added = scores::add_run(disk, {"sysop", entry.when}, entry);
    if (!added) return added.error();
    return std::string{"table"};
  }
  const auto filed = scores::file(disk, submission, scores::lock_patience);
  if (!filed) return filed.error();
  return std::string{filed->is_spooled ? "spool" : "table"};
}

void file_scores(
    DirectoryDisk& disk, std::string_view writer, std::int64_t from, std::int64_t to, Way way
) {
  for (std::int64_t turn = from; turn < to; ++turn) {
    const Entry entry = entry_of(writer, turn);
    say(fmt::format("try {} {} {}", turn, entry.score, name(entry.table)));
    const auto where = file_in_turn(disk, entry, way);
    if (!where) {
      say(fmt::format("fault {} {}", turn, where.error().reason()));
      continue;
    }
    say(fmt::format("ack {} {}", turn, *where));
    if (*where != "table") continue;
    const auto loaded = scores::read_hall(disk);
    if (loaded && !has_its_place(loaded->hall, entry)) fail(fmt::format("lost {}", turn));
  }
}

/// What no reader may ever see, in a word; empty: the tables are as they should be.
std::string wrong_with(const Hall& hall, const Hall& before) {
  for (const engine::RankedGame table : engine::ranked_games) {
    std::set<std::string> players;
    for (const Entry& row : hall.rows(table))
      players.insert(row.player.handle);
    if (players.size() != hall.rows(table).size()) return "doubled";
    if (!std::ranges::is_sorted(hall.rows(table), std::ranges::greater{}, &Entry::score))
      return "unsorted";
    for (const Entry& row : before.rows(table))
      if (!has_its_place(hall, row)) return fmt::format("lost {}", row.player.handle);
  }
  return {};
}

/// Reads so many times. Each reading must be whole, and hold whatever the one before it held.
void read_tables(const std::string& path, std::int64_t readings) {
  using std::chrono::steady_clock;
  const auto disk = DirectoryDisk::open(path);
  if (!disk) fail("fault " + disk.error().reason());
  Hall before;
  std::chrono::duration<double, std::milli> slowest{0};
  for (std::int64_t reading = 0; reading < readings; ++reading) {
    const auto begun = steady_clock::now();
    const auto loaded = scores::read_hall(**disk);
    slowest = std::max<decltype(slowest)>(slowest, steady_clock::now() - begun);
    if (!loaded) fail("fault " + loaded.error().reason());
    if (loaded->condition != scores::Condition::whole) fail("damaged");
    const std::string wrong = wrong_with(loaded->hall, before);
    if (!wrong.empty()) fail(wrong);
    before = loaded->hall;
  }
  say(fmt::format("read {} {:.3f}", readings, slowest.count()));
}

/// Reads the tables with each bit, or each so many, turned over: what is left of them is what was
/// there, but for one row at most.
void flip_bits(DirectoryDisk& disk, std::int64_t step) {
  const auto file = disk.read(scores::score_file);
  if (!file || !*file) fail("no score file");
  std::string bytes = **file;
  const Hall whole = scores::decode(bytes).hall;
  std::int64_t flipped = 0;
  for (std::size_t bit = 0; bit < 8 * bytes.size(); bit += static_cast<std::size_t>(step)) {
    char& byte = bytes[bit / 8];
    const char before = byte;
    byte = static_cast<char>(byte ^ static_cast<char>(1U << (bit % 8)));
    const scores::LoadedHall left = scores::decode(bytes);
    byte = before;
    if (left.condition == scores::Condition::whole) fail(fmt::format("unseen {}", bit));
    for (const engine::RankedGame table : engine::ranked_games)
      for (const Entry& row : left.hall.rows(table))
        if (std::ranges::count(whole.rows(table), row) != 1) fail(fmt::format("wrong {}", bit));
    if (left.hall.rows_in_all() + 1 < whole.rows_in_all()) fail(fmt::format("lost {}", bit));
    ++flipped;
  }
  say(fmt::format("flipped {}", flipped));
}

/// What every call does first with both files; what the sysop is told of it.
void begin_call(DirectoryDisk& disk) {
  const auto made = scores::make_tables(disk, scores::lock_patience);
  if (!made) fail("fault " + made.error().reason());
  for (const std::string& remark : *made)
    say("told " + remark);
  const auto store = scores::records::Store::open({disk.path() + "/records.db", "records.db"});
  if (!store) fail("fault " + store.error().reason());
  const auto games = (*store)->games({});
  for (const std::string& remark : (*store)->take_remarks())
    say("told " + remark);
  if (!games) fail("fault " + games.error().reason());
}

[[noreturn]] void hold_lock(DirectoryDisk& disk) {
  const auto lock = disk.lock(scores::lock_patience);
  if (!lock || !*lock) fail("not had");
  say("held");
  while (true)
    ::pause();
}

int run(std::span<const std::string_view> words) {
  if (words.size() == 3 && words[0] == "read") {
    read_tables(std::string{words[1]}, number(words[2]));
    return 0;
  }
  if (words.size() < 2)
    fail("prover file|mix|season DIR WRITER FROM TO, read DIR TIMES, flip DIR STEP, hold|call DIR");
  const auto disk = DirectoryDisk::open(std::string{words[1]});
  if (!disk) fail("fault " + disk.error().reason());
  if (words[0] == "hold") hold_lock(**disk);
  if (words[0] == "call") {
    begin_call(**disk);
    return 0;
  }
  if (words[0] == "flip" && words.size() == 3) {
    flip_bits(**disk, number(words[2]));
    return 0;
  }
  if (words.size() != 5) fail("prover file|mix|season DIR WRITER FROM TO");
  const Way way = words[0] == "mix"      ? Way::mixed
                  : words[0] == "season" ? Way::in_season
                                         : Way::plain;
  file_scores(**disk, words[2], number(words[3]), number(words[4]), way);
  return 0;
}

}  // namespace
}  // namespace codemaker::proofs

int main(int argc, char** argv) {
  const std::vector<std::string_view> words{argv + 1, argv + argc};
  return codemaker::proofs::run(words);
}
