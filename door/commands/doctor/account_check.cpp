#include "commands/doctor/account_check.hpp"

#include "commands/doctor/in_shell.hpp"
#include "commands/doctor/owner.hpp"
#include "config/settings.hpp"
#include "io/finding/paths.hpp"
#include "io/posix/accounts.hpp"
#include "io/posix/process.hpp"

#include <fmt/format.h>
#include <optional>
#include <string>

namespace codemaker::commands {
namespace {

using Data = std::optional<io::DataDirectory>;

/// The command by which an account without a name looks.
std::string asking_by_number(const Owner& owner, const std::string& config, const Data& data) {
  std::string asking = data ? own_command("doctor", whole(data->path))
                            : fmt::format("{} doctor", in_shell(io::program_path()));
  if (!config.empty()) asking += fmt::format(" --config {}", in_shell(whole(config)));
  return fmt::format(
      "setpriv --reuid={} --regid={} --clear-groups {}", owner.account, owner.group, asking
  );
}

std::string making_account(const Data& data) {
  const std::string given =
      data ? fmt::format("; chown -R codemaker: {}", in_shell(whole(data->path))) : "";
  return fmt::format("useradd --system --shell /usr/sbin/nologin codemaker{}", given);
}

}  // namespace

Check check_account(const CommonOptions& options) {
  if (!io::is_root())
    return in_order("account", fmt::format("runs as user {}", io::account_in_force()));
  const auto settled = settle(options);
  const config::Settings settings = settled ? settled->parsed.settings : config::Settings{};
  const Data data = io::existing_data_directory(options.data, settings.data);
  const Owner owner = owner_for(data ? data->path : "");
  if (owner.account == "root") {
    return found(
        Finding::account_none,
        "this is root, to whom everything is allowed, and no other account has the data; the one "
        "that your board calls the door as should have it, or a new one",
        making_account(data)
    );
  }
  if (io::become_user(owner.account))
    return in_order("account", fmt::format("root, who looks as {} does", owner.account));
  return found(
      Finding::account_root,
      fmt::format(
          "this is root, to whom everything is allowed, and account {}, which has the data, has no "
          "name",
          owner.account
      ),
      asking_by_number(owner, settled ? settled->file : "", data)
  );
}

}  // namespace codemaker::commands
