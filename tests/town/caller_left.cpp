// What a caller does at the pages of codes and positions left for others.
#include "caller.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::tests::town {

using play::Place;

bool is_at_left(play::Place place) {
  return place == Place::left_code || place == Place::left_position;
}

void Caller::take_left(const play::Answer& answer, const LeftAuditor& auditor) {
  const auto* const read = std::get_if<play::event::LeftRead>(&answer);
  const bool is_page = read != nullptr && read->code && is_at_left(typist_.session().place());
  if (is_page) told_left_ = read->code;
  if (!told_left_ || !is_page) return;
  auditor.audit_page(who_, *told_left_, typist_, typed_codes_);
}

bool Caller::act_on_left(engine::Random& random, const Ideas& ideas) {
  const Place place = typist_.session().place();
  if (place == Place::left) {
    at_left_list(random);
  } else if (place == Place::left_code) {
    at_code(random, ideas);
  } else if (place == Place::left_position) {
    at_position(random);
  } else if (place == Place::left_deal) {
    static constexpr std::array<std::string_view, 4> keys{"l", "l", "t", "q"};
    type(keys.at(random.below(keys.size())));
    if (is_in_lines()) type("\n");
  } else {
    return false;
  }
  return true;
}

void Caller::at_left_list(engine::Random& random) {
  const auto what = random.below(24);
  if (what < 12) return open_row(random.below(2) * random.below(12));
  static constexpr std::array<std::string_view, 12> others{"l", "l", "l", "t", "f", "q",
                                                           "q", "q", "q", "q", "q", "m"};
  type(others.at(what - 12));
  if (is_in_lines()) type("\n");
}

void Caller::leave(engine::Random& random) {
  if (is_in_lines()) {
    const bool is_asked_what = typist_.prompt().find("Game 1") != std::string::npos;
    return is_asked_what ? type(fmt::format("{}\n", 1 + random.below(5))) : make_code(random);
  }
  if (typist_.sees("Make the code")) return make_code(random);
  type(std::string(random.below(5), 'g') + "n");
}

void Caller::at_code(engine::Random& random, const Ideas& ideas) {
  if (!told_left_) return type(is_in_lines() ? "q\n" : "q");
  const play::LeftEntry& entry = told_left_->entry;
  const auto chance = random.below(24);
  const bool is_over = told_left_->view.leg.is_over;
  if (entry.is_own && chance == 0) return command("take back", 't');
  if (entry.is_own || is_over) return chance < 12 ? command("next", 'n') : command("q", 'q');
  if (chance == 0) return command("give up", 'g');
  if (chance == 1) return command("q", 'q');
  if (chance == 2) return command("next", 'n');
  const std::string guess = ideas.of_guess(*told_left_);
  typed_codes_.insert(guess);
  type(guess + "\n");
}

/// Its board is played in another call of theirs.
void Caller::at_position(engine::Random& random) {
  const auto chance = random.below(24);
  const bool is_own = told_left_ && told_left_->entry.is_own;
  if (is_own && chance < 2) return command("take back", 't');
  if (chance == 3) return command("view", 'v');
  chance < 14 ? command("next", 'n') : command("q", 'q');
}

}  // namespace codemaker::tests::town
