/// The account that the program runs as.
#pragma once

#include "scores/disk.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace codemaker::io {

/// Its number; what is allowed goes by it.
[[nodiscard]] std::int64_t account_in_force();

/// True for root, to whom everything is allowed.
[[nodiscard]] bool is_root();

/// Who started the program.
struct Account {
  std::int64_t number = 0;
  std::optional<std::string> name;  ///< nullopt: the system knows none
  std::string home;                 ///< its directory; empty: none
  std::string shell;                ///< what it gets to type into; empty: none
};

[[nodiscard]] Account own_account();

/// An account and a group, with their names where the system knows them.
struct Owning {
  std::int64_t account = 0;
  std::int64_t group = 0;
  std::optional<std::string> account_name;
  std::optional<std::string> group_name;
};

/// Whose a file is; nullopt if it is not there for us.
[[nodiscard]] std::optional<Owning> owning_of(const std::string& path);

/// Whose the files are that an account makes; nullopt if there is no such account.
[[nodiscard]] std::optional<Owning> owning_of_account(const std::string& name);

/// The same of who runs this.
[[nodiscard]] Owning own_owning();

/// True if the account is in that group.
[[nodiscard]] bool belongs_to(const std::string& account, std::int64_t group);

/// From now on the program is this account's, and never again the one that started it. A fault:
/// there is no such account, or we may not.
[[nodiscard]] scores::Result<void> become_user(const std::string& name);

}  // namespace codemaker::io
