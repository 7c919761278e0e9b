/// Messages of the sysop's that come over whatever is on, one after the other.
#pragma once

#include "play/drawing/canvas.hpp"
#include "play/events/event.hpp"
#include "play/scenes/type_ahead.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::play::sysop {

/// Those that the caller has not closed yet; the first one is shown. Time is an input.
class Notices {
 public:
  static constexpr std::size_t most = 8;
  /// So long one stands without a key.
  static constexpr std::chrono::seconds patience{20};
  /// So long one waits for what moves on the screen.
  static constexpr std::chrono::seconds patience_with_motion{5};

  [[nodiscard]] bool is_full() const { return waiting_.size() >= most; }

  [[nodiscard]] bool is_empty() const { return waiting_.empty(); }

  /// Unless there are too many.
  void add(event::Message message, Instant now);

  /// Shows the next one if it is time; true if it did. `moves`: something on the screen does, which
  /// is waited for.
  bool pass_time(Instant now, bool moves);

  /// The one that is shown; nullptr if there is none.
  [[nodiscard]] const event::Message* shown() const;

  /// To be told whenever what there is to see has been taken to the caller.
  void was_shown(Instant now) { type_ahead_.shown(now); }

  /// Closes the one that is shown. False if there is none, or it has come so lately that a key
  /// cannot be meant for it.
  bool close(Instant now);

  /// When time makes a difference.
  [[nodiscard]] std::optional<Instant> wakes_at() const;

  /// All of them, which are no more: for a caller who is told lines.
  [[nodiscard]] std::vector<event::Message> take_all();

 private:
  void remove_first(Instant now);

  std::vector<event::Message> waiting_;
  Instant since_;  ///< the first one is shown, or waits
  bool is_shown_ = false;
  TypeAhead type_ahead_;
};

/// A message in a box over the screen.
void draw_notice(Canvas& canvas, const event::Message& message);

}  // namespace codemaker::play::sysop
