/// Command lines as they are parsed.
#pragma once

#include "commands/command_line.hpp"
#include "commands/parsed_options.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace codemaker::tests {

/// The words behind the program's name; they have to be right.
inline commands::ParsedOptions parsed(std::vector<std::string> words) {
  words.insert(words.begin(), "codemaker");
  std::vector<char*> arguments;
  for (std::string& word : words)
    arguments.push_back(word.data());
  commands::ParsedOptions options;
  REQUIRE_FALSE(commands::parse(static_cast<int>(arguments.size()), arguments.data(), options));
  return options;
}

}  // namespace codemaker::tests
