#include "commands/bench/scratch_directory.hpp"

#include "io/posix/fd.hpp"
#include "io/posix/files.hpp"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <system_error>

namespace codemaker::commands {
namespace {

[[noreturn]] void fail_to(const char* what) {
  throw std::system_error{errno, std::generic_category(), what};
}

}  // namespace

ScratchDirectory::ScratchDirectory() : path_{"/tmp/codemaker-bench-XXXXXX"} {
  if (::mkdtemp(path_.data()) == nullptr) fail_to("mkdtemp");
}

void ScratchDirectory::write(const char* name, std::string_view text) const {
  const std::string path = path_ + "/" + name;
  const io::Fd file{::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600)};
  if (!file.is_open() || !io::write_all(file.get(), name, text)) fail_to(name);
}

ScratchDirectory::~ScratchDirectory() {
  std::error_code ignored;  // a file left in /tmp is no reason to fail a measurement
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace codemaker::commands
