/// A caller without a line: types at a session, performs its effects and reads the screen.
#pragma once

#include "ansi/keys.hpp"
#include "engine/ranked_game.hpp"
#include "play/events/question.hpp"
#include "play/session/session.hpp"
#include "scores/entry.hpp"
#include "support/calls.hpp"
#include "support/mouse_hand.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::ansi {

enum class Tune : std::uint8_t;

}  // namespace codemaker::ansi

namespace codemaker::play {

struct TablesOfSeason;
struct Effect;

namespace breaking::question {

struct Solve;

}  // namespace breaking::question

namespace effect {

struct ReadGames;
struct AskDesk;

}  // namespace effect

namespace event {

struct AllBoards;
struct Champions;

}  // namespace event

}  // namespace codemaker::play

namespace codemaker::tests {

class FakeDisk;
class KeptGames;
struct KeptDays;
struct LookedAt;

/// A session and the hands before it. What the session asks of the world is done at once, by the
/// fields here. Who uses one of them includes what it is of.
class Typist : public MouseHand<Typist> {
  struct World;
  std::unique_ptr<World> world_;

 public:
  /// A caller who has typed `keys` already; what they heard meanwhile is forgotten. The Hall of
  /// Fame holds what was filed before.
  explicit Typist(
      play::Call call = call_of("Ada"), std::string_view keys = "",
      const std::vector<scores::Entry>& filed_before = {}
  );
  Typist(Typist&&) noexcept;
  ~Typist();

  /// The codes the computer will hide, one per round; after the last the same again.
  /// Filled up with 1; what a game does not have is 1 too.
  std::deque<std::string> secrets{"1234"};
  /// What boards are dealt from.
  std::uint64_t seed = 1;
  FakeDisk& disk;
  std::optional<play::effect::Farewell> left = {};
  std::vector<std::string> heard = {};  ///< in line mode, every line told
  std::vector<play::breaking::question::Solve>& solved;
  std::vector<scores::Entry> filed = {};
  std::vector<play::effect::Chance> chances = {};  ///< of those
  KeptGames& kept;
  std::vector<play::effect::ReadGames>& reads;   ///< of the games that earlier calls left
  bool holds_games = false;                      ///< there are none, unless a test answers
  std::map<std::string, std::string> passwords;  ///< by name
  bool are_names_checked = true;                 ///< false: the database does not answer
  bool are_passwords_heard = true;               ///< false: too many are being guessed
  bool may_take_name = true;                     ///< false: too many came from the address today
  std::chrono::seconds waits_for_turn{0};        ///< once: others who guess come first
  std::optional<play::event::AllBoards>&
      all_boards;  ///< as the database answers; nullopt: it does not
  std::optional<engine::PerGame<std::int64_t>>
      runs_begun;                                    ///< nullopt: the database does not answer
  std::optional<play::TablesOfSeason>& season;       ///< that is going on
  std::optional<play::event::Champions>& champions;  ///< nullopt: the disk does not answer
  std::string own_name;                              ///< of a caller with a key
  int asked_what_is_remembered = 0;
  std::map<std::string, std::string, std::less<>> remembered;  ///< since the call began
  std::map<std::string, std::string> unread;                   ///< fields, at its end
  LookedAt& books;
  KeptDays& days;
  std::string drawn = {};  ///< of a code whose seal is shown and that is not made yet
  /// The share of the caller's that their next code comes of, whatever they type; empty: what they
  /// type.
  std::string typed_as = {};
  /// Drawn with each secret.
  std::array<std::uint8_t, 16> salt{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  /// Thinking is answered at once; a test that wants to be between can hold it back.
  bool holds_thinking = false;
  /// The same of a code that the first guess makes; `make_code` makes it then.
  bool holds_code = false;
  std::function<void()> make_code = {};
  std::optional<play::Question> asked;  ///< held back, and not answered yet
  play::Ticket ticket = 0;              ///< of the last question
  int thoughts_stopped = 0;             ///< questions whose answers nobody waits for any more
  int terminal_changes = 0;
  int rings = 0;                                   ///< of the bell
  std::vector<std::string> pages;                  ///< of the sysop, their reasons
  std::vector<play::effect::AskDesk>& desk_asked;  ///< answered by the tests that are about it
  std::vector<play::Effect>& mail_asked;  ///< of games by mail; answered by the tests about them
  std::string said;                       ///< in a chat; a point at its end if the caller ended it
  std::vector<ansi::Tune> tunes;
  bool types_ahead = false;
  bool goes_past_opponents = true;  ///< their page ends before the first key for the board
  bool waits_for_marks = true;      ///< of a guess on a full screen, which appear one by one

  /// Presses it when it counts; who `types_ahead` does not wait for that.
  void press(const ansi::Key& key);

  void press(ansi::KeyCode code) { press(ansi::Key{code, 0, {}}); }

  /// Types letters; a `\n` is Enter, a `\b` Backspace.
  void type(std::string_view text);

  /// What a guess that was just made brings.
  void see_marks() {
    if (waits_for_marks && !types_ahead) wait_for_marks();
  }

  void wait(std::chrono::seconds time);

  /// Waits for what is shown step by step to take its next step.
  void wait_for_step();

  /// Until all marks of the last guess are there, on a wooden board.
  void wait_for_marks();

  void hang_up();

  void resize(int rows, int columns);

  void answer(const play::Answer& answer);

  /// A link is opened in their browser meanwhile.
  void open_link(const std::string& path);

  /// What the sysop does.
  void hear(const play::FromSysop& notice);

  /// The answer to the last question.
  void reply(const play::Reply& reply) {
    asked.reset();
    reply_to(ticket, reply);
  }

  /// The answer to the question with this ticket.
  void reply_to(play::Ticket question, const play::Reply& reply);

  /// What a player of the computer's would answer.
  [[nodiscard]] play::Reply thought_of(const play::Question& question);

  /// Earlier calls have left these.
  void left_before(std::vector<play::UnfinishedGame> games);

  [[nodiscard]] const play::Session& session() const;

  [[nodiscard]] play::Session& session();

  /// From when on keys count, if they have been dropped before.
  [[nodiscard]] play::Instant heard_from() const;

  /// The screen as text, row by row.
  [[nodiscard]] std::string screen() const;

  [[nodiscard]] bool sees(std::string_view text) const {
    return screen().find(text) != std::string::npos;
  }

  /// The last line told and the prompt, in line mode.
  [[nodiscard]] const std::string& last_line() const { return heard.back(); }

  [[nodiscard]] const std::string& prompt() const;

  /// A second player at this terminal is asked whether a move may be taken back.
  [[nodiscard]] bool asks_for_undo() {
    constexpr std::string_view words = "take that back? (Y/N)";
    const bool is_line = session().presentation() == play::Presentation::lines;
    return is_line ? prompt().find(words) != std::string::npos : sees(words);
  }

  /// Of code breaking, unless another one is asked for.
  [[nodiscard]] std::vector<scores::Entry> table();
  [[nodiscard]] std::vector<scores::Entry> table(engine::RankedGame game);

 private:
  struct Performing;

  void pass_until(play::Instant end);
  void perform(const play::Effects& effects);
};

}  // namespace codemaker::tests
