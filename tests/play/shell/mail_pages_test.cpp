// Codes left for others, on the screen and in lines; the tests say what the database says.
#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/events/left.hpp"
#include "play/events/mail.hpp"
#include "support/typist.hpp"
#include "support/wooden_boards.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using engine::records::CodeTry;
using engine::records::Looker;
using engine::records::TryState;
using tests::call_in;
using tests::Typist;

std::shared_ptr<const std::vector<MailEntry>> no_games() {
  return std::make_shared<const std::vector<MailEntry>>();
}

TEST_CASE("who is strongest by mail stands in a table, with how sure that is") {
  Typist ada{call_in(Presentation::full), "\nb"};
  ada.answer(event::MailList{true, no_games(), 0});
  ada.type("t");
  MailTable table;
  table.game = engine::masterix::id;
  table.best = {{"Karl", "Moon", 1612, 42, 9, false}, {"Ada", "", 1540, 60, 5, true}};
  table.own = table.best[1];
  table.place = 2;
  ada.answer(event::MailRanks{std::make_shared<const std::vector<MailTable>>(std::vector{table})});
  CHECK(ada.sees("1 Karl of Moon"));
  CHECK(ada.sees("1612 +/-84, 9 games"));
  CHECK(ada.sees("2 Ada"));
  SECTION("and O offers a game to who stands there") {
    ada.type("o");
    CHECK(ada.sees("Karl of Moon"));
    CHECK(ada.sees("Days a move"));
  }
  SECTION("and not to oneself") {
    ada.press(KeyCode::down);
    ada.type("o");
    CHECK(ada.sees("That is you."));
  }
}

TEST_CASE("a guest who can have a password is told so where a name of their own is needed") {
  Call call = call_in(Presentation::full);
  call.is_guest = call.has_passwords = true;
  Typist ada{call, "\nb"};
  ada.answer(event::MailList{false, {}, 0});
  CHECK(ada.sees("Games by mail need a name that is kept here: set a password (W)."));
  CHECK_FALSE(ada.sees("N new"));
  CHECK(ada.sees("W set a password"));
}

TEST_CASE("a guest who offers a game to somebody here is told what it takes, before any question") {
  Call call = call_in(Presentation::full);
  call.is_guest = call.has_passwords = true;
  Typist ada{call, "\nw"};
  ada.type("o");
  ada.answer(event::MailList{false, {}, 0});
  CHECK(ada.sees("Games by mail need a name that is kept here: set a password (W)."));
  CHECK_FALSE(ada.sees("Days a move"));
}

TEST_CASE("of a guest nothing is kept, and the list says so") {
  Typist ada{call_in(Presentation::full), "\nb"};
  ada.answer(event::MailList{false, {}, 0});
  CHECK(ada.sees("Games by mail need a name that is kept here."));
  ada.type("n");
  CHECK(ada.mail_asked.size() > 0);
  CHECK_FALSE(std::holds_alternative<effect::OfferMail>(ada.mail_asked.back()));
}

TEST_CASE("who has not played enough is told how many games it were") {
  Typist ada{call_in(Presentation::lines), "p\nb\n"};
  ada.answer(event::MailList{true, no_games(), 0});
  ada.type("t\n");
  MailTable table;
  table.game = engine::masterix::id;
  table.own = MailRank{"Ada", "", 1540, 160, 2, true};
  ada.answer(event::MailRanks{std::make_shared<const std::vector<MailTable>>(std::vector{table})});
  bool is_told = false;
  for (const std::string& line : ada.heard)
    is_told = is_told || line == "You: 2 games so far.";
  CHECK(is_told);
}

/// Karl's code 3154 after these guesses of Ada's.
LeftCode karls(std::vector<std::string> guesses, bool is_given_up = false) {
  const CodeTry tried{
      {engine::breaking::id, 1, "free", "4x6"}, "3154", std::move(guesses), is_given_up};
  LeftCode code;
  code.view = *try_view(tried, Looker::other);
  code.version = static_cast<std::int64_t>(tried.guesses.size()) + (is_given_up ? 1 : 0);
  code.entry.id = 7;
  code.entry.terms = tried.terms;
  code.entry.maker = "Karl";
  code.entry.board = "Moon";
  code.entry.tried = 3;
  code.entry.broken = 2;
  code.entry.mean = 45;
  if (code.version > 0) code.entry.own_try = code.view.state;
  code.entry.own_guesses = static_cast<std::int64_t>(tried.guesses.size());
  return code;
}

LeftCode own_code() {
  LeftCode code = karls({});
  code.view = *try_view({code.entry.terms, "3154", {}, false}, Looker::maker);
  code.entry.is_own = true;
  code.entry.tried = 0;
  code.entry.broken = 0;
  return code;
}

/// On which it is guessed at.
constexpr breaking::WoodenBoard left_board{{3, 3}, 4, 10};

event::LeftList codes_here(std::vector<LeftEntry> codes) {
  return {true, std::make_shared<const std::vector<LeftEntry>>(std::move(codes)), 0};
}

/// Ada, in the list of codes with one code, or at it.
struct AtLeft : Typist {
  explicit AtLeft(const LeftCode& code, Presentation presentation = Presentation::full)
      : Typist{call_in(presentation)} {
    const bool is_line = presentation == Presentation::lines;
    type(is_line ? "p\nb\n" : "\nb");
    answer(event::MailList{true, no_games(), 0});
    type(is_line ? "c\n" : "c");
    answer(codes_here({code.entry}));
    type(is_line ? "1\n" : "\n");
    show_code(code);
  }

  void show_code(const LeftCode& code, std::string refusal = "") {
    answer(event::LeftRead{std::make_shared<const LeftCode>(code), std::move(refusal), 0});
  }

  /// What was asked last.
  template <typename Kind>
  [[nodiscard]] const Kind& asked() const {
    REQUIRE_FALSE(mail_asked.empty());
    const auto* const kind = std::get_if<Kind>(&mail_asked.back());
    REQUIRE(kind != nullptr);
    return *kind;
  }

  [[nodiscard]] bool hears(std::string_view text) const {
    return std::ranges::any_of(heard, [&](const std::string& line) {
      return line.find(text) != std::string::npos;
    });
  }
};

TEST_CASE("a list of codes says who left them, how many broke them, and what is new to one") {
  Typist ada{call_in(Presentation::full), "\nb"};
  ada.answer(event::MailList{true, no_games(), 0});
  ada.type("c");
  ada.answer(codes_here({karls({}).entry, own_code().entry}));
  CHECK(ada.sees("Karl of Moon"));
  CHECK(ada.sees("2 of 3"));
  CHECK(ada.sees("new to you"));
  CHECK(ada.sees("yours"));
}

TEST_CASE("where no game by mail waits the menu says how many codes are new to one") {
  Typist ada{call_in(Presentation::full), "\n"};
  ada.answer(event::MailWaiting{0, 0, 3});
  CHECK(ada.sees("3 left codes are new to you. (B)"));
}

TEST_CASE("a guess at a code goes with the version that was seen, and its marks come back") {
  AtLeft ada{karls({"1111"})};
  CHECK((ada.sees("CODE BREAKING") && ada.sees("Guesses left")));
  ada.type("3145\n");
  const auto& change = ada.asked<effect::ChangeLeft>();
  CHECK(change.id == 7);
  CHECK(change.version == 1);
  CHECK(change.deed == LeftDeed::guess);
  CHECK(change.text == "3145");
  CHECK(change.token > 0);
  ada.show_code(karls({"1111", "3145"}));
  ada.wait_for_marks();
  CHECK(tests::guess_at(ada.session().frame(), left_board, 1) == "3 1 4 5 ●●○○");
}

TEST_CASE("a row that is typed before a guess at a left code is answered is the next guess") {
  for (const auto presentation : {Presentation::full, Presentation::lines}) {
    AtLeft ada{karls({"1111"}), presentation};
    ada.type("3145\n");
    const std::size_t asked_before = ada.mail_asked.size();
    ada.type("3154\n");
    CHECK(ada.mail_asked.size() == asked_before);
    ada.show_code(karls({"1111", "3145"}));
    CHECK(ada.asked<effect::ChangeLeft>().version == 2);
    CHECK(ada.asked<effect::ChangeLeft>().text == "3154");
  }
}

TEST_CASE("a row that is typed before a guess at a left code is refused is dropped") {
  AtLeft ada{karls({"1111"})};
  ada.type("3145\n3154\n");
  const std::size_t asked_before = ada.mail_asked.size();
  ada.show_code(karls({"1111"}), "The database is away.");
  CHECK(ada.mail_asked.size() == asked_before);
}

TEST_CASE("a code is on no screen and in no line before one's own try is over") {
  for (const auto presentation : {Presentation::full, Presentation::small, Presentation::lines}) {
    AtLeft ada{karls({"1111", "3145"}), presentation};
    CHECK_FALSE((ada.sees("3154") || ada.sees("3 1 5 4")));
    CHECK_FALSE((ada.hears("3154") || ada.hears("3 1 5 4")));
    ada.show_code(karls({"1111", "3145"}));
    CHECK_FALSE((ada.sees("3154") || ada.sees("3 1 5 4")));
    if (presentation == Presentation::full)
      CHECK(tests::pegs_at(ada.session().frame(), left_board.code(), 4) == "? ? ? ?");
  }
}

TEST_CASE("who breaks a code is told where they stand, and may see the others") {
  AtLeft ada{karls({"1111"})};
  ada.type("3154\n");
  LeftCode broken = karls({"1111", "3154"});
  broken.rank = 1;
  broken.entry.broken = 3;
  broken.tries = {{"Ada", "", true, TryState::broken, 2}, {"Eve", "", false, TryState::missed, 10}};
  ada.show_code(broken);
  CHECK(ada.sees("You broke it in 2: rank 1 of 3."));
  CHECK(ada.sees("any key see board"));
  ada.type(" ");
  CHECK((ada.sees("you") && ada.sees("2 guesses")));
  CHECK((ada.sees("Eve") && ada.sees("missed it")));
  CHECK(tests::pegs_at(ada.session().frame(), left_board.code(), 4) == "3 1 5 4");
  ada.type("v");
  CHECK_FALSE(ada.sees("Who tried it"));
  CHECK(ada.sees("play"));  // the keys of a replay
  CHECK(ada.sees("Codemaker     Karl"));
}

TEST_CASE("giving up is asked first, and shows the code") {
  AtLeft ada{karls({"1111"})};
  ada.press(KeyCode::escape);
  ada.type("g");
  CHECK(ada.sees("Give up this code?"));
  ada.type("y");
  CHECK(ada.asked<effect::ChangeLeft>().deed == LeftDeed::give_up);
  ada.show_code(karls({"1111"}, true));
  CHECK(ada.sees("You gave up. This was the code."));
  ada.wait(std::chrono::seconds{3});
  CHECK(tests::pegs_at(ada.session().frame(), left_board.code(), 4) == "3 1 5 4");
}

TEST_CASE("a maker sees their code, and takes it back while nobody has tried it") {
  AtLeft ada{own_code()};
  CHECK(tests::pegs_at(ada.session().frame(), left_board.code(), 4) == "3 1 5 4");
  ada.type("t");
  CHECK(ada.asked<effect::ChangeLeft>().deed == LeftDeed::take_back);
  ada.show_code(own_code());
  CHECK(ada.sees("Your code is taken back."));
}

TEST_CASE("in lines a code is guessed at with lines, and commands are words") {
  AtLeft ada{karls({"1111"}), Presentation::lines};
  CHECK(ada.prompt() == "Your guess (1122, ?: words, Q: back): ");
  CHECK(ada.hears("1: 1 1 1 1 - 1 exact."));
  ada.type("give up\ny\n");
  CHECK(ada.asked<effect::ChangeLeft>().deed == LeftDeed::give_up);
}

TEST_CASE("N goes on to the next code that one has not tried") {
  AtLeft ada{karls({"3154"})};
  ada.type("n");
  LeftEntry next = karls({}).entry;
  next.id = 9;
  ada.answer(codes_here({next}));
  CHECK(ada.asked<effect::ReadLeft>().id == 9);
}

TEST_CASE("a code is left with a kind and the code, and nothing else is asked") {
  Typist ada{call_in(Presentation::full), "\nb"};
  ada.answer(event::MailList{true, no_games(), 0});
  ada.type("c");
  ada.answer(codes_here({}));
  CHECK(ada.sees("No code is left for you yet."));
  ada.type("l");
  CHECK(ada.sees("What to leave"));
  ada.type("ggggg");
  CHECK(ada.sees("4 holes, 6 colors"));
  ada.type("\n3154\n");
  REQUIRE_FALSE(ada.mail_asked.empty());
  const auto* const leave = std::get_if<effect::LeaveCode>(&ada.mail_asked.back());
  REQUIRE(leave != nullptr);
  CHECK(leave->offer->terms == karls({}).entry.terms);
  CHECK(leave->offer->code == "3154");
  ada.answer(event::LeftRead{std::make_shared<const LeftCode>(own_code()), "", 0});
  CHECK(ada.sees("Your code is left. You are told who breaks it."));
}

TEST_CASE("of a guest no code is kept, and the list of codes says so") {
  Typist ada{call_in(Presentation::full), "\nb"};
  ada.answer(event::MailList{false, {}, 0});
  ada.type("c");
  ada.answer(event::LeftList{false, {}, 0});
  CHECK(ada.sees("Codes left by others need a name that is kept here."));
  ada.type("l");
  CHECK_FALSE(ada.sees("What to leave"));
}

TEST_CASE("tables say which codes stood, and whose cost most") {
  AtLeft ada{karls({"3154"})};
  ada.type("q");
  ada.answer(codes_here({karls({}).entry}));
  ada.type("t");
  LeftTables tables;
  tables.stood = {{karls({}).entry, 12, true}};
  tables.makers = {{"Karl", "Moon", 2, 5, 73}};
  ada.answer(event::LeftRanks{std::make_shared<const LeftTables>(tables)});
  CHECK(ada.sees("12 days, still unbroken: Karl of Moon, Codes"));
  CHECK(ada.sees("Karl of Moon: 7.3 guesses a try, 2 codes"));
}

}  // namespace
}  // namespace codemaker::play
