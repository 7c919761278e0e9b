/// A town: callers with sessions, one database that two processes have open, a clock, and a seed
/// that decides all that happens.
#pragma once

#include "auditor.hpp"
#include "caller.hpp"

#include "../records/failing_disk.hpp"

#include "engine/random.hpp"
#include "support/temporary_directory.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::tests::town {

class Town {
 public:
  Town(std::uint64_t seed, std::size_t people);
  ~Town();
  Town(const Town&) = delete;
  Town& operator=(const Town&) = delete;

  /// One thing happens, and the auditor looks; throws what they have found.
  void step();

  /// What callers were told, did and saw.
  [[nodiscard]] const Auditor& auditor() const { return auditor_; }

 private:
  using Store = scores::records::Store;

  void begin_call(Who who);
  void end_call(Who who, bool is_told);
  void pass_time();
  void cut_power();
  void die(std::size_t process);
  void act(Who who);
  void perform(Who who);
  void forge(Who who);
  void arm_disk();
  void mend_disk();
  [[nodiscard]] std::unique_ptr<Store> open() const;

  [[nodiscard]] Store& store_of(Who who) { return *stores_.at(who % stores_.size()); }

  [[nodiscard]] std::optional<play::Answer> answer_to(Who who, const play::Effect& effect);
  [[nodiscard]] play::Answer answer_change(Who who, const play::effect::ChangeMail& change);
  [[nodiscard]] play::Answer answer_offer(Who who, const play::effect::OfferMail& offer);
  void take_change(
      Who who, const play::effect::ChangeMail& change, const play::event::MailRead& read
  );
  [[nodiscard]] scores::records::MailGame row(MailId id);
  [[nodiscard]] std::string idea(const play::MailGame& game);

  engine::Random random_;
  TemporaryDirectory directory_;
  FailingDisk disk_;
  std::array<std::unique_ptr<Store>, 2> stores_;  ///< of two processes
  std::unique_ptr<Store> book_;                   ///< of the auditor
  std::vector<scores::Player> people_;
  std::vector<UtcSeconds> skews_;
  std::vector<std::unique_ptr<Caller>> callers_;  ///< nullptr: not here now
  Auditor auditor_;
  UtcSeconds now_ = 1'790'000'000;
  std::optional<FailingDisk::Fault> armed_;
};

}  // namespace codemaker::tests::town
