#include "play/shell/mail/words.hpp"

#include "ansi/text.hpp"
#include "engine/records/code_try.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/shared/code_board.hpp"
#include "play/shared/move_board.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

namespace codemaker::play::shell::mail {
namespace {

constexpr std::size_t most_name_cells = 24;

const MailChoice* choice_of(const engine::records::MailTerms& terms) {
  for (const Game& game : games())
    for (const MailChoice& choice : game.by_mail)
      if (game.id == terms.game && choice.kind == terms.kind && choice.setup == terms.setup)
        return &choice;
  return nullptr;
}

constexpr std::int64_t hour = 3600;
constexpr std::int64_t day = 24 * hour;

bool awaits_move(const MailEntry& entry) {
  return entry.stage == MailStage::own_move || entry.stage == MailStage::others_move;
}

/// "2 days left", "5 hours left", "time is over".
std::string left_text(const MailEntry& entry, std::int64_t now) {
  const std::string left = time_left_text(entry, now);
  return left == "over" ? "time is over" : left + " left";
}

}  // namespace

engine::records::MailTerms MailOption::terms() const {
  if (choice == nullptr)
    return {game->id, game->rules_version, std::string{engine::records::position_kind}, ""};
  return {game->id, game->rules_version, std::string{choice->kind}, std::string{choice->setup}};
}

std::string MailOption::title() const {
  return choice == nullptr ? title_of(terms()) : std::string{choice->title};
}

std::vector<MailOption> mail_options(const OfferedGames& offered) {
  std::vector<MailOption> options;
  for (const Game* const game : games_of(offered))
    for (const MailChoice& choice : game->by_mail)
      options.push_back({game, &choice});
  return options;
}

std::vector<MailOption> code_options(const OfferedGames& offered) {
  auto options = mail_options(offered);
  std::erase_if(options, [](const MailOption& option) {
    const auto hides = engine::records::hides_codes(option.terms());
    return !hides || !*hides;
  });
  for (const Game* const game : games_of(offered))
    if (game->position.table != nullptr) options.push_back({game, nullptr});
  return options;
}

std::vector<std::size_t> options_called(
    std::string_view what, const std::vector<MailOption>& options
) {
  std::vector<std::size_t> called;
  const auto is_of_game = [what](const Game& game) {
    const auto is_scene = [what](const SceneRow& row) {
      return row.sysop_reads == what;
    };
    return game.title == what || std::ranges::any_of(game.scenes(), is_scene);
  };
  for (std::size_t at = 0; at < options.size(); ++at) {
    if (options[at].title() == what) return {at};
    if (is_of_game(*options[at].game)) called.push_back(at);
  }
  return called;
}

std::string title_of(const engine::records::MailTerms& terms) {
  if (is_position(terms)) return fmt::format("{} position", game_of(terms.game).title);
  const MailChoice* const choice = choice_of(terms);
  return choice == nullptr ? "an unknown game" : std::string{choice->title};
}

/// The usual game of codes has a title that says how large it is.
std::string heading_of(const engine::records::MailTerms& terms) {
  const std::string title = title_of(terms);
  const bool is_usual = title.find(',') != std::string::npos || is_position(terms);
  return ansi::upper_case(is_usual ? game_of(terms.game).title : std::string_view{title});
}

std::string_view example_of(const engine::records::MailTerms& terms) {
  const MailChoice* const choice = choice_of(terms);
  return choice == nullptr ? std::string_view{} : choice->move;
}

shared::AnyCodeBoard board_of(const engine::records::MailTerms& terms) {
  const MailChoice* const choice = choice_of(terms);
  const bool hides = choice != nullptr && choice->board != nullptr;
  return hides ? choice->board(choice->kind, choice->setup) : shared::AnyCodeBoard{};
}

shared::AnyMoveBoard table_of(const engine::records::MailTerms& terms) {
  const auto position = is_position(terms) ? game_of(terms.game).position.table : nullptr;
  if (position != nullptr) return position();
  const MailChoice* const choice = choice_of(terms);
  const bool is_played = choice != nullptr && choice->table != nullptr;
  return is_played ? choice->table() : shared::AnyMoveBoard{};
}

std::string code_in(const engine::records::SeenLeg& leg) {
  const auto moves = leg.record ? leg.record->face().move_texts() : std::vector<std::string>{};
  return moves.empty() || !moves.front().starts_with('=') ? "" : moves.front().substr(1);
}

std::string other_text(const MailEntry& entry) {
  const bool is_table = entry.stage == MailStage::own_table ||
                        (entry.stage == MailStage::taken_back && entry.other.empty());
  if (is_table) return "anyone";
  if (entry.other.empty()) return "a former caller";
  const std::string name = ansi::clean(entry.other, most_name_cells);
  return entry.board.empty() ? name : fmt::format("{} of {}", name, ansi::clean(entry.board, 11));
}

std::string stage_text(const MailEntry& entry, std::int64_t now) {
  switch (entry.stage) {
  case MailStage::asked:
    return "asks you to play";
  case MailStage::offered:
    return "waits for an answer";
  case MailStage::own_table:
    return "open to all";
  case MailStage::open_table:
    return "open to you";
  case MailStage::own_move:
    return fmt::format("your move, {}", left_text(entry, now));
  case MailStage::others_move:
    return fmt::format("their move, {}", left_text(entry, now));
  case MailStage::over:
    return entry.result;
  case MailStage::declined:
    return "declined";
  case MailStage::taken_back:
    return "taken back";
  }
  return {};
}

std::string turn_text(const MailEntry& entry) {
  switch (entry.stage) {
  case MailStage::own_move:
    return "your move";
  case MailStage::others_move:
    return "their move";
  case MailStage::asked:
    return "asks you";
  case MailStage::offered:
    return "offered";
  default:
    return stage_text(entry, 0);
  }
}

std::int64_t time_left(const MailEntry& entry, std::int64_t now) {
  if (!awaits_move(entry)) return 0;
  return std::max<std::int64_t>(entry.moved + entry.days * day - now, 0);
}

std::string time_left_text(const MailEntry& entry, std::int64_t now) {
  if (!awaits_move(entry)) return {};
  const std::int64_t left = entry.moved + entry.days * day - now;
  if (left < 0) return "over";
  if (left < day) return count((left + hour - 1) / hour, "hour", "hours");
  return count((left + day - 1) / day, "day", "days");
}

std::string waiting_text(const event::MailWaiting& waiting) {
  const std::int64_t offers = waiting.offers;
  const std::string games = count(waiting.moves, "game", "games");
  if (waiting.moves > 0 && offers > 0)
    return fmt::format(
        "By mail it is your move in {}; {} {} offered.", games, offers, offers == 1 ? "is" : "are"
    );
  if (waiting.moves > 0) return fmt::format("By mail it is your move in {}.", games);
  if (offers == 0 && waiting.codes > 0)
    return fmt::format("{} new to you.", count(waiting.codes, "left code is", "left codes are"));
  if (offers == 0) return {};
  return fmt::format("By mail {} offered to you.", count(offers, "game is", "games are"));
}

std::int64_t draw_token(engine::Random& random) {
  return static_cast<std::int64_t>(random.below(std::uint64_t{1} << 62U)) + 1;
}

std::span<const std::string_view> phrases() {
  static constexpr std::array<std::string_view, 12> list{
      "Good luck!",          "Well played!",   "I didn't see that.",      "Nice try.",
      "That hurt.",          "Lucky me.",      "Take your time.",         "Sorry for the wait.",
      "I see what you did.", "This is close.", "Thank you for the game.", "Another one?",
  };
  return list;
}

}  // namespace codemaker::play::shell::mail
