#include "play/shell/daily/calendar.hpp"

#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/shell/daily/words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shell::daily {
namespace {

using engine::records::Day;
using engine::records::month_of;

constexpr Day longest_month = 31;

Day month_after(Day day) {
  return month_of(month_of(day) + longest_month);
}

/// The day that a key leads to from a day; nullopt: it is none of the calendar's keys.
std::optional<Day> day_by_key(const ansi::Key& key, Day day, Day today) {
  constexpr Day week = 7;
  switch (key.code) {
  case ansi::KeyCode::left:
    return day - 1;
  case ansi::KeyCode::right:
    return day + 1;
  case ansi::KeyCode::up:
    return day - week;
  case ansi::KeyCode::down:
    return day + week;
  case ansi::KeyCode::page_up:
    return month_of(day) - 1;
  case ansi::KeyCode::page_down:
    return month_after(day);
  case ansi::KeyCode::home:
    return month_of(day);
  case ansi::KeyCode::end:
    return today;
  default:
    return std::nullopt;
  }
}

}  // namespace

void Calendar::begin(Day today) {
  today_ = today;
  shown_ = today;
  past_.reset();
}

void Calendar::show(Day day, Stage& stage) {
  const Day before = month_of(shown_);
  shown_ = std::clamp(day, engine::records::first_day, engine::records::last_day);
  const Day month = month_of(shown_);
  if (month != before && month < month_of(today_))
    stage.perform(effect::ReadDaily{month_after(shown_) - 1});
}

bool Calendar::press(const ansi::Key& key, Stage& stage) {
  const auto day = day_by_key(key, shown_, today_);
  if (day) show(*day, stage);
  return day.has_value();
}

void Calendar::take(const event::DailyTables& tables) {
  if (month_of(tables.day) == month_of(shown_)) past_ = tables;
}

std::span<const DayDone> Calendar::month(engine::RankedGame id, const DailyGame& game) const {
  if (month_of(shown_) == month_of(today_)) return game.days;
  const bool is_read = past_ && month_of(past_->day) == month_of(shown_);
  return is_read ? std::span{past_->games.of(id).days} : std::span<const DayDone>{};
}

std::string Calendar::text(engine::RankedGame game) const {
  if (shown_ == today_) return {};
  const std::string date = engine::records::date_text(shown_);
  if (shown_ > today_) return fmt::format("{} is still to come.", date);
  return fmt::format(
      "{}: {}. Enter plays it, unranked.", date, play::game_of(game).puzzle_of(shown_)
  );
}

/// Else its code could be learned before the ranked game goes on.
void play_past(
    const event::DailyTables& tables, engine::RankedGame game, Place leads, bool may_go_on,
    Stage& stage
) {
  const auto& own = tables.games.of(game).own;
  if (own && !is_over(*own) && may_go_on)
    return stage.refuse("Your game of that day still waits for you. Finish it first.");
  stage.kept<play::PastDay>().day = tables.day;
  stage.go(leads);
}

}  // namespace codemaker::play::shell::daily
