/// Keys typed ahead: where a result, a name or a new level begins, keys that were meant for what
/// stood there before are dropped, and for a moment more. Time is an input.
#pragma once

#include "play/call/call.hpp"

#include <chrono>

namespace codemaker::play {

class TypeAhead {
 public:
  /// How long after it was shown a screen is looked at before keys are meant for it.
  static constexpr std::chrono::milliseconds moment{500};

  /// The same of a question that whoever calls expects: who types their name as soon as they are
  /// asked means it, however fast. What came in one piece with keys for the screen before, and so
  /// at the instant of the question, does not count.
  static constexpr Instant::duration no_moment{1};

  /// Something begins that keys typed until now are not meant for.
  void end(Instant::duration reading = moment) {
    is_unseen_ = true;
    reading_ = reading;
  }

  /// What there was to see has gone out to the caller.
  void shown(Instant now) {
    if (is_unseen_) heard_from_ = now + reading_;
    is_unseen_ = false;
  }

  [[nodiscard]] bool is_dropped(Instant now) const { return is_unseen_ || now < heard_from_; }

  /// From when on keys count; not known before it is `shown`.
  [[nodiscard]] Instant heard_from() const { return heard_from_; }

 private:
  bool is_unseen_ = false;
  Instant::duration reading_ = moment;
  Instant heard_from_ = Instant::min();
};

}  // namespace codemaker::play
