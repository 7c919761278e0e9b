// Kept games are shown again, move by move, in every presentation.
#include "engine/records/line.hpp"
#include "engine/records/record.hpp"
#include "play/catalog/outcome_words.hpp"
#include "support/any_record.hpp"
#include "support/kept_games.hpp"
#include "support/looked_at.hpp"
#include "support/random_games.hpp"
#include "support/sanitized.hpp"
#include "support/seals.hpp"
#include "support/tested_game.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using engine::records::Record;
using tests::call_in;
using tests::cut_after;
using tests::kinds_of_games;
using tests::moves_of;
using tests::RandomPlayer;
using tests::Typist;
using tests::WayToPlay;

/// A caller before the replay of a game.
struct Reader : Typist {
  explicit Reader(const Record& record, Presentation presentation = Presentation::full)
      : Typist{call_in(presentation)} {
    books.before = {{record, "", tests::seals_of(record)}};
    type(is_line() ? "p\ny\ng\n1\n" : "\nopp\nyg\n");
  }

  [[nodiscard]] bool is_line() const { return session().presentation() == Presentation::lines; }

  void go(int by) {
    if (is_line()) {
      type(by > 0 ? "n\n" : "b\n");
    } else {
      press(by > 0 ? KeyCode::right : KeyCode::left);
    }
  }

  /// The screen, or what was told last.
  [[nodiscard]] std::string now() const { return is_line() ? heard.back() : screen(); }

  [[nodiscard]] bool has_heard(std::string_view words) const {
    return std::ranges::any_of(heard, [&](const std::string& line) {
      return line.find(words) != std::string::npos;
    });
  }
};

/// A game that somebody without sense played to its end.
Record random_game(const WayToPlay& kind, std::uint64_t seed) {
  Typist ada{call_in(Presentation::small), kind.on_screens};
  RandomPlayer{ada, seed}.play();
  return ada.kept.all().back().record;
}

/// A solo game: the code 5 1 6 2, and guesses at it.
Record solo(const std::string& guesses) {
  Typist ada{call_in(Presentation::small), "\nopp\n"};
  ada.secrets = {"5162"};
  ada.type("cdn" + guesses);
  return ada.kept.all().back().record;
}

TEST_CASE(
    "every kind of game is shown again to the end it came to, and back to its beginning",
    "[every game]"
) {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    for (const WayToPlay& kind : kinds_of_games()) {
      const Record record = random_game(kind, tests::is_sanitized ? 1 : 3);
      Reader reader{record, presentation};
      CAPTURE(tests::line_of(record));
      std::vector<std::string> seen{reader.now()};
      for (std::size_t move = 0; move < moves_of(record); ++move) {
        reader.go(1);
        seen.push_back(reader.now());
      }
      const std::string result = result_text(record);
      CHECK(
          (reader.is_line() ? reader.has_heard("The end: " + result + ".")
                            : presentation == Presentation::small || reader.sees(result))
      );
      reader.go(1);
      CHECK(
          (reader.is_line() ? reader.last_line() == "This is the end. Q closes the replay."
                            : reader.sees("This is the end."))
      );
      for (std::size_t move = moves_of(record); move-- > 1;) {
        reader.go(-1);
        CHECK(reader.now() == seen[move]);
      }
      reader.go(-1);
      reader.go(-1);
      CHECK(
          (reader.is_line() ? reader.last_line() == "This is the beginning."
                            : reader.sees("This is the beginning."))
      );
      if (reader.is_line()) {
        reader.type(std::to_string(moves_of(record)) + "\n");
      } else {
        reader.press(KeyCode::end);
      }
      CHECK(reader.now() == seen.back());
    }
  }
}

TEST_CASE(
    "a board shown again has the points and marbles that its game ended with", "[every game]"
) {
  for (const WayToPlay& kind : kinds_of_games()) {
    const Record record = random_game(kind, 4);
    const auto shown_at_end = tests::tested_game(record).shown_at_end;
    if (shown_at_end == nullptr) continue;
    Reader reader{record};
    reader.press(KeyCode::end);
    INFO(reader.screen());
    for (const std::string& words : shown_at_end(record))
      CHECK(reader.sees(words));
  }
}

TEST_CASE("a code stays covered until its round is over, unless the caller lifts the cover") {
  const Record record = solo("1122\n3344\n5162\n");
  Reader reader{record, Presentation::small};
  reader.go(1);
  CHECK(reader.sees("Code ? ? ? ?"));
  reader.type("l");
  CHECK(reader.sees("Code 5 1 6 2"));
  reader.type("l");
  reader.go(1);
  reader.go(1);
  CHECK(reader.sees("Code ? ? ? ?"));
  reader.go(1);
  CHECK(reader.sees("Code 5 1 6 2"));
  reader.type("l");
  CHECK(reader.sees("Nothing is covered here"));
}

TEST_CASE("a code that is still to be guessed is shown in no replay of its game") {
  const Record whole = solo("1122\n3344\n5162\n");
  for (std::size_t moves = 1; moves < moves_of(whole); ++moves) {
    for (const Presentation presentation :
         {Presentation::full, Presentation::small, Presentation::lines}) {
      Reader reader{cut_after(whole, moves), presentation};
      std::string seen;
      for (const char* const keys : {"n", "l", "n", "l", "n", "v", "p", "q"}) {
        reader.type(keys);
        if (reader.is_line()) reader.type("\n");
        seen += reader.screen();
      }
      for (const std::string& line : reader.heard)
        seen += line + "\n";
      INFO(seen);
      CHECK(seen.find("5 1 6 2") == std::string::npos);
      CHECK(seen.find("5162") == std::string::npos);
      CHECK(seen.find("Proof") == std::string::npos);
    }
  }
}

/// The replay of a game at another move speed.
void set_pace(Reader& reader, std::string_view pace) {
  reader.type("qqmo");
  while (!reader.sees(pace))
    reader.type("p");
  reader.type("\nyg\n");
}

TEST_CASE("Space plays a game on, a move at a time, and stops it") {
  Reader reader{solo("1122\n3344\n5162\n")};
  set_pace(reader, "normal");
  reader.type(" ");
  CHECK(reader.sees("Move 0 of 4"));
  reader.wait_for_step();
  CHECK(reader.sees("Move 1 of 4"));
  reader.type(" ");
  reader.wait(std::chrono::seconds{20});
  CHECK(reader.sees("Move 1 of 4"));
  reader.type(" ");
  reader.wait(std::chrono::seconds{20});
  CHECK(reader.sees("Move 4 of 4"));
}

TEST_CASE("where nothing moves Space shows the end of a game at once") {
  Reader reader{solo("1122\n5162\n")};
  reader.type(" ");
  CHECK(reader.sees("Move 3 of 3"));
}

TEST_CASE("no move of a replay stands shorter than a slow line needs to show it") {
  Call call = call_in(Presentation::full);
  call.terminal.speed = 2400;
  Typist ada{call};
  ada.books.before = {{solo("1122\n3344\n5162\n"), "", {}}};
  ada.type("\nyg\n ");
  ada.wait(std::chrono::seconds{2});
  CHECK(ada.sees("Move 0 of 4"));
  ada.wait(std::chrono::seconds{1});
  CHECK(ada.sees("Move 1 of 4"));
}

TEST_CASE("a replay leads to the review of its round, and back") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Reader reader{solo("1122\n3344\n5162\n"), presentation};
    reader.go(1);
    reader.type("v");
    CHECK(reader.sees("Review"));
    reader.type("q");
    CHECK(reader.sees("makes a code."));
  }
  Reader lines{solo("1122\n3344\n5162\n"), Presentation::lines};
  lines.type("n\nv\n");
  CHECK(lines.has_heard("Review: codes possible before and after each guess"));
  CHECK(lines.prompt() == "Move 1 of 4: ");
}

TEST_CASE("a game is told as a text, whole") {
  Reader full{solo("1122\n5162\n")};
  full.type("p");
  CHECK(full.sees("1. The computer makes a code."));
  CHECK(full.sees("3. You guess 5 1 6 2: broken."));
  full.type("p");
  CHECK(full.sees("Move 0 of 3"));
  Reader lines{solo("1122\n5162\n"), Presentation::lines};
  lines.type("p\n");
  CHECK(lines.last_line() == "3. You guess 5 1 6 2: broken.");
}

TEST_CASE("who closes a replay is back at the game it was chosen from") {
  Typist ada{call_in(Presentation::full)};
  ada.books.before = {
      {solo("1122\n5162\n"), "", {}}, {solo("5162\n"), "", {}}, {solo("3344\n5162\n"), "", {}}};
  ada.type("\nyg");
  ada.press(KeyCode::down);
  ada.type("\n");
  CHECK(ada.sees("Move 0 of 2"));
  ada.type("q");
  CHECK(ada.sees("Your games  2 of 3"));
}

TEST_CASE("a review of a whole game keeps what its guesses lost, played or shown again") {
  Typist ada{call_in(Presentation::full), "\nopp\ncdn1122\n0034\n1234\nv"};
  REQUIRE(ada.books.lost.size() == 1);
  CHECK(ada.books.lost[0].token == 0);
  CHECK(ada.books.lost[0].lost > 0);
  Typist again{call_in(Presentation::full)};
  again.books.before = {{ada.kept.all().back().record, "", {}, 77}};
  again.type("\nyg\nnv");
  REQUIRE(again.books.lost.size() == 1);
  CHECK(again.books.lost[0].token == 77);
  CHECK(again.books.lost[0].lost == ada.books.lost[0].lost);
}

TEST_CASE("a review of one round, or of another player's game, is nobody's figure") {
  const Record run = random_game(kinds_of_games()[0], 3);
  Typist ada{call_in(Presentation::full)};
  ada.books.before = {{run, "", {}, 77}, {solo("1122\n5162\n"), "Bob", {}, 0}};
  ada.type("\nyg\nnv");
  CHECK(ada.sees("Review"));
  ada.type("qq");
  ada.press(KeyCode::down);
  ada.type("\nnv");
  CHECK(ada.sees("Review"));
  CHECK(ada.books.lost.empty());
}

TEST_CASE("PgDn and PgUp go from level to level, and say where there is none", "[every game]") {
  for (const WayToPlay& kind : kinds_of_games()) {
    const Record record = random_game(kind, 2);
    Reader reader{record};
    std::vector<std::string> seen;
    while (!reader.sees("This is the last one.")) {
      seen.push_back(reader.screen());
      reader.press(KeyCode::page_down);
    }
    CAPTURE(tests::line_of(record));
    REQUIRE(!seen.empty());
    for (std::size_t at = seen.size() - 1; at-- > 1;) {
      reader.press(KeyCode::page_up);
      CHECK(reader.screen() == seen[at]);
    }
  }
}

TEST_CASE("1 to 3 choose how fast a replay plays on") {
  const auto kinds = kinds_of_games();
  const auto is_long = [](const WayToPlay& kind) {
    return moves_of(random_game(kind, 2)) > 20;
  };
  const auto kind = std::ranges::find_if(kinds, is_long);
  REQUIRE(kind != kinds.end());
  const Record record = random_game(*kind, 2);
  const auto seen_after_speed = [&](const std::string& speed) {
    Typist ada{call_in(Presentation::full)};
    ada.books.before = {{record, "", tests::seals_of(record)}};
    ada.type("\nyg\n" + speed);
    CHECK(ada.sees("Speed " + speed + " of 3."));
    ada.type(" ");
    ada.wait(std::chrono::seconds{6});
    const std::string screen = ada.screen();
    return std::stoi(screen.substr(screen.find("Move ") + 5));
  };
  const int slow = seen_after_speed("1");
  const int usual = seen_after_speed("2");
  const int fast = seen_after_speed("3");
  CHECK(slow > 0);
  CHECK(usual > slow);
  CHECK(fast > usual);
}

TEST_CASE(
    "on a large terminal a replay fills the screen, however large its board", "[every game]"
) {
  for (const WayToPlay& kind : kinds_of_games()) {
    const Record record = random_game(kind, 5);
    Reader reader{record};
    reader.resize(50, 132);
    for (std::size_t move = 0; move < moves_of(record); ++move)
      reader.go(1);
    const ansi::Frame frame = reader.session().frame();
    INFO(reader.screen());
    CHECK(frame.text(0).starts_with(" REPLAY"));
    CHECK(frame.text(48).find("Q") != std::string::npos);
    for (int row = 0; row < frame.rows(); ++row)
      CHECK(frame.at({row, 131}) == ansi::Cell{});
  }
}

}  // namespace
}  // namespace codemaker::play
