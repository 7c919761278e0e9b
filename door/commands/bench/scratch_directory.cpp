#include "commands/bench/scratch_directory.hpp"

#include "io/posix/files.hpp"

#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace codemaker::commands {

ScratchDirectory::ScratchDirectory() : path_{io::make_scratch_directory("codemaker-bench-")} {}

void ScratchDirectory::write(const char* name, std::string_view text) const {
  const auto written = io::write_new_file(path_ + "/" + name, text, io::NewFile::own);
  if (!written) throw std::runtime_error{written.error().reason()};
}

ScratchDirectory::~ScratchDirectory() {
  std::error_code ignored;  // a file left in /tmp is no reason to fail a measurement
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace codemaker::commands
