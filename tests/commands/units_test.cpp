#include "commands/install/units.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace codemaker::commands;
using Catch::Matchers::Contains;
using codemaker::config::Settings;

namespace {

const UnitPaths usual{"/opt/codemaker/codemaker", "/var/lib/codemaker", ""};

std::string unit(const Settings& settings, std::string_view name, const UnitPaths& paths = usual) {
  const auto files = units_for(settings, paths);
  const auto found =
      std::ranges::find_if(files, [&](const BoardFile& file) { return file.name.ends_with(name); });
  return found == files.end() ? std::string{} : found->content;
}

}  // namespace

TEST_CASE("units start the program with the data directory and the settings that are named") {
  const UnitPaths named{"/opt/my games/codemaker", "/srv/100%", "/srv/door.toml"};
  const std::string server = unit({}, "codemaker.service", named);
  CHECK_THAT(
      server, Contains("ExecStart=\"/opt/my games/codemaker\" serve --data /srv/100%% --config "
                       "/srv/door.toml\n")
  );
  CHECK_THAT(server, Contains("ReadWritePaths=/srv/100%%\n"));
  CHECK_THAT(server, !Contains("StateDirectory"));
  CHECK_THAT(unit({}, "codemaker.service"), Contains("StateDirectory=codemaker\n"));
}

TEST_CASE("the nightly work may write what the server may, the bulletins among it") {
  Settings settings;
  settings.bulletins = "/sbbs/text/codemaker";
  for (const char* const name : {"codemaker.service", "-maint.service"}) {
    CHECK_THAT(unit(settings, name), Contains("ReadWritePaths=-/sbbs/text/codemaker\n"));
    CHECK_THAT(unit(settings, name), Contains("ProtectSystem=strict\n"));
    CHECK_THAT(unit(settings, name), Contains("ProtectHome=yes\n"));
  }
}

TEST_CASE("an alarm may start what sends a mail, and the server stays as confined as before") {
  Settings settings;
  settings.alarm = "mail sysop";
  CHECK_THAT(unit(settings, "-maint.service"), !Contains("NoNewPrivileges"));
  CHECK_THAT(unit(settings, "-maint.service"), Contains("ProtectSystem=full\n"));
  CHECK_THAT(unit(settings, "codemaker.service"), Contains("NoNewPrivileges=yes\n"));
}

TEST_CASE("data where people live is seen by the services") {
  const UnitPaths at_home{"/home/bbs/codemaker", "/home/bbs/data", ""};
  CHECK_THAT(unit({}, "codemaker.service", at_home), Contains("ProtectHome=no\n"));
}

TEST_CASE("systemd holds the ports that the settings name, else those that callers expect") {
  Settings settings;
  CHECK_THAT(
      unit(settings, "-telnet.socket"), Contains("ListenStream=0.0.0.0:23\nListenStream=[::]:23\n")
  );
  CHECK_THAT(unit(settings, "-web.socket"), Contains("FileDescriptorName=web\n"));
  settings.serve_telnet = {"192.0.2.1:2323"};
  CHECK_THAT(unit(settings, "-telnet.socket"), Contains("ListenStream=192.0.2.1:2323\n"));
  CHECK_THAT(unit(settings, "-telnet.socket"), !Contains("0.0.0.0"));
}

TEST_CASE("an account is made unless the settings name one that is there") {
  Settings settings;
  CHECK_THAT(unit(settings, "sysusers.d/codemaker.conf"), Contains("u codemaker - "));
  CHECK_THAT(commands_after(settings, usual), Contains("systemd-sysusers\n"));
  settings.serve_user = "bbs";
  CHECK(unit(settings, "sysusers.d/codemaker.conf").empty());
  CHECK_THAT(unit(settings, "codemaker.service"), Contains("User=bbs\n"));
  CHECK_THAT(commands_after(settings, usual), !Contains("sysusers"));
}

TEST_CASE("the services run as who has the data, and no account is made then") {
  UnitPaths paths = usual;
  paths.account = "bbs";
  CHECK_THAT(unit({}, "codemaker.service", paths), Contains("User=bbs\n"));
  CHECK_THAT(unit({}, "-maint.service", paths), Contains("User=bbs\n"));
  CHECK(unit({}, "sysusers.d/codemaker.conf", paths).empty());
  CHECK_THAT(commands_after({}, paths), !Contains("sysusers"));
  Settings settings;
  settings.serve_user = "games";
  CHECK_THAT(unit(settings, "codemaker.service", paths), Contains("User=games\n"));
}

TEST_CASE("nothing of a template is left in a unit, and each says who made it") {
  for (const BoardFile& file : units_for({}, usual)) {
    CAPTURE(file.name);
    CHECK(file.content.starts_with(unit_mark));
    for (const char* const name :
         {"ACCOUNT", "PROGRAM", "WHERE", "PLACES", "SANDBOX", "KIND", "LISTEN"})
      CHECK_THAT(file.content, !Contains("@" + std::string{name} + "@"));
  }
}
