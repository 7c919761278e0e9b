// The page of a game, with the review of the round that it shows.
#include "engine/breaking/record.hpp"
#include "engine/breaking/review.hpp"
#include "engine/breaking/rules.hpp"
#include "play/breaking/questions.hpp"
#include "play/breaking/review_words.hpp"
#include "play/drawing/shown.hpp"
#include "web/pages.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::web {
namespace {

using engine::breaking::Review;
using engine::breaking::Rules;
using engine::breaking::records::BreakingRecord;
using engine::breaking::records::DailyCode;

bool holds(const std::string& html, std::string_view text) {
  return html.find(text) != std::string::npos;
}

engine::breaking::Code code_of(std::string_view text) {
  return *engine::breaking::Code::guess(Rules{}, engine::breaking::parse_pegs(text)->span());
}

/// The code of a day, 2415, and guesses at it.
GamePage guessed(const std::vector<std::string_view>& guesses, const std::string& name = "Ada") {
  BreakingRecord record;
  record.setup = DailyCode{engine::records::first_day, Rules{}};
  record.moves.emplace_back(engine::breaking::records::Hidden{code_of("2415"), std::nullopt});
  for (const std::string_view guess : guesses)
    record.moves.emplace_back(code_of(guess));
  return {.id = 17, .game = {.record = record, .player = name, .seals = {}}};
}

/// Made at once.
std::shared_ptr<const Review> reviewed(const play::breaking::question::Review& question) {
  return std::make_shared<Review>(
      engine::breaking::review(question.rules, question.history, 0, std::stop_token{})
  );
}

TEST_CASE("a page shows what each guess of the round was worth, in the game's own words") {
  const std::vector<std::string_view> guesses{"1122", "3344", "2415"};
  const std::string html = game_page(guessed(guesses), reviewed);
  CHECK(holds(html, "<h2>Review of this round</h2>"));
  engine::breaking::History history;
  for (const std::string_view guess : guesses)
    history.push_back({code_of(guess), engine::breaking::mark({}, code_of("2415"), code_of(guess))}
    );
  const auto review = reviewed({Rules{}, history});
  REQUIRE(review->guesses.size() == 3);
  CHECK(holds(html, play::breaking::summary_text(*review)));
  for (const engine::breaking::GuessReview& one : review->guesses) {
    CHECK(holds(html, "<td>" + std::string{play::breaking::verdict_of(one)} + "</td>"));
    CHECK(holds(html, "<td class=\"n\">" + play::breaking::short_amount(one.before) + "</td>"));
  }
  CHECK(holds(html, "<td>1 1 2 2</td><td>2 misplaced</td><td class=\"n\">1296</td>"));
  CHECK_FALSE(holds(html, "style="));
  CHECK_FALSE(holds(html, "<script"));
}

TEST_CASE("a page has the boards of all moves as data, and no text of them ends the script") {
  GamePage page = guessed({"1122", "2415"}, "</script><b>");
  int boards = 0;
  const auto board_text = [&](const play::Shown& shown) {
    const auto* const pegs = std::get_if<play::ShownPegs>(&shown.thing);
    REQUIRE(pegs != nullptr);
    CHECK(pegs->guesses.size() == static_cast<std::size_t>(std::max(boards - 1, 0)));
    ++boards;
    return "\"" + shown.heading + shown.message + "</script>\"";
  };
  const std::string html = game_page(page, reviewed, board_text);
  CHECK(boards == 4);
  CHECK(holds(html, "\\u003c/script>\""));
  const auto at = html.find("id=\"boards\"");
  REQUIRE(at != std::string::npos);
  CHECK(html.compare(html.find('<', at), 10, "</script>\n") == 0);
}

TEST_CASE("a review that is judged by samples says so, and so does one that was cut short") {
  const auto by_samples = [](const play::breaking::question::Review& question) {
    Review review = *reviewed(question);
    review.is_exact = false;
    review.guesses.pop_back();
    return std::make_shared<const Review>(review);
  };
  const std::string html = game_page(guessed({"1122", "2415"}), by_samples);
  CHECK(holds(html, "~ about: judged by samples"));
  CHECK(holds(html, "<td class=\"n\">~1296</td>"));
  CHECK(holds(html, "Not weighed."));
}

TEST_CASE("a page whose review is not there yet is a page all the same") {
  const auto none = [](const play::breaking::question::Review&) {
    return nullptr;
  };
  const std::string html = game_page(guessed({"1122", "2415"}), none);
  CHECK(holds(html, "It isn't ready yet. Reload this page in a few seconds."));
  CHECK(holds(html, "<h2>All moves</h2>"));
}

TEST_CASE("of a code that is still to be guessed a page tells nothing, and no review is asked for"
) {
  int asked = 0;
  const auto count = [&asked](const play::breaking::question::Review& question) {
    ++asked;
    return reviewed(question);
  };
  GamePage page = guessed({"1122", "3344"});
  for (std::size_t move = 0; move <= 3; ++move) {
    page.move = move;
    const std::string html = game_page(page, count);
    CHECK_FALSE(holds(html, "Review"));
    CHECK_FALSE(holds(html, "2 4 1 5"));
  }
  CHECK(asked == 0);
}

TEST_CASE("before the first move there is nothing to review") {
  GamePage page = guessed({"1122", "2415"});
  page.move = 0;
  CHECK_FALSE(holds(game_page(page, reviewed), "Review"));
}

TEST_CASE("a player whose name is HTML has it on the page of a game as it was typed") {
  const std::string html = game_page(guessed({"2415"}, "<b>Eve</b>"), reviewed);
  CHECK(holds(html, "&lt;b&gt;Eve"));
  CHECK_FALSE(holds(html, "<b>"));
}

}  // namespace
}  // namespace codemaker::web
