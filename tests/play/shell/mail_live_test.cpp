// Two who are here at once play a game by mail without leaving its page.
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

}  // namespace
}  // namespace codemaker::play
