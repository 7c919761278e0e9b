#include "commands/command_line.hpp"
#include "io/posix/descriptors.hpp"
#include "io/posix/process.hpp"

int main(int argc, char** argv) {
  if (!codemaker::io::fill_standard_descriptors()) return 1;
  codemaker::io::outlive_file_limit();
  return codemaker::commands::run(argc, argv);
}
