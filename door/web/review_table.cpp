#include "web/review_table.hpp"

#include "engine/breaking/review.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/review_words.hpp"
#include "play/breaking/seal_view.hpp"
#include "web/html.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::web {
namespace {

using engine::breaking::GuessReview;
using engine::breaking::Review;
using play::breaking::ReviewedGame;

std::string number(const std::string& text) {
  return fmt::format("<td class=\"n\">{}</td>", text);
}

std::string text(std::string_view words) {
  return fmt::format("<td>{}</td>", escaped(words));
}

/// The rest of a guess's row.
std::string judgement(const ReviewedGame& game, const Review& review, const GuessReview& one) {
  using namespace play::breaking;
  const auto about = [&](const std::string& amount) {
    return number(about_text(review, amount));
  };
  const bool has_better = one.lost > 0;
  return about(short_amount(one.before)) + about(short_amount(one.after)) + text(verdict_of(one)) +
         text(luck_of(one)) + about(bits_text(one.bits)) +
         about(bits_text(one.played.expected_bits)) + number(has_better ? lost_text(one) : "-") +
         text(has_better ? play::breaking::spaced(one.best.guess, game.signs) : "");
}

std::string row(const ReviewedGame& game, const Review& review, std::size_t turn) {
  const engine::breaking::Turn& made = game.history[turn];
  const bool is_weighed = turn < review.guesses.size();
  return fmt::format(
      "<tr>{}{}{}{}</tr>\n", number(fmt::format("{}", turn + 1)),
      text(play::breaking::spaced(made.guess, game.signs)),
      text(play::breaking::marks_text(made.marks, game.rules.marking, game.signs)),
      is_weighed ? judgement(game, review, review.guesses[turn])
                 : std::string{"<td colspan=\"8\">Not weighed.</td>"}
  );
}

}  // namespace

std::string review_table(const ReviewedGame& game, const Review& review) {
  using namespace play::breaking;
  std::string html = fmt::format(
      "<h2>Review of this round</h2>\n<p>{}</p>\n<div class=\"wide\" tabindex=\"0\"><table>"
      "<caption class=\"soft\">What each guess was "
      "worth</caption><thead><tr><th class=\"n\">#</th><th>Guess</th><th>Marks</th>"
      "<th class=\"n\">Before</th><th class=\"n\">After</th><th>Verdict</th><th>Luck</th>"
      "<th class=\"n\">Bits</th><th class=\"n\">Avg</th><th class=\"n\">Lost</th><th>Best</th>"
      "</tr></thead><tbody>",
      summary_text(review)
  );
  for (std::size_t turn = 0; turn < game.history.size(); ++turn)
    html += row(game, review, turn);
  html += fmt::format(
      "</tbody></table></div>\n<p class=\"soft\">{} {}</p>\n", heads_of_review.front(),
      heads_of_review.back()
  );
  if (const auto doubt = doubt_text(review); !doubt.empty())
    html += fmt::format("<p class=\"soft\">{}</p>\n", doubt);
  if (game.seal) {
    html += fmt::format(
        "<div class=\"proof\"><h3>The seal, shown before the first guess</h3>\n<code>{}</code>\n"
        "<h3>The proof that this code was in it</h3>\n<code>{}</code>\n<p class=\"soft\">Anybody "
        "can check it: codemaker verify PROOF --seal \"SEAL\"</p></div>\n",
        escaped(engine::records::seal_letters(game.seal->hash)), escaped(game.seal->text)
    );
  }
  return html;
}

}  // namespace codemaker::web
