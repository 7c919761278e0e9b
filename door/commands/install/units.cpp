#include "commands/install/units.hpp"

#include "commands/install/embedded.hpp"
#include "commands/install/in_unit.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace codemaker::commands {
namespace {

/// Where systemd itself makes the data directory.
constexpr std::string_view usual_data = "/var/lib/codemaker";
constexpr std::string_view usual_account = "codemaker";

using Values = std::map<std::string_view, std::string>;

/// A template with each `@NAME@` replaced; what is no name of `values` stays as it is.
std::string filled(std::string_view text, const Values& values) {
  std::string result{text};
  for (const auto& [name, value] : values) {
    const std::string mark = fmt::format("@{}@", name);
    for (auto at = result.find(mark); at != std::string::npos;
         at = result.find(mark, at + value.size()))
      result.replace(at, mark.size(), value);
  }
  return unit_mark + result;
}

/// What both services may write, and whether they see where people live.
std::string places_of(const config::Settings& settings, const UnitPaths& paths) {
  std::string lines = paths.data == usual_data
                          ? "StateDirectory=codemaker\nStateDirectoryMode=2770\n"
                          : fmt::format("ReadWritePaths={}\n", in_unit(paths.data));
  if (!settings.bulletins.empty())
    lines += fmt::format("ReadWritePaths=-{}\n", in_unit(settings.bulletins));
  const std::array used{paths.program, paths.data, paths.config, settings.bulletins};
  const bool sees_homes = std::ranges::any_of(used, is_at_home);
  return lines + (sees_homes ? "ProtectHome=no" : "ProtectHome=yes");
}

/// Who has the data already: another one could not write it.
std::string service_account(const config::Settings& settings, const UnitPaths& paths) {
  if (!settings.serve_user.empty()) return settings.serve_user;
  return paths.account.empty() ? std::string{usual_account} : paths.account;
}

struct Listener {
  std::string_view kind;
  std::vector<std::string> usual;
  std::vector<std::string> set;
};

/// Those that the settings name, else the ports that callers expect.
BoardFile socket_of(const Listener& listener) {
  std::string lines;
  for (const std::string& address : listener.set.empty() ? listener.usual : listener.set)
    lines += fmt::format("{}ListenStream={}", lines.empty() ? "" : "\n", address);
  return {
      fmt::format("etc/systemd/system/codemaker-{}.socket", listener.kind),
      filled(embedded::unit_listener, {{"KIND", std::string{listener.kind}}, {"LISTEN", lines}})};
}

std::vector<Listener> listeners_of(const config::Settings& settings) {
  const bool is_set = settings.serve_telnet != config::Settings{}.serve_telnet;
  return {
      {"telnet",
       {"0.0.0.0:23", "[::]:23"},
       is_set ? settings.serve_telnet : std::vector<std::string>{}},
      {"rlogin", {"0.0.0.0:513", "[::]:513"}, settings.serve_rlogin},
      {"web", {"127.0.0.1:8080"}, settings.serve_web},
  };
}

}  // namespace

const std::string unit_mark = "# Made by `codemaker install --systemd` from the settings.\n";

BoardFiles units_for(const config::Settings& settings, const UnitPaths& paths) {
  const std::string named = paths.config.empty()
                                ? std::string{}
                                : fmt::format(" --config {}", in_unit_command(paths.config));
  Values values{
      {"ACCOUNT", service_account(settings, paths)},
      {"PROGRAM", in_unit_command(paths.program)},
      {"WHERE", fmt::format("--data {}{}", in_unit_command(paths.data), named)},
      {"PLACES", places_of(settings, paths)},
      {"SANDBOX", std::string{embedded::unit_sandbox}},
  };
  const auto unit = [](std::string_view name) {
    return fmt::format("etc/systemd/system/codemaker{}", name);
  };
  BoardFiles files{{unit(".service"), filled(embedded::unit_server, values)}};
  if (!settings.alarm.empty()) values["SANDBOX"] = embedded::unit_alarm_sandbox;
  files.push_back({unit("-maint.service"), filled(embedded::unit_maint, values)});
  files.push_back({unit("-maint.timer"), filled(embedded::unit_maint_timer, {})});
  for (const Listener& listener : listeners_of(settings))
    files.push_back(socket_of(listener));
  if (service_account(settings, paths) == usual_account)
    files.push_back(
        {"etc/sysusers.d/codemaker.conf",
         unit_mark + fmt::format("u {} - \"codemaker\" {}\n", usual_account, in_unit(paths.data))}
    );
  return files;
}

std::string commands_after(const config::Settings& settings, const UnitPaths& paths) {
  const std::string_view makes_account =
      service_account(settings, paths) == usual_account ? "systemd-sysusers\n" : "";
  // A socket of systemd takes no other ports while the server of before has it.
  return fmt::format(
      "{}systemctl daemon-reload\nsystemctl stop codemaker.service\n"
      "systemctl try-restart 'codemaker-*.socket'\n"
      "systemctl enable --now codemaker.service codemaker-maint.timer\n",
      makes_account
  );
}

}  // namespace codemaker::commands
