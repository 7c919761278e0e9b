/// What is filed under every fault of a disk or a line, and what has to be found of it then.
#pragma once

#include "databases.hpp"

#include "engine/breaking/id.hpp"
#include "records/mail.hpp"

#include <catch2/catch.hpp>

#include <cstdint>
#include <cstdlib>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::scores::records {

using tests::have;

/// What is asked for, of a server that may take its time beside much else.
template <typename Ask>
auto have_soon(const Ask& ask) {
  constexpr int patience = 20;
  for (int tries = 1; tries < patience; ++tries)
    if (auto found = ask()) return have(std::move(found));
  return have(ask());
}

inline constexpr UtcSeconds moment = 1'790'000'000;

/// All that is kept: games in the order of their tokens, then games by mail.
using Kept = std::vector<std::string>;

inline Kept kept_in(Store& store) {
  std::map<GameToken, std::string> games;
  GameFilter all_games;
  all_games.most = 10'000;
  for (const KeptGame& game : have_soon([&] { return store.games(all_games); }))
    games.emplace(game.token, game.line);
  Kept all;
  for (const auto& [token, line] : games)
    all.push_back(fmt::format("{} {}", token, line));
  const auto mail = have_soon([&] { return all_mail(store, 10'000); });
  // A server that has ended leaves numbers out: how many there are says which it is.
  for (auto game = mail.rbegin(); game != mail.rend(); ++game)
    all.push_back(fmt::format("mail: version {}", game->version));
  return all;
}

/// One thing to file after the other, each until it is acknowledged.
class Filings {
 public:
  /// Tries the one whose turn it is; true if it is acknowledged.
  bool file(Store& store) const {
    return number_ % 2 == 0 ? keep_game(store) : play_by_mail(store);
  }

  void next() { ++number_; }

 private:
  static constexpr std::int64_t moves_of_a_game = 3;

  /// A game that is begun, goes on and is won.
  [[nodiscard]] bool keep_game(Store& store) const {
    const std::int64_t step = number_ / 2;
    const GameToken token = 1 + step / moves_of_a_game;
    const std::vector<std::string> moves{",1111", ",1111,2222", ",1111,2222,2415"};
    const Player player{"bbs", "", fmt::format("Player {}", token)};
    const auto at = static_cast<std::size_t>(step % moves_of_a_game);
    return bool{store.keep(player, token, tests::free_play(moves.at(at)), moment + step)};
  }

  /// A table that is opened and taken; then codes are guessed at until one resigns.
  [[nodiscard]] bool play_by_mail(Store& store) const {
    constexpr std::int64_t steps = 6;
    const std::int64_t step = number_ / 2;
    const MailToken token = 1 + number_;
    const std::int64_t at = step % steps;
    if (at == 0) {
      MailOffer offer;
      offer.from = tests::ada;
      offer.terms = {engine::breaking::id, 1, "free", "4x6"};
      offer.code = "1234";
      return is_done(offer_mail(store, offer, token, moment + step));
    }
    const auto last = all_mail(store, 1);
    if (!last) return false;
    const bool is_ada = at % 2 == 0;
    const MailAct act = at == 1           ? MailAct{MailAct::Kind::accept, "4321", {}}
                        : at == steps - 1 ? MailAct{MailAct::Kind::resign, {}, {}}
                                          : MailAct{MailAct::Kind::move, "1122", {}};
    const Player& player = is_ada ? tests::ada : tests::bob;
    return is_done(change_mail(store, player, last->at(0).id, at, act, token, moment + step));
  }

  static bool is_done(const Result<MailDone>& done) {
    if (done) CHECK(done->refusal == "");
    return bool{done};
  }

  std::int64_t number_ = 0;
};

/// What a database stands on, and how it fails.
class Ground {
 public:
  Ground() = default;
  Ground(const Ground&) = delete;
  Ground& operator=(const Ground&) = delete;
  virtual ~Ground() = default;

  /// The fault comes with the call of this number, from 1 on.
  virtual void arm(int call) = 0;
  /// True if it has come.
  [[nodiscard]] virtual bool has_failed() const = 0;
  /// It is firm again, and the store is one that works; false if that cannot be.
  [[nodiscard]] virtual bool mend(std::unique_ptr<Store>& store) = 0;
};

/// What came of filings of which each call met the fault once.
struct Outcome {
  int faults = 0;
  int lost = 0;  ///< looks at which neither stood there what was acknowledged nor what was tried
};

/// Files each thing until it is acknowledged, whatever call of it fails. Each is filed beside it
/// without a fault, in a sound database: what stands there then has to be found.
class Trial {
 public:
  Trial(Ground& ground, std::unique_ptr<Store> store, std::unique_ptr<Store> sound)
      : ground_{ground},
        store_{std::move(store)},
        sound_{std::move(sound)} {
    for (Store* const each : {sound_.get(), store_.get()})
      for (const Player& player : {tests::ada, tests::bob})
        have_soon([&] { return each->remember(player, "options", "", moment); });
  }

  Outcome run(int count) {
    for (int done = 0; done < count && outcome_.lost == 0; ++done) {
      const Kept before = kept_in(*sound_);
      REQUIRE(filings_.file(*sound_));
      file_with_faults(before, kept_in(*sound_));
      filings_.next();
    }
    return outcome_;
  }

 private:
  /// Now and then a store ends in an orderly way while the fault is still to come.
  void file_with_faults(const Kept& before, const Kept& after) {
    for (int call = 1; outcome_.lost == 0; ++call) {
      ground_.arm(call);
      const bool is_acknowledged = filings_.file(*store_);
      const bool is_fault = ground_.has_failed();
      if (is_acknowledged && call % 2 == 0) store_.reset();
      if (is_fault) ++outcome_.faults;
      if (!ground_.mend(store_)) return static_cast<void>(++outcome_.lost);
      const Kept found = kept_in(*store_);
      const bool is_right = found == after || (!is_acknowledged && found == before);
      outcome_.lost += is_right ? 0 : 1;
      if (is_fault) continue;
      CHECK(is_acknowledged);
      return;
    }
  }

  Ground& ground_;
  std::unique_ptr<Store> store_;
  std::unique_ptr<Store> sound_;
  Filings filings_;
  Outcome outcome_;
};

/// Of the environment.
inline int wanted_of(const char* variable, int otherwise) {
  const char* const text = std::getenv(variable);
  return text == nullptr ? otherwise : std::atoi(text);
}

/// `FILINGS` files more, and tells how many faults there were.
inline void tell_faults(const std::string& what, const Outcome& outcome) {
  const std::string told = fmt::format("{}: {} faults", what, outcome.faults);
  UNSCOPED_INFO(told);
  if (std::getenv("FILINGS") != nullptr) WARN(told);
}

}  // namespace codemaker::scores::records
