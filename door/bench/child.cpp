#include "bench/child.hpp"

#include "ansi/text.hpp"
#include "io/finding/paths.hpp"
#include "io/posix/files.hpp"

#include <csignal>
#include <fmt/format.h>
#include <spawn.h>
#include <stdexcept>
#include <string_view>
#include <sys/wait.h>
#include <system_error>

extern char** environ;

namespace codemaker::bench {

Child::Child(std::vector<std::string> options, const std::vector<Handed>& descriptors) {
  const std::string program = io::program_directory() + "/codemaker";
  options.insert(options.begin(), "codemaker");
  std::vector<char*> arguments;
  arguments.reserve(options.size() + 1);
  for (std::string& option : options)
    arguments.push_back(option.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions{};
  ::posix_spawn_file_actions_init(&actions);
  for (const Handed& each : descriptors)
    ::posix_spawn_file_actions_adddup2(&actions, each.ours, each.theirs);
  const int error =
      ::posix_spawn(&id_, program.c_str(), &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw std::system_error{error, std::generic_category(), program};
}

Child::~Child() {
  ::kill(id_, SIGTERM);
  ::waitpid(id_, nullptr, 0);
}

std::string Child::about(const char* file) const {
  const auto text = io::read_file(fmt::format("/proc/{}/{}", id_, file), 65'536);
  if (!text || !*text) throw std::runtime_error{"the program is gone"};
  return **text;
}

long Child::resident_kib() const {
  constexpr std::string_view field = "VmRSS:";
  const std::string status = about("status");
  const auto at = status.find(field);
  if (at == std::string::npos) throw std::runtime_error{"the program is gone"};
  return ansi::leading_number(std::string_view{status}.substr(at + field.size())).value_or(0);
}

}  // namespace codemaker::bench
