// The review of a game on screens and in lines.
#include "ansi/text.hpp"
#include "engine/breaking/review.hpp"
#include "engine/breaking/rules.hpp"
#include "play/breaking/questions.hpp"
#include "play/breaking/review_view.hpp"
#include "support/typist.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

namespace codemaker::play::breaking {
namespace {

using ansi::KeyCode;
using engine::breaking::Rules;

engine::breaking::Code code_of(const engine::breaking::Rules& rules, const std::string& text) {
  return *engine::breaking::Code::guess(rules, engine::breaking::parse_pegs(text)->span());
}

engine::breaking::History game(
    const engine::breaking::Rules& rules, const std::string& secret,
    const std::vector<std::string>& guesses
) {
  engine::breaking::History history;
  for (const std::string& text : guesses) {
    const engine::breaking::Code guess = code_of(rules, text);
    history.push_back({guess, engine::breaking::mark(rules.marking, code_of(rules, secret), guess)}
    );
  }
  return history;
}

/// A review on a screen of its own, or in lines.
class Reader {
 public:
  Reader(
      Presentation presentation, const engine::breaking::Rules& rules,
      const engine::breaking::History& history, PegSigns signs = PegSigns::colors
  )
      : presentation_{presentation} {
    Stage stage = this->stage();
    view.begin({rules, history, signs}, stage);
    REQUIRE(stage.effects.size() == 1);
    const auto& think = std::get<effect::Think>(stage.effects.front());
    const auto& asked = *think.question.as<play::breaking::question::Review>();
    review = engine::breaking::review(asked.rules, asked.history, asked.seed, {});
  }

  /// With a review made up.
  Reader(
      Presentation presentation, const engine::breaking::Rules& rules,
      const engine::breaking::History& history, engine::breaking::Review made_up
  )
      : review{std::move(made_up)},
        presentation_{presentation} {
    Stage stage = this->stage();
    view.begin({rules, history}, stage);
  }

  void answer() {
    Stage stage = this->stage();
    view.take(Reviewed{review}, stage);
    told = stage.told;
  }

  void type_line(std::string_view line) {
    Stage stage = this->stage();
    view.take_line(line, stage);
    told = stage.told;
  }

  void press(const ansi::Key& key) {
    Stage stage = this->stage();
    view.press(key, stage);
    message = stage.message.value_or("");
  }

  [[nodiscard]] std::vector<std::string> screen() const {
    const bool is_full = presentation_ == Presentation::full;
    Canvas canvas{{.rows = 29, .columns = 99}, presentation_, {}};
    view.draw(canvas);
    const ansi::Frame frame = std::move(canvas).take();
    std::vector<std::string> rows;
    for (int row = 0; row < frame.rows(); ++row) {
      rows.push_back(frame.text(row));
      CHECK(ansi::length(rows.back()) <= (row >= (is_full ? 22 : 17) ? 0U : is_full ? 79U : 39U));
    }
    return rows;
  }

  [[nodiscard]] bool sees(const std::string& text) const {
    return std::ranges::any_of(screen(), [&](const std::string& row) {
      return row.find(text) != std::string::npos;
    });
  }

  ReviewView view;
  engine::breaking::Review review;
  std::vector<std::string> told;
  std::string message;

 private:
  Stage stage() { return {call_, choices_, random_, filings_, presentation_, {}, {}}; }

  Call call_ = tests::call_of("Ada");
  Choices choices_;
  Filings filings_;
  engine::Random random_{1};
  Presentation presentation_;
};

Reader read(
    Presentation presentation, const engine::breaking::Rules& rules,
    const engine::breaking::History& history
) {
  Reader reader{presentation, rules, history};
  reader.answer();
  return reader;
}

const engine::breaking::Rules standard;

TEST_CASE("a review is a table: codes before and after, bits, guesses lost, the best guess") {
  const auto history = game(standard, "3516", {"1122", "1122", "3516"});
  Reader reader = read(Presentation::full, standard, history);
  reader.press({KeyCode::enter, 0, {}});
  CHECK(reader.sees("Review 2/2  What each guess was worth"));
  CHECK(reader.sees(" 1 1122  ○        1296     256"));
  CHECK(reader.sees(" 2 1122  ○         256     256"));
  CHECK(reader.sees(" 3 3516  ●●●●      256       1  best     lucky     8.0"));
  const std::string wasted = reader.screen()[8];
  CHECK(wasted.find("  0.0   0.0") != std::string::npos);
  const auto& second = reader.review.guesses[1];
  CHECK(wasted.find(engine::breaking::text(second.best.guess) + " ") != std::string::npos);
  CHECK(wasted.find(std::to_string(second.lost).substr(0, 3)) != std::string::npos);
}

TEST_CASE("a review begins with the pegs, how many codes each guess left, and its verdict") {
  const auto history = game(standard, "3516", {"1122", "1122", "3516"});
  const Reader reader = read(Presentation::full, standard, history);
  CHECK(reader.sees("Review 1/2  What each guess was worth"));
  CHECK(reader.sees("of 1296 at first"));
  const auto rows = reader.screen();
  CHECK(rows[5].find("  256 ") != std::string::npos);
  CHECK(rows[8].find(" wasteful ") != std::string::npos);
  CHECK(rows[11].find(" best ") != std::string::npos);
  CHECK(rows[11].find("lucky") != std::string::npos);
  CHECK(reader.sees(reader.review.guesses[1].best.guess == history[1].guess ? "-" : "0."));
}

TEST_CASE("codes of more than five holes, and splats, are reviewed in the table alone") {
  const engine::breaking::Rules wide{.holes = 6, .colors = 2};
  CHECK(read(Presentation::full, wide, game(wide, "121212", {"121212"})).sees("Bits"));
  const engine::breaking::Rules splats{
      .holes = 4, .colors = 6, .marking = engine::breaking::Marking::splats};
  CHECK(read(Presentation::full, splats, game(splats, "1234", {"1234"})).sees("Bits"));
}

TEST_CASE("a guess that told far less than it promised was unlucky") {
  const engine::breaking::Rules many{.holes = 4, .colors = 8};
  const Reader reader = read(Presentation::full, many, game(many, "5678", {"1122"}));
  const auto& one = reader.review.guesses.front();
  const bool is_unlucky = one.bits <= one.played.expected_bits - 1;
  CHECK(reader.sees("unlucky") == is_unlucky);
  CHECK(read(Presentation::full, standard, game(standard, "1122", {"1122"})).sees(" lucky"));
  const auto ordinary = game(standard, "3516", {"1122"});
  CHECK_FALSE(read(Presentation::full, standard, ordinary).sees("lucky"));
}

TEST_CASE("an answer that left exactly half of what such a guess leaves was lucky") {
  const auto history = game(standard, "2245", {"4246", "3215", "4225"});
  const auto rows = read(Presentation::full, standard, history).screen();
  CHECK(rows[11].find("lucky") != std::string::npos);
}

TEST_CASE("small screens have the columns on two pages and Enter goes through them") {
  const auto history = game(standard, "3516", {"1122", "3516"});
  Reader reader = read(Presentation::small, standard, history);
  CHECK(reader.sees("Review 1/2"));
  CHECK(reader.sees(" 2 3 5 1 6 ****     1 best, lucky"));
  reader.press({KeyCode::left, 0, {}});
  CHECK(reader.message == "This is the first page.");
  reader.press({KeyCode::enter, 0, {}});
  CHECK(reader.sees("Review 2/2"));
  CHECK(reader.sees("Best"));
  reader.press(ansi::character(U'b'));
  CHECK(reader.sees("Review 1/2"));
  reader.press({KeyCode::enter, 0, {}});
  reader.press({KeyCode::enter, 0, {}});
  CHECK_FALSE(reader.view.is_open());
}

TEST_CASE("a review is closed by Q, M and Esc too, and other keys say that they do nothing") {
  const auto history = game(standard, "3516", {"1122"});
  for (const ansi::Key& key :
       {ansi::character(U'q'), ansi::character(U'm'), ansi::Key{KeyCode::escape, 0, {}}}) {
    Reader reader = read(Presentation::full, standard, history);
    reader.press(ansi::character(U'%'));
    CHECK(reader.message == "% isn't used here. Press ? for help.");
    CHECK(reader.view.is_open());
    reader.press(key);
    CHECK_FALSE(reader.view.is_open());
  }
}

TEST_CASE("in lines a review is a line for each guess, and then it is over") {
  const auto history = game(standard, "3516", {"1122", "3516"});
  const Reader reader = read(Presentation::lines, standard, history);
  REQUIRE(reader.told.size() == 4);
  CHECK(reader.told[1].starts_with("1: 1 1 2 2 - 1 misplaced. 1296 to 256, 2.3 bits."));
  CHECK(reader.told[2].starts_with("2: 3 5 1 6 - 4 exact. 256 to 1, 8.0 bits, lucky."));
  CHECK(reader.told[3].starts_with("In all: "));
  CHECK_FALSE(reader.view.is_open());
}

TEST_CASE("a game too large to list is reviewed with about in front of every number") {
  const engine::breaking::Rules large{.holes = 8, .colors = 12};
  const auto history = game(large, "172c5384", {"11223344"});
  const Reader lines = read(Presentation::lines, large, history);
  CHECK(lines.told[1].find("about 430 million to about ") != std::string::npos);
  const Reader screen = read(Presentation::full, large, history);
  CHECK(screen.sees("~4.3e8"));
  CHECK(screen.sees("~ about: judged by samples"));
}

TEST_CASE("splats are splats, and digits above nine are letters") {
  const engine::breaking::Rules splats{
      .holes = 4, .colors = 12, .marking = engine::breaking::Marking::splats};
  const auto history = game(splats, "a2b1", {"a1b3", "c221"});
  const Reader lines = read(Presentation::lines, splats, history);
  CHECK(lines.told[1].starts_with("1: a 1 b 3 - 2 splats, 1 intersection."));
  CHECK(read(Presentation::full, splats, history).sees(" 1 a1b3  **+ "));
}

TEST_CASE("in a game of digits color ten is a nought") {
  const engine::breaking::Rules digits{.holes = 4, .colors = 10, .repeats = false};
  const auto history = game(digits, "1a23", {"123a"});
  Reader lines{Presentation::lines, digits, history, PegSigns::digits};
  lines.answer();
  CHECK(lines.told[1].starts_with("1: 1 2 3 0 - 1 bull, 3 cows. 5040 to "));
}

TEST_CASE("the longest game of the most holes is reviewed on any screen") {
  const engine::breaking::Rules largest{.holes = 15, .colors = 15};
  engine::breaking::History history;
  const engine::breaking::Code guess = code_of(largest, "123456789abcdef");
  for (int i = 0; i < 24; ++i)
    history.push_back({guess, {3, 9}});
  engine::breaking::Review review{.is_exact = false, .guesses = {}};
  const engine::breaking::GuessFacts facts{guess, 2.5, 12.25};
  review.guesses.assign(20, {facts, facts, 4.4e17, 4.4e17, 12.5, 10.25, false, true});
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Reader reader{presentation, largest, history, review};
    reader.answer();
    int pages = 1;
    for (; reader.view.is_open() && pages < 100; ++pages) {
      CHECK(reader.sees("123456789abcdef"));  // and what does not fit fails
      reader.press({KeyCode::enter, 0, {}});
    }
    CHECK(pages > 2);
    CHECK_FALSE(reader.view.is_open());
  }
}

TEST_CASE("keys pressed while the computer thinks do not close its review unseen") {
  const auto history = game(standard, "3516", {"1122", "3516"});
  Reader reader{Presentation::full, standard, history};
  CHECK(reader.view.keys().front().does == "close");
  reader.press({KeyCode::enter, 0, {}});
  reader.press(ansi::character(U' '));
  reader.answer();
  CHECK(reader.sees("1296"));
  CHECK(reader.view.keys().front().does == "next");
}

TEST_CASE("lines typed while the computer thinks do not close its review untold") {
  const auto history = game(standard, "3516", {"1122", "3516"});
  Reader reader{Presentation::lines, standard, history};
  CHECK(reader.view.prompt().empty());
  reader.type_line("");
  CHECK(reader.told.empty());
  reader.type_line("n");
  CHECK(reader.told == std::vector<std::string>{"The computer is thinking... Q: skip the review."});
  reader.answer();
  CHECK(reader.told.size() == 4);
  Reader hurried{Presentation::lines, standard, history};
  hurried.type_line("q");
  CHECK_FALSE(hurried.view.is_open());
}

}  // namespace
}  // namespace codemaker::play::breaking
