#include "commands/doctor/owner.hpp"

#include "io/posix/accounts.hpp"
#include "scores/disk.hpp"
#include "scores/store.hpp"

#include <fmt/format.h>
#include <optional>

namespace codemaker::commands {
namespace {

/// The account that the packages make (tools/packaging).
constexpr const char* of_package = "codemaker";

Owner named(const io::Owning& owning) {
  return {
      owning.account_name.value_or(fmt::format("{}", owning.account)),
      owning.group_name.value_or(fmt::format("{}", owning.group))};
}

}  // namespace

Owner owner_for(const std::string& directory) {
  for (const std::string& path :
       {directory, fmt::format("{}/{}", directory, scores::score_file),
        directory + "/codemaker.log"}) {
    const auto owning = io::owning_of(path);
    if (owning && owning->account != 0) return named(*owning);
  }
  if (const auto owning = io::owning_of_account(of_package)) return named(*owning);
  return named(io::own_owning());
}

}  // namespace codemaker::commands
