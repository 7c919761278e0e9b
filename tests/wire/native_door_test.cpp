#include "wire/native_door.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace codemaker::wire {
namespace {

using ansi::Charset;

constexpr std::string_view manifest =
    R"({"type":"nativedoor","version":"1.0","door":{"executable":"a","output_encoding":"cp437"}})";

TEST_CASE("a native door's board takes UTF-8 unless the manifest says otherwise") {
  CHECK(charset_of_native_door(R"({"type":"nativedoor","door":{}})") == Charset::utf8);
  CHECK(charset_of_native_door(R"({"type":"nativedoor"})") == Charset::utf8);
  CHECK(charset_of_native_door(manifest) == Charset::cp437);
}

TEST_CASE("what is no manifest says nothing of letters") {
  for (const char* text :
       {"", "[]", "1", "{}", R"({"type":7})", R"({"type":"webdoor","door":{}})",
        "{\"type\":\"nativ", R"({"type":"nativedoor","door":{"output_encoding":"latin1"}})",
        R"({"type":"nativedoor","door":{"output_encoding":7}})",
        R"({"type":"nativedoor","door":[1]})", "\xff\xfe{}"})
    CHECK_FALSE(charset_of_native_door(text));
  for (std::size_t cut = 0; cut < manifest.size(); ++cut)
    CHECK_FALSE(charset_of_native_door(manifest.substr(0, cut)));
}

}  // namespace
}  // namespace codemaker::wire
