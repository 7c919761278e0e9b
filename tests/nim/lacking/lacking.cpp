// Descriptors that lack something: none of this compiles. lacking.py looks for the sentence of
// each.
#include "games/list.hpp"

namespace codemaker::games {

using play::nim::Game;

// What is private is not there for others.
#define LACKING(member)                                                                            \
  struct Without_##member : Game {                                                                 \
   private:                                                                                        \
    using Game::member;                                                                            \
  };                                                                                               \
  static_assert(is_complete<Without_##member>())

LACKING(id);
LACKING(word);
LACKING(title);
LACKING(ranked_run);
LACKING(menu);
LACKING(art);
LACKING(puzzle);
LACKING(puzzle_of);
LACKING(rules);
LACKING(scenes);
LACKING(kind);
LACKING(result);
LACKING(replay);
LACKING(commands);
LACKING(Record);

struct OfNoNumber : Game {
  static constexpr engine::RankedGame id{};
};

static_assert(is_complete<OfNoNumber>());

struct OfAnotherRecord : Game {
  using Record = play::masterix::Game::Record;
};

static_assert(is_complete<OfAnotherRecord>());

struct OfNoRecord : Game {
  using Record = int;
};

static_assert(is_complete<OfNoRecord>());

struct OfSameNumber : Game {
  static constexpr std::string_view word = "another";
};

static_assert(GameList<Game, OfSameNumber>::size == 2);

struct OfSameWord : Game {
  static constexpr engine::RankedGame id{5};

  struct Record : Game::Record {
    static constexpr engine::RankedGame game{5};
  };
};

static_assert(GameList<Game, OfSameWord>::size == 2);

}  // namespace codemaker::games
