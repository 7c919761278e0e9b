// Games by mail on the screen and in lines; what the database says is said by the tests.
#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/events/mail.hpp"
#include "support/typist.hpp"
#include "support/wooden_boards.hpp"

#include <catch2/catch.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using engine::records::MailMatch;
using engine::records::MailSeat;
using tests::call_in;
using tests::Typist;

constexpr std::int64_t now = 1'790'000'000;

MailMatch codes(std::vector<std::string> moves) {
  MailMatch match;
  match.terms = {engine::breaking::id, 1, "free", "4x6"};
  match.hidden = {"1234", "5566"};
  match.moves = std::move(moves);
  return match;
}

MailMatch board() {
  MailMatch match;
  match.terms = {engine::masterix::id, 1, "pair", ""};
  match.hidden = {"0000000000000007", "0000000000000007"};
  return match;
}

/// A game as Ada sees it, who sits at this seat against Karl.
MailGame seen(const MailMatch& match, MailSeat seat) {
  MailGame game;
  const auto view = seat_view(match, seat);
  REQUIRE(view.has_value());
  game.view = *view;
  game.hides_codes = *hides_codes(match.terms);
  game.entry.id = 7;
  game.entry.version = static_cast<std::int64_t>(match.moves.size()) + 2;
  game.entry.terms = match.terms;
  game.entry.other = "Karl";
  game.entry.moved = now;
  const auto& standing = game.view->standing;
  game.entry.stage = standing.is_over        ? MailStage::over
                     : standing.turn == seat ? MailStage::own_move
                                             : MailStage::others_move;
  if (standing.is_over) game.entry.result = "you won";
  return game;
}

/// A game that was offered.
MailGame offered(MailStage stage, const MailMatch& match) {
  MailGame game;
  game.entry.id = 7;
  game.entry.version = 1;
  game.entry.terms = match.terms;
  game.entry.other = "Karl";
  game.entry.stage = stage;
  game.hides_codes = *hides_codes(match.terms);
  return game;
}

event::MailList list_of(std::vector<MailEntry> games) {
  return {true, std::make_shared<const std::vector<MailEntry>>(std::move(games)), now};
}

/// Ada, in her list of games by mail with one game.
struct AtMail : Typist {
  explicit AtMail(const MailGame& game, Presentation presentation = Presentation::full)
      : Typist{call_in(presentation)} {
    type(is_in_lines() ? "p\nb\n" : "\nb");
    answer(list_of({game.entry}));
    type(is_in_lines() ? "1\n" : "\n");
    show(game);
  }

  [[nodiscard]] bool is_in_lines() const { return session().presentation() == Presentation::lines; }

  void show(const MailGame& game, std::string refusal = "") {
    answer(event::MailRead{std::make_shared<const MailGame>(game), std::move(refusal), now});
  }

  /// What was asked last.
  template <typename Kind>
  [[nodiscard]] const Kind& asked() const {
    REQUIRE_FALSE(mail_asked.empty());
    const auto* const kind = std::get_if<Kind>(&mail_asked.back());
    REQUIRE(kind != nullptr);
    return *kind;
  }

  /// True if a line was told with this in it.
  [[nodiscard]] bool hears(std::string_view text) const {
    for (const std::string& line : heard)
      if (line.find(text) != std::string::npos) return true;
    return false;
  }
};

/// The boards of codes of four holes.
constexpr breaking::WoodenBoard own_board{{4, 4}, 4, 10};
constexpr breaking::WoodenBoard others_board{{4, 34}, 4, 10};

std::string row_of(const Typist& ada, const breaking::WoodenBoard& board, int guess) {
  return tests::guess_at(ada.session().frame(), board, guess);
}

TEST_CASE("the menu says in how many games by mail it is one's move") {
  Typist ada{call_in(Presentation::full), "\n"};
  ada.answer(event::MailWaiting{2, 1, 3});
  CHECK(ada.sees("By mail it is your move in 2 games; 1 is offered. (B)"));
}

TEST_CASE("where nothing waits nothing is said") {
  Typist ada{call_in(Presentation::full), "\n"};
  ada.answer(event::MailWaiting{});
  CHECK_FALSE(ada.sees("By mail it"));
  CHECK_FALSE(ada.sees("offered to you"));
}

TEST_CASE("a guess is sent with Enter, and goes with the version that was seen") {
  AtMail ada{seen(codes({}), MailSeat::one)};
  CHECK((ada.sees("Your guesses") && ada.sees("Enter guess")));
  ada.type("1122\n");
  const auto& change = ada.asked<effect::ChangeMail>();
  CHECK((change.id == 7 && change.version == 2));
  CHECK(change.deed == MailDeed::move);
  CHECK(change.text == "1122");
  CHECK(change.token > 0);
  ada.show(seen(codes({"1122"}), MailSeat::one));
  ada.wait_for_marks();
  CHECK(row_of(ada, own_board, 0) == "1 1 2 2 -");
  CHECK(ada.sees("Sent. It is Karl's move."));
}

TEST_CASE("both codes stand on boards of wood, and a guess is typed in digits or letters of colors"
) {
  AtMail ada{seen(codes({"1122", "3344"}), MailSeat::one)};
  CHECK((ada.sees("Your guesses") && ada.sees("Karl's guesses") && ada.sees("Colors")));
  ada.type("rw3G\n");
  CHECK(ada.asked<effect::ChangeMail>().text == "1234");
}

TEST_CASE("a row that is not full is no guess, and nothing is sent") {
  AtMail ada{seen(codes({}), MailSeat::one)};
  ada.type("11\n");
  CHECK(ada.sees("2 holes are still empty."));
  CHECK_FALSE(std::holds_alternative<effect::ChangeMail>(ada.mail_asked.back()));
}

TEST_CASE("A copies an earlier guess into the row") {
  AtMail ada{seen(codes({"1122", "3344"}), MailSeat::one)};
  ada.type("a\n");
  CHECK(ada.asked<effect::ChangeMail>().text == "1122");
}

TEST_CASE("Bulls and Cows by mail have ten digits, and words of their own") {
  MailMatch match = codes({"1230"});
  match.terms.setup = "4x10n";
  match.hidden = {"1234", "5678"};
  match.moves = {"123a"};
  const AtMail lines{seen(match, MailSeat::two), Presentation::lines};
  CHECK(lines.hears("1: 1 2 3 0 - "));
  match.moves = {};
  AtMail ada{seen(match, MailSeat::one)};
  ada.type("0123\n");
  CHECK(ada.asked<effect::ChangeMail>().text == "a123");
}

TEST_CASE("two changes have two tokens") {
  AtMail ada{seen(codes({}), MailSeat::one)};
  ada.type("1122\n");
  const auto first = ada.asked<effect::ChangeMail>().token;
  ada.show(seen(codes({}), MailSeat::one), "That is no move here.");
  ada.type("\b3\n");
  CHECK(ada.asked<effect::ChangeMail>().token != first);
}

TEST_CASE("a move that is refused is said, and another one can be typed") {
  AtMail ada{seen(codes({}), MailSeat::one)};
  ada.type("1121\n");
  ada.show(seen(codes({}), MailSeat::one), "That is no move here.");
  CHECK(ada.sees("That is no move here."));
  ada.type("\b2\n");
  CHECK(ada.asked<effect::ChangeMail>().text == "1122");
}

TEST_CASE("who is too late is shown the newer state") {
  AtMail ada{seen(codes({}), MailSeat::one)};
  ada.type("1122\n");
  ada.show(
      seen(codes({"1111"}), MailSeat::one), "Nothing was done: the game has gone on meanwhile."
  );
  CHECK(row_of(ada, own_board, 0).starts_with("1 1 1 1"));
  CHECK(ada.sees("Nothing was done"));
}

TEST_CASE("the other's code is on no screen before the end") {
  const AtMail ada{seen(codes({"1111", "2222"}), MailSeat::one)};
  const ansi::Frame frame = ada.session().frame();
  CHECK(tests::pegs_at(frame, own_board.code(), 4) == "? ? ? ?");
  CHECK(tests::pegs_at(frame, others_board.code(), 4) == "1 2 3 4");
  const AtMail lines{seen(codes({"1111", "2222"}), MailSeat::one), Presentation::lines};
  CHECK_FALSE((lines.hears("5566") || lines.hears("5 5 6 6")));
  CHECK(lines.hears("Your code: 1 2 3 4."));
}

TEST_CASE("a board is drawn as its own replays draw it, with both by name") {
  const AtMail ada{seen(board(), MailSeat::two)};
  CHECK(ada.sees("Karl"));
  CHECK(ada.sees("By mail with Karl, board 1  their move, 3 days left"));
  const AtMail lines{seen(board(), MailSeat::one), Presentation::lines};
  CHECK(lines.hears("Board 1 of 2, you begin."));
  CHECK(lines.hears("f: "));
}

TEST_CASE("Esc leads to the other keys, and each of them does what it says") {
  AtMail ada{seen(codes({}), MailSeat::one)};
  ada.press(KeyCode::escape);
  ada.type("d");
  CHECK(ada.asked<effect::ChangeMail>().deed == MailDeed::offer_draw);
  MailGame game = seen(codes({}), MailSeat::one);
  game.has_offered_draw = true;
  ++game.entry.version;
  ada.show(game);
  ada.press(KeyCode::escape);
  ada.type("r");
  CHECK(ada.sees("Resign this game?"));
  ada.type("n");
  CHECK(ada.asked<effect::ChangeMail>().deed == MailDeed::offer_draw);
  ada.type("ry");
  CHECK(ada.asked<effect::ChangeMail>().deed == MailDeed::resign);
}

TEST_CASE("a phrase goes with the next move, and with no other") {
  AtMail ada{seen(codes({}), MailSeat::one)};
  ada.press(KeyCode::escape);
  ada.type("pp\n1122\n");
  CHECK(ada.asked<effect::ChangeMail>().said == "Well played!");
  ada.show(seen(codes({"1122"}), MailSeat::one));
  ada.show(seen(codes({"1122", "1111"}), MailSeat::one));
}

TEST_CASE("what the other said is shown, stripped of all that does something to a terminal") {
  MailGame game = seen(codes({"1111"}), MailSeat::two);
  game.said = "Lucky\x1b[2J me.";
  game.entry.other = "Ka\x07rl";
  const AtMail ada{game};
  CHECK(ada.sees("Lucky"));
  CHECK(ada.screen().find('\x1b') == std::string::npos);
  CHECK(ada.screen().find('\x07') == std::string::npos);
}

TEST_CASE("a game with codes is accepted with one's own code") {
  AtMail ada{offered(MailStage::asked, codes({}))};
  CHECK(ada.sees("Karl asks you to play, 3 days a move."));
  ada.type("a1234\n");
  const auto& change = ada.asked<effect::ChangeMail>();
  CHECK(change.deed == MailDeed::accept);
  CHECK(change.text == "1234");
}

TEST_CASE("boards are dealt from what is drawn by who sits down") {
  AtMail ada{offered(MailStage::open_table, board())};
  ada.type("a");
  const auto& change = ada.asked<effect::ChangeMail>();
  CHECK(change.deed == MailDeed::accept);
  CHECK(change.text.size() == 16);
  CHECK(fault_of_hidden(board().terms, change.text).empty());
}

TEST_CASE("who waits past the other's time is offered to claim the game") {
  MailGame game = seen(codes({"1111"}), MailSeat::one);
  game.may_claim = true;
  AtMail ada{game};
  CHECK(ada.sees("C claim"));
  ada.type("c");
  CHECK(ada.asked<effect::ChangeMail>().deed == MailDeed::claim);
}

TEST_CASE("in lines moves and words are typed") {
  AtMail ada{seen(codes({}), MailSeat::one), Presentation::lines};
  CHECK(ada.prompt() == "Your move (1122, ?: words, Q: back): ");
  ada.type("?\n");
  CHECK(ada.hears("draw: offer a draw, and move."));
  ada.type("draw\n");
  CHECK(ada.asked<effect::ChangeMail>().deed == MailDeed::offer_draw);
  MailGame game = seen(codes({}), MailSeat::one);
  ++game.entry.version;
  ada.show(game);
  ada.type("1 1 2 2\n");
  CHECK(ada.asked<effect::ChangeMail>().text == "1122");
  game = seen(codes({"1122"}), MailSeat::one);
  game.entry.version += 2;
  ada.show(game);
  CHECK(ada.hears("1: 1 1 2 2 - nothing."));
  CHECK(ada.hears("Sent. It is Karl's move."));
}

TEST_CASE("N goes on to the next game that waits") {
  AtMail ada{seen(codes({"1111"}), MailSeat::one)};
  ada.type("n");
  MailEntry entry = seen(codes({}), MailSeat::one).entry;
  entry.id = 9;
  ada.answer(list_of({entry}));
  CHECK(ada.asked<effect::ReadMail>().id == 9);
}

TEST_CASE("Enter typed before the list is there opens the game that waits, and leads nowhere else"
) {
  Typist ada{call_in(Presentation::full), "\nb\n"};
  CHECK(ada.sees("Games by mail"));
  ada.answer(list_of({seen(codes({}), MailSeat::one).entry}));
  REQUIRE_FALSE(ada.mail_asked.empty());
  CHECK(std::holds_alternative<effect::ReadMail>(ada.mail_asked.back()));
}

TEST_CASE("a rematch asks the same player for the same game") {
  AtMail ada{seen(codes({"5566", "1111"}), MailSeat::one)};
  CHECK(ada.sees("Over: you won."));
  ada.type("r4321\n");
  const auto& offer = ada.asked<effect::OfferMail>();
  CHECK(offer.offer->to == "Karl");
  CHECK(offer.offer->terms == codes({}).terms);
  CHECK(offer.offer->code == "4321");
}

TEST_CASE("a game that is gone leads back to the list with a sentence") {
  AtMail ada{offered(MailStage::offered, codes({}))};
  ada.type("t");
  ada.answer(event::MailRead{{}, "There is no such game any more.", now});
  CHECK(ada.sees("There is no such game any more."));
}

}  // namespace
}  // namespace codemaker::play
