#include "play/shell/left/words.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell::left {
namespace {

using engine::records::MailClose;
using engine::records::TryState;

std::string tried_text(const NewsItem& item) {
  const std::string who = caller_text(item.name, item.board);
  const std::string code = ansi::clean(item.code, 12);
  switch (item.tried) {
  case TryState::broken:
    return fmt::format("{} broke your code {} in {}.", who, code, item.number);
  case TryState::given_up:
    return fmt::format("{} gave up on your code {}.", who, code);
  case TryState::going_on:
  case TryState::missed:
    break;
  }
  return fmt::format("{} could not break your code {}.", who, code);
}

std::string position_text(const NewsItem& item) {
  const std::string who = caller_text(item.name, item.board);
  const std::string_view game = game_of(item.game).title;
  switch (item.tried) {
  case TryState::broken:
    return fmt::format("{} solved your {} position, by {}.", who, game, item.number);
  case TryState::given_up:
    return fmt::format("{} gave up on your {} position.", who, game);
  case TryState::going_on:
  case TryState::missed:
    break;
  }
  return fmt::format("{} could not solve your {} position.", who, game);
}

std::string ended_text(const NewsItem& item) {
  const std::string who = caller_text(item.name, item.board);
  const std::string_view game = game_of(item.game).title;
  if (item.close == MailClose::resigned)
    return fmt::format("{} gave up: you won at {} by mail.", who, game);
  if (item.close == MailClose::claimed)
    return fmt::format("{} claimed {} by mail: your time was over.", who, game);
  if (!item.is_won) return fmt::format("A draw with {} at {} by mail.", who, game);
  return fmt::format("You {} at {} by mail against {}.", *item.is_won ? "won" : "lost", game, who);
}

std::string passed_text(const NewsItem& item, std::string_view where) {
  const std::string who = caller_text(item.name, item.board);
  const std::string_view game = game_of(item.game).title;
  if (item.number == 1) return fmt::format("{} passed you in {} of {}.", who, where, game);
  return fmt::format(
      "{} and {} passed you in {} of {}.", who, count(item.number - 1, "other", "others"), where,
      game
  );
}

}  // namespace

std::string caller_text(std::string_view name, std::string_view board) {
  if (name.empty()) return "a former caller";
  const std::string who = ansi::clean(name, 24);
  return board.empty() ? who : fmt::format("{} of {}", who, ansi::clean(board, 11));
}

std::string maker_text(const LeftEntry& entry) {
  return entry.is_own ? "you" : caller_text(entry.maker, entry.board);
}

std::string try_text(const LeftEntry& entry) {
  if (entry.is_own) return "yours";
  if (!entry.own_try) return "new to you";
  const bool is_board = is_position(entry.terms);
  switch (*entry.own_try) {
  case TryState::going_on:
    if (is_board) return "you are at it";
    return fmt::format("at it: {}", count(entry.own_guesses, "guess", "guesses"));
  case TryState::broken:
    return fmt::format("you {} {}", is_board ? "won by" : "broke it in", entry.own_guesses);
  case TryState::missed:
    return is_board ? "you did not win" : "you missed it";
  case TryState::given_up:
    break;
  }
  return "you gave up";
}

std::string tenths_text(std::int64_t tenths) {
  return fmt::format("{}.{}", tenths / 10, tenths % 10);
}

std::string counts_text(const LeftEntry& entry) {
  if (entry.tried == 0) return "nobody tried it yet";
  const bool is_board = is_position(entry.terms);
  std::string text =
      fmt::format("{} tried, {} {} it", entry.tried, entry.broken, is_board ? "solved" : "broke");
  if (entry.broken > 0)
    text += is_board ? fmt::format(" by {}", tenths_text(entry.mean))
                     : fmt::format(" in {} guesses on average", tenths_text(entry.mean));
  return text;
}

std::vector<std::pair<std::string, std::string>> facts_of(const LeftEntry& entry) {
  constexpr std::size_t room = 27;
  const auto counted = [](std::int64_t callers) {
    return callers == 0 ? "nobody yet" : fmt::to_string(callers);
  };
  std::vector<std::pair<std::string, std::string>> facts{
      {"Code by", ansi::clean(maker_text(entry), room)}, {"Tried by", counted(entry.tried)}};
  if (entry.tried > 0) facts.emplace_back("Broken by", counted(entry.broken));
  if (entry.broken > 0)
    facts.emplace_back("On average", fmt::format("in {} guesses", tenths_text(entry.mean)));
  return facts;
}

void end_left_try(LeftEntry& entry, bool may_go_on) {
  const bool is_left = is_position(entry.terms) && entry.own_try == TryState::going_on;
  if (is_left && !may_go_on) entry.own_try = TryState::given_up;
}

bool waits_for_caller(const LeftEntry& entry) {
  return !entry.is_own && (!entry.own_try || *entry.own_try == TryState::going_on);
}

std::string who_tried(const LeftTry& tried) {
  return tried.is_own ? "you" : caller_text(tried.name, tried.board);
}

std::string how_it_went(const LeftTry& tried, bool is_position) {
  switch (tried.state) {
  case TryState::broken:
    return is_position ? fmt::format("by {}", tried.guesses)
                       : count(tried.guesses, "guess", "guesses");
  case TryState::going_on:
    return "still at it";
  case TryState::missed:
    return is_position ? "not solved" : "missed it";
  case TryState::given_up:
    break;
  }
  return "gave up";
}

std::string try_row(const LeftTry& tried, bool is_position) {
  return fmt::format("{}: {}", who_tried(tried), how_it_went(tried, is_position));
}

std::string news_text(const NewsItem& item) {
  std::string text;
  switch (item.kind) {
  case NewsItem::Kind::code_tried:
    text = tried_text(item);
    break;
  case NewsItem::Kind::mail_ended:
    text = ended_text(item);
    break;
  case NewsItem::Kind::hall_passed:
    text = passed_text(item, "the Hall of Fame");
    break;
  case NewsItem::Kind::day_passed:
    text = passed_text(item, "the daily table");
    break;
  case NewsItem::Kind::position_tried:
    text = position_text(item);
    break;
  }
  if (text.starts_with("a former")) text.front() = 'A';
  return text;
}

}  // namespace codemaker::play::shell::left
