#include "ansi/music.hpp"

#include <catch2/catch.hpp>

#include <set>

namespace codemaker::ansi {
namespace {

constexpr auto tunes = {Tune::win, Tune::loss, Tune::record};

TEST_CASE("a tune is short, plays in the background, and is of nothing but what CTerm takes") {
  constexpr std::string_view start = "\x1b[|MB";
  for (const Tune tune : tunes) {
    const std::string_view bytes = music(tune);
    CHECK(bytes.size() < 60);
    CHECK(bytes.starts_with(start));
    CHECK(bytes.back() == 0x0E);
    const auto notes = bytes.substr(start.size(), bytes.size() - start.size() - 1);
    CHECK(notes.find_first_not_of("ABCDEFGLMNOPST0123456789.-+#<> ") == notes.npos);
  }
}

TEST_CASE("each end has a tune that no other end has") {
  std::set<std::string_view> different;
  for (const Tune tune : tunes)
    different.insert(music(tune));
  CHECK(different.size() == tunes.size());
}

}  // namespace
}  // namespace codemaker::ansi
