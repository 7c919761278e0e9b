/// Where games are kept, as the setting `records` names it.
#pragma once

#include <string>
#include <string_view>

namespace codemaker::config {

/// The word for a board that keeps none.
inline constexpr std::string_view no_records = "off";

/// Empty, `off`, or a URL of which it is plain where its password is: signs that mean something in
/// a URL stand in it as %40, %3A or %2F.
[[nodiscard]] bool is_database(std::string_view text);

/// The URL of a database with three points in place of its password.
[[nodiscard]] std::string masked(std::string_view url);

}  // namespace codemaker::config
