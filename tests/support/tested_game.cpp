#include "support/tested_game.hpp"

#include "engine/records/record.hpp"
#include "play/catalog/games.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace codemaker::tests {
namespace {

/// As the sources of the games happen to be linked.
std::vector<TestedGame>& registered_games() {
  static std::vector<TestedGame> games;
  return games;
}

std::vector<TestedGame> in_order() {
  std::vector<TestedGame> games;
  for (const play::Game& game : play::games()) {
    const auto found = std::ranges::find(registered_games(), game.id, &TestedGame::id);
    if (found == registered_games().end())
      throw std::logic_error{"the tests do not know how to play " + std::string{game.title}};
    games.push_back(*found);
  }
  return games;
}

/// What stands around the games.
const std::vector<Way> ways_of_the_shell{
    {"title", ""},
    {"menu", "\n"},
    {"daily", "\nd"},
    {"hall", "\nh"},
    {"my page", "\ny"},
    {"people", "\nw"},
    {"rules", "\ni", Letters::any_key},
    {"options", "\no"},
};

const std::vector<Way> more_ways_of_the_shell{
    {"challenge", "\ndw", Letters::text},
    {"challenge word", "\ndwrabbitry", Letters::text},
    {"paging", "\nkWhy", Letters::text},
    {"chat", "\nc", Letters::text},
};

template <class Item>
void append(std::vector<Item>& items, const std::vector<Item>& more) {
  items.insert(items.end(), more.begin(), more.end());
}

}  // namespace

Registered::Registered(TestedGame game) {
  registered_games().push_back(std::move(game));
}

const std::vector<TestedGame>& tested_games() {
  static const std::vector<TestedGame> games = in_order();
  return games;
}

const TestedGame& tested_game(const engine::records::Record& record) {
  const auto& games = tested_games();
  return *std::ranges::find(games, engine::records::game_of(record), &TestedGame::id);
}

std::string number_of(const TestedGame& game) {
  return std::to_string(&game - tested_games().data() + 1);
}

const std::map<std::string, std::string>& ways() {
  static const auto all = [] {
    std::map<std::string, std::string> keys;
    for (const Way& way : ways_of_the_shell)
      keys.emplace(way.scene, way.keys);
    for (const TestedGame& game : tested_games())
      for (const Way& way : game.ways)
        keys.emplace(way.scene, way.keys);
    return keys;
  }();
  return all;
}

const std::vector<Way>& every_way() {
  static const auto all = [] {
    std::vector<Way> every = ways_of_the_shell;
    append(every, more_ways_of_the_shell);
    for (const TestedGame& game : tested_games()) {
      append(every, game.ways);
      append(every, game.more_ways);
    }
    return every;
  }();
  return all;
}

const std::vector<std::string>& ways_in_lines() {
  static const auto all = [] {
    std::vector<std::string> lines{"", "p\n", "p\nh\n", "p\ni\n", "p\no\n", "p\ny\n", "p\ny\ng\n"};
    for (const TestedGame& game : tested_games())
      append(lines, game.ways_in_lines);
    return lines;
  }();
  return all;
}

const std::vector<WayToPlay>& kinds_of_games() {
  static const auto all = [] {
    std::vector<WayToPlay> kinds;
    for (const TestedGame& game : tested_games())
      append(kinds, game.kinds);
    return kinds;
  }();
  return all;
}

play::Question without_clock(const play::Question& question) {
  for (const TestedGame& game : tested_games()) {
    const auto own = game.without_clock == nullptr ? std::nullopt : game.without_clock(question);
    if (own) return *own;
  }
  return question;
}

}  // namespace codemaker::tests
