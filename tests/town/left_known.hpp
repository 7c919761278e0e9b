/// What an auditor knows of codes and positions that were left for others, in the simplest words.
#pragma once

#include "known.hpp"

#include "engine/ranked_game.hpp"
#include "records/left.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::tests::town {

using scores::records::LeftId;
using scores::records::LeftState;
using scores::records::TryState;

/// Somebody's one try.
struct KnownTry {
  Who who = former;
  std::vector<std::string> guesses = {};
  TryState state = TryState::going_on;
  std::int64_t version = 1;
  std::int64_t counted = 0;  ///< guesses, or the margin at a position
  std::int64_t token = 0;    ///< of a position: the game that it is
  UtcSeconds moved = 0;
};

/// A code, or a position.
struct KnownLeft {
  MailTerms terms;
  Who maker = former;
  std::string hidden;
  LeftState state = LeftState::open;
  UtcSeconds made = 0;
  std::vector<KnownTry> tries = {};  ///< in the order in which they were begun

  [[nodiscard]] KnownTry* try_of(Who who) { return find_try(tries, who); }

  [[nodiscard]] const KnownTry* try_of(Who who) const { return find_try(tries, who); }

  /// Whether this one may see what is hidden.
  [[nodiscard]] bool is_open_to(Who who) const;

  [[nodiscard]] std::int64_t tried() const { return static_cast<std::int64_t>(tries.size()); }

  [[nodiscard]] std::vector<const KnownTry*> broken() const;  ///< the best first

 private:
  template <typename Tries>
  static auto find_try(Tries& all, Who who) -> decltype(all.data()) {
    for (auto& each : all)
      if (each.who == who && who != former) return &each;
    return nullptr;
  }
};

/// A change that somebody asks for, as it reaches the database.
struct LeftAttempt {
  Who who = 0;
  LeftId id = 0;
  std::int64_t version = 0;
  play::LeftDeed deed = play::LeftDeed::guess;
  std::string text;
  UtcSeconds at = 0;
  UtcSeconds told = 0;  ///< until then the maker was told what others did
};

[[nodiscard]] Verdict judge(const KnownLeft& left, const LeftAttempt& attempt);

/// It was done.
void enter(KnownLeft& left, const LeftAttempt& attempt);

/// A game at a position, as it was kept.
struct KnownBoard {
  Who who = former;
  LeftId id = 0;
  bool is_over = false;
  bool is_counted = true;  ///< it keeps its player from another one
  UtcSeconds kept = 0;
  bool is_given_up = false;  ///< by another one that was begun
};

/// All that was left, and the games at it by their tokens.
struct KnownShelf {
  std::map<LeftId, KnownLeft> left;
  std::map<std::int64_t, KnownBoard> boards;
  std::map<Who, UtcSeconds> told_until;

  /// Until when they were told what others did; 0: never.
  [[nodiscard]] UtcSeconds told(Who who) const;

  /// What is kept of a game with this token becomes this; false: it has to be refused.
  [[nodiscard]] bool keep(
      std::int64_t token, const KnownBoard& board, const std::optional<KnownTry>& ended
  );

  /// Nobody went on with them since then.
  void prune(UtcSeconds before, UtcSeconds now);
  /// They were left before then.
  void end_old(UtcSeconds before);
  /// All of one is the other's now; `former`: nobody's.
  void hand_over(Who from, Who to);

 private:
  void give_up(std::int64_t token, UtcSeconds at, bool is_done_by_player = true);
  /// What happens to who was told of all until later did not happen before that.
  [[nodiscard]] UtcSeconds not_yet_told(Who who, UtcSeconds at) const;
  void give_up_alike(Who from, Who to);
};

}  // namespace codemaker::tests::town
