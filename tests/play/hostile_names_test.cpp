// Names are shown clean, wherever they come from.
#include "support/fake_disk.hpp"
#include "support/typist.hpp"

#include "ansi/text.hpp"
#include "play/session/screen.hpp"
#include "scores/format.hpp"
#include "scores/hall.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using ansi::KeyCode;
using tests::Typist;

TEST_CASE("a hostile handle is shown clean everywhere") {
  Typist ada{tests::call_of("\x1b[2J|12@USER@\x07")};
  ada.type("\n");
  const std::string screen = ada.screen();
  CHECK(screen.find('\x1b') == std::string::npos);
  CHECK(screen.find("Welcome, [2J|12@USER@.") != std::string::npos);
}

TEST_CASE("names from a hostile score file are shown clean and cut") {
  Typist ada;
  scores::Hall hall;
  scores::Entry entry;
  entry.player = {"\x1b[2Jboard", "", "x"};
  entry.name = "\x1b[31mEvil" + std::string(40, '!');
  entry.score = 5;
  hall.enter(entry);
  ada.disk.files["SCORES.DAT"] = scores::encode(hall);
  ada.type("\nh");
  CHECK(ada.screen().find('\x1b') == std::string::npos);
  CHECK(ada.sees("[31mEvil!!!  "));
}

}  // namespace
}  // namespace codemaker::play
