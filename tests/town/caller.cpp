#include "caller.hpp"

#include "faults.hpp"

#include "support/looked_at.hpp"

#include <array>
#include <fmt/format.h>
#include <utility>

namespace codemaker::tests::town {

using play::MailStage;
using play::Place;

std::string random_code(const CodeShape& shape, engine::Random& random) {
  std::string code;
  while (code.size() < shape.holes) {
    const auto colors = static_cast<std::uint64_t>(shape.last - '0');
    const char digit = static_cast<char>('1' + random.below(colors));
    if (shape.repeats || code.find(digit) == std::string::npos) code += digit;
  }
  return code;
}

Caller::Caller(Who who, play::Call call) : who_{who}, typist_{std::move(call)} {
  typist_.books.holds_opponent = true;
  typist_.goes_past_opponents = false;
  typist_.waits_for_marks = false;
  take_asked();
}

void Caller::type(std::string_view text) {
  typist_.type(text);
}

/// A command is a letter on screens, and a word in lines.
void Caller::command(std::string_view word, char letter) {
  if (is_in_lines()) return type(fmt::format("{}\n", word));
  const bool is_typing = typist_.screen().find("draw, resign") != std::string::npos;
  if (is_typing) typist_.press(ansi::KeyCode::escape);
  type(std::string(1, letter));
}

/// What the page wants to know goes to the database; of a game it says which page that is.
void Caller::take_asked() {
  for (play::Effect& effect : typist_.mail_asked) {
    if (const auto* const read = std::get_if<play::effect::ReadMail>(&effect)) {
      if (page_ != read->id) told_.reset();
      page_ = read->id;
    }
    asked.push_back(std::move(effect));
  }
  typist_.mail_asked.clear();
  if (const auto news = typist_.remembered.extract("news"); !news.empty())
    asked.push_back(play::Effect{play::effect::Remember{news.key(), news.mapped()}});
  if (!is_at_left(typist_.session().place())) told_left_.reset();
  if (typist_.session().place() == Place::mail_game) return;
  told_.reset();
  page_ = 0;
}

/// What the database has told; what the page makes of it is looked at.
void Caller::deliver(Auditor& auditor, const LeftAuditor& left) {
  const play::Answer told = std::move(answers.front());
  answers.pop_front();
  play::Answer given = told;
  spoil(given);
  typist_.heard.clear();
  typist_.answer(given);
  take_asked();
  take_mail(told, auditor);
  take_left(told, left);
}

void Caller::take_mail(const play::Answer& answer, Auditor& auditor) {
  const auto* const read = std::get_if<play::event::MailRead>(&answer);
  if (read == nullptr || !read->game || read->game->entry.id != page_) return;
  const bool is_newer = !told_ || told_->entry.version <= read->game->entry.version;
  if (is_newer) told_ = *read->game;
  auditor.audit_lines(who_, page_, told_->entry.version, typist_.heard);
  auditor.audit_screen(who_, page_, told_->entry.version, typist_, typed_codes_);
}

void Caller::wait() {
  typist_.wait(std::chrono::seconds{3});
  take_asked();
}

void Caller::any_key(engine::Random& random) {
  static constexpr std::string_view keys = "abcdefghijklmnoprstuvwxyz0123456789?\n\n\b";
  type(std::string(1, keys[random.below(keys.size())]));
  if (is_in_lines()) type("\n");
}

void Caller::open_row(std::uint64_t row) {
  if (is_in_lines()) return type(fmt::format("{}\n", row + 1));
  for (std::uint64_t down = 0; down < row; ++down)
    typist_.press(ansi::KeyCode::down);
  type("\n");
}

void Caller::at_list(engine::Random& random) {
  const auto what = random.below(22);
  if (what < 15) return open_row(random.below(2) * random.below(6));
  static constexpr std::array<std::string_view, 7> others{"n", "n", "t", "c", "c", "f", "q"};
  type(others.at(what - 15));
  if (is_in_lines()) type("\n");
}

/// As the page says which.
void Caller::make_code(engine::Random& random) {
  const std::string seen = is_in_lines() ? typist_.prompt() : typist_.screen();
  const bool is_long = seen.find("8 colors") != std::string::npos;
  const bool is_digits = seen.find("Bulls") != std::string::npos;
  const CodeShape shape =
      is_long ? CodeShape{5, '8', true} : CodeShape{4, is_digits ? '9' : '6', !is_digits};
  type(random_code(shape, random) + "\n");
}

void Caller::offer(engine::Random& random, const std::vector<scores::Player>& people) {
  const std::string seen = is_in_lines() ? typist_.prompt() : typist_.screen();
  const auto has = [&](std::string_view text) {
    return seen.find(text) != std::string::npos;
  };
  if (has("Leave a code") || has("Leave a position") || has("Your code for others"))
    return leave(random);
  const bool is_named = random.below(4) != 0;
  const std::string whom = is_named ? people.at(random.below(people.size())).handle + "\n" : "\n";
  if (is_in_lines()) {
    if (has("Who (")) return type(whom);
    if (has("Days (")) return type("1\n");
    if (has("Game 1")) return type(fmt::format("{}\n", 1 + random.below(5)));
  }
  if (has("Enter alone: whoever comes")) return type(whom);
  if (has("Make the code") || has("Your code")) return make_code(random);
  static constexpr std::array<std::string_view, 7> settings{"w", "w", "g", "g", "1", "n", "n"};
  if (!is_in_lines() && random.below(3) != 0)
    return type(
        std::string(random.below(5), 'g') + "w" + whom + (random.below(2) == 0 ? "1n" : "n")
    );
  type(settings.at(random.below(settings.size())));
  if (is_in_lines()) type("\n");
}

void Caller::do_to_game(const play::MailGame& game, engine::Random& random, const Ideas& ideas) {
  const auto chance = random.below(24);
  switch (game.entry.stage) {
  case MailStage::own_move: {
    if (chance == 0) return command("resign", 'r');
    if (chance == 1) return command("draw", 'd');
    if (chance == 2) return command("agree", 'a');
    if (chance == 3) return command("phrase", 'p');
    if (chance == 4) return command("q", 'q');
    const std::string move = ideas.of_move(game);
    if (move.empty()) return command("resign", 'r');
    if (!is_in_lines() && typist_.screen().find("T type") != std::string::npos) type("t");
    typed_codes_.insert(move);
    return type(move + "\n");
  }
  case MailStage::others_move:
    if (game.may_claim && chance < 12) return command("claim", 'c');
    if (game.is_draw_offered && chance < 6) return command("agree", 'a');
    if (chance == 6) return command("resign", 'r');
    return chance < 14 ? command("next", 'n') : command("q", 'q');
  case MailStage::asked:
  case MailStage::open_table:
    if (chance == 0) return command("decline", 'd');
    if (chance == 1) return command("q", 'q');
    command("accept", 'a');
    return game.hides_codes ? type(ideas.of_move(game) + "\n") : void();
  case MailStage::offered:
  case MailStage::own_table:
    return chance < 4 ? command("take back", 't') : command("q", 'q');
  case MailStage::over:
    if (chance < 3) return command("rematch", 'r');
    return chance < 14 ? command("next", 'n') : command("q", 'q');
  default:
    return command("q", 'q');
  }
}

void Caller::play_on(engine::Random& random, const Ideas& ideas) {
  if (told_) return do_to_game(*told_, random, ideas);
  type(is_in_lines() ? "q\n" : "q");
}

void Caller::act(
    engine::Random& random, const std::vector<scores::Player>& people, const Ideas& ideas
) {
  const Place place = typist_.session().place();
  const bool is_asked =
      (is_in_lines() ? typist_.prompt() : typist_.screen()).find("(Y/N)") != std::string::npos;
  if (is_asked) {
    type(random.below(3) == 0 ? "n" : "y");
    if (is_in_lines()) type("\n");
  } else if (random.below(40) == 0) {
    any_key(random);
  } else if (place == Place::mail) {
    at_list(random);
  } else if (place == Place::mail_offer) {
    offer(random, people);
  } else if (place == Place::mail_game) {
    play_on(random, ideas);
  } else if (act_on_left(random, ideas)) {
    // It was done.
  } else if (place == Place::menu) {
    type(is_in_lines() ? "b\n" : "b");
  } else if (place == Place::title) {
    type(is_in_lines() ? "p\n" : "\n");
  } else {
    is_in_lines() ? type("q\n") : typist_.press(ansi::KeyCode::escape);
  }
  take_asked();
}

}  // namespace codemaker::tests::town
