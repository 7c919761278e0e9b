// Two who are here at once play a game by mail without leaving its page; and who is asked for one:
// the sysop, and makers of codes.
#include "engine/breaking/id.hpp"
#include "play/events/event.hpp"
#include "play/events/left.hpp"
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
    return static_cast<std::size_t>(std::ranges::count_if(mail_asked, [](const auto& asked) {
      return std::holds_alternative<effect::ReadMail>(asked);
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
  CHECK(ada.sees("Your move (1122):"));
  CHECK_FALSE(ada.session().wakes_at());
}

TEST_CASE("in lines the other's move is told as it comes") {
  Waiting ada{Presentation::lines};
  ada.wait(a_look);
  ada.show(after({"1122", "3344"}));
  CHECK(hears(ada, "1: 3344 - "));
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
  eve.type("nBob\n1\n\n1234\n");
  eve.show(after({"1122"}));
  CHECK_FALSE(eve.sees("is asked"));
  eve.answer(event::MailRead{nullptr, "Nobody called Bob has played here yet.", read_at});
  CHECK(eve.sees("Nobody called Bob"));
}

TEST_CASE("who cannot be asked is refused before the game is asked for") {
  Typist ada{call_in(Presentation::full), "\nb"};
  ada.answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), read_at});
  ada.books.no_opponent = "Nobody called Kral has played here yet.";
  ada.type("nKral\n");
  CHECK(ada.sees("Nobody called Kral has played here yet."));
  CHECK(ada.sees("Who shall play with you?"));
  ada.books.no_opponent.clear();
  ada.type("Karl\n");
  CHECK(ada.sees("Which game?"));
  const auto& read = std::get<effect::ReadMailOpponent>(ada.mail_asked.back());
  CHECK(read.name == "Karl");
}

TEST_CASE("the word sysop asks the sysop by the name they play by") {
  for (const bool is_known : {true, false}) {
    Call call = call_in(Presentation::full);
    if (is_known) call.sysop = "Rita";
    Typist ada{call, "\nb"};
    ada.answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), read_at});
    ada.type("n");
    CHECK(ada.sees("sysop") == is_known);
    ada.type("Sysop\n1\n\n1234\n");
    const auto* const offer = std::get_if<effect::OfferMail>(&ada.mail_asked.back());
    REQUIRE(offer != nullptr);
    CHECK(offer->offer->to == (is_known ? "Rita" : "Sysop"));
  }
}

Call call_with_sysop(Presentation presentation, bool may_page) {
  Call call = call_in(presentation);
  call.sysop = "Rita";
  call.sysop_board = "Earth";
  call.may_page = may_page;
  return call;
}

/// Ada, who looks at her games by mail.
struct NearSysop : Typist {
  explicit NearSysop(Presentation presentation, bool may_page = true)
      : Typist{call_with_sysop(presentation, may_page), way(presentation)} {
    show_list();
  }

  static std::string_view way(Presentation presentation) {
    return presentation == Presentation::lines ? "p\nb\n" : "\nb";
  }

  void show_list() {
    answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), 0});
  }

  /// What was offered last is taken.
  void sent() { answer(event::MailRead{nullptr, "", 0}); }

  [[nodiscard]] const MailOffer& offered() const {
    return *std::get<effect::OfferMail>(mail_asked.back()).offer;
  }
};

TEST_CASE("K by mail asks the sysop for a game where callers may page, and pages them") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    const bool is_line = presentation == Presentation::lines;
    NearSysop ada{presentation};
    ada.type(is_line ? "k\n1\n\n1234\n" : "k1\n\n1234\n");
    CHECK(ada.offered().to == "Rita");
    CHECK(ada.offered().board.empty());
    REQUIRE(ada.offered().sysop);
    CHECK(ada.offered().sysop->board == "Earth");
    CHECK(ada.pages.empty());
    ada.sent();
    INFO(ada.screen());
    REQUIRE(ada.pages.size() == 1);
    CHECK(ada.pages[0].starts_with("asks you to play "));
    CHECK(
        (is_line ? hears(ada, "Rita is asked, and was paged.")
                 : ada.sees("Rita is asked, and was paged."))
    );
  }
}

TEST_CASE("K among who is here asks the sysop, too") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    const bool is_line = presentation == Presentation::lines;
    Typist ada{call_with_sysop(presentation, true), is_line ? "p\nw\n" : "\nw"};
    ada.type(is_line ? "k\n" : "k");
    const auto& read = std::get<effect::ReadMailOpponent>(ada.mail_asked.back());
    CHECK(read.name == "Rita");
    REQUIRE(read.sysop);
    CHECK(read.sysop->handle == "Rita");
  }
}

TEST_CASE("whose board lets nobody page has no key for the sysop, and the word pages nobody") {
  NearSysop ada{Presentation::full, false};
  CHECK_FALSE(ada.sees("K sysop"));
  ada.type("k");
  CHECK(ada.sees("isn't used here"));
  ada.type("nsysop\n1\n\n1234\n");
  ada.sent();
  CHECK(ada.pages.empty());
  CHECK(ada.sees("Rita is asked, and answers with their next call."));
}

TEST_CASE("the sysop has no key to ask themselves, and a guest none to ask them") {
  for (const bool is_sysop : {true, false}) {
    Call call = call_with_sysop(Presentation::full, true);
    (is_sysop ? call.is_sysop : call.is_guest) = true;
    Typist rita{call, "\nw"};
    CHECK_FALSE(rita.sees("K sysop"));
    rita.type("k");
    CHECK(rita.sees("isn't used here"));
  }
}

TEST_CASE("asked again within five minutes the sysop is not paged again") {
  NearSysop ada{Presentation::full};
  for (int times = 0; times < 2; ++times) {
    ada.type("k1\n\n1234\n");
    ada.sent();
    ada.show_list();
  }
  CHECK(ada.pages.size() == 1);
  ada.wait(std::chrono::minutes{4});
  ada.type("k1\n\n1234\n");
  CHECK(ada.sees("Sending..."));
  ada.wait(std::chrono::minutes{1});
  ada.sent();
  CHECK(ada.pages.size() == 2);
}

/// Ada, whose question after Karl is not answered yet.
struct LooksForKarl : Typist {
  explicit LooksForKarl(Presentation presentation)
      : Typist{call_in(presentation), NearSysop::way(presentation)} {
    answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), 0});
    books.holds_opponent = true;
    type(presentation == Presentation::lines ? "n\nKarl\n" : "nKarl\n");
  }
};

TEST_CASE("what is typed while a player is looked for answers the questions that follow") {
  for (const Presentation presentation : {Presentation::full, Presentation::lines}) {
    LooksForKarl ada{presentation};
    ada.type("1\n7\n12");
    ada.answer(event::MailOpponent{});
    ada.type("34\n");
    const auto* const offer = std::get_if<effect::OfferMail>(&ada.mail_asked.back());
    REQUIRE(offer != nullptr);
    CHECK(offer->offer->days == 7);
    CHECK(offer->offer->code == "1234");
  }
}

TEST_CASE("what is typed while a player is looked for is dropped where they cannot be asked") {
  LooksForKarl ada{Presentation::full};
  ada.type("1\n");
  ada.answer(event::MailOpponent{"Nobody called Karl has played here yet."});
  CHECK(ada.sees("Nobody called Karl has played here yet."));
  CHECK(ada.sees("Who shall play with you?"));
  ada.type("\n");
  CHECK(ada.sees("Which game?"));
}

TEST_CASE("O in the list of codes and in their tables offers the maker a game") {
  LeftEntry karls;
  karls.terms = {engine::ranked_games.at(0), 1, "free", "4x6"};
  karls.maker = "Karl";
  karls.board = "Moon";
  LeftEntry nobodys = karls;
  nobodys.maker = "";
  for (const bool is_table : {false, true}) {
    Typist ada{call_in(Presentation::full), "\nb"};
    ada.answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), 0});
    ada.type(is_table ? "ct" : "c");
    if (is_table) {
      const LeftTables tables{{{nobodys, 14, true}}, {{"Karl", "Moon", 2, 5, 73}}};
      ada.answer(event::LeftRanks{std::make_shared<const LeftTables>(tables)});
    } else {
      const std::vector<LeftEntry> list{nobodys, karls};
      ada.answer(event::LeftList{true, std::make_shared<const std::vector<LeftEntry>>(list), 0});
    }
    ada.type("o");
    CHECK(ada.sees("A former caller plays no more."));
    ada.press(ansi::KeyCode::down);
    ada.type("o");
    const auto& read = std::get<effect::ReadMailOpponent>(ada.mail_asked.back());
    CHECK(read.name == "Karl");
    CHECK(read.board == "Moon");
    CHECK(ada.sees(is_table ? "Which game?" : "How many days may a move take"));
  }
}

}  // namespace
}  // namespace codemaker::play
