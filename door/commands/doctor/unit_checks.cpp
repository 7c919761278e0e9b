#include "commands/doctor/unit_checks.hpp"

#include "ansi/text.hpp"
#include "commands/doctor/below.hpp"
#include "commands/doctor/in_shell.hpp"
#include "commands/install/in_unit.hpp"
#include "io/posix/accounts.hpp"
#include "io/posix/files.hpp"
#include "io/posix/process.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <tuple>

namespace codemaker::commands {
namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 16U;

/// Takes the first word off, without its quotes. What is doubled or behind a backslash is itself.
std::string take_word(std::string_view& text) {
  std::string word;
  char quote = '\0';
  std::size_t at = 0;
  for (; at < text.size(); ++at) {
    const char letter = text[at];
    const bool is_blank = letter == ' ' || letter == '\t';
    if (quote == '\0' && is_blank) break;
    if (letter == quote || (quote == '\0' && (letter == '"' || letter == '\''))) {
      quote = letter == quote ? '\0' : letter;
      continue;
    }
    const bool is_doubled =
        (letter == '%' || letter == '$') && text.substr(at + 1).starts_with(letter);
    const bool is_escape = letter == '\\' && at + 1 < text.size();
    if (is_doubled || is_escape) ++at;
    word += text[at];
  }
  text.remove_prefix(at);
  return word;
}

std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words;
  while (!(text = ansi::trim(text)).empty())
    words.push_back(take_word(text));
  return words;
}

bool is_yes(std::string_view value) {
  return value == "yes" || value == "true" || value == "on" || value == "1";
}

/// A leading sign of a path says how much of it has to be there.
std::string path_in(const std::string& word) {
  const auto begin = word.find('/');
  return begin == std::string::npos ? word : word.substr(begin);
}

void read_setting(std::string_view key, std::string_view value, ServiceUnit& unit) {
  if (key == "ProtectSystem") unit.is_strict = value == "strict";
  if (key == "ProtectHome") unit.hides_homes = is_yes(value) || value == "tmpfs";
  if (key == "User") unit.account = value;
  if (key == "NoNewPrivileges") unit.gains_no_rights = is_yes(value);
  if (key == "ExecStart" && !value.empty()) unit.program = path_in(words_in(value).front());
  if (key == "ReadWritePaths" && value.empty()) unit.writable.clear();
  for (const std::string& word : words_in(value)) {
    if (key == "ReadWritePaths") unit.writable.push_back(path_in(word));
    if (key == "StateDirectory") unit.writable.push_back("/var/lib/" + word);
  }
}

void read_unit(const std::string& path, ServiceUnit& unit) {
  const auto text = io::read_file(path, most_bytes);
  if (!text || !*text) return;
  std::string_view rest = **text;
  while (!rest.empty()) {
    const auto end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = ansi::trim(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const auto sign = line.find('=');
    if (sign == std::string_view::npos || line.starts_with('#')) continue;
    read_setting(ansi::trim(line.substr(0, sign)), ansi::trim(line.substr(sign + 1)), unit);
  }
}

/// The names in a directory; none where there is no such one.
std::vector<std::string> files_in(const std::string& directory) {
  const auto names = io::names_in(directory);
  return names ? *names : std::vector<std::string>{};
}

/// A drop-in in the first of the directories, which are the sysop's own.
std::string cure_by(
    const std::vector<std::string>& lines, const ServiceUnit& unit, const std::string& own
) {
  const std::string place = fmt::format("{}/{}.d", own, unit.name);
  std::string written = in_shell("[Service]");
  for (const std::string& line : lines)
    written += " " + in_shell(line);
  // What a server may do was settled when it began.
  const bool is_server = unit.name.find("maint") == std::string::npos;
  return fmt::format(
      "mkdir -p {0}; printf '%s\\n' {1} >> {0}/codemaker-config.conf; systemctl daemon-reload{2}",
      in_shell(place), written, is_server ? "; systemctl try-restart " + in_shell(unit.name) : ""
  );
}

/// Who has the data, where the unit's account cannot write it; empty: it can, or it is root's.
std::string other_account(const ServiceUnit& unit, const std::string& data_directory) {
  const auto owning = io::owning_of(data_directory);
  if (unit.account.empty() || !owning || owning->account == 0 || !owning->account_name) return {};
  const bool may_write =
      *owning->account_name == unit.account || io::belongs_to(unit.account, owning->group);
  return may_write ? std::string{} : *owning->account_name;
}

/// Programs that send mail by gaining the rights of the mail's queue.
bool sends_mail(const std::string& alarm) {
  return alarm.find("mail") != std::string::npos;
}

void check_unit(
    const ServiceUnit& unit, const config::Settings& settings, const std::string& data_directory,
    const std::string& own, std::vector<Check>& checks
) {
  const auto before = checks.size();
  const auto add = [&](Finding finding, std::string says, std::string cure) {
    checks.push_back(found(finding, std::move(says), std::move(cure)));
  };
  for (const auto& [finding, what, path] :
       {std::tuple{Finding::service_data, "data", &data_directory},
        std::tuple{Finding::service_bulletins, "bulletins", &settings.bulletins}}) {
    const bool is_reached = std::ranges::any_of(unit.writable, [&](const std::string& writable) {
      return is_below(*path, writable);
    });
    const bool is_hidden = unit.hides_homes && is_at_home(*path);
    if (path->empty() || (!is_hidden && (!unit.is_strict || is_reached))) continue;
    std::vector<std::string> lines{"ReadWritePaths=" + in_unit(*path)};
    if (is_hidden) lines.emplace_back("ProtectHome=no");
    add(finding, fmt::format("{} may not write the {} in {}", unit.name, what, *path),
        cure_by(lines, unit, own));
  }
  if (const auto account = other_account(unit, data_directory); !account.empty()) {
    add(Finding::service_account,
        fmt::format(
            "{} runs as {}, who may not write the data of {}", unit.name, unit.account, account
        ),
        cure_by({"User=" + account}, unit, own));
  }
  const bool is_maint = unit.name.find("maint") != std::string::npos;
  if (is_maint && unit.gains_no_rights && sends_mail(settings.alarm)) {
    add(Finding::service_mail,
        fmt::format("{} gains no rights, which the mail of the alarm may need", unit.name),
        cure_by(
            {"NoNewPrivileges=no", "RestrictSUIDSGID=no", "PrivateUsers=no",
             "ReadWritePaths=-/var/spool"},
            unit, own
        ));
  }
  if (!unit.program.empty() && !io::exists(unit.program)) {
    add(Finding::service_program,
        fmt::format("{} starts {}, which is not there", unit.name, unit.program),
        fmt::format("ln -sf {} {}", in_shell(io::program_path()), in_shell(unit.program)));
  }
  if (checks.size() > before) return;
  checks.push_back(in_order("service", fmt::format("{} may do what the config wants", unit.name)));
}

}  // namespace

std::vector<std::string> unit_directories() {
  return {"/etc/systemd/system", "/run/systemd/system", "/usr/lib/systemd/system"};
}

std::vector<ServiceUnit> service_units(std::span<const std::string> directories) {
  std::vector<ServiceUnit> units;
  for (const std::string& directory : directories) {
    for (const std::string& name : files_in(directory)) {
      const bool is_ours = name.starts_with("codemaker") && name.ends_with(".service");
      if (!is_ours || std::ranges::count(units, name, &ServiceUnit::name) > 0) continue;
      ServiceUnit unit;
      unit.name = name;
      read_unit(fmt::format("{}/{}", directory, name), unit);
      for (const std::string& each : directories) {
        const std::string beside = fmt::format("{}/{}.d", each, name);
        for (const std::string& file : files_in(beside))
          read_unit(fmt::format("{}/{}", beside, file), unit);
      }
      units.push_back(std::move(unit));
    }
  }
  return units;
}

void check_units(
    const config::Settings& settings, const std::string& data_directory,
    std::span<const std::string> directories, std::vector<Check>& checks
) {
  for (const ServiceUnit& unit : service_units(directories))
    check_unit(unit, settings, data_directory, directories.front(), checks);
}

}  // namespace codemaker::commands
