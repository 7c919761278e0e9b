#include "pictures/kept_games.hpp"

#include "support/egg_carton_games.hpp"
#include "support/masterix_rounds.hpp"

#include <compare>
#include <initializer_list>
#include <string>

namespace codemaker::tests {
namespace {

/// Figures of somebody who has played a while.
play::event::MyPage much_played() {
  play::event::MyPage page;
  page.games[0] = {
      .games = 113,
      .won = 57,
      .tied = 2,
      .lost = 31,
      .left = 6,
      .runs = 17,
      .levels = 44,
      .best = 412,
      .best_level = 6,
      .streak = 3,
      .longest_streak = 9,
      .reviewed = 31,
      .lost_guesses = 22'010,
      .guesses = {1, 4, 17, 43, 61, 32, 12, 5, 2, 1, 0, 1}};
  page.games[1] = {
      .games = 12,
      .won = 5,
      .lost = 1,
      .runs = 6,
      .levels = 11,
      .best = 1288,
      .best_level = 5,
      .streak = 2,
      .longest_streak = 3,
      .ended_in = {1, 2, 2, 0, 1}};
  return page;
}

/// A caller who looks at the list of games that were played before.
struct Reader : Typist {
  Reader(const Tour& tour, std::initializer_list<const Typist*> players) : Typist{tour.call} {
    for (const Typist* const player : players) {
      for (const play::ShownGame& game : player->books.all(player->kept))
        books.before.push_back(game);
    }
    type("\nyg");
  }
};

/// The game under the cursor, after some moves.
void show_game(const Tour& tour, Typist& reader, const std::string& name, int moves) {
  reader.type("\n");
  for (int move = 0; move < moves; ++move)
    reader.type("n");
  tour.see("replay-" + name, reader);
}

void show_page(const Tour& tour) {
  Typist ada{tour.call};
  ada.books.my_page = much_played();
  ada.type("\ny");
  tour.see("my-page", ada);
  ada.type("2");
  tour.see("my-page-masterix", ada);
  ada.type("3");
  tour.see("my-page-empty", ada);
}

void show_breaking_replays(const Tour& tour) {
  Typist ada{tour.call, "\nopp\n"};
  ada.secrets = {"3542"};
  ada.type("dn4416\n1122\n2345\n5642\n3542\n");
  Typist bob{tour.call, "\nopp\n"};
  bob.secrets = {"3542", "1263"};
  bob.type("c\n1122\n2345\n5642\n3542\n 6156\n");
  bob.type("  1122\n1263\n 6156\n  qy");
  Typist eve{tour.call, "\nopp\np1rrww\nwbgy\nqy"};
  eve.type("s1122\n2345\n1234\n");
  Reader reader{tour, {&bob, &eve, &ada}};
  tour.see("my-games", reader);
  show_game(tour, reader, "duel", 9);
  reader.type("q");
  reader.press(ansi::KeyCode::end);
  show_game(tour, reader, "campaign", 4);
  reader.type("l");
  tour.see("replay-lifted", reader);
  reader.type("p");
  tour.see("replay-text", reader);
}

void show_board_replays(const Tour& tour) {
  Typist ada{tour.call, "\nopp\nmr"};
  play_round(ada, round_with(ada.seed, std::strong_ordering::less));
  Reader masterix{tour, {&ada}};
  show_game(tour, masterix, "masterix", 12);
  Typist bob{tour.call, "\nopp\nel"};
  const auto deal = egg_deal(bob.seed);
  play_egg_game(bob, deal, egg_game_with(deal, egg_carton::Player::two));
  Reader carton{tour, {&bob}};
  show_game(tour, carton, "eggcarton", 7);
  carton.press(ansi::KeyCode::end);
  tour.see("replay-end", carton);
}

}  // namespace

void show_kept_games(const Tour& tour) {
  show_page(tour);
  show_breaking_replays(tour);
  show_board_replays(tour);
}

}  // namespace codemaker::tests
