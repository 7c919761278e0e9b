/// Who is who in the table of players. Called within a transaction where they change it.
#pragma once

#include "records/store.hpp"

#include <cstdint>
#include <optional>
#include <soci/soci.h>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores::records {

/// Of what is remembered of a player, the name that says whether they have muted another. It is no
/// choice of theirs that a call begins with.
[[nodiscard]] std::string muted_name(PlayerId other);

/// As `is_same_player` has it: by the lasting key, else by the name. A player known by name alone
/// who comes with a key is the one of that name.
[[nodiscard]] std::optional<PlayerId> find_player(soci::session& session, const Player& player);

/// The same; a new one is entered, and of a known one it is written that they were here, with the
/// name and key of today. Other writers of this player wait until the transaction ends.
[[nodiscard]] PlayerId enter_player(soci::session& session, const Player& player, UtcSeconds now);

[[nodiscard]] std::optional<KnownPlayer> read_player(soci::session& session, PlayerId id);
[[nodiscard]] std::vector<KnownPlayer> read_players(
    soci::session& session, std::int64_t most, PlayerId after
);
/// Who was seen last first.
[[nodiscard]] std::vector<KnownPlayer> read_last_players(soci::session& session, std::int64_t most);

/// Until the transaction ends nobody else claims a name: two that look the same are two rows, which
/// no index keeps apart.
void claim_in_turn(soci::session& session);

/// Who has a password on one of these boards and is called so; else the first one whose name looks
/// the same. What names look like is compared here: it is not kept, for it changes with Unicode.
[[nodiscard]] std::optional<Player> find_owner(
    soci::session& session, const std::vector<std::string>& boards, std::string_view name
);

/// The hash of a password; empty: none.
[[nodiscard]] std::string read_password(soci::session& session, PlayerId id);
void write_password(soci::session& session, PlayerId id, const std::string& hash);

[[nodiscard]] RememberedTexts read_remembered(soci::session& session, PlayerId id);
void write_remembered(
    soci::session& session, PlayerId id, const std::string& what, const std::string& value
);

/// True if that text is remembered of them under that name.
[[nodiscard]] bool has_remembered(
    soci::session& session, PlayerId id, std::string_view what, std::string_view value
);

/// Until when they were told what others did; 0: never.
[[nodiscard]] UtcSeconds time_told(soci::session& session, PlayerId id);

/// The time of what somebody does of which this player is to be told. The clocks of machines
/// differ: what another one has told them up to a time did not happen before it, or they would
/// never hear of it. A clock that is ahead by more than an hour is not believed.
[[nodiscard]] UtcSeconds not_yet_told(
    soci::session& session, std::optional<PlayerId> player, UtcSeconds now
);

/// What is remembered of one player goes to another, who keeps their own. Who has muted one has
/// muted the other.
void hand_over_remembered(soci::session& session, PlayerId from, PlayerId into);

/// The row, and what is remembered of it by themselves and others; games must not name it any more.
void remove_player(soci::session& session, PlayerId id);

/// False if another player of the board is known by that name alone.
[[nodiscard]] bool rename_player(soci::session& session, PlayerId id, std::string_view handle);

/// What the database takes: texts cleaned and cut to what a score's entry holds.
[[nodiscard]] Player storable(const Player& player);

}  // namespace codemaker::scores::records
