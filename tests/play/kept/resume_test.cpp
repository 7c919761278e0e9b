// Games that are cut off go on in the next call, at every move: on the same board, to the same end.
#include "engine/records/line.hpp"
#include "engine/records/record.hpp"
#include "play/catalog/games.hpp"
#include "play/opponents/opponent.hpp"
#include "support/any_record.hpp"
#include "support/kept_games.hpp"
#include "support/random_games.hpp"
#include "support/record_player.hpp"
#include "support/sanitized.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>

namespace codemaker::play {
namespace {

using engine::records::Ending;
using engine::records::Record;
using tests::call_in;
using tests::cut_after;
using tests::moves_of;
using tests::RecordPlayer;
using tests::Typist;
using tests::WayToPlay;

/// The game of an earlier call is called so.
constexpr GameToken token = 77;

/// A game as it was played, without its giving up.
Record played(const WayToPlay& kind, Presentation presentation, std::uint64_t seed) {
  const bool is_line = presentation == Presentation::lines;
  Typist ada{call_in(presentation), is_line ? kind.in_lines : kind.on_screens};
  tests::RandomPlayer{ada, seed}.play();
  const Record record = ada.kept.all().back().record;
  const bool is_left = engine::records::replay(record)->ending == Ending::left;
  return is_left ? cut_after(record, moves_of(record) - 1) : record;
}

/// What an opponent said is of its moment, and not said again.
std::string without_words(std::string screen) {
  for (const play::Game& game : play::games()) {
    if (game.faces == nullptr) continue;
    for (const auto& opponent : game.faces().all) {
      const std::string words = std::string{opponent.name} + ": ";
      std::size_t at = screen.find(words);
      for (const auto said : {opponent.praise, opponent.mistake})
        if (!said.empty()) at = std::min(at, screen.find('"' + std::string{said} + '"'));
      if (at == std::string::npos) continue;
      const std::size_t begin = screen.rfind('\n', at) + 1;
      screen.erase(begin, screen.find('\n', at) - begin);
    }
  }
  return screen;
}

/// What a caller sees or is asked.
std::string seen_by(Typist& ada) {
  const bool is_line = ada.session().presentation() == Presentation::lines;
  return is_line ? ada.prompt() : without_words(ada.screen());
}

/// A game that is played as the record has it, in one call.
struct Uninterrupted {
  std::map<std::size_t, std::set<std::string>> seen;  ///< after so many moves
  std::string end;
  std::vector<scores::Entry> filed;
};

Uninterrupted play_all(const WayToPlay& kind, Presentation presentation, const Record& record) {
  const bool is_line = presentation == Presentation::lines;
  Typist ada{call_in(presentation)};
  RecordPlayer player{ada, record};
  player.draw_as_after(0);
  const std::string& way = is_line ? kind.in_lines : kind.on_screens;
  // The last key of some ways is a move already.
  ada.type(way);
  Uninterrupted game;
  while (true) {
    const std::size_t made = ada.kept.moves();
    if (ada.sees("our opponent")) ada.type(" ");  // met once, and not again
    if (!ada.asked) game.seen[made].insert(seen_by(ada));
    if (made >= moves_of(record)) break;
    player.step();
  }
  player.finish_reviews();
  REQUIRE(ada.kept.last_line() == tests::line_of(record));
  game.end = seen_by(ada);
  game.filed = ada.filed;
  return game;
}

/// From the title to the question about the game; nothing moves on the screens.
std::string way_back(const WayToPlay& kind, Presentation presentation) {
  if (presentation != Presentation::lines) return "\nopp\n" + kind.entrance;
  std::string way = "p\n";
  for (const char letter : kind.entrance)
    way += std::string{letter} + "\n";
  // What a game asks before its menu is answered with no.
  if (kind.entrance == "mr") way.insert(way.size() - 2, "n\n");
  return way;
}

void check_cut(
    const WayToPlay& kind, Presentation presentation, const Record& record, std::size_t cut,
    const Uninterrupted& game
) {
  CAPTURE(cut);
  Typist ada{call_in(presentation)};
  RecordPlayer player{ada, record};
  ada.left_before({{token, cut_after(record, cut)}});
  ada.type(way_back(kind, presentation));
  player.draw_as_after(cut);
  ada.type(presentation == Presentation::lines ? "g\n" : "g");
  const std::size_t made = ada.kept.moves();
  REQUIRE(made >= cut);
  player.finish_reviews();
  const auto was = game.seen.find(made);
  if (was != game.seen.end() && !kind.is_guided) CHECK(was->second.contains(seen_by(ada)));
  int patience = 3000;
  while (ada.kept.moves() < moves_of(record) && --patience > 0)
    player.step();
  player.finish_reviews();
  CHECK(tests::line_of(ada.kept.all().back().record) == tests::line_of(record));
  CHECK(ada.kept.all().back().token == token);
  if (!kind.is_guided) CHECK(seen_by(ada) == game.end);
}

TEST_CASE("a game that is cut off after any move goes on as if it had not been", "[every game]") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    for (const WayToPlay& kind : tests::kinds_of_games()) {
      const std::uint64_t seed = presentation == Presentation::small ? 1 : 2;
      const Record record = played(kind, presentation, seed);
      CAPTURE(kind.begins, presentation, tests::line_of(record));
      const Uninterrupted game = play_all(kind, presentation, record);
      for (std::size_t cut = 1; cut < moves_of(record); cut += tests::is_sanitized ? 9 : 1)
        check_cut(kind, presentation, record, cut, game);
    }
  }
}

}  // namespace
}  // namespace codemaker::play
