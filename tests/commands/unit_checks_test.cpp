#include "commands/doctor/unit_checks.hpp"
#include "commands/install/units.hpp"
#include "support/temporary_directory.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace codemaker::commands {
namespace {

namespace fs = std::filesystem;

/// Two directories of units, the sysop's own and that of packages.
struct Units {
  tests::TemporaryDirectory place;
  std::vector<std::string> directories{place.path() + "/own", place.path() + "/package"};

  Units() {
    for (const std::string& each : directories)
      fs::create_directories(each);
    fs::create_directories(place.path() + "/bin");
    write(place.path() + "/bin/systemctl", "#!/bin/sh\n");
    fs::permissions(place.path() + "/bin/systemctl", fs::perms::owner_all);
  }

  static void write(const std::string& path, const std::string& text) {
    std::ofstream{path} << text;
  }

  void have_maint(const std::string& more = "") const {
    write(
        directories[1] + "/codemaker-maint.service",
        "[Unit]\nDescription=x\n[Service]\nExecStart=/bin/sh maint\n# ReadWritePaths=/no\n"
        "StateDirectory=codemaker\nProtectSystem=strict\nNoNewPrivileges=yes\n" +
            more
    );
  }

  [[nodiscard]] std::vector<Check> check(const config::Settings& settings) const {
    std::vector<Check> checks;
    check_units(settings, "/var/lib/codemaker", directories, checks);
    return checks;
  }

  void run(const std::string& cure) const {
    const std::string command = "PATH=" + place.path() + "/bin:$PATH; " + cure;
    REQUIRE(std::system(command.c_str()) == 0);
  }
};

TEST_CASE(
    "a unit that may write what the config names is in order, and without units nothing is said"
) {
  const Units units;
  CHECK(units.check({}).empty());
  units.have_maint();
  const auto checks = units.check({});
  REQUIRE(checks.size() == 1);
  CHECK(checks.front().state == Check::State::fine);
}

TEST_CASE("bulletins that a unit may not write are a fault, which its cure ends") {
  const Units units;
  units.have_maint();
  config::Settings settings;
  settings.bulletins = "/sbbs/text/codemaker";
  const auto faults = units.check(settings);
  REQUIRE(faults.size() == 1);
  CHECK(faults.front().state == Check::State::fault);
  CHECK(
      faults.front().says ==
      "codemaker-maint.service may not write the bulletins in /sbbs/text/codemaker"
  );
  units.run(faults.front().cure);
  const auto after = units.check(settings);
  REQUIRE(after.size() == 1);
  CHECK(after.front().state == Check::State::fine);
}

TEST_CASE("bulletins where people live are a fault of a unit that hides those places") {
  const Units units;
  units.have_maint("ProtectHome=yes\nReadWritePaths=/home/bbs/text\n");
  config::Settings settings;
  settings.bulletins = "/home/bbs/text";
  const auto faults = units.check(settings);
  REQUIRE(faults.size() == 1);
  CHECK(faults.front().finding == Finding::service_bulletins);
  units.run(faults.front().cure);
  CHECK_FALSE(service_units(units.directories).front().hides_homes);
  CHECK(units.check(settings).front().state == Check::State::fine);
}

TEST_CASE("an alarm by mail from a unit that gains no rights is warned of until the cure") {
  const Units units;
  units.have_maint();
  config::Settings settings;
  settings.alarm = "echo \"$CODEMAKER_FAULT\" | mail -s codemaker sysop";
  const auto warnings = units.check(settings);
  REQUIRE(warnings.size() == 1);
  CHECK(warnings.front().state == Check::State::warning);
  units.run(warnings.front().cure);
  CHECK(units.check(settings).front().state == Check::State::fine);
}

TEST_CASE(
    "the sysop's own unit stands in for that of the package, and an empty list of paths begins anew"
) {
  const Units units;
  units.have_maint("ReadWritePaths=-/sbbs /srv\n");
  Units::write(
      units.directories[0] + "/codemaker-maint.service", "[Service]\nProtectSystem=strict\n"
  );
  CHECK(service_units(units.directories).front().writable.empty());
  fs::remove(units.directories[0] + "/codemaker-maint.service");
  CHECK(
      service_units(units.directories).front().writable ==
      std::vector<std::string>{"/var/lib/codemaker", "/sbbs", "/srv"}
  );
  fs::create_directories(units.directories[0] + "/codemaker-maint.service.d");
  Units::write(
      units.directories[0] + "/codemaker-maint.service.d/x.conf",
      "[Service]\nReadWritePaths=\nReadWritePaths=/bbs\n"
  );
  CHECK(service_units(units.directories).front().writable == std::vector<std::string>{"/bbs"});
}

TEST_CASE("units made for any paths say those very paths to systemd") {
  const Units units;
  const std::string odd = units.place.path() + "/the board's \"100%\" $own\\";
  config::Settings settings;
  settings.bulletins = odd + "/text";
  const UnitPaths paths{odd + "/codemaker", odd + "/data", odd + "/codemaker.toml"};
  for (const BoardFile& file : units_for(settings, paths)) {
    if (!file.name.ends_with(".service")) continue;
    Units::write(
        units.directories[0] + "/" + fs::path{file.name}.filename().string(), file.content
    );
  }
  const auto made = service_units(units.directories);
  REQUIRE(made.size() == 2);
  for (const ServiceUnit& unit : made) {
    CHECK(unit.program == paths.program);
    CHECK(unit.writable == std::vector<std::string>{paths.data, settings.bulletins});
  }
}

TEST_CASE("a unit that starts a program that is gone is a fault, which its cure ends") {
  const Units units;
  const std::string program = units.place.path() + "/gone";
  Units::write(
      units.directories[1] + "/codemaker.service", "[Service]\nExecStart=" + program + " serve\n"
  );
  const auto faults = units.check({});
  REQUIRE(faults.size() == 1);
  CHECK(faults.front().state == Check::State::fault);
  units.run(faults.front().cure);
  CHECK(units.check({}).front().state == Check::State::fine);
}

}  // namespace
}  // namespace codemaker::commands
