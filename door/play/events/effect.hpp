/// What a session wants done.
#pragma once

#include "ansi/music.hpp"
#include "engine/records/record.hpp"
#include "play/events/farewell.hpp"
#include "play/events/from_sysop.hpp"
#include "play/events/kept_games.hpp"
#include "play/events/kinds.hpp"
#include "play/events/people.hpp"
#include "play/events/question.hpp"
#include "play/events/secrets.hpp"
#include "scores/store.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play {

namespace effect {

/// Draw and seal a secret; answered by Secret. That of a puzzle is sealed whole, else the share of
/// the computer's, which MixSecret makes a secret of.
struct DrawSecret {
  SecretRules rules;        ///< as the record of the game has them: they are sealed, too
  std::string puzzle = {};  ///< that is the same for all; empty: none
};

/// The caller has given their share: make the secret of both. Answered by Secret.
struct MixSecret {
  SecretRules rules;  ///< of DrawSecret
  engine::records::Salt share{};
  std::string typed;  ///< the caller's
};

/// Answered by Seed.
struct DrawSeed {
  std::string puzzle = {};  ///< as that of DrawSecret
};

/// Let a player of the computer's think; answered by Thought with the same ticket. It takes the
/// place of what this caller asked before.
struct Think {
  Ticket ticket = 0;
  Question question;
};

/// Nobody waits for the answer any more.
struct StopThinking {};

/// Whether a score that no disk takes is tried again; after the end of a session always once.
enum class Chance : std::uint8_t { another, last };

/// Answered by Filed, in order.
struct FileScore {
  scores::Submission submission;
  Chance chance = Chance::another;
};

/// A move was made, or the game given up: keep it as it stands now, in place of what was kept of
/// it. A game that is left in the middle without being given up stays unfinished. Answered only by
/// GameTaken, and by GameKept where that fails for a while.
struct KeepGame {
  engine::records::Record record;
  GameToken token = 0;   ///< of a game that an earlier call began
  bool is_new = false;   ///< nothing was kept of it before
  bool is_over = false;  ///< nothing will be added any more
  /// False: nobody knows yet whether another of its kind waits. Where one does, this is refused.
  bool gives_up_others = true;
};

/// Keeps a game that was over before it was known whose it is. It counts unless they have played
/// that puzzle before.
struct KeepPlayed {
  engine::records::Record record;
};

/// It is known now who the guest of this browser is: what was kept of the guest is theirs.
/// For a month they are known there without a password, but for the sysop.
struct KeepGuests {};

/// Nobody is to be known in this browser when a page calls next. Not answered.
struct ForgetBrowser {};

/// Answered by Unfinished, with the games of the player that were kept last since then.
struct ReadGames {
  std::int64_t since = 0;                                 ///< seconds since 1970, UTC
  engine::records::Day day = engine::records::first_day;  ///< today
};

/// Answered by Runs, if games of the player are kept and can be counted.
struct ReadRuns {
  std::int64_t day = 0;
};

/// Somebody says that this is their name. Answered by Account.
struct ReadAccount {
  std::string name;
};

/// Answered by OwnName.
struct ReadOwnName {};

/// Answered by PasswordChecked.
struct CheckPassword {
  scores::Player owner;
  std::string password;
};

/// Gives the caller's name this password, in place of the one they came with. Answered by
/// PasswordSet.
struct SetPassword {
  std::string password;
};

/// Answered by Remembered.
struct ReadRemembered {};

/// Of what is remembered, the name by which a key or the browser of a guest is known.
inline constexpr std::string_view remembered_name = "name";

/// The player likes something in another way than was remembered. Not answered.
struct Remember {
  std::string what;
  std::string value;
};

/// The call ends before it is known what was remembered: of these fields the player likes something
/// in another way, and the others stay. Not answered.
struct RememberFields {
  std::string what;
  std::string fields;  ///< "duel=1 holes=5"
};

/// Answered by DailyTables.
struct ReadDaily {
  engine::records::Day day = engine::records::first_day;
};

/// A ranked game is finished: from now on there is a score file, even if it is empty. Not answered.
struct MakeTables {};

/// Answered by Tables.
struct ReadTables {};

/// Answered by AllBoards.
struct ReadAllBoards {};

/// Answered by Champions.
struct ReadChampions {};

/// The caller wants to talk to the sysop. Not answered, unless a chat begins.
struct PageSysop {
  std::string reason;  ///< empty: none was given
};

/// What the caller types in a chat.
struct ChatSaid {
  std::string text;
};

/// The caller has ended the chat.
struct ChatEnded {};

/// Ring the caller's bell once.
struct Ring {};

/// Play a tune on the caller's terminal, which is known to.
struct PlayTune {
  ansi::Tune tune = ansi::Tune::win;
};

/// The terminal turned out to be another one: what was painted is forgotten.
struct ChangeTerminal {};

/// The call is over.
struct Leave {
  Farewell why = Farewell::left;
};

}  // namespace effect

/// One of them. A type of its own, so that it can be declared where it is only passed on.
struct Effect
    : OneOf<AnyOf<
          Kinds<
              effect::DrawSecret, effect::MixSecret, effect::DrawSeed, effect::Think,
              effect::StopThinking, effect::FileScore, effect::KeepGame, effect::KeepPlayed,
              effect::KeepGuests, effect::ForgetBrowser, effect::ReadGames, effect::ReadRuns,
              effect::ReadDaily, effect::KeepLost, effect::ReadAccount, effect::ReadOwnName,
              effect::CheckPassword, effect::SetPassword, effect::ReadRemembered, effect::Remember,
              effect::RememberFields, effect::MakeTables, effect::ReadTables, effect::ReadAllBoards,
              effect::ReadChampions, effect::ReadPeople, effect::PageSysop, effect::ChatSaid,
              effect::ChatEnded, effect::AskDesk, effect::Ring, effect::PlayTune,
              effect::ChangeTerminal, effect::Leave>,
          KeptEffects>> {
  using OneOf::OneOf;
};

using Effects = std::vector<Effect>;

}  // namespace codemaker::play
