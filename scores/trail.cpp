#include "scores/trail.hpp"

#include "scores/row_text.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <utility>

namespace codemaker::scores {
namespace {

constexpr std::string_view trail_version = "1";

// The fields before the rows.
enum Field : std::size_t { version, number, before, sum_before, undoes, when, who, kind, detail };

constexpr std::size_t fields_before_rows = Field::detail + 1;

/// Of lines that cannot be read so many are named; a file can be full of them.
constexpr std::size_t max_remarks = 10;

constexpr std::string_view taken_sign = "-";
constexpr std::string_view put_sign = "+";

void add_rows(LineWriter& writer, std::string_view sign, const std::vector<Entry>& rows) {
  for (const Entry& row : rows) {
    writer.add(sign);
    writer.add(row);
  }
}

std::optional<ChangeKind> kind_of(std::string_view word) {
  const auto row = std::ranges::find(change_words, word, &ChangeWord::word);
  return row == change_words.end() ? std::nullopt : std::optional{row->kind};
}

/// A sign and a row, until the fields are used up; false if one makes no sense.
bool read_rows(std::span<const std::string> fields, Change& change) {
  while (!fields.empty()) {
    if (fields.size() < 1 + fields_of_row) return false;
    const auto row = row_in(fields.subspan(1, fields_of_row));
    const bool is_put = fields[0] == put_sign;
    if (!row || (!is_put && fields[0] != taken_sign)) return false;
    (is_put ? change.put : change.taken).push_back(*row);
    fields = fields.subspan(1 + fields_of_row);
  }
  return true;
}

void read_lines(std::string_view bytes, const std::string& file, Trail& trail) {
  std::size_t more = 0;
  for_each_line(bytes, [&](std::string_view line, int line_number) {
    auto change = read_change(line);
    if (change) {
      trail.changes.push_back(std::move(*change));
    } else if (trail.remarks.size() >= max_remarks) {
      ++more;
    } else {
      trail.remarks.push_back(
          file + " line " + std::to_string(line_number) + " " + change.error().reason() +
          "; it is passed over"
      );
    }
  });
  if (more > 0) {
    trail.remarks.push_back(
        file + " has " + std::to_string(more) + " more such lines; codemaker scores repair " +
        "takes them out"
    );
  }
}

}  // namespace

std::string_view word_of(ChangeKind kind) {
  return std::ranges::find(change_words, kind, &ChangeWord::kind)->word;
}

std::string write_change(Change& change) {
  LineWriter writer;
  writer.add(trail_version);
  writer.add(static_cast<std::int64_t>(change.mark.number));
  writer.add(static_cast<std::int64_t>(change.before.number));
  writer.add(std::int64_t{change.before.sum});
  writer.add(static_cast<std::int64_t>(change.undoes));
  writer.add(change.when);
  writer.add(std::string_view{change.who});
  writer.add(word_of(change.kind));
  writer.add(std::string_view{change.detail});
  add_rows(writer, taken_sign, change.taken);
  add_rows(writer, put_sign, change.put);
  change.mark.sum = writer.sum();
  return writer.line();
}

Result<Change> read_change(std::string_view line) {
  const auto damaged = [] {
    return Fault::because("is damaged");
  };
  const auto read = read_line(line);
  if (!read || read->fields.empty()) return damaged();
  const std::vector<std::string>& fields = read->fields;
  if (fields[Field::version] != trail_version) {
    return Fault::because("was written by a newer version of codemaker");
  }
  if (fields.size() < fields_before_rows) return damaged();
  const auto own_number = number_in(fields[Field::number]);
  const auto number_before = number_in(fields[Field::before]);
  const auto sum_of_before = number_in(fields[Field::sum_before]);
  const auto undone = number_in(fields[Field::undoes]);
  const auto made = number_in(fields[Field::when]);
  const auto what = kind_of(fields[Field::kind]);
  const bool is_sound = own_number && *own_number > 0 && number_before && *number_before >= 0 &&
                        *number_before < *own_number && sum_of_before && undone && made && what;
  if (!is_sound) return damaged();
  Change change{
      .mark = {static_cast<ChangeNumber>(*own_number), read->sum},
      .before =
          {static_cast<ChangeNumber>(*number_before), static_cast<std::uint32_t>(*sum_of_before)},
      .undoes = static_cast<ChangeNumber>(*undone),
      .when = *made,
      .who = fields[Field::who],
      .kind = *what,
      .detail = fields[Field::detail],
      .taken = {},
      .put = {},
  };
  if (!read_rows(std::span{fields}.subspan(fields_before_rows), change)) return damaged();
  return change;
}

Result<Trail> read_trail(Disk& disk) {
  Trail trail;
  for (int which = max_trail_files; which >= 1; --which) {
    auto file = disk.read(trail_file_of(which));
    if (!file) return file.error();
    std::optional<std::string>& bytes = *file;
    if (!bytes) continue;
    read_lines(*bytes, trail_file_of(which), trail);
    if (which == 1) trail.newest_file = std::move(*bytes);
  }
  return trail;
}

std::string trail_file_of(int which) {
  return std::string{trail_file} + (which == 1 ? "" : std::to_string(which));
}

std::string intact_lines(std::string_view bytes) {
  std::string intact;
  for_each_line(bytes, [&](std::string_view line, int) {
    const auto read = read_line(line);
    const bool is_later = read && !read->fields.empty() && read->fields[0] != trail_version;
    if (is_later || read_change(line)) intact.append(line) += '\n';
  });
  return intact;
}

Result<void> append(Disk& disk, const Trail& trail, Change& change) {
  const std::string line = write_change(change);
  std::string bytes = trail.newest_file;
  if (!bytes.empty() && !bytes.ends_with('\n')) bytes += '\n';
  if (!bytes.empty() && bytes.size() + line.size() > max_trail_bytes) {
    if (auto shifted = disk.shift(trail_file, max_trail_files); !shifted) return shifted;
    bytes.clear();
  }
  const auto written = disk.replace(trail_file, bytes + line, "");
  if (!written) return written.error();
  return {};
}

ChangeNumber next_number(const Trail& trail, const ChangeMark& last_change) {
  ChangeNumber largest = last_change.number;
  for (const Change& change : trail.changes)
    largest = std::max(largest, change.mark.number);
  return largest + 1;
}

std::vector<const Change*> made_changes(const Trail& trail, const ChangeMark& last_change) {
  std::vector<const Change*> made;
  ChangeMark wanted = last_change;
  // Numbers only grow, and so do places in the trail.
  for (auto change = trail.changes.rbegin(); change != trail.changes.rend(); ++change) {
    if (change->mark != wanted) continue;
    made.push_back(&*change);
    wanted = change->before;
  }
  return made;
}

std::vector<const Change*> changes_in_force(const Trail& trail, const ChangeMark& last_change) {
  std::vector<const Change*> in_force;
  std::set<ChangeNumber> undone;
  for (const Change* change : made_changes(trail, last_change)) {
    if (change->kind == ChangeKind::undo) {
      undone.insert(change->undoes);
      continue;
    }
    const bool has_effect = !change->taken.empty() || !change->put.empty();
    if (has_effect && !undone.contains(change->mark.number)) in_force.push_back(change);
  }
  return in_force;
}

bool is_put_by_hand(const std::vector<const Change*>& in_force, const Entry& row) {
  return std::ranges::any_of(in_force, [&](const Change* change) {
    return std::ranges::find(change->put, row) != change->put.end();
  });
}

}  // namespace codemaker::scores
