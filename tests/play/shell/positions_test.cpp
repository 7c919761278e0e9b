// Positions left for others, from the page of one to its board and back; the tests say what the
// database says.
#include "engine/egg_carton/id.hpp"
#include "engine/masterix/id.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/events/left.hpp"
#include "play/events/mail.hpp"
#include "support/kept_days.hpp"
#include "support/kept_games.hpp"
#include "support/masterix_rounds.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

using engine::records::Looker;
using engine::records::TryState;
using tests::call_in;
using tests::Typist;

constexpr std::uint64_t left_seed = 7;
const std::string left_word = "kbqxjtzw";

/// Karl's position after these moves of Ada's try.
LeftCode karls_position(std::vector<std::string> moves = {}, Looker looker = Looker::other) {
  LeftCode code;
  code.entry.id = 7;
  code.entry.terms = engine::records::position_terms(engine::masterix::id, 1, left_word);
  code.entry.maker = "Karl";
  code.entry.tried = 3;
  code.entry.broken = 2;
  code.entry.mean = 45;
  code.version = moves.empty() ? 0 : 2;
  code.view = *try_view(
      {code.entry.terms, engine::records::seed_text(left_seed), std::move(moves), false}, looker
  );
  if (code.version > 0) code.entry.own_try = code.view.state;
  return code;
}

std::vector<std::string> texts_of_jumps(const tests::MasterixMoves& moves) {
  std::vector<std::string> texts;
  for (const auto& move : moves) {
    std::string text = tests::masterix::text(move);
    std::erase(text, '-');
    texts.push_back(text);
  }
  return texts;
}

event::LeftList listed_here(std::vector<LeftEntry> codes) {
  return {true, std::make_shared<const std::vector<LeftEntry>>(std::move(codes)), 0};
}

/// Ada, in the list with one position, or at its page.
struct AtPositions : Typist {
  explicit AtPositions(Presentation presentation) : Typist{call_in(presentation)} {
    Typist::seed = left_seed;
    is_line = presentation == Presentation::lines;
    type(is_line ? "p\nb\n" : "\nopp\nb");
    answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), 0});
    type(is_line ? "c\n" : "c");
  }

  void open(const LeftCode& code) {
    answer(listed_here({code.entry}));
    type(is_line ? "1\n" : "\n");
    show(code);
  }

  void show(const LeftCode& code) {
    answer(event::LeftRead{std::make_shared<const LeftCode>(code), "", 0});
  }

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

  [[nodiscard]] bool perceives(std::string_view text) const {
    return is_line ? hears(text) : sees(text);
  }

  bool is_line = false;
};

TEST_CASE("a position is seen, played as the one try, and its page says where who won stands") {
  for (const auto presentation : {Presentation::full, Presentation::small, Presentation::lines}) {
    AtPositions ada{presentation};
    ada.open(karls_position());
    CHECK(ada.asked<effect::ReadLeft>().id == 7);
    CHECK(ada.perceives("By Karl: 3 tried, 2 solved it by 4.5."));
    CHECK_FALSE(ada.perceives(left_word));
    ada.type(ada.is_line ? "p\n" : "\n");
    CHECK(ada.days.puzzle == "codemaker position 1:" + left_word + ":masterix");
    const auto moves = tests::round_with(left_seed, tests::more);
    tests::play_round(ada, moves);
    CHECK_FALSE(ada.perceives(left_word));
    CHECK(ada.kept.last_line().starts_with("cm1:masterix:position:r1." + left_word + ".c5:="));
    CHECK(ada.kept.all().back().is_over);
    for (int key = 0; key < 4 && !std::holds_alternative<effect::ReadLeft>(ada.mail_asked.back());
         ++key)
      ada.type(" ");
    if (!ada.is_line) ada.type("  ");
    const auto& read = ada.asked<effect::ReadLeft>();
    CHECK(read.id == 0);
    CHECK(read.position == left_word);
    LeftCode over = karls_position(texts_of_jumps(moves));
    over.rank = 2;
    over.entry.own_guesses = 12;
    over.entry.broken = 3;
    over.tries = {
        {"Eve", "", false, TryState::broken, 30}, {"Ada", "", true, TryState::broken, 12}};
    ada.show(over);
    CHECK(ada.perceives("You won by 12: rank 2 of 3."));
    CHECK(ada.perceives(ada.is_line ? "Eve: by 30." : "1 Eve: by 30,"));
    ada.type(ada.is_line ? "v\n" : "v");
    CHECK(ada.session().place() == Place::replay);
  }
}

TEST_CASE("at a position nothing is undone, hinted or begun again, and giving up is asked") {
  AtPositions ada{Presentation::full};
  ada.open(karls_position());
  ada.type("\n ");
  ada.type("h");
  CHECK(ada.sees("No hints in a left position."));
  ada.type("u");
  CHECK(ada.sees("No undo in a left position."));
  ada.type("n");
  CHECK(ada.sees("A position is one try."));
  ada.type("q");
  CHECK(ada.sees("your only try"));
}

TEST_CASE("a try at a position that was cut off goes on in a later call, and leads to its page") {
  AtPositions ada{Presentation::lines};
  ada.open(karls_position());
  ada.type("p\n");
  const auto moves = tests::round_with(left_seed, tests::more);
  tests::type_move(ada, moves.front());
  ada.hang_up();
  AtPositions later{Presentation::lines};
  later.left_before({{77, ada.kept.all().back().record}});
  later.open(karls_position());
  later.type("p\n");
  CHECK(later.hears("Unfinished: a left position of Masterix."));
  later.type("g\n");
  CHECK(later.session().place() == Place{"masterix position"});
  later.type("q\ny\n");
  const auto* const read = std::get_if<effect::ReadLeft>(&later.mail_asked.back());
  REQUIRE(read != nullptr);
  CHECK(read->position == left_word);
}

TEST_CASE("the answer to a page of codes that was left is not taken for the one that is open") {
  LeftCode first = karls_position();
  LeftCode second = karls_position();
  second.entry.id = 8;
  second.entry.maker = "Luna";
  AtPositions ada{Presentation::full};
  ada.answer(listed_here({first.entry, second.entry}));
  ada.type("\nq");
  ada.answer(listed_here({first.entry, second.entry}));
  ada.press(ansi::KeyCode::down);
  ada.type("\n");
  ada.show(first);
  CHECK_FALSE(ada.sees("By Karl: 3 tried"));
  ada.show(second);
  CHECK(ada.sees("By Luna: 3 tried"));
}

TEST_CASE("a position that was begun and left is given up where no game can be gone on with") {
  LeftCode begun = karls_position();
  begun.version = 1;
  begun.entry.own_try = TryState::going_on;
  for (const auto presentation : {Presentation::full, Presentation::small, Presentation::lines}) {
    AtPositions ada{presentation};
    ada.open(begun);
    CHECK(ada.perceives("counts as given up."));
    ada.type(ada.is_line ? "p\n" : "\n");
    CHECK(ada.session().place() == Place::left_position);
    CHECK_FALSE(ada.kept.is_going_on());
  }
}

TEST_CASE("a position that was begun and left waits for its player where games are gone on with") {
  Call call = call_in(Presentation::lines);
  call.resume_days = 30;
  LeftCode begun = karls_position();
  begun.version = 1;
  begun.entry.own_try = TryState::going_on;
  Typist ada{call, "p\nb\n"};
  ada.answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), 0});
  ada.type("c\n");
  ada.answer(listed_here({begun.entry}));
  ada.type("1\n");
  ada.answer(event::LeftRead{std::make_shared<const LeftCode>(begun), "", 0});
  CHECK(ada.prompt().starts_with("P play"));
}

TEST_CASE("a maker has the dealer draw positions until one is hard enough, and leaves it") {
  for (const auto presentation : {Presentation::full, Presentation::small, Presentation::lines}) {
    AtPositions ada{presentation};
    ada.answer(listed_here({}));
    if (ada.is_line) {
      ada.type("l\n4\n");
    } else {
      ada.type("lggg");
      CHECK(ada.sees("Masterix position"));
      ada.type("\n");
    }
    const std::string first = ada.days.puzzle;
    CHECK(first.starts_with("codemaker position 1:"));
    CHECK(ada.perceives(ada.is_line ? "Masterix position to leave for others." : "Hard enough?"));
    ada.type(ada.is_line ? "t\n" : "t");
    CHECK(ada.days.puzzle != first);
    ada.type("\n");
    const auto& leave = ada.asked<effect::LeaveCode>();
    CHECK(leave.offer->code == engine::records::seed_text(left_seed));
    const std::string drawn = engine::records::word_of_position(leave.offer->terms);
    CHECK(ada.days.puzzle == engine::records::position_name(drawn, engine::masterix::id));
    LeftCode own = karls_position({}, Looker::maker);
    own.entry.is_own = true;
    own.entry.tried = 0;
    ada.show(own);
    CHECK(ada.perceives("Your position is left."));
    ada.open(own);
    CHECK(ada.perceives("By you: nobody tried it yet."));
    ada.type(ada.is_line ? "take back\n" : "t");
    CHECK(ada.asked<effect::ChangeLeft>().deed == LeftDeed::take_back);
    ada.show(own);
    CHECK(ada.perceives("Your position is taken back."));
  }
}

TEST_CASE("what is left keeps off what is said of it, however long its name is") {
  AtPositions ada{Presentation::full};
  ada.answer(listed_here({}));
  ada.type("lgggg");
  CHECK(ada.sees("Egg Carton position  one try for each caller."));
}

TEST_CASE("positions of a game that is not offered are neither listed nor left") {
  Call call = call_in(Presentation::full);
  const std::vector<std::string> words{std::string{engine::name(engine::egg_carton::id)}};
  call.offered = OfferedGames{words};
  Typist ada{call, "\nb"};
  ada.answer(event::MailList{true, std::make_shared<const std::vector<MailEntry>>(), 0});
  ada.type("c");
  ada.answer(listed_here({karls_position().entry}));
  CHECK(ada.sees("No code is left for you yet."));
  ada.type("l");
  CHECK(ada.sees("Egg Carton position"));
  ada.type("g");
  CHECK(ada.sees("Egg Carton position"));
}

TEST_CASE("the list and the tables say what is a position, and the news who solved it") {
  AtPositions ada{Presentation::full};
  ada.answer(listed_here({karls_position().entry}));
  CHECK(ada.sees("Masterix position"));
  CHECK(ada.sees("2 of 3"));
  ada.type("t");
  LeftTables tables;
  tables.stood = {{karls_position().entry, 12, true}};
  tables.makers = {{"Karl", "Moon", 2, 5, 73}};
  tables.position_makers = {{"Luna", "", 2, 5, 4}};
  ada.answer(event::LeftRanks{std::make_shared<const LeftTables>(tables)});
  CHECK(ada.sees("12 days, still unsolved: Karl, Masterix position"));
  CHECK(ada.sees("Karl of Moon: 7.3 guesses a try, 2 codes"));
  CHECK(ada.sees("Luna: 4 of 5 tries lost, 2 positions"));
  Typist maker{call_in(Presentation::full), "\n"};
  NewsItem solved;
  solved.kind = NewsItem::Kind::position_tried;
  solved.name = "Ada";
  solved.game = engine::masterix::id;
  solved.number = 12;
  NewsItem missed = solved;
  missed.tried = TryState::missed;
  const std::vector<NewsItem> items{solved, missed};
  maker.answer(event::News{std::make_shared<const std::vector<NewsItem>>(items), 1'790'000'000});
  CHECK(maker.sees("Ada solved your Masterix position, by 12."));
  CHECK(maker.sees("Ada could not solve your Masterix position."));
}

}  // namespace
}  // namespace codemaker::play
