#include "commands/manual/man_pages.hpp"

#include "config/settings.hpp"
#include "play/catalog/key_table.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

/// Text as the formatter of manual pages shows it letter by letter.
std::string as_roff(std::string_view text) {
  std::string escaped;
  for (const char letter : text) {
    switch (letter) {
    case '\\':
      escaped += "\\e";
      break;
    case '-':
      escaped += "\\-";
      break;
    case '\'':
      escaped += "\\(aq";
      break;
    case '`':
      escaped += "\\(ga";
      break;
    case '^':
      escaped += "\\(ha";
      break;
    case '~':
      escaped += "\\(ti";
      break;
    default:
      escaped += letter;
    }
  }
  // A line that begins with a dot would be an order.
  return escaped.starts_with('.') ? "\\&" + escaped : escaped;
}

std::string bold(std::string_view text) {
  return fmt::format("\\fB{}\\fR", as_roff(text));
}

std::string slanted(std::string_view text) {
  return fmt::format("\\fI{}\\fR", as_roff(text));
}

std::string head(std::string_view name, int section, const Release& release) {
  return fmt::format(
      ".TH {} {} {} \"codemaker {}\" \"codemaker\"\n", name, section, release.date, release.version
  );
}

/// The name of a parameter, and what it takes.
std::string heading(const Parameter& parameter) {
  std::string names;
  for (const std::string& name : parameter.names)
    names += (names.empty() ? "" : ", ") + (parameter.is_option() ? bold(name) : slanted(name));
  if (!parameter.choices.empty()) {
    std::string words;
    for (const std::string& choice : parameter.choices)
      words += (words.empty() ? "" : "|") + bold(choice);
    return fmt::format("{} {}", names, words);
  }
  const bool shows_value = parameter.is_option() && !parameter.value.empty();
  return shows_value ? fmt::format("{} {}", names, slanted(parameter.value)) : names;
}

void append_parameter(std::string& page, const Parameter& parameter) {
  page += fmt::format(".TP\n{}\n{}", heading(parameter), as_roff(parameter.about));
  if (!parameter.range.empty()) page += fmt::format(" ({})", parameter.range);
  if (parameter.is_required) page += "; it has to be given";
  page += ".\n";
}

/// True if no text stands below the last heading of a section yet.
bool is_at_section(const std::string& page) {
  return page.find('\n', page.rfind(".SH ")) == page.size() - 1;
}

/// The end of a help: what is indented there are examples, to be shown as they stand.
void append_more(std::string& page, std::string_view more) {
  bool is_example = false;
  bool begins_paragraph = !is_at_section(page);
  while (!more.empty()) {
    const auto end = std::min(more.find('\n'), more.size());
    const std::string_view row = more.substr(0, end);
    more.remove_prefix(std::min(end + 1, more.size()));
    const bool was_example = is_example;
    is_example = row.starts_with("  ");
    if (was_example && !is_example) page += ".EE\n.RE\n";
    if (row.empty()) {
      begins_paragraph = !is_at_section(page);
      continue;
    }
    if (is_example && !was_example) page += ".RS 4\n.EX\n";
    if (!is_example && (begins_paragraph || was_example)) page += ".PP\n";
    begins_paragraph = false;
    page += as_roff(is_example ? row.substr(2) : row) + "\n";
  }
  if (is_example) page += ".EE\n.RE\n";
}

bool is_help(const Parameter& parameter) {
  return parameter.names.back() == "--help";
}

/// A command, with those of its parameters that the program itself does not explain.
void append_command(std::string& page, const Command& command, const Command& program) {
  page += fmt::format(".SS {}\n{}.\n", as_roff("codemaker" + command.path), as_roff(command.about));
  std::string shared;
  for (const Parameter& parameter : command.parameters) {
    if (is_help(parameter)) continue;
    if (std::ranges::count(program.parameters, parameter) == 0) {
      append_parameter(page, parameter);
    } else {
      shared += (shared.empty() ? "" : ", ") + bold(parameter.names.front());
    }
  }
  append_more(page, command.more);
  if (!shared.empty()) page += fmt::format(".PP\nThese mean the same as above: {}.\n", shared);
}

constexpr std::string_view what_it_is = "BBS door of logic games";

constexpr std::string_view files =
    ".SH FILES\n"
    ".TP\n"
    ".I /etc/codemaker/codemaker.toml\n"
    "The settings, if there is no codemaker.toml beside the program.\n"
    ".TP\n"
    ".I /var/lib/codemaker\n"
    "The Hall of Fame, players and their games, and the log, if nothing else is said.\n";

void append_setting(std::string& page, const config::Setting& setting) {
  page += fmt::format(
      ".TP\n{} = {}\n{}\nAllowed: {}.\n", bold(setting.key),
      as_roff(config::value_text(config::Settings{}, setting)), as_roff(setting.help),
      as_roff(config::allowed_text(setting))
  );
}

void append_keys(std::string& page, std::span<const play::KeyMeaning> table) {
  for (const play::KeyMeaning& row : table)
    page += fmt::format(".TP\n{}\n{}.\n", bold(row.keys), as_roff(row.does));
}

}  // namespace

std::string man_page(const Command& program, const Release& release) {
  std::string page = head("CODEMAKER", 1, release);
  page += fmt::format(".SH NAME\ncodemaker \\- {}\n", what_it_is);
  page += ".SH SYNOPSIS\n"
          "\\fBcodemaker\\fR [\\fIOPTION\\fR]... [\\fIPATH\\fR]\n.br\n"
          "\\fBcodemaker\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR]...\n"
          ".SH DESCRIPTION\n";
  append_more(page, program.about);
  page += ".SH OPTIONS\n";
  for (const Parameter& parameter : program.parameters)
    append_parameter(page, parameter);
  page += ".SH COMMANDS\n";
  for (const Command* command : with_all_below(program)) {
    if (command != &program) append_command(page, *command, program);
  }
  page += ".SH NOTES\n";
  append_more(page, program.more);
  page += files;
  page += ".SH SEE ALSO\n.BR codemaker.toml (5)\n";
  return page;
}

std::string config_man_page(const Release& release) {
  std::string page = head("CODEMAKER.TOML", 5, release);
  page += ".SH NAME\ncodemaker.toml \\- settings of codemaker\n"
          ".SH DESCRIPTION\n"
          "None is needed.\n"
          "The file is looked for beside the program and in\n"
          ".IR /etc/codemaker ;\n"
          "\\fB\\-\\-config\\fR names another.\n"
          "\\fBcodemaker config\\fR shows what is in force and where each value came from,\n"
          "\\fBcodemaker config \\-\\-sample\\fR prints a file with everything in it.\n"
          ".PP\n"
          "It is TOML: a setting is a line, \\fIkey\\fR = \\fIvalue\\fR.\n"
          "Keys that begin with \\fBserve.\\fR can stand without it below a line \\fB[serve]\\fR.\n"
          ".SH SETTINGS\n"
          "Each is shown with its default.\n";
  for (const config::Setting& setting : config::all_settings())
    append_setting(page, setting);
  page += files;
  page += ".SH SEE ALSO\n.BR codemaker (1)\n";
  return page;
}

std::string keys_man_page(const Release& release) {
  std::string page = head("CODEMAKER\\-KEYS", 6, release);
  page += ".SH NAME\ncodemaker\\-keys \\- the keys of codemaker\n"
          ".SH DESCRIPTION\n"
          "On boards a key does one thing, in every game where it does anything.\n"
          "In plain lines a word of the menu or of the key line is its letter.\n"
          ".SH EVERYWHERE\n";
  append_keys(page, play::key_table());
  page += ".SH MENUS\n";
  append_keys(page, play::menu_key_table());
  page += ".SH SEE ALSO\n.BR codemaker (1)\n";
  return page;
}

}  // namespace codemaker::commands
