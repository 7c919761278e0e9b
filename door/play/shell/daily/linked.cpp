#include "play/shell/daily/linked.hpp"

#include "ansi/text.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/link.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell::daily {
namespace {

/// Who plays from the main page opens no puzzle.
constexpr std::string_view main_address = "/";

Place menu_because(std::string reason, Stage& stage) {
  stage.say(std::move(reason));
  return Place::menu;
}

}  // namespace

Place place_of_link(std::string_view path, Stage& stage) {
  if (path == main_address) return first_place(stage.call());
  const Link link = read_link(path);
  if (link.to == Link::To::nowhere)
    return menu_because("That link leads nowhere. Pick a game, or D for today's puzzles.", stage);
  if (link.game && !stage.call().offered.has(*link.game)) {
    const std::string title{game_of(*link.game).title};
    return menu_because(
        fmt::format("{} isn't offered here. Pick another game.", ansi::capitalized(title)), stage
    );
  }
  if (link.game) stage.choices().game = *link.game;
  if (link.to == Link::To::challenge) {
    stage.kept<Challenge>() = {.word = link.word, .first_tries = {}};
    stage.kept<LinkedPuzzle>() = {.game = link.game};
    return Place::challenge;
  }
  if (!link.game) {
    stage.kept<LinkedPuzzle>() = {};
    return Place::daily;
  }
  const auto day = link.day.value_or(today(stage));
  if (day > today(stage)) {
    return menu_because(
        fmt::format(
            "The puzzles of {} open when that day begins, at midnight UTC.",
            engine::records::date_text(day)
        ),
        stage
    );
  }
  stage.kept<LinkedPuzzle>() = {.day = day};
  return Place::daily;
}

}  // namespace codemaker::play::shell::daily
