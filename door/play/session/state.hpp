/// The parts of a session.
#pragma once

#include "engine/random.hpp"
#include "play/call/call.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/scenes/filings.hpp"
#include "play/scenes/type_ahead.hpp"
#include "play/session/awaited_thought.hpp"
#include "play/session/dialogue.hpp"
#include "play/session/guest_tries.hpp"
#include "play/session/left_games.hpp"
#include "play/session/liking.hpp"
#include "play/session/run_limit.hpp"
#include "play/session/session.hpp"
#include "play/session/showing.hpp"
#include "play/session/sysop_side.hpp"
#include "play/session/timekeeper.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::play {

/// What a player has played of the puzzles of a day in earlier calls.
struct WaitingDay {
  engine::records::Day day = engine::records::first_day;
  std::optional<std::vector<engine::RankedGame>> played;  ///< nullopt: it is not known
};

struct Session::State {
  explicit State(Call of);

  /// True while what is shown fills a large terminal: a chat, or a board over which nothing lies,
  /// without a picture of the sysop's, which is of another size.
  [[nodiscard]] bool fills_large() const;

  /// What lies around a page: of the game that is played there, or that its rules are of.
  [[nodiscard]] DrawInRing things_around() const;

  Call call;
  Liking liking;
  engine::Random random;
  Timekeeper time;
  TypeAhead type_ahead;
  Filings filings;  ///< scores on their way
  RunLimit runs;
  LeftGames left_games;
  GuestTries guest_tries;
  WaitingDay waiting_day;
  AwaitedThought thought;
  SysopSide sysop;
  Dialogue dialogue;
  Showing showing;
  Place place = Place::title;  ///< of the scene, or where the question before it leads
  Presentation presentation;
  /// Of whom it was asked what earlier calls left.
  enum class Met : std::uint8_t { nobody, browser, player };
  Met met = Met::nobody;
  std::string followed = call.link;  ///< the link that was opened last
  bool is_over = false;
};

}  // namespace codemaker::play
