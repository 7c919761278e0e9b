#include "scores/changing.hpp"
#include "scores/inspection.hpp"

#include <optional>
#include <utility>

namespace codemaker::scores {
namespace {

/// Leaves out of a file what is no line of it.
Result<void> repair_lines(
    Disk& disk, const std::string& name, std::string (*intact)(std::string_view),
    std::vector<std::string>& done
) {
  const auto file = disk.read(name);
  if (!file) return file.error();
  const std::optional<std::string>& bytes = *file;
  if (!bytes) return {};
  const std::string kept = intact(*bytes);
  if (kept == *bytes) return {};
  const auto kept_as = disk.replace(name, kept, name_for_damaged(disk));
  if (!kept_as) return kept_as.error();
  done.push_back(disk.known_as(name) + " had lines that cannot be read; it is kept as " + *kept_as);
  return {};
}

std::string intact_runs(std::string_view bytes) {
  return Reserve::decode(bytes).encode();
}

/// The trail and the reserve, while nobody else changes them.
Result<void> repair_texts(Disk& disk, Editing& editing, std::vector<std::string>& done) {
  for (int which = max_trail_files; which >= 1; --which) {
    if (auto fixed = repair_lines(disk, trail_file_of(which), intact_lines, done); !fixed) {
      return fixed;
    }
  }
  if (auto fixed = repair_lines(disk, std::string{reserve_file}, intact_runs, done); !fixed) {
    return fixed;
  }
  auto trail = read_trail(disk);
  if (!trail) return trail.error();
  editing.trail = std::move(*trail);
  editing.in_force = changes_in_force(editing.trail, editing.ledger->last_change);
  return {};
}

}  // namespace

Result<Repaired> repair(Disk& disk, const Hand& hand) {
  auto editing = begin_editing(disk);
  if (!editing) return editing.error();
  Repaired repaired;
  if (auto fixed = repair_texts(disk, *editing, repaired.done); !fixed) return fixed.error();
  Ledger& ledger = *editing->ledger;
  const bool is_damaged = ledger.is_damaged;
  const bool was_led_back = is_damaged || ledger.restored.has_value();
  if (const std::size_t waiting = ledger.spooled.size(); waiting > 0) {
    repaired.done.push_back(
        "the spool had " + std::to_string(waiting) + (waiting == 1 ? " score" : " scores") +
        "; filed by the rules of the tables"
    );
  }
  if (!was_led_back && repaired.done.empty()) {
    repaired.remarks = std::move(ledger.remarks);
    return repaired;
  }
  // What was damaged is kept as such; no copy that is better makes room for it.
  Making making{.change = {}, .after = ledger.hall, .keep_as = "", .when_equal = WhenEqual::change};
  making.change.kind = ChangeKind::repair;
  auto made = make_change(disk, hand, *editing, std::move(making));
  if (!made) return made.error();
  if (is_damaged) {
    repaired.done.push_back(
        disk.known_as(score_file) + " was damaged; it is kept as " + ledger.damaged_as + ", and " +
        (ledger.restored ? "the tables are those of " + ledger.restored->from + " again"
                         : "its " + std::to_string(made->hall.rows_in_all()) + " intact rows stand")
    );
  } else {
    repaired.remarks = std::move(made->remarks);
  }
  return repaired;
}

}  // namespace codemaker::scores
