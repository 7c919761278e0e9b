/// A caller of a town: a session, hands that know what they want, and what is under way for them.
#pragma once

#include "auditor.hpp"
#include "left_auditor.hpp"

#include "engine/random.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/events/left.hpp"
#include "play/events/mail.hpp"
#include "support/typist.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::tests::town {

/// What a caller may type as a move in a game, or as a guess at a code, that was told to them;
/// empty: they know none.
struct Ideas {
  std::function<std::string(const play::MailGame& game)> of_move;
  std::function<std::string(const play::LeftCode& code)> of_guess;
};

class Caller {
 public:
  Caller(Who who, play::Call call);

  /// One thing that they do: a few keys.
  void act(engine::Random& random, const std::vector<scores::Player>& people, const Ideas& ideas);

  /// What they have asked of the database and it has not done yet.
  std::deque<play::Effect> asked;
  /// What it has answered, and has not come yet.
  std::deque<play::Answer> answers;

  /// The next answer comes.
  void deliver(Auditor& auditor, const LeftAuditor& left);

  /// Time passes for them.
  void wait();

  void hang_up() { typist_.hang_up(); }

  [[nodiscard]] bool has_left() const { return typist_.left.has_value(); }

  [[nodiscard]] std::string place() const { return std::string{typist_.session().place().name()}; }

 private:
  [[nodiscard]] bool is_in_lines() const {
    return typist_.session().presentation() == play::Presentation::lines;
  }

  void type(std::string_view text);
  void command(std::string_view word, char letter);
  void take_asked();
  void offer(engine::Random& random, const std::vector<scores::Player>& people);
  void play_on(engine::Random& random, const Ideas& ideas);
  void do_to_game(const play::MailGame& game, engine::Random& random, const Ideas& ideas);
  void at_list(engine::Random& random);
  void open_row(std::uint64_t row);
  void take_mail(const play::Answer& answer, Auditor& auditor);
  void take_left(const play::Answer& answer, const LeftAuditor& auditor);
  [[nodiscard]] bool act_on_left(engine::Random& random, const Ideas& ideas);
  void at_left_list(engine::Random& random);
  void leave(engine::Random& random);
  void make_code(engine::Random& random);
  void at_code(engine::Random& random, const Ideas& ideas);
  void at_position(engine::Random& random);
  void any_key(engine::Random& random);

  Who who_;
  Typist typist_;
  std::optional<play::MailGame> told_;               ///< last, of the page that is open
  MailId page_ = 0;                                  ///< the game of that page
  std::shared_ptr<const play::LeftCode> told_left_;  ///< the same of a code
  std::set<std::string> typed_codes_;                ///< in this call
};

/// True for the pages of what was left for others.
[[nodiscard]] bool is_at_left(play::Place place);

/// A code of this shape.
[[nodiscard]] std::string random_code(const CodeShape& shape, engine::Random& random);

}  // namespace codemaker::tests::town
