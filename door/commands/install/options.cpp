// The words of `install` on the command line.
#include "commands/parsed_options.hpp"
#include "io/door/line_order.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace codemaker::commands {
namespace {

/// Nothing that a shell or a board's own syntax would take for something else.
std::string check_plain(const std::string& text) {
  const auto is_plain = [](char letter) {
    return letter > ' ' && letter < '\x7f' &&
           std::string_view{"'\"\\`$%@{}[]/|~"}.find(letter) == std::string_view::npos;
  };
  return std::ranges::all_of(text, is_plain)
             ? std::string{}
             : "letters, digits and .,:;!?#*+-_=()<>^& only, please";
}

std::string check_host_and_port(const std::string& text) {
  const auto order = io::parse_line_order("connect:" + text);
  return order && check_plain(text).empty() ? std::string{} : "HOST:PORT, please";
}

}  // namespace

void add_install_command(CLI::App& app, ParsedOptions& parsed) {
  CLI::App& install_app = add_command(
      app, "install", "Prints what your board has to be told, with the paths of this machine",
      "\nExamples:\n  codemaker install synchronet --write /sbbs/xtrn/codemaker\n"
      "  codemaker install --hub games.example.net:2513 --tag SUNSET --secret tulip4711\n"
  );
  InstallOptions& options = parsed.install;
  CLI::Option* const bbs = install_app.add_option("bbs,--bbs", options.bbs, "Which board")
                               ->check(CLI::IsMember(known_boards()));
  CLI::Option* const hub =
      install_app
          .add_option(
              "--hub", options.hub.address,
              "Prints for all boards how their callers come to this server by rlogin"
          )
          ->type_name("HOST:PORT")
          ->check(check_host_and_port)
          ->excludes(bbs);
  install_app.add_option("--tag", options.hub.tag, "The tag of the board it is sent to")
      ->needs(hub)
      ->check(check_plain);
  install_app.add_option("--secret", options.hub.secret, "The secret of that board")
      ->needs(hub)
      ->check(check_plain);
  CLI::Option* const systemd =
      install_app
          .add_flag(
              "--systemd", options.systemd,
              "Prints the units of a server and of the nightly work, made from the settings"
          )
          ->excludes(bbs)
          ->excludes(hub);
  CLI::Option* const write =
      install_app
          .add_option(
              "--write", options.write,
              "Writes the files there; nothing is overwritten. Of units without DIR: where systemd "
              "looks"
          )
          ->type_name("DIR")
          ->expected(0, 1)
          ->excludes(hub);
  install_app.add_option("--program", options.program, "Where codemaker is; without it this one")
      ->type_name("PATH")
      ->excludes(hub);
  add_common(install_app, parsed.door.common);
  for (const char* const of_settings : {"--data", "--config"})
    install_app.get_option(of_settings)->needs(systemd);
  install_app.callback([&parsed, systemd, write] {
    InstallOptions& asked = parsed.install;
    if (write->count() > 0 && asked.write.empty()) {
      if (systemd->count() == 0) throw CLI::ValidationError("--write", "needs a directory");
      asked.write = "/";
    }
    parsed.run = [&parsed] {
      return install(parsed.install, parsed.door.common);
    };
  });
}

}  // namespace codemaker::commands
