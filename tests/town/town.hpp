/// A town: callers with sessions, one database that two processes have open, a clock, and a seed
/// that decides all that happens.
#pragma once

#include "auditor.hpp"
#include "caller.hpp"
#include "ground.hpp"
#include "left_auditor.hpp"

#include "engine/masterix/rules.hpp"
#include "engine/random.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::tests::town {

class Town {
 public:
  Town(std::uint64_t seed, std::size_t people, std::unique_ptr<Ground> ground);
  ~Town();
  Town(const Town&) = delete;
  Town& operator=(const Town&) = delete;

  /// One thing happens, and the auditor looks; throws what they have found.
  void step();

  /// What callers were told, did and saw.
  [[nodiscard]] const Auditor& auditor() const { return auditor_; }

  /// The same of what was left for others.
  [[nodiscard]] const LeftAuditor& left() const { return left_; }

 private:
  using Store = scores::records::Store;

  /// A position that somebody plays, in another call of theirs.
  struct Board {
    Who who = 0;
    LeftId id = 0;
    std::int64_t token = 0;
    std::string word;
    engine::masterix::Round round;
    std::string moves;
    bool is_over = false;
  };

  void begin_call(Who who);
  void end_call(Who who, bool is_told);
  void pass_time();
  void cut_power();
  void die(std::size_t process);
  void act(Who who);
  void perform(Who who);
  void forge(Who who);
  void forge_left(Who who);
  /// What this caller's process does next may fail.
  void arm(Who who);
  void mend();
  void open_all();

  [[nodiscard]] Store& store_of(Who who) { return *stores_.at(who % stores_.size()); }

  [[nodiscard]] std::optional<play::Answer> answer_to(Who who, const play::Effect& effect);
  [[nodiscard]] play::Answer answer_change(Who who, const play::effect::ChangeMail& change);
  [[nodiscard]] play::Answer answer_offer(Who who, const play::effect::OfferMail& offer);
  void take_change(
      Who who, const play::effect::ChangeMail& change, const play::event::MailRead& read
  );
  [[nodiscard]] scores::records::MailGame row(MailId id);
  [[nodiscard]] std::string idea(const play::MailGame& game);
  [[nodiscard]] std::string guess_at(const play::LeftCode& code);

  [[nodiscard]] std::optional<play::Answer> answer_left(Who who, const play::Effect& asked);
  [[nodiscard]] play::event::LeftRead answer_try(Who who, const play::effect::ChangeLeft& change);
  [[nodiscard]] play::event::LeftRead answer_leave(Who who, const play::effect::LeaveCode& leaves);
  [[nodiscard]] play::event::LeftRead seen_left(Who who, LeftId id);
  void remember(Who who, const play::effect::Remember& told);
  void play_position(Who who);
  void begin_position(Who who);
  void go_on(Board& board);
  void keep(const Board& board);
  void look_at_all_left();

  void sysop();
  void maint();
  void rename(Who who);
  void forget(Who who);
  void merge(Who from, Who into);
  void come(Who who);
  [[nodiscard]] scores::records::PlayerId number_of(Who who);

  engine::Random random_;
  bool has_busy_sysop_;  ///< who does in a town what others do in ten
  std::unique_ptr<Ground> ground_;
  std::array<std::unique_ptr<Store>, processes> stores_;
  std::unique_ptr<Store> book_;  ///< of the auditor
  std::vector<scores::Player> people_;
  std::vector<UtcSeconds> skews_;
  std::vector<std::unique_ptr<Caller>> callers_;  ///< nullptr: not here now
  Auditor auditor_;
  LeftAuditor left_;
  std::vector<Board> boards_;
  int names_ = 0;  ///< that were given
  UtcSeconds now_ = 1'790'000'000;
};

}  // namespace codemaker::tests::town
