#include "commands/doctor/rlogin_checks.hpp"

#include "commands/doctor/in_shell.hpp"
#include "commands/doctor/owner.hpp"
#include "io/disk/directory_disk.hpp"
#include "play/call/words.hpp"
#include "scores/tags.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::commands {
namespace {

bool is_of_this_machine(std::string_view address) {
  return address.starts_with("127.") || address.starts_with("[::1]");
}

/// One that only root may have.
bool has_low_port(std::string_view address) {
  constexpr int first_free = 1024;
  const std::string_view digits = address.substr(address.rfind(':') + 1);
  int port = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), port);
  return port > 0 && port < first_free;
}

void check_ports(const config::Settings& settings, std::vector<Check>& checks) {
  const auto add = [&](Finding finding, std::string says, std::string cure) {
    checks.push_back(found(finding, std::move(says), std::move(cure)));
  };
  const std::vector<std::string>& ports = settings.serve_rlogin;
  const bool is_open = settings.rlogin_open_tags;
  if (ports.empty() && is_open) {
    add(Finding::rlogin_without_port,
        "rlogin.open_tags is true, but serve.rlogin names no port to come in by",
        "set serve.rlogin, such as 0.0.0.0:2513, unless systemd holds the port");
  }
  if (!ports.empty() && !is_open && settings.serve_boards.empty()) {
    add(Finding::rlogin_without_board,
        "serve.rlogin names a port, but no board may come: serve will not start",
        "list boards under serve.boards, or set rlogin.open_tags");
  }
  if (!ports.empty() && is_open && std::ranges::all_of(ports, is_of_this_machine)) {
    add(Finding::rlogin_from_here,
        "any board may come by rlogin, but the port is this machine's alone",
        "set serve.rlogin to 0.0.0.0:2513, unless they come by a tunnel");
  }
  if (settings.serve_user.empty() && std::ranges::any_of(ports, has_low_port)) {
    add(Finding::rlogin_low_port, "serve.rlogin has a port below 1024, which only root may have",
        "take one above, such as 2513, or set serve.user");
  }
}

void check_tags(const std::string& directory, std::vector<Check>& checks) {
  const auto disk = io::disk::DirectoryDisk::open(directory);
  if (!disk) return;  // the check of the directory has said so
  const auto list = scores::load_tags(**disk);
  if (!list) {
    checks.push_back(found(
        Finding::boards_closed, list.error().reason(),
        fmt::format(
            "chown {1} {0}; chmod 660 {0}",
            in_shell(fmt::format("{}/{}", directory, scores::tags_file)),
            owner_for(directory).text()
        )
    ));
    return;
  }
  if (list->lost > 0) {
    checks.push_back(found(
        Finding::boards_damaged,
        fmt::format("{} is damaged: no new board is let in", scores::tags_file),
        "codemaker boards lists what is left; the next boards trust, ban or free writes it anew"
    ));
    return;
  }
  const auto unverified =
      std::ranges::count(list->tags, scores::TagState::unverified, &scores::Tag::state);
  if (list->tags.empty()) return;
  checks.push_back(in_order(
      "boards",
      fmt::format(
          "{} named themselves, {} unverified",
          play::count(static_cast<std::int64_t>(list->tags.size()), "board", "boards"), unverified
      )
  ));
}

}  // namespace

void check_rlogin(
    const config::Settings& settings, const std::string& directory, std::vector<Check>& checks
) {
  check_ports(settings, checks);
  if (!directory.empty()) check_tags(directory, checks);
}

}  // namespace codemaker::commands
