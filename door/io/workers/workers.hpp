/// Who works for the callers beside the thread that owns them, and where chance and thoughts come
/// from.
#pragma once

#include "io/disk/game_queue.hpp"
#include "io/disk/people_queue.hpp"
#include "io/disk/storage.hpp"
#include "io/secrets/entropy.hpp"
#include "io/secrets/passwords.hpp"
#include "io/upkeep/daily_upkeep.hpp"
#include "io/workers/score_queue.hpp"
#include "io/workers/thinking_pool.hpp"
#include "play/events/thinking.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>

namespace codemaker::io {

/// Answers a question to a player of the computer's; runs on a thread of the thinking pool.
using Reasoner =
    std::function<play::Reply(const play::Question&, play::Mind&, const std::stop_token& stop)>;

/// What the connections of a program share. To be used on the thread that runs the context, but for
/// `chance` and `reason`.
struct Workers {
  Workers(asio::io_context& home, scores::Disk& disk, Log& log, std::size_t thinking_threads = 1)
      : context{home},
        score_queue{context, disk, log},
        thinking_pool{context, thinking_threads},
        passwords{context} {}

  /// Begins to keep what is kept. Disk and log are those that this was made with.
  void keep_in(const Storage& kept, scores::Disk& disk, Log& log) {
    score_queue.keep_seasons(kept.seasons);
    if (kept.bulletins) bulletins.emplace(disk, log, *kept.bulletins, kept.games);
    if (kept.games) games.emplace(context, *kept.games, log);
    people.emplace(context, kept, log);
    daily_upkeep.emplace(kept, log);
    daily_upkeep->look();
    if (!bulletins) return;
    score_queue.on_filed([this] { bulletins->renew(); });
    if (games) games->on_end([this] { bulletins->renew(); });
  }

  /// The program ends: each has so long to come to an end with what it is at, and until then if
  /// that is longer. If this is false, the program must end without destroying them.
  [[nodiscard]] bool finish(
      std::chrono::milliseconds least, std::chrono::steady_clock::time_point until = {}
  ) {
    using std::chrono::duration_cast;
    const auto limit = [&] {
      const auto left = until - std::chrono::steady_clock::now();
      return std::max(least, duration_cast<std::chrono::milliseconds>(left));
    };
    const bool are_scores_filed = score_queue.finish(limit());
    const bool are_games_kept = !games || games->finish(limit());
    const bool are_bulletins_written = !bulletins || bulletins->finish(limit());
    const bool are_people_told = !people || people->finish(limit());
    const bool is_kept_up = !daily_upkeep || daily_upkeep->finish(limit());
    return are_scores_filed && are_games_kept && are_bulletins_written && are_people_told &&
           is_kept_up;
  }

  asio::io_context& context;
  std::optional<disk::BulletinWriter> bulletins;  ///< nullopt: none are written
  std::optional<DailyUpkeep> daily_upkeep;
  ScoreQueue score_queue;
  ThinkingPool thinking_pool;
  Passwords passwords;
  std::optional<disk::GameQueue> games;     ///< nullopt: none are kept
  std::optional<disk::PeopleQueue> people;  ///< nullopt: nobody is told who is here
  RandomSource chance = random_bits;
  Reasoner reason = [](const play::Question& question, play::Mind& mind,
                       const std::stop_token& stop) {
    return question.think(mind, stop);
  };
};

}  // namespace codemaker::io
