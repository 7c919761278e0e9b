/// A game as the tests know it: what is to be known to play it without knowing its rules.
///
/// Each game fills in one `TestedGame` in a source of its own and registers it; tests that are
/// about all games go over `tested_games()` and name none.
#pragma once

#include "engine/ranked_game.hpp"
#include "play/events/question.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace codemaker::engine::records {

class Record;
struct Outcome;

}  // namespace codemaker::engine::records

namespace codemaker::play {

namespace effect {

struct DrawSecret;
struct MixSecret;

}  // namespace effect

namespace event {

struct Secret;

}  // namespace event

}  // namespace codemaker::play

namespace codemaker::tests {

class RandomPlayer;
class RecordPlayer;
class Typist;

/// What letters are in a scene.
enum class Letters {
  commands,
  moves,    ///< some of them pegs, slots and the like, whatever else they mean elsewhere
  any_key,  ///< whatever is no command goes on, or back
  skips,    ///< whatever is pressed goes on
  answers,  ///< of a question, and nothing else
  text,
  name,  ///< text that is a name
};

/// The keys that lead from the title to a scene.
struct Way {
  std::string scene;
  std::string keys;
  Letters letters = Letters::commands;
};

/// A kind of game: its way from the title to its first move on screens and in lines, how its record
/// begins, and the keys of the menus that lead back to one that was cut off.
struct WayToPlay {
  std::string on_screens;
  std::string in_lines;
  std::string begins;
  std::string entrance;
  bool is_guided = false;  ///< goes on as a level of practice
};

/// Settings that a call leaves behind, and the next one finds.
struct LeftSettings {
  std::string keys;
  std::string name;
  std::string text;
  std::string again;  ///< keys that lead to where it is shown
  std::string shown;
};

/// Keys from the title, or what they bring, and a text that belongs to it.
struct KeysTo {
  std::string keys;
  std::string text;
};

/// The puzzle of the day or of a word, played to its end.
struct TestedPuzzle {
  /// Plays it to a game that is won, from where it begins.
  void (*win)(Typist& caller) = nullptr;
  std::string won;        ///< behind "codemaker WHICH ", how the line to paste begins
  std::string again;      ///< keys that begin a challenge again when it is over
  std::string challenge;  ///< how the record of a challenge begins
  std::string leaves;     ///< keys that lead from a challenge that goes on to the word
  std::string cut_off;    ///< keys from the title to a game of the kind of a challenge
};

struct TestedGame {
  engine::RankedGame id{};
  std::vector<Way> ways;
  /// Of scenes that lie over another one, come once or have letters as text.
  std::vector<Way> more_ways;
  std::vector<std::string> ways_in_lines;  ///< lines from the title to scenes
  /// Nothing moves on the screens, so that keys are never there to skip something.
  std::vector<WayToPlay> kinds;
  std::string ranked;      ///< keys from the title to the first board of a ranked run
  bool has_hints = false;  ///< and undo, but not in ranked games
  TestedPuzzle puzzle;
  std::vector<std::string> given_up;  ///< keys from the menu that play a bit and give up
  std::vector<LeftSettings> settings;
  std::vector<std::string> remembered;  ///< names of all texts that are remembered of it
  std::vector<KeysTo> art;              ///< what a sysop can draw is behind the screen there
  std::vector<std::string> scripts;     ///< lines of callers who go through all of it

  /// From the first board of a ranked run: wins its level, up to the result on the screen.
  void (*win_level)(Typist& caller) = nullptr;

  /// Makes a move without sense in the game that was kept last.
  void (*move)(RandomPlayer& player, const engine::records::Record& last) = nullptr;
  /// Gives the game up; nullptr: by Q and Y.
  void (*give_up)(RandomPlayer& player, const engine::records::Record& last) = nullptr;
  /// Has the typist draw what the record draws next after so many moves.
  void (*draw_as
  )(Typist& caller, const engine::records::Record& record, std::size_t from) = nullptr;
  /// Types a move of a record; what leads to it may take several keys.
  void (*type
  )(RecordPlayer& player, const engine::records::Record& record, std::size_t at) = nullptr;
  /// Answers what the computer is asked, as it did in a record after so many moves.
  void (*answer
  )(RecordPlayer& player, const engine::records::Record& record, std::size_t at) = nullptr;
  /// True of a question about moves that were made already; nullptr: there is none.
  bool (*looks_back)(const play::Question& question) = nullptr;
  /// A question of the game's that is answered by the clock, as one that needs none; nullopt: it is
  /// another one.
  std::optional<play::Question> (*without_clock)(const play::Question& question) = nullptr;
  /// Draws what the game hides; nullptr: it hides nothing.
  std::optional<play::event::Secret> (*hide
  )(Typist& caller, const play::effect::DrawSecret& draw) = nullptr;
  /// Makes the secret whose share was sealed; nullptr as above.
  std::optional<play::event::Secret> (*mix
  )(Typist& caller, const play::effect::MixSecret& mix) = nullptr;
  /// What a scene says of a game of this record that came to this; empty where it says nothing of
  /// its own.
  std::string (*words_of
  )(const engine::records::Record& record, const engine::records::Outcome& outcome) = nullptr;
  /// What the replay of a game has on a full screen at its end; nullptr: no test looks for it.
  std::vector<std::string> (*shown_at_end)(const engine::records::Record& record) = nullptr;
};

/// Registers a game: `const Registered registered{{.id = …}};`
struct Registered {
  explicit Registered(TestedGame game);
};

/// All games of the program under test, in its order. Throws if one has no row here.
[[nodiscard]] const std::vector<TestedGame>& tested_games();

/// The question as one that no clock answers: there is none here.
[[nodiscard]] play::Question without_clock(const play::Question& question);

/// That of a record.
[[nodiscard]] const TestedGame& tested_game(const engine::records::Record& record);

/// "1" to "9": the number of a game where all games stand in a row.
[[nodiscard]] std::string number_of(const TestedGame& game);

/// The keys that lead from the title to each scene, of the games and of what stands around them.
[[nodiscard]] const std::map<std::string, std::string>& ways();

/// The same with what letters are there; `more_ways` as well.
[[nodiscard]] const std::vector<Way>& every_way();

/// The lines that lead from the title to each scene.
[[nodiscard]] const std::vector<std::string>& ways_in_lines();

/// Of all games.
[[nodiscard]] const std::vector<WayToPlay>& kinds_of_games();

}  // namespace codemaker::tests
