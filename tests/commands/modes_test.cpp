// How a caller is shown things, as the command line says it.
#include "commands/options.hpp"
#include "support/command_lines.hpp"

#include <catch2/catch.hpp>

namespace codemaker::commands {
namespace {

using play::Presentation;

std::optional<Presentation> presentation(const std::string& mode) {
  return presentation_of(tests::parsed({"--mode", mode}).door.show.mode);
}

TEST_CASE("--mode begins a call with full screens, small ones or lines") {
  CHECK(presentation("full") == Presentation::full);
  CHECK(presentation("small") == Presentation::small);
  CHECK(presentation("lines") == Presentation::lines);
  CHECK_FALSE(presentation("auto"));
}

TEST_CASE("--mode takes the words that small screens and lines had once") {
  CHECK(presentation("lean") == Presentation::small);
  CHECK(presentation("line") == Presentation::lines);
}

}  // namespace
}  // namespace codemaker::commands
