// A game by mail is offered: to somebody, to whoever comes, to the sysop, to the maker of a code.
#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"
#include "play/events/effect.hpp"
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
#include <variant>
#include <vector>

namespace codemaker::play {
namespace {
namespace mail_offer_test {

using ansi::KeyCode;
using engine::records::MailTerms;
using tests::call_in;
using tests::Typist;

constexpr std::int64_t asked_at = 1'790'000'000;

bool hears_of(const Typist& ada, std::string_view text) {
  return std::ranges::any_of(ada.heard, [&](const std::string& line) {
    return line.find(text) != std::string::npos;
  });
}

/// How many days a move may take, in its row; 0: there is none.
char days_shown(const Typist& ada) {
  constexpr std::string_view label = "Days a move";
  const std::string screen = ada.screen();
  const std::size_t at = screen.find(label);
  return at == std::string::npos ? '\0'
                                 : screen.at(screen.find_first_not_of(' ', at + label.size()));
}

TEST_CASE("who cannot be asked is refused before the game is asked for") {
  Typist ada{call_in(Presentation::full), "\nb"};
  ada.answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), asked_at});
  ada.books.no_opponent = "Nobody called Kral has played here yet.";
  ada.type("nwKral\n");
  CHECK(ada.sees("Nobody called Kral has played here yet."));
  CHECK(ada.sees("Name (Enter alone: whoever comes)"));
  ada.books.no_opponent.clear();
  ada.type("Karl\n");
  CHECK(ada.sees("makes your code"));
  const auto& read = std::get<effect::ReadMailOpponent>(ada.mail_asked.back());
  CHECK(read.name == "Karl");
}

TEST_CASE("the word sysop asks the sysop by the name they play by") {
  for (const bool is_known : {true, false}) {
    Call call = call_in(Presentation::full);
    if (is_known) call.sysop = "Rita";
    Typist ada{call, "\nb"};
    ada.answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), asked_at});
    ada.type("nw");
    CHECK(ada.sees("sysop") == is_known);
    ada.type("Sysop\n\n1234\n");
    const auto* const offer = std::get_if<effect::OfferMail>(&ada.mail_asked.back());
    REQUIRE(offer != nullptr);
    CHECK(offer->offer->to == (is_known ? "Rita" : "Sysop"));
  }
}

event::MailList nothing_by_mail() {
  return {true, std::make_shared<const std::vector<MailEntry>>(), asked_at};
}

TEST_CASE("a game is offered by name, with a game, days and a code") {
  Typist ada{call_in(Presentation::full), "\nb"};
  ada.answer(nothing_by_mail());
  CHECK(ada.sees("No games by mail yet."));
  ada.type("nwKarl of Moon\n7\n");
  CHECK(ada.sees("Make the code"));
  ada.type("1234\n");
  REQUIRE_FALSE(ada.mail_asked.empty());
  const auto* const offer = std::get_if<effect::OfferMail>(&ada.mail_asked.back());
  REQUIRE(offer != nullptr);
  CHECK(offer->offer->to == "Karl");
  CHECK(offer->offer->board == "Moon");
  CHECK(offer->offer->terms == MailTerms{engine::breaking::id, 1, "free", "4x6"});
  CHECK(offer->offer->days == 7);
  CHECK(offer->offer->code == "1234");
  MailGame game;
  game.entry.terms = offer->offer->terms;
  game.entry.other = "Karl";
  game.entry.stage = MailStage::offered;
  ada.answer(event::MailRead{std::make_shared<const MailGame>(game), "", asked_at});
  CHECK(ada.sees("Karl is asked, and answers with their next call."));
}

TEST_CASE("an offer in lines that makes no sense is asked for again, step by step") {
  Typist ada{call_in(Presentation::lines), "p\nb\n"};
  ada.answer(nothing_by_mail());
  ada.type("n\n");
  CHECK(ada.prompt().starts_with("Who ("));
  ada.type("Karl\n99\n");
  CHECK(ada.last_line().starts_with("Type a number from 1 to"));
  ada.type("1\n2\n");
  CHECK(ada.last_line() == "1, 3 or 7 days, please.");
  ada.type("3\n123\n");
  CHECK(ada.last_line() == "Type 4 pegs, not 3.");
  CHECK(ada.prompt() == "Your code (1122, Q: back): ");
  ada.type("q\n");
  CHECK(ada.prompt().starts_with("Days ("));
}

TEST_CASE("an offer is a page of settings: letters, the light bar and the mouse change them") {
  Typist ada{call_in(Presentation::full), "\nb"};
  ada.answer(nothing_by_mail());
  ada.type("n");
  CHECK((ada.sees("whoever comes") && ada.sees("4 holes, 6 colors")));
  ada.type("gg");
  CHECK(ada.sees("Bulls and Cows"));
  ada.press(KeyCode::down);
  ada.press(KeyCode::down);
  ada.press(KeyCode::enter);
  CHECK((ada.sees("Masterix") && ada.sees("offers the game")));
  ada.type("d");
  CHECK(days_shown(ada) == '7');
  ada.click("Days a move");
  CHECK(days_shown(ada) == '1');
  ada.type("x");
  CHECK(ada.sees("isn't used here."));
  ada.type("n");
  const auto* const offer = std::get_if<effect::OfferMail>(&ada.mail_asked.back());
  REQUIRE(offer != nullptr);
  CHECK((offer->offer->to.empty() && offer->offer->days == 1));
  CHECK(offer->offer->terms.game == engine::masterix::id);
}

TEST_CASE("Esc on the board of an offer's code goes back to its settings") {
  Typist ada{call_in(Presentation::full), "\nb"};
  ada.answer(nothing_by_mail());
  ada.type("n\n12");
  ada.press(KeyCode::escape);
  CHECK(ada.sees("Days a move"));
  ada.press(KeyCode::escape);
  CHECK(std::holds_alternative<effect::ReadMailList>(ada.mail_asked.back()));
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
    ada.type(is_line ? "k\n1\n\n1234\n" : "k\n1234\n");
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
        (is_line ? hears_of(ada, "Rita is asked, and was paged.")
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
  ada.type("nwsysop\n\n1234\n");
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
    ada.type("k\n1234\n");
    ada.sent();
    ada.show_list();
  }
  CHECK(ada.pages.size() == 1);
  ada.wait(std::chrono::minutes{4});
  ada.type("k\n1234\n");
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
    type(presentation == Presentation::lines ? "n\nKarl\n" : "nwKarl\n");
  }
};

TEST_CASE("what is typed while a player is looked for answers the questions that follow") {
  for (const Presentation presentation : {Presentation::full, Presentation::lines}) {
    LooksForKarl ada{presentation};
    const bool is_line = presentation == Presentation::lines;
    ada.type(is_line ? "1\n7\n12" : "7\n12");
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
  ada.type("7\n");
  ada.answer(event::MailOpponent{"Nobody called Karl has played here yet."});
  CHECK(ada.sees("Nobody called Karl has played here yet."));
  CHECK(ada.sees("Name (Enter alone: whoever comes)"));
  ada.type("\n");
  CHECK((ada.sees("whoever comes") && days_shown(ada) == '3'));
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
    INFO(ada.screen());
    CHECK((ada.sees("Karl of Moon") && ada.sees("Days a move")));
  }
}

}  // namespace mail_offer_test
}  // namespace
}  // namespace codemaker::play
