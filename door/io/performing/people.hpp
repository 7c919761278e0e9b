/// A call as the other callers see it, and who they are.
#pragma once

#include "io/disk/people_queue.hpp"
#include "io/performing/call_port.hpp"
#include "play/events/people.hpp"

#include <chrono>
#include <memory>
#include <optional>

namespace codemaker::io::performing {

class PeopleEffects {
 public:
  explicit PeopleEffects(CallPort& port) : port_{port} {}

  void perform(const play::effect::ReadPeople& read);

  /// Something may have changed: what others see is told if it did, and of keys now and then. Not
  /// before there is a session.
  void look(std::chrono::steady_clock::time_point now);

  /// Once a second, when nothing else has happened: a key that was not told yet may be due.
  void tick(std::chrono::steady_clock::time_point now);

  /// The call is over.
  void end();

 private:
  using Instant = std::chrono::steady_clock::time_point;

  [[nodiscard]] bool is_seen() const;
  [[nodiscard]] bool may_tell_key(Instant now) const;
  [[nodiscard]] play::Person as_seen(Instant now) const;
  void tell(const play::Person& person, Instant now);
  void forget();

  CallPort& port_;
  std::shared_ptr<disk::PeopleQueue::Slot> slot_ = std::make_shared<disk::PeopleQueue::Slot>();
  std::optional<play::Person> told_;  ///< nullopt: others do not see this call
  Instant told_at_;
  bool has_key_to_tell_ = false;
  bool is_over_ = false;
};

}  // namespace codemaker::io::performing
