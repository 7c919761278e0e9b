// Two who are here at once play a game by mail without leaving its page, and send lines of their
// own.
#include "engine/breaking/id.hpp"
#include "play/events/event.hpp"
#include "play/events/mail.hpp"
#include "support/looked_at.hpp"
#include "support/typist.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

using engine::records::MailMatch;
using engine::records::MailSeat;
using tests::call_in;
using tests::Typist;

constexpr std::int64_t read_at = 1'790'000'000;
constexpr std::chrono::seconds a_look{2};

/// As Ada sees it, who has seat one against Karl.
MailGame after(std::vector<std::string> moves, MailId id = 7) {
  MailMatch match;
  match.terms = {engine::breaking::id, 1, "free", "4x6"};
  match.hidden = {"1234", "5566"};
  match.moves = std::move(moves);
  MailGame game;
  game.view = *seat_view(match, MailSeat::one);
  game.hides_codes = true;
  game.entry.id = id;
  game.entry.version = static_cast<std::int64_t>(match.moves.size()) + 2;
  game.entry.terms = match.terms;
  game.entry.other = "Karl";
  game.entry.moved = read_at;
  const auto& standing = game.view->standing;
  game.entry.stage = standing.is_over                 ? MailStage::over
                     : standing.turn == MailSeat::one ? MailStage::own_move
                                                      : MailStage::others_move;
  return game;
}

bool hears(const Typist& ada, std::string_view text) {
  return std::ranges::any_of(ada.heard, [&](const std::string& line) {
    return line.find(text) != std::string::npos;
  });
}

/// Ada, who waits for Karl's move.
struct Waiting : Typist {
  explicit Waiting(Presentation presentation = Presentation::full) : Typist{call_in(presentation)} {
    const bool is_line = presentation == Presentation::lines;
    type(is_line ? "p\nb\n" : "\nb");
    const MailGame game = after({"1122"});
    answer(event::MailList{
        true, std::make_shared<const std::vector<MailEntry>>(std::vector{game.entry}), read_at});
    type(is_line ? "1\n" : "\n");
    show(game);
  }

  void show(const MailGame& game) {
    answer(event::MailRead{std::make_shared<const MailGame>(game), "", read_at});
  }

  [[nodiscard]] std::size_t looks() const {
    return static_cast<std::size_t>(std::ranges::count_if(mail_asked, [](const auto& wanted) {
      return std::holds_alternative<effect::ReadMail>(wanted);
    }));
  }
};

TEST_CASE("the other's move comes to who waits for it on the page") {
  Waiting ada;
  ada.wait(a_look);
  CHECK(ada.looks() == 2);
  ada.show(after({"1122"}));
  CHECK_FALSE(ada.sees("has moved"));
  ada.wait(a_look);
  ada.show(after({"1122", "3344"}));
  CHECK(ada.sees("Karl has moved. It is your move."));
  CHECK(ada.sees("Enter guess"));
  ada.wait(std::chrono::seconds{3});  // its marks appear
  CHECK_FALSE(ada.session().wakes_at());
}

TEST_CASE("in lines the other's move is told as it comes") {
  Waiting ada{Presentation::lines};
  ada.wait(a_look);
  ada.show(after({"1122", "3344"}));
  CHECK(hears(ada, "1: 3 3 4 4 - "));
  CHECK(hears(ada, "Karl has moved. It is your move."));
}

TEST_CASE("while a look is under way what the caller does has its own answer") {
  Waiting ada;
  ada.wait(a_look);
  ada.type("ry");
  ada.show(after({"1122", "3344"}));
  CHECK_FALSE(ada.sees("has moved"));
  MailGame over = after({"1122", "3344"});
  over.entry.stage = MailStage::over;
  over.entry.result = "you lost, you gave up";
  over.entry.version = 9;
  ada.show(over);
  CHECK(ada.sees("The game is over: you lost, you gave up."));
}

TEST_CASE("what comes for a page that was left changes no other game") {
  Waiting ada;
  ada.wait(a_look);
  ada.show(after({"1122", "3344"}, 8));
  CHECK_FALSE(ada.sees("has moved"));
  ada.show(after({"1122", "3344"}));
  CHECK(ada.sees("has moved"));
}

TEST_CASE("a look of a page that was left is no answer to a move, nor to an offer") {
  Waiting ada;
  ada.wait(a_look);
  ada.type("q");
  ada.answer(event::MailList{
      true,
      std::make_shared<const std::vector<MailEntry>>(std::vector{after({"1122", "3344"}).entry}),
      read_at});
  ada.type("\n");
  ada.show(after({"1122", "3344"}));
  ada.type("5566\n");
  ada.show(after({"1122", "3344"}));
  CHECK_FALSE(ada.sees("Sent."));
  ada.show(after({"1122", "3344", "5566"}));
  CHECK(ada.sees("Sent. It is Karl's move."));
  Waiting eve;
  eve.wait(a_look);
  eve.type("q");
  eve.answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), read_at});
  eve.type("nwBob\n\n1234\n");
  eve.show(after({"1122"}));
  CHECK_FALSE(eve.sees("is asked"));
  eve.answer(event::MailRead{nullptr, "Nobody called Bob has played here yet.", read_at});
  CHECK(eve.sees("Nobody called Bob"));
}

/// Ada's move against Karl, who wrote something with his.
MailGame game_with_line() {
  engine::records::MailMatch match;
  match.terms = {engine::breaking::id, 1, "free", "4x6"};
  match.hidden = {"1234", "5566"};
  match.moves = {"1122", "3344"};
  MailGame game;
  game.view = *seat_view(match, engine::records::MailSeat::one);
  game.hides_codes = true;
  game.entry.id = 7;
  game.entry.version = 4;
  game.entry.terms = match.terms;
  game.entry.other = "Karl";
  game.entry.moved = read_at;
  game.entry.stage = MailStage::own_move;
  game.said = "Nice try.";
  game.line = "so close!";
  return game;
}

struct AtOwnMove : Typist {
  explicit AtOwnMove(Presentation presentation, bool may_write = true)
      : Typist{call_that(presentation, may_write)} {
    const bool is_line = presentation == Presentation::lines;
    type(is_line ? "p\nb\n" : "\nb");
    const MailGame game = game_with_line();
    answer(event::MailList{
        true, std::make_shared<const std::vector<MailEntry>>(std::vector{game.entry}), read_at});
    type(is_line ? "1\n" : "\n");
    show(game);
  }

  static Call call_that(Presentation presentation, bool may_write) {
    Call call = call_in(presentation);
    call.may_write = may_write;
    return call;
  }

  void show(const MailGame& game) {
    answer(event::MailRead{std::make_shared<const MailGame>(game), "", read_at});
  }

  void escape() { press(ansi::KeyCode::escape); }

  [[nodiscard]] const effect::ChangeMail& sent() const {
    return std::get<effect::ChangeMail>(mail_asked.back());
  }

  [[nodiscard]] bool was_told(std::string_view text) const {
    return std::ranges::any_of(heard, [&](const std::string& line) {
      return line.find(text) != std::string::npos;
    });
  }
};

TEST_CASE("what the other wrote is shown beside their phrase, with their name before it") {
  for (const Presentation presentation : {Presentation::full, Presentation::small})
    CHECK(AtOwnMove{presentation}.sees("Karl: so close!"));
  CHECK(AtOwnMove{Presentation::lines}.was_told("\"Nice try.\" Karl: so close!"));
}

TEST_CASE("what the other writes comes with their move to who waits for it") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    MailGame game = game_with_line();
    game.line = "";
    game.entry.stage = MailStage::others_move;
    AtOwnMove ada{presentation};
    game.entry.version = 5;
    ada.type("5566\n");
    ada.show(game);
    CHECK_FALSE(ada.sees("so close!"));
    ada.wait(std::chrono::seconds{2});
    MailGame moved = game_with_line();
    moved.entry.version = 6;
    ada.show(moved);
    CHECK(ada.sees("Karl: so close!"));
  }
}

TEST_CASE("W writes a line that goes with the next move, and with no other") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    AtOwnMove ada{presentation};
    ada.escape();
    ada.type("w|04hello there\n");
    CHECK(ada.sees("With your move: hello there"));
    ada.type("t5566\n");
    CHECK(ada.sent().deed == MailDeed::move);
    CHECK(ada.sent().line == "hello there");
    MailGame next = game_with_line();
    next.entry.version = 5;
    ada.show(next);
    ada.type("5555\n");
    CHECK(ada.sent().line.empty());
  }
  AtOwnMove lines{Presentation::lines};
  lines.type("write\n");
  CHECK(lines.prompt() == "Your line (Enter alone: none): ");
  lines.type("draw\n5566\n");
  CHECK(lines.sent().line == "draw");
  CHECK(lines.sent().text == "5566");
}

TEST_CASE("a line has 60 letters at most, and none of them does anything") {
  AtOwnMove ada{Presentation::full};
  ada.escape();
  ada.type("w" + std::string(61, 'x'));
  CHECK(ada.sees("60 letters at most, please."));
  CHECK(ada.sees("Your line: xxx"));
  ada.type("\n");
  AtOwnMove lines{Presentation::lines};
  lines.type("write\n" + std::string(61, 'y') + "\n5566\n");
  CHECK(lines.sent().line == std::string(60, 'y'));
  lines.show(game_with_line());
  MailGame hostile = game_with_line();
  hostile.entry.version = 9;
  hostile.line = "\x1b[2Jgone\xe2\x80\xaegnp";
  AtOwnMove eve{Presentation::full};
  eve.type("5566\n");
  eve.show(hostile);
  CHECK(eve.sees("Karl: [2Jgonegnp"));
}

TEST_CASE("Esc leaves the line as it was, and Enter alone takes it away") {
  AtOwnMove ada{Presentation::full};
  ada.escape();
  ada.type("wfirst\nwsecond");
  ada.escape();
  ada.type("t5566\n");
  CHECK(ada.sent().line == "first");
  AtOwnMove eve{Presentation::full};
  eve.escape();
  eve.type("wfirst\nw\nt5566\n");
  CHECK(eve.sent().line.empty());
}

TEST_CASE("M mutes what the other writes, and reads it again") {
  for (const Presentation presentation : {Presentation::full, Presentation::lines}) {
    const bool is_line = presentation == Presentation::lines;
    AtOwnMove ada{presentation};
    if (!is_line) ada.escape();
    ada.type(is_line ? "mute\n" : "m");
    CHECK(ada.sent().deed == MailDeed::mute);
    MailGame muted = game_with_line();
    muted.is_muted = true;
    muted.line = "";
    ada.show(muted);
    const auto told = [&](std::string_view text) {
      return is_line ? ada.was_told(text) : ada.sees(text);
    };
    CHECK(told("You no longer read what Karl writes."));
    ada.type(is_line ? "unmute\n" : "m");
    CHECK(ada.sent().deed == MailDeed::mute);
    ada.show(game_with_line());
    CHECK(told("You read what Karl writes."));
  }
}

TEST_CASE("where the sysop does not allow it nobody writes or mutes") {
  AtOwnMove ada{Presentation::full, false};
  ada.escape();
  for (const char* const key : {"w", "m"}) {
    ada.type(key);
    CHECK(ada.sees("isn't used here"));
  }
  CHECK_FALSE(ada.sees("W write"));
}

}  // namespace
}  // namespace codemaker::play
