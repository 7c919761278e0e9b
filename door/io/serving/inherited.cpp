#include "io/serving/inherited.hpp"

#include "io/log/log.hpp"
#include "io/posix/process.hpp"
#include "io/posix/sockets.hpp"

#include <array>
#include <charconv>
#include <cstdlib>
#include <fmt/format.h>
#include <optional>
#include <system_error>
#include <utility>

namespace codemaker::io::serving {
namespace {

using scores::Fault;
using scores::Result;

constexpr int first_inherited = 3;
constexpr std::size_t most_inherited = 64;

std::string_view from_environment(const char* variable) {
  const char* const value = std::getenv(variable);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

std::optional<long> whole_number(std::string_view text) {
  long number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
  return is_whole ? std::optional{number} : std::nullopt;
}

}  // namespace

Result<std::vector<Service>> services_named(std::string_view names, std::size_t count) {
  static constexpr std::array known{Service::telnet, Service::rlogin, Service::web};
  std::vector<Service> services;
  for (std::size_t i = 0; i < count; ++i) {
    const auto colon = names.find(':');
    const std::string_view word = names.substr(0, colon);
    names.remove_prefix(colon == std::string_view::npos ? names.size() : colon + 1);
    bool is_known = false;
    for (const Service service : known) {
      if (word != name(service)) continue;
      services.push_back(service);
      is_known = true;
    }
    if (is_known) continue;
    return Fault::because(fmt::format(
        "systemd hands over a socket named \"{}\"; its FileDescriptorName has to be telnet, rlogin "
        "or web",
        log_safe(word)
    ));
  }
  return services;
}

Result<std::vector<ListeningSocket>> inherited_sockets() {
  const auto process = whole_number(from_environment("LISTEN_PID"));
  const auto count = whole_number(from_environment("LISTEN_FDS"));
  const std::string names{from_environment("LISTEN_FDNAMES")};
  for (const char* variable : {"LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"})
    unset_environment(variable);
  std::vector<ListeningSocket> sockets;
  if (process != process_id() || !count || *count <= 0) return sockets;
  const auto sockets_told = static_cast<std::size_t>(*count);
  if (sockets_told > most_inherited) {
    return Fault::because(fmt::format("LISTEN_FDS is {}, more than {}", *count, most_inherited));
  }
  const auto services = services_named(names, sockets_told);
  if (!services) return services.error();
  for (std::size_t i = 0; i < sockets_told; ++i) {
    const int fd = first_inherited + static_cast<int>(i);
    const auto endpoint = listening_endpoint(fd);
    if (!endpoint) {
      return Fault::because(
          fmt::format("descriptor {}, which systemd hands over, is no listening TCP socket", fd)
      );
    }
    close_for_children(fd);
    sockets.push_back({(*services)[i], Fd{fd}, text(*endpoint)});
  }
  return sockets;
}

}  // namespace codemaker::io::serving
