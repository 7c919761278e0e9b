/// What the sysop's editor shows, and what it asks to be done.
#pragma once

#include "scores/edits.hpp"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace codemaker::play::shell {

/// A player of the database.
struct ListedPlayer {
  std::int64_t id = 0;
  std::string name;
  std::string board;
  std::int64_t games = 0;
  std::int64_t seen = 0;  ///< when a game of theirs was kept last, seconds since 1970, UTC

  friend bool operator==(const ListedPlayer&, const ListedPlayer&) = default;
};

/// A game of two by mail. Names are others' and not cleaned.
struct ListedMail {
  std::int64_t id = 0;
  std::string game;  ///< "Masterix"
  std::string one;   ///< who offered it
  std::string two;   ///< "whoever comes" at an open table
  std::string state;
  std::int64_t moved = 0;  ///< when it was changed last, seconds since 1970, UTC
  bool is_annulled = false;

  friend bool operator==(const ListedMail&, const ListedMail&) = default;
};

/// The change that an undo would take back.
struct LatestChange {
  scores::ChangeNumber number = 0;  ///< 0: there is none
  std::string text;                 ///< such as "remove by root: Ada (10 points) is gone"

  friend bool operator==(const LatestChange&, const LatestChange&) = default;
};

/// All that is shown, as it is on the disk.
struct EditorContents {
  scores::Hall hall;
  std::vector<ListedPlayer> players;
  std::vector<ListedMail> mail;  ///< the one that was offered last first
  std::string why_no_rows;       ///< a sentence, if the tables cannot be read
  std::string why_no_players;    ///< a sentence, if there can be none, nor games by mail
  LatestChange latest;

  friend bool operator==(const EditorContents&, const EditorContents&) = default;
};

/// What is to be done; each has been agreed to. Whoever does it says what came of it.
namespace order {

struct AddRow {
  engine::RankedGame table = engine::first_ranked_game;
  std::string name;
  engine::Points score = 0;
  std::uint32_t level = 1;
};

struct RemoveRow {
  scores::SeenRow row;
};

struct RenameRows {
  scores::Renaming renaming;
};

struct UndoLatest {
  scores::ChangeNumber number = 0;
};

struct RenamePlayer {
  ListedPlayer player;
  std::string name;
};

struct MergePlayers {
  ListedPlayer from;
  ListedPlayer into;
};

struct ForgetPlayer {
  ListedPlayer player;
};

struct SetPassword {
  ListedPlayer player;
  std::string password;  ///< empty: none
};

struct AnnulMail {
  ListedMail game;
};

/// The game counts again, or goes on.
struct UndoAnnulment {
  ListedMail game;
};

}  // namespace order

using Order = std::variant<
    order::AddRow, order::RemoveRow, order::RenameRows, order::UndoLatest, order::RenamePlayer,
    order::MergePlayers, order::ForgetPlayer, order::SetPassword, order::AnnulMail,
    order::UndoAnnulment>;

}  // namespace codemaker::play::shell
