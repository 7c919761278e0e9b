#include "commands/bench/rehearsal.hpp"

#include "ansi/text.hpp"
#include "io/files.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <poll.h>
#include <spawn.h>
#include <string>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>

extern char** environ;

namespace codemaker::commands {
namespace {

constexpr std::string_view drop_file = "0\n-1\n115200\nBench\n1\nAda\nAda\n50\n60\n1\n1\n";

[[noreturn]] void fail(const char* what) {
  throw std::system_error{errno, std::generic_category(), what};
}

}  // namespace

ScratchDirectory::ScratchDirectory(std::string_view config) : path_{"/tmp/codemaker-bench-XXXXXX"} {
  if (::mkdtemp(path_.data()) == nullptr) fail("mkdtemp");
  write("DOOR32.SYS", drop_file);
  write("codemaker.toml", config);
}

void ScratchDirectory::write(const char* name, std::string_view text) const {
  const std::string path = path_ + "/" + name;
  const io::Fd file{::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600)};
  if (!file.is_open() || !io::write_all(file.get(), name, text)) fail(name);
}

void ScratchDirectory::forget_calls() const {
  for (const char* const file : {"records.db", "records.db-wal", "records.db-shm"})
    std::filesystem::remove(path_ + "/" + file);
}

ScratchDirectory::~ScratchDirectory() {
  std::error_code ignored;  // a file left in /tmp is no reason to fail a measurement
  std::filesystem::remove_all(path_, ignored);
}

Rehearsal::Rehearsal(
    const ScratchDirectory& directory, const std::string& mode, const std::string& charset
) {
  directory.forget_calls();
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) fail("socketpair");
  line_ = io::Fd{ends[0]};
  const io::Fd theirs{ends[1]};
  posix_spawn_file_actions_t actions{};
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, theirs.get(), STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, theirs.get(), STDOUT_FILENO);
  std::array<std::string, 10> words{"codemaker", directory.path() + "/DOOR32.SYS",
                                    "--data",    directory.path(),
                                    "--config",  directory.path() + "/codemaker.toml",
                                    "--mode",    mode,
                                    "--charset", charset};
  std::array<char*, 11> arguments{};
  for (std::size_t i = 0; i < words.size(); ++i)
    arguments[i] = words[i].data();
  const int error =
      ::posix_spawn(&child_, "/proc/self/exe", &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  if (error != 0) {
    errno = error;
    fail("posix_spawn");
  }
}

Rehearsal::~Rehearsal() {
  ::kill(child_, SIGTERM);
  ::waitpid(child_, nullptr, 0);
}

void Rehearsal::send(std::string_view keys) const {
  if (!io::write_all(line_.get(), "the door", keys)) fail("write");
}

std::string Rehearsal::receive(std::chrono::milliseconds silence) const {
  std::string received;
  std::array<char, 4096> buffer{};
  pollfd line{line_.get(), POLLIN, 0};
  while (::poll(&line, 1, static_cast<int>(silence.count())) > 0) {
    const ssize_t size = ::read(line_.get(), buffer.data(), buffer.size());
    if (size <= 0) break;
    received.append(buffer.data(), static_cast<std::size_t>(size));
  }
  return received;
}

std::string Rehearsal::first_screen() const {
  constexpr std::chrono::milliseconds silence{300};
  return answer_to({}, silence);
}

std::string Rehearsal::answer_to(std::string_view keys, std::chrono::milliseconds silence) const {
  constexpr int patience_ms = 2000;
  send(keys);
  pollfd line{line_.get(), POLLIN, 0};
  return ::poll(&line, 1, patience_ms) > 0 ? receive(silence) : std::string{};
}

void Rehearsal::change_speed(int times) const {
  if (answer_to("p").find("speed: ") == std::string::npos) {
    errno = EPROTO;
    fail("the script pressed P, and no speed was changed");
  }
  for (int i = 1; i < times; ++i)
    static_cast<void>(answer_to("p"));
}

void Rehearsal::await_text() const {
  bool is_in_sequence = false;
  char byte = 0;
  while (::read(line_.get(), &byte, 1) == 1) {
    if (byte == '\x1b') {
      is_in_sequence = true;
    } else if (is_in_sequence) {
      is_in_sequence = byte == '[' || byte < '@' || byte > '~';
    } else if (byte > ' ') {
      return;
    }
  }
  fail("the door sent no text");
}

long Rehearsal::resident_kib() const {
  const std::string path = "/proc/" + std::to_string(child_) + "/status";
  const auto status = io::read_file(path, 65536);
  const std::optional<std::string> text = status ? *status : std::nullopt;
  if (!text) fail("/proc");
  constexpr std::string_view field = "VmRSS:";
  const std::string_view lines{*text};
  return ansi::leading_number(lines.substr(lines.find(field) + field.size())).value_or(0);
}

}  // namespace codemaker::commands
