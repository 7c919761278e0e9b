#include "config/database.hpp"

#include <fmt/format.h>

namespace codemaker::config {
namespace {

constexpr std::string_view database_scheme = "postgresql://";

/// Who and where: what stands between the scheme and the first slash, question mark or end.
std::string_view authority_of(std::string_view url) {
  url.remove_prefix(database_scheme.size());
  return url.substr(0, url.find_first_of("/?"));
}

bool has_password_option(std::string_view url) {
  return url.find("password=") != std::string_view::npos;
}

}  // namespace

bool is_database(std::string_view text) {
  if (text.empty() || text == no_records) return true;
  if (!text.starts_with(database_scheme) || has_password_option(text)) return false;
  if (text.find_first_of(" \\\"'#") != std::string_view::npos) return false;
  const std::string_view authority = authority_of(text);
  const auto at = authority.find('@');
  const std::string_view server = authority.substr(at == std::string_view::npos ? 0 : at + 1);
  const std::string_view rest = text.substr(database_scheme.size() + authority.size());
  return !server.empty() && server.find('@') == std::string_view::npos &&
         rest.find('@') == std::string_view::npos && rest.size() > 1 && rest.front() == '/';
}

std::string masked(std::string_view url) {
  if (!url.starts_with(database_scheme)) return std::string{url};
  const std::string_view authority = authority_of(url);
  const auto at = authority.rfind('@');
  const auto colon = authority.find(':');
  if (at == std::string_view::npos || colon > at) return std::string{url};
  const std::string_view rest = url.substr(database_scheme.size() + at);
  return fmt::format("{}{}:...{}", database_scheme, authority.substr(0, colon), rest);
}

}  // namespace codemaker::config
