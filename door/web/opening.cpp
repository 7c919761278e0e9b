#include "web/opening.hpp"

#include "ansi/text.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/link.hpp"
#include "web/html.hpp"
#include "web/request.hpp"

#include <fmt/format.h>

namespace codemaker::web {
namespace {

using play::Link;

constexpr std::string_view how = "Play in your browser, without an account.";

std::string main_description() {
  return fmt::format(
      "Games of logic from the bulletin boards: {}, against the computer or each other. {}",
      play::game_titles(), how
  );
}

Head head_of_all_of_today() {
  return {
      .title = "Daily puzzles",
      .description = fmt::format(
          "{} a day, the same for everyone: your days and streaks, and those who did best. {}",
          ansi::capitalized(play::puzzles_of_a_day()), how
      ),
      .path = "/daily/today"};
}

Head head_of_day(const Link& link, engine::records::Day today) {
  const play::Game& game = play::game_of(*link.game);
  const auto day = link.day.value_or(today);
  const std::string date = engine::records::date_text(day);
  const std::string what = game.puzzle_of(day);
  Head head{
      .title = fmt::format("{} of {}", game.puzzle.title, date), .description = {}, .path = {}};
  head.path =
      link.day ? play::link_to(day, *link.game) : fmt::format("/daily/{}", game.puzzle.link);
  if (!link.day) head.title = std::string{game.puzzle.title};
  head.picture = fmt::format("{}{}", head.path, end_of_picture);
  head.picture_words = fmt::format("{} before the first move", game.puzzle.title);
  head.is_there = day <= today;
  if (!head.is_there)
    head.description = "This puzzle opens when its day begins, at midnight UTC.";
  else if (day == today)
    head.description = fmt::format("Today's: {}. One try, the same for everyone. {}", what, how);
  else
    head.description = fmt::format("The puzzle of {}: {}. {}", date, what, how);
  return head;
}

/// "a code (4 holes, 6 colors, 10 guesses)".
std::string challenge_of(const play::PuzzleWords& puzzle) {
  return fmt::format("{} ({})", puzzle.one, puzzle.what_challenge);
}

Head head_of_challenge(const Link& link) {
  const std::string what =
      link.game ? challenge_of(play::game_of(*link.game).puzzle) : play::puzzles_of_a_day();
  const std::string path = link.game ? play::link_to(link.word, *link.game) : "/c/" + link.word;
  return {
      .title = "Challenge " + link.word,
      .description = fmt::format(
          "Somebody challenges you: {}, the same for whoever opens this link. {}", what, how
      ),
      .path = path,
      .picture = fmt::format("{}{}", path, end_of_picture),
      .picture_words = fmt::format("The challenge {} before the first move", link.word)};
}

/// Of a property, with text that may hold anything.
std::string property(std::string_view name, std::string_view content) {
  const std::string_view kind = name.starts_with("og:") ? "property" : "name";
  return fmt::format("<meta {}=\"{}\" content=\"{}\">\n", kind, name, escaped(content));
}

std::string card(
    engine::RankedGame game, std::string_view path, std::string_view title, const std::string& what
) {
  return fmt::format(
      "<li><a class=\"choice of-game\" href=\"{}\"><i class=\"art {}\"></i><b>{}</b> "
      "<small>{}</small></a></li>\n",
      path, engine::name(game), title, what
  );
}

}  // namespace

Head head_of(std::string_view path, engine::records::Day today) {
  const Link link = play::read_link(path);
  if (link.to == Link::To::daily)
    return link.game ? head_of_day(link, today) : head_of_all_of_today();
  if (link.to == Link::To::challenge) return head_of_challenge(link);
  const bool is_main = path == "/" || path == "/index.html";
  if (is_main) return {.title = "codemaker", .description = main_description(), .path = "/"};
  const std::string why = path.starts_with("/c/")
                              ? "A challenge is a word of eight letters, as in /c/rabbitry."
                              : "This link leads nowhere.";
  return {.title = "No such puzzle", .description = why, .path = "/", .is_there = false};
}

std::string head_html(const Head& head, std::string_view origin) {
  const bool is_main = head.title == "codemaker";
  const std::string name = is_main ? head.title : head.title + " - codemaker";
  std::string html = fmt::format("<title>{}</title>\n", escaped(name));
  html += property("description", head.description);
  if (!head.is_there) html += property("robots", "noindex");
  html += property("og:site_name", "codemaker") + property("og:type", "website") +
          property("og:title", head.title) + property("og:description", head.description) +
          property("twitter:card", "summary_large_image");
  if (!origin.empty()) {
    const std::string address = fmt::format("{}{}", origin, head.path);
    html += fmt::format("<link rel=\"canonical\" href=\"{}\">\n", escaped(address));
    html += property("og:url", address) +
            property("og:image", fmt::format("{}{}", origin, head.picture)) +
            property("og:image:width", "1200") + property("og:image:height", "630") +
            property("og:image:alt", head.picture_words);
  }
  return html;
}

std::string today_html(
    const Head& head, engine::records::Day today, const play::OfferedGames& offered
) {
  const Link link = play::read_link(head.path);
  const bool is_challenge = link.to == Link::To::challenge && !link.game;
  if (head.path != "/" && !is_challenge) return {};
  std::string html = fmt::format(
      "<div id=\"today\" role=\"navigation\" {}><ul>\n",
      is_challenge
          ? "aria-label=\"Puzzles of this challenge\""
          : fmt::format(
                "aria-label=\"Today's puzzles\" data-day=\"{}\"", engine::records::date_text(today)
            )
  );
  for (const play::Game* game : play::games_of(offered)) {
    const play::PuzzleWords& puzzle = game->puzzle;
    html += is_challenge ? card(
                               game->id, play::link_to(link.word, game->id), puzzle.challenge,
                               std::string{puzzle.what_challenge}
                           )
                         : card(
                               game->id, fmt::format("/daily/{}", puzzle.link), puzzle.title,
                               game->puzzle_of(today)
                           );
  }
  return html + "</ul></div>\n";
}

std::string first_html(std::string_view first) {
  if (first.empty()) return {};
  // Within strings alone JSON has this sign, which would end the element that holds it.
  std::string json;
  for (const char letter : first)
    json += letter == '<' ? std::string{"\\u003c"} : std::string{letter};
  return fmt::format("<script type=\"application/json\" id=\"first\">{}</script>", json);
}

std::string robots(std::string_view origin) {
  std::string text = "User-agent: *\nDisallow: /play\nDisallow: /telnet\n";
  if (!origin.empty()) text += fmt::format("Sitemap: {}/sitemap.xml\n", origin);
  return text;
}

std::string sitemap(std::string_view origin) {
  std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                    "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
  const auto add = [&](std::string_view path) {
    xml += fmt::format("<url><loc>{}{}</loc></url>\n", origin, path);
  };
  for (const std::string_view path : {"/", "/hall", "/daily"})
    add(path);
  for (const play::Game& game : play::games())
    add(fmt::format("/daily/{}", game.puzzle.link));
  return xml + "</urlset>\n";
}

}  // namespace codemaker::web
