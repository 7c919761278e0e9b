#include "ansi/text.hpp"
#include "play/breaking/replay_view.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/link.hpp"
#include "play/catalog/outcome_words.hpp"
#include "play/catalog/unfinished.hpp"
#include "play/drawing/canvas.hpp"
#include "play/shell/hall_words.hpp"
#include "web/html.hpp"
#include "web/pages.hpp"
#include "web/picture.hpp"
#include "web/preview.hpp"
#include "web/request.hpp"
#include "web/review_table.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace codemaker::web {
namespace {

/// Where the replay of a game ends on a screen: below it stand the move and the keys.
constexpr int rows_of_replay = 21;

ansi::Frame drawn(const play::AnyReplay& replay, std::size_t move, const std::string& title) {
  ansi::Terminal terminal;
  terminal.charset = ansi::Charset::utf8;
  terminal.depth = ansi::Depth::direct;
  play::Canvas canvas{terminal, play::Presentation::full, play::Choices{}};
  const std::string where = replay.where(move);
  canvas.heading("REPLAY", title, where);
  replay.draw(canvas, move);
  return std::move(canvas).take();
}

/// The board of a move, as small screens show it.
play::Shown noted(const play::AnyReplay& replay, std::size_t move) {
  ansi::Terminal terminal;
  terminal.charset = ansi::Charset::utf8;
  play::Canvas canvas{terminal, play::Presentation::small, play::Choices{}};
  play::Shown shown;
  canvas.note_in(shown);
  replay.draw(canvas, move);
  shown.heading = replay.where(move);
  shown.message = move == 0 ? std::string{} : replay.said(move, false);
  shown.take_words(std::move(canvas).take());
  return shown;
}

/// The boards of all moves, and what draws them; a very long game is left to its pictures.
std::string drawn_by_script(const play::AnyReplay& replay, const BoardText& board_text) {
  constexpr std::size_t most = 500;
  if (!board_text || replay.moves() > most) return {};
  std::string boards;
  for (std::size_t move = 0; move <= replay.moves(); ++move)
    boards += (move == 0 ? "" : ",\n") + board_text(noted(replay, move));
  // Within a script no text may end it.
  for (std::size_t at = 0; (at = boards.find('<', at)) != std::string::npos;)
    boards.replace(at, 1, "\\u003c");
  return fmt::format(
      "<script type=\"application/json\" id=\"boards\">[{}]</script>\n<link rel=\"stylesheet\" "
      "href=\"/watch.css\"><script type=\"module\" src=\"/watch.js\"></script>\n",
      boards
  );
}

std::string step(play::KeptGameId id, std::size_t move, std::string_view words, bool leads) {
  if (!leads) return fmt::format("<span class=\"soft\">{}</span>\n", words);
  return fmt::format("<a href=\"/game/{}?move={}\">{}</a>\n", id, move, words);
}

/// Of the round that is played there, or that it is still to come.
std::string review_at(
    const play::breaking::ReplayView& replay, std::size_t move, const FindReview& find_review
) {
  const auto reviewed = replay.to_review(move, true);
  if (!reviewed) return {};
  const auto review = find_review({reviewed->rules, reviewed->history});
  if (review) return review_table(*reviewed, *review);
  return "<h2>Review of this round</h2>\n<p>It isn't ready yet. Reload this page in a few "
         "seconds.</p>\n";
}

/// Of the round that was played last.
std::optional<play::ShownThing> pegs_of(const play::AnyReplay& replay, std::size_t move) {
  const auto* const breaking = replay.as<play::breaking::ReplayView>();
  const auto round = breaking == nullptr ? std::nullopt : breaking->to_review(move, true);
  if (!round || round->history.empty()) return std::nullopt;
  play::ShownPegs board{.holes = round->rules.holes};
  for (const engine::breaking::Turn& turn : round->history) {
    play::ShownGuess guess{{}, std::array{turn.marks.black, turn.marks.white}, {}};
    for (const engine::breaking::Peg peg : turn.guess.pegs())
      guess.pegs += fmt::format("{:x}", peg);
    board.guesses.push_back(std::move(guess));
  }
  return board;
}

}  // namespace

bool is_public(const engine::records::Record& record, bool is_over, engine::records::Day today) {
  if (!is_over) return false;
  const auto day = engine::records::day_of(record);
  return day ? *day < today : engine::records::is_ranked(record);
}

std::string game_page(
    const GamePage& game, const FindReview& find_review, const BoardText& board_text
) {
  const auto replay = play::row_of(game.game.record).replay(game.game);
  const std::size_t moves = replay.moves();
  const std::size_t at = std::min(game.move.value_or(1), moves);
  const auto said = [&](std::size_t move) {
    return replay.said(move, true);
  };
  const std::string title = play::title_of(game.game.record);
  std::string html = fmt::format(
      "<p>{}: {}. <time>{}</time></p>\n", escaped(title),
      escaped(play::result_text(game.game.record)), play::shell::date_text(game.when)
  );
  if (const std::string link = play::link_to(game.game.record); !link.empty())
    html += fmt::format("<p><a href=\"{}\">Play the same puzzle</a></p>\n", link);
  const std::string steps = "<nav class=\"steps\" aria-label=\"Moves\">" +
                            step(game.id, 0, "Beginning", at > 0) +
                            step(game.id, at > 0 ? at - 1 : 0, "Move back", at > 0) +
                            step(game.id, at + 1, "Next move", at < moves) +
                            step(game.id, moves, "End", at < moves) + "</nav>\n";
  const std::string shown = at == 0
                                ? fmt::format(
                                      "Before the first of {}",
                                      play::count(static_cast<std::int64_t>(moves), "move", "moves")
                                  )
                                : fmt::format("Move {} of {}: {}", at, moves, said(at));
  html += steps + picture(drawn(replay, at, title), rows_of_replay, shown);
  html += fmt::format("<p id=\"said\">{}</p>\n", escaped(shown));
  html += drawn_by_script(replay, board_text);
  if (const auto* breaking = replay.as<play::breaking::ReplayView>())
    html += review_at(*breaking, at, find_review);
  html += "<h2>All moves</h2>\n<ol>";
  for (std::size_t move = 1; move <= moves; ++move)
    html += fmt::format(
        "<li{}><a href=\"/game/{}?move={}\">{}</a></li>\n",
        move == at ? " aria-current=\"step\"" : "", game.id, move, escaped(said(move))
    );
  const std::string player = ansi::clean(game.game.player, scores::max_name_characters);
  const std::string path = fmt::format("/game/{}", game.id);
  const std::string about =
      fmt::format("{} by {}: {}.", title, player, play::result_text(game.game.record));
  const std::string picture = fmt::format("{}{}", path, end_of_picture);
  return page(player, html + "</ol>\n", {about, path, picture});
}

play::ShownThing board_at_end(const GamePage& game) {
  const auto replay = play::row_of(game.game.record).replay(game.game);
  if (auto pegs = pegs_of(replay, replay.moves())) return *std::move(pegs);
  play::Shown shown;
  play::Canvas canvas{ansi::Terminal{}, play::Presentation::small, play::Choices{}};
  canvas.note_in(shown);
  replay.draw(canvas, replay.moves());
  return std::move(shown.thing);
}

}  // namespace codemaker::web
