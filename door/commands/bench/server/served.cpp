#include "commands/bench/server/served.hpp"

#include "io/fd.hpp"
#include "io/files.hpp"

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <iterator>
#include <spawn.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <vector>

extern char** environ;

namespace codemaker::commands {
namespace {

/// Callers come as from many machines, and nobody is sent away for calling often.
std::string config_for(int callers) {
  return fmt::format(
      "[serve]\nmax_callers = {}\nmax_per_address = {}\nconnects_per_minute = 0\nminutes = 0\n",
      callers, callers
  );
}

std::string proc_file(pid_t process, std::string_view name) {
  const auto text = io::read_file(fmt::format("/proc/{}/{}", process, name), 65'536);
  if (!text || !*text) throw std::runtime_error{"the server is gone"};
  return **text;
}

/// "listening telnet 127.0.0.1:40321".
Served::Endpoint endpoint_in(std::string_view line) {
  constexpr std::string_view begin = "listening telnet 127.0.0.1:";
  unsigned short port = 0;
  if (line.starts_with(begin)) {
    std::from_chars(line.data() + begin.size(), line.data() + line.size(), port);
  }
  if (port == 0) throw std::runtime_error{"the server does not listen"};
  return {boost::asio::ip::address_v4::loopback(), port};
}

}  // namespace

Served::Served(int callers) : directory_{config_for(callers)} {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
    throw std::system_error{errno, std::generic_category(), "pipe"};
  }
  const io::Fd said{ends[0]};
  io::Fd theirs{ends[1]};
  posix_spawn_file_actions_t actions{};
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, theirs.get(), STDOUT_FILENO);
  std::vector<std::string> words{
      "codemaker", "serve",           "--telnet", "127.0.0.1:0",
      "--data",    directory_.path(), "--config", directory_.path() + "/codemaker.toml"};
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words)
    arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const int error =
      ::posix_spawn(&child_, "/proc/self/exe", &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw std::system_error{error, std::generic_category(), "posix_spawn"};
  theirs = {};
  std::array<char, 256> line{};
  const ssize_t size = ::read(said.get(), line.data(), line.size());
  endpoint_ = endpoint_in({line.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0))});
}

Served::~Served() {
  ::kill(child_, SIGTERM);
  ::waitpid(child_, nullptr, 0);
}

long Served::resident_kib() const {
  const std::string status = proc_file(child_, "status");
  const auto at = status.find("VmRSS:");
  return at == std::string::npos ? 0 : std::stol(status.substr(at + 6));
}

double Served::processor_seconds() const {
  // Fields 14 and 15; the second one ends with a bracket and may hold blanks.
  const std::string stat = proc_file(child_, "stat");
  std::string_view rest{stat};
  rest.remove_prefix(rest.rfind(')') + 2);
  constexpr int fields_before = 11;
  for (int field = 0; field < fields_before; ++field)
    rest.remove_prefix(rest.find(' ') + 1);
  long user = 0;
  long system = 0;
  const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), user);
  std::from_chars(read.ptr + 1, rest.data() + rest.size(), system);
  return static_cast<double>(user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

std::optional<long> Served::descriptors() const {
  std::error_code refused;
  const std::filesystem::directory_iterator open{fmt::format("/proc/{}/fd", child_), refused};
  if (refused) return std::nullopt;
  return std::distance(begin(open), end(open));
}

}  // namespace codemaker::commands
