#include "commands/manual/reference.hpp"

#include "commands/doctor/finding.hpp"
#include "config/settings.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::commands {
namespace {

/// Text in a cell of a table: a bar would end it, and what looks like HTML would be taken for it.
std::string in_cell(std::string_view text) {
  std::string cell;
  for (const char letter : text) {
    if (letter == '|' || letter == '<') cell += '\\';
    cell += letter == '\n' ? ' ' : letter;
  }
  return cell;
}

/// The names of a parameter, and what it takes.
std::string names_of(const Parameter& parameter) {
  std::string names;
  for (const std::string& name : parameter.names)
    names += (names.empty() ? "" : ", ") + name;
  std::string value = parameter.is_option() ? parameter.value : std::string{};
  for (const std::string& choice : parameter.choices)
    value = (&choice == &parameter.choices.front() ? "" : value + "\\|") + choice;
  return fmt::format("`{}{}{}`", names, value.empty() ? "" : " ", value);
}

void append_parameter_row(std::string& page, const Parameter& parameter) {
  const std::string range = parameter.range.empty() ? "" : fmt::format(" ({})", parameter.range);
  const std::string_view has_to = parameter.is_required ? "; it has to be given" : "";
  page += fmt::format(
      "| {} | {}{}{} |\n", names_of(parameter), in_cell(parameter.about), range, has_to
  );
}

/// A sentence with its full stop.
std::string sentence(const std::string& about) {
  return about.ends_with('.') ? about : about + ".";
}

/// The end of a help: rows that are indented are examples.
void append_notes(std::string& page, std::string_view notes) {
  bool was_example = true;  // so that the first row is parted from what stands above
  while (!notes.empty()) {
    const auto end = std::min(notes.find('\n'), notes.size());
    const std::string_view row = notes.substr(0, end);
    notes.remove_prefix(std::min(end + 1, notes.size()));
    if (row.empty()) continue;
    const bool is_example = row.starts_with("  ");
    if (is_example != was_example || page.ends_with("|\n")) page += '\n';
    page += fmt::format("{}{}\n", is_example ? "  " : "", row);
    was_example = is_example;
  }
}

void append_chapter(std::string& page, const Command& command, const Command& program) {
  page += fmt::format("\n### `codemaker{}`\n\n{}\n", command.path, sentence(command.about));
  std::string rows;
  std::string shared;
  for (const Parameter& parameter : command.parameters) {
    if (parameter.names.back() == "--help") continue;
    const bool is_shared =
        &command != &program && std::ranges::count(program.parameters, parameter) > 0;
    if (is_shared) {
      shared += fmt::format("{}`{}`", shared.empty() ? "" : ", ", parameter.names.front());
    } else {
      append_parameter_row(rows, parameter);
    }
  }
  if (!rows.empty()) page += "\n| Option | |\n|---|---|\n" + rows;
  append_notes(page, command.more);
  if (!shared.empty()) page += fmt::format("\nAs above: {}.\n", shared);
}

void append_setting_row(std::string& page, const config::Setting& setting) {
  page += fmt::format(
      "| `{} = {}` | {} Allowed: {}. |\n", setting.key,
      config::value_text(config::Settings{}, setting), in_cell(setting.help),
      in_cell(config::allowed_text(setting))
  );
}

void append_finding_row(std::string& page, const KnownFinding& finding) {
  page += fmt::format(
      "| `{}` | {} | {} | {} |\n", finding.word, finding.check,
      finding.severity == Severity::fault ? "fault" : "warning", in_cell(finding.about)
  );
}

}  // namespace

std::string reference(const Command& program) {
  std::string page = "## All commands\n";
  for (const Command* command : with_all_below(program))
    append_chapter(page, *command, program);
  page +=
      "\n## All settings\n\nEach with its default; those with `serve.` or `rlogin.` before their "
      "name can stand below a line\n`[serve]` or `[rlogin]` without it.\n"
      "\n| Setting | |\n|---|---|\n";
  for (const config::Setting& setting : config::all_settings())
    append_setting_row(page, setting);
  page += "\n## All findings of the doctor\n\n`codemaker doctor --json` has the first word as "
          "`finding`.\n\n| Finding | Looked at | | What it means |\n|---|---|---|---|\n";
  for (const KnownFinding& finding : known_findings())
    append_finding_row(page, finding);
  return page;
}

}  // namespace codemaker::commands
