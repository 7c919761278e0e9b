/// Who works for the callers beside the thread that owns them, and where chance and thoughts come
/// from.
#pragma once

#include "io/disk/game_keeper.hpp"
#include "io/kept_in.hpp"
#include "io/scribe.hpp"
#include "io/secrets/entropy.hpp"
#include "io/secrets/passwords.hpp"
#include "io/thinkers.hpp"
#include "io/upkeep/upkeeper.hpp"
#include "play/thinking.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>

namespace codemaker::io {

/// Answers a question to a player of the computer's; runs on a thread of the thinkers.
using Reasoner = std::function<
    play::event::Reply(const play::Question&, play::Mind&, const std::stop_token& stop)>;

/// What the connections of a program share. To be used on the thread that runs the context, but for
/// `chance` and `reason`.
struct Workers {
  Workers(asio::io_context& desk, scores::Disk& disk, Log& log, std::size_t thinker_count = 1)
      : context{desk},
        scribe{context, disk, log},
        thinkers{context, thinker_count},
        passwords{context} {}

  /// Begins to keep what is kept. Disk and log are those that this was made with.
  void keep_in(const KeptIn& kept, scores::Disk& disk, Log& log) {
    scribe.keep_seasons(kept.seasons);
    if (kept.bulletins) bulletins.emplace(disk, log, *kept.bulletins, kept.games);
    if (kept.games) games.emplace(context, *kept.games, log);
    upkeeper.emplace(kept, log);
    upkeeper->look();
    if (!bulletins) return;
    scribe.on_filed([this] { bulletins->renew(); });
    if (games) games->on_end([this] { bulletins->renew(); });
  }

  /// The program ends: each has so long to come to an end with what it is at. If this is false, the
  /// program must end without destroying them.
  [[nodiscard]] bool finish(std::chrono::milliseconds limit) {
    const bool are_scores_filed = scribe.finish(limit);
    const bool are_games_kept = !games || games->finish(limit);
    const bool are_bulletins_written = !bulletins || bulletins->finish(limit);
    const bool is_kept_up = !upkeeper || upkeeper->finish(limit);
    return are_scores_filed && are_games_kept && are_bulletins_written && is_kept_up;
  }

  asio::io_context& context;
  std::optional<disk::BulletinWriter> bulletins;  ///< nullopt: none are written
  std::optional<Upkeeper> upkeeper;
  Scribe scribe;
  Thinkers thinkers;
  Passwords passwords;
  std::optional<disk::GameKeeper> games;  ///< nullopt: none are kept
  RandomSource chance = random_bits;
  Reasoner reason = [](const play::Question& question, play::Mind& mind,
                       const std::stop_token& stop) {
    return play::think(question, mind, stop);
  };
};

}  // namespace codemaker::io
