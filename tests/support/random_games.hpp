/// Games of all kinds, played without sense.
#pragma once

#include "engine/breaking/record.hpp"
#include "engine/egg_carton/record.hpp"
#include "engine/masterix/record.hpp"
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::tests {

/// A kind of game: its way from the title to its first move on screens and in lines, how its record
/// begins, and the keys of the menus that lead back to one that was cut off.
struct WayToPlay {
  std::string on_screens;
  std::string in_lines;
  std::string begins;
  std::string entrance;
  bool is_guided = false;  ///< goes on as a level of practice
};

/// Nothing moves on the screens, so that keys are never there to skip something.
inline const std::vector<WayToPlay> kinds_of_games{
    {"\nopp\nc\n", "p\nc\n", "cm1:breaking:campaign:r1:=1234-0102", "c"},
    {"\nopp\nddn", "p\nd\nd\nn\n", "cm1:breaking:free:r1.4x6b:=1234-0102", "d"},
    {"\nopp\nddgn", "p\nd\nd\ng\nn\n", "cm1:breaking:free:r1.4x10n:=1234-0102", "d"},
    {"\nopp\ndn5231\n", "p\nd\nn\n5231\n", "cm1:breaking:duel:r1.4x6b.c7:=5231=1234-0102", "d"},
    {"\nopp\np3", "p\np\n3\n", "cm1:breaking:practice:r1.l3:=1234-0102", "p"},
    {"\nopp\ng", "p\ng\n", "cm1:breaking:practice:r1.l1:=1234-0102", "p", true},
    {"\nopp\ns", "p\ns\n", "cm1:breaking:splats:r1.4x6s.g10:=1234-0102", "s"},
    {"\nopp\n2n 5231\n", "p\n2\nn\n\n5231\n", "cm1:breaking:match:r1.n4.g12.guesses.pair:=5231,",
     "2"},
    {"\nopp\n2pn", "p\n2\np\nn\n", "cm1:breaking:match:r1.n4.g12.guesses.c7:=1234-0102", "2"},
    {"\nopp\nmr", "p\nm\nr\n", "cm1:masterix:run:r1:=0000000000000001,", "mr"},
    {"\nopp\nmc3\n", "p\nm\nc\n3\n", "cm1:masterix:casual:r1.c3:=0000000000000001,", "mc"},
    {"\nopp\nm2\n\n", "p\nm\n2\n\n\n", "cm1:masterix:pair:r1:=0000000000000001,", "m2"},
    {"\nopp\nel", "p\ne\nl\n", "cm1:eggcarton:ladder:r1:=0000000000000001,", "el"},
    {"\nopp\necpd", "p\ne\nc\np\nd\n", "cm1:eggcarton:casual:r1.classic.usual.c2:,D,", "ec"},
    {"\nopp\necdrp", "p\ne\nc\nd\nr\np\n",
     "cm1:eggcarton:casual:r1.dealt.narrow.c2:=0000000000000001,", "ec"},
    {"\nopp\nap", "p\na\np\n", "cm1:breaking:daily:r1.2026-11-20.4x6:=1234-0102", "a1p"},
    {"\nopp\na2p", "p\na\n2\np\n", "cm1:masterix:daily:r1.2026-11-20.c5:=0000000000000001,", "a2p"},
    {"\nopp\na3p", "p\na\n3\np\n", "cm1:eggcarton:daily:r1.2026-11-20.c5:=0000000000000001,",
     "a3p"},
    {"\nopp\ne22\npd", "p\ne\n2\np\nd\n", "cm1:eggcarton:pair:r1.classic.usual:,D,", "e2"},
};

/// A player without sense, who sometimes knows the code.
class RandomPlayer {
 public:
  RandomPlayer(Typist& ada, std::uint64_t seed) : ada_{ada}, random_{seed} {}

  /// Plays until the game is over or the caller has had enough and gives it up.
  void play() {
    int patience = random_.below(2) == 0 ? static_cast<int>(random_.below(30)) : 3000;
    while (ada_.kept.is_going_on() && --patience > 0) {
      // A copy: each key may add to those that are kept.
      const engine::records::Record last = ada_.kept.all().back().record;
      visit_game([&](const auto& record) { move(record); }, last);
    }
    if (!ada_.kept.is_going_on()) return;
    const bool is_splats = ada_.kept.last_line().find(":splats:") != std::string::npos;
    is_splats && !is_line() ? ada_.type("q\ny\n") : press("qy");
  }

 private:
  [[nodiscard]] bool is_line() const {
    return ada_.session().presentation() == play::Presentation::lines;
  }

  /// Keys on screens, lines in lines.
  void press(std::string_view keys) {
    for (const char key : keys) {
      if (is_line() && key != ' ') ada_.type(std::string{key});
      if (!is_line()) ada_.type(std::string{key});
      if (is_line()) ada_.type("\n");
    }
  }

  template <typename GameRecord>
  static typename GameRecord::Replay replayed(const GameRecord& record) {
    typename GameRecord::Replay game{record.setup};
    for (const auto& move : record.moves)
      static_cast<void>(game.play(move));
    return game;
  }

  void move(const engine::breaking::records::BreakingRecord& record) {
    const auto game = replayed(record);
    const bool has_rounds =
        std::holds_alternative<engine::breaking::records::Campaign>(record.setup) ||
        std::holds_alternative<engine::breaking::records::RoundsMatch>(record.setup);
    if (has_rounds) press(" ");
    const bool ends_early = record.setup.index() == 0 && random_.below(10) == 0;
    if (ends_early) press("ey");
    const bool knows = game.round() != nullptr && random_.below(6) == 0;
    std::string row = knows ? engine::breaking::text(game.round()->secret()) : "";
    while (row.size() < static_cast<std::size_t>(game.rules().holes)) {
      const char digit = static_cast<char>('1' + random_.below(6));
      if (game.rules().repeats || row.find(digit) == std::string::npos) row += digit;
    }
    ada_.type(row + "\n");
  }

  /// Now and then; not over the words of a result.
  void take_back(bool is_allowed) {
    const bool is_wanted = is_allowed && random_.below(6) == 0;
    if (is_wanted && ada_.kept.is_going_on()) press("u");
  }

  void move(const engine::masterix::records::MasterixRecord& record) {
    const auto game = replayed(record);
    if (game.round()->is_over()) return press("  ");
    const auto moves = engine::masterix::moves(game.round()->position());
    type_move(ada_, moves[random_.below(moves.size())]);
    take_back(record.setup.index() > 0);
  }

  void move(const engine::egg_carton::records::CartonRecord& record) {
    const auto game = replayed(record);
    if (engine::egg_carton::winner(*game.position())) return press("  ");
    const auto slots = engine::egg_carton::selections(*game.position());
    press(std::string{engine::egg_carton::letter(slots[random_.below(slots.size())])});
    take_back(record.setup.index() > 0);
  }

  Typist& ada_;
  engine::Random random_;
};

}  // namespace codemaker::tests
