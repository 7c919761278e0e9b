// BBSDEV.DRP states the caller's line exactly, whichever descriptor that is.
#include "dropfiles/drop_file.hpp"

#include "support/results.hpp"

#include <catch2/catch.hpp>

namespace codemaker::dropfiles {
namespace {

std::string file_of(const std::string& transport, const std::string& parameter) {
  return "1.0\r\n" + transport + "\r\n" + parameter +
         "\r\nAda\r\n42\r\n80\r\n25\r\nY\r\nN\r\n\r\n\r\nIBM437\r\nen\r\nS\r\nB\r\nO\r\n60\r\n2\r\n"
         "N\r\n";
}

TEST_CASE("BBSDEV.DRP may state standard input or output as the caller's socket") {
  for (const int descriptor : {0, 1, 2, 3, 77}) {
    const auto file = read_drop_file("BBSDEV.DRP", file_of("socket", std::to_string(descriptor)));
    REQUIRE(file);
    CHECK(file->transport == DropTransport::socket);
    CHECK(file->socket_handle == descriptor);
  }
}

TEST_CASE("a socket of BBSDEV.DRP that is no descriptor is refused with its line") {
  for (const char* const parameter : {"", "-1", "five", "2147483647", "3 4"}) {
    const auto file = read_drop_file("BBSDEV.DRP", file_of("socket", parameter));
    REQUIRE_FALSE(file);
    CHECK(file.error().reason().starts_with("BBSDEV.DRP line 3: must be a descriptor"));
  }
}

}  // namespace
}  // namespace codemaker::dropfiles
