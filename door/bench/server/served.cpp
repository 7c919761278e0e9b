#include "bench/server/served.hpp"

#include "io/posix/child.hpp"
#include "io/posix/polling.hpp"

#include <charconv>
#include <cstddef>
#include <filesystem>
#include <fmt/format.h>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace codemaker::bench {
namespace {

/// Callers come as from many machines, and nobody is sent away for calling often.
std::string config_for(int callers) {
  return fmt::format(
      "[serve]\nmax_callers = {}\nmax_per_address = {}\nconnects_per_minute = 0\nminutes = 0\n",
      callers, callers
  );
}

std::string_view name_of(CallsBy by) {
  return by == CallsBy::page ? "web" : "telnet";
}

constexpr const char* any_port = "127.0.0.1:0";

/// "listening telnet 127.0.0.1:40321".
Served::Endpoint endpoint_in(std::string_view line, CallsBy by) {
  const std::string begin = fmt::format("listening {} 127.0.0.1:", name_of(by));
  unsigned short port = 0;
  if (line.starts_with(begin)) {
    std::from_chars(line.data() + begin.size(), line.data() + line.size(), port);
  }
  if (port == 0) throw std::runtime_error{"the server does not listen"};
  return {boost::asio::ip::address_v4::loopback(), port};
}

Served::Pipe new_pipe() {
  auto [from, to] = io::make_pipe();
  return {std::move(from), std::move(to)};
}

}  // namespace

Served::Served(int callers, CallsBy by)
    : by_{by},
      board_{config_for(callers)},
      said_{new_pipe()},
      child_{
          {"serve", "--telnet", by == CallsBy::telnet ? any_port : "none", "--web",
           by == CallsBy::page ? any_port : "none", "--data", board_.path(), "--config",
           board_.path() + "/codemaker.toml"},
          {.output = said_.to.get()}} {
  constexpr std::size_t longest_line = 256;
  said_.to = {};
  endpoint_ = endpoint_in(io::receive(said_.from.get(), longest_line).bytes, by);
  said_.from = {};
}

double Served::processor_seconds() const {
  // Fields 14 and 15; the second one ends with a bracket and may hold blanks.
  const std::string stat = child_.about("stat");
  std::string_view rest{stat};
  rest.remove_prefix(rest.rfind(')') + 2);
  constexpr int fields_before = 11;
  for (int field = 0; field < fields_before; ++field)
    rest.remove_prefix(rest.find(' ') + 1);
  long user = 0;
  long system = 0;
  const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), user);
  std::from_chars(read.ptr + 1, rest.data() + rest.size(), system);
  return static_cast<double>(user + system) / static_cast<double>(io::clock_ticks_per_second());
}

std::optional<long> Served::descriptors() const {
  std::error_code refused;
  const std::filesystem::directory_iterator open{fmt::format("/proc/{}/fd", child_.id()), refused};
  if (refused) return std::nullopt;
  return std::distance(begin(open), end(open));
}

}  // namespace codemaker::bench
