/// A caller of a town: a session, hands that know what they want, and what is under way for them.
#pragma once

#include "auditor.hpp"

#include "engine/random.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/events/mail.hpp"
#include "support/typist.hpp"

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::tests::town {

/// What a caller may type as a move in a game that was told to them; empty: they know none.
using Idea = std::function<std::string(const play::MailGame& game)>;

class Caller {
 public:
  Caller(Who who, play::Call call);

  /// One thing that they do: a few keys.
  void act(engine::Random& random, const std::vector<scores::Player>& people, const Idea& idea);

  /// What they have asked of the database and it has not done yet.
  std::deque<play::Effect> asked;
  /// What it has answered, and has not come yet.
  std::deque<play::Answer> answers;

  /// The next answer comes.
  void deliver(Auditor& auditor);

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
  void play_on(engine::Random& random, const Idea& idea);
  void do_to_game(const play::MailGame& game, engine::Random& random, const Idea& idea);
  void at_list(engine::Random& random);
  void any_key(engine::Random& random);

  Who who_;
  Typist typist_;
  std::optional<play::MailGame> told_;  ///< last, of the page that is open
  MailId page_ = 0;                     ///< the game of that page
};

/// A code of this shape.
[[nodiscard]] std::string random_code(const CodeShape& shape, engine::Random& random);

}  // namespace codemaker::tests::town
