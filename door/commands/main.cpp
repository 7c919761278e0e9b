#include "commands/command_line.hpp"

int main(int argc, char** argv) {
  return codemaker::commands::run(argc, argv);
}
