#include "io/calls/database_reach.hpp"

#include "io/finding/paths.hpp"
#include "io/posix/accounts.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>

namespace codemaker::io {
namespace {

constexpr std::uint16_t usual_port = 5432;
/// A name that does not fit into a datagram is asked for by TCP.
constexpr std::uint16_t name_server = 53;
constexpr std::uint16_t kerberos = 88;

/// Libraries that looking up a name loads, and what they read.
constexpr std::array of_names{"/usr/lib",      "/usr/lib64",      "/lib",
                              "/lib64",        "/usr/local/lib",  "/etc/ld.so.cache",
                              "/etc/hosts",    "/etc/host.conf",  "/etc/resolv.conf",
                              "/etc/services", "/etc/gai.conf",   "/etc/nsswitch.conf",
                              "/etc/passwd",   "/etc/group",      "/run/systemd/resolve",
                              "/run/nscd",     "/run/resolvconf", "/run/NetworkManager"};

/// Certificates that every program trusts, and the machine's word on encryption.
constexpr std::array of_encryption{
    "/etc/ssl",
    "/etc/pki",
    "/etc/ca-certificates",
    "/etc/crypto-policies",
    "/usr/share",
    "/usr/local/share/ca-certificates",
    "/etc/krb5.conf",
    "/etc/krb5.conf.d",
    "/etc/gss",
    "/etc/postgresql-common",
    "/proc/sys/crypto/fips_enabled"};

constexpr std::array files_in_url{"passfile",    "sslcert", "sslkey",
                                  "sslrootcert", "sslcrl",  "sslcrldir"};

constexpr std::array files_in_environment{
    "PGPASSFILE", "PGSERVICEFILE", "PGSYSCONFDIR", "PGSSLCERT",    "PGSSLKEY",      "PGSSLROOTCERT",
    "PGSSLCRL",   "PGSSLCRLDIR",   "KRB5_CONFIG",  "OPENSSL_CONF", "SSL_CERT_FILE", "SSL_CERT_DIR"};

/// %2F is a slash.
std::string decoded(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    unsigned byte = 0;
    const char* const digits = text.data() + at + 1;
    const bool is_coded = text[at] == '%' && at + 2 < text.size() &&
                          std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2;
    plain += is_coded ? static_cast<char>(byte) : text[at];
    if (is_coded) at += 2;
  }
  return plain;
}

/// `name=value` among what stands behind the question mark.
std::optional<std::string> in_query(std::string_view url, std::string_view name) {
  const auto question = url.find('?');
  std::string_view query = question == std::string_view::npos ? "" : url.substr(question + 1);
  while (!query.empty()) {
    const auto end = std::min(query.find('&'), query.size());
    const std::string_view one = query.substr(0, end);
    if (one.starts_with(name) && one.substr(name.size()).starts_with('='))
      return decoded(one.substr(name.size() + 1));
    query.remove_prefix(std::min(end + 1, query.size()));
  }
  return std::nullopt;
}

/// "host:5433,other" of the URL, without name and password.
std::string_view hosts_of(std::string_view url) {
  url.remove_prefix(std::min(url.find("://"), url.size() - 3) + 3);
  const std::string_view authority = url.substr(0, url.find_first_of("/?"));
  const auto at = authority.rfind('@');
  return at == std::string_view::npos ? authority : authority.substr(at + 1);
}

void add_ports(std::string_view hosts, std::vector<std::uint16_t>& ports) {
  while (!hosts.empty()) {
    const auto end = std::min(hosts.find(','), hosts.size());
    const std::string_view host = hosts.substr(0, end);
    const std::string_view digits = host.substr(host.find_last_of(":]") + 1);
    std::uint16_t port = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), port);
    const bool is_number = read.ec == std::errc{} && read.ptr == digits.data() + digits.size();
    if (is_number && port != 0) ports.push_back(port);
    hosts.remove_prefix(std::min(end + 1, hosts.size()));
  }
}

void add_ports_of(std::string_view url, Reach& reach) {
  // A service is a name for a server in a file of the library's.
  reach.connects_anywhere = in_query(url, "service") || environment("PGSERVICE");
  reach.ports = {usual_port, name_server, kerberos};
  add_ports(hosts_of(url), reach.ports);
  for (const auto& told : {in_query(url, "port"), environment("PGPORT")}) {
    if (told) add_ports(*told, reach.ports);
  }
}

/// The library asks for the home of the account; newer ones for HOME.
void add_home(Reach& reach) {
  for (const auto& home : {std::optional{own_account().home}, environment("HOME")}) {
    if (!home || home->empty()) continue;
    for (const char* const file : {"/.pgpass", "/.pg_service.conf", "/.postgresql"})
      reach.read.push_back(*home + file);
  }
}

}  // namespace

void add_server_of(std::string_view url, Reach& reach) {
  reach.read.insert(reach.read.end(), of_names.begin(), of_names.end());
  reach.read.insert(reach.read.end(), of_encryption.begin(), of_encryption.end());
  for (const char* const name : files_in_url) {
    if (auto file = in_query(url, name)) reach.read.push_back(std::move(*file));
  }
  for (const char* const name : files_in_environment) {
    if (auto file = environment(name)) reach.read.push_back(std::move(*file));
  }
  add_home(reach);
  add_ports_of(url, reach);
  const std::string host = in_query(url, "host").value_or(decoded(hosts_of(url)));
  reach.meets_abstract = host.starts_with('@');
}

}  // namespace codemaker::io
