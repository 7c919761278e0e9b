/// Days and their puzzles for tests of play.
#pragma once

#include "engine/breaking/record.hpp"
#include "support/typist.hpp"

#include <string>
#include <string_view>

namespace codemaker::tests {

/// Noon of 2026-11-20, as `call_of` has it, and its day.
inline constexpr std::int64_t noon = 1'795'176'000;
inline constexpr engine::records::Day day_of_noon = noon / 86'400;

/// A call of Ada's on a board with the season key "spring", so many seconds from noon.
inline play::Call daily_call(play::Presentation presentation, std::int64_t from_noon = 0) {
  play::Call call = call_in(presentation);
  call.season_key = "spring";
  call.resume_days = 30;
  call.wall_clock = noon + from_noon;
  return call;
}

/// Who opened a link on our page, in a browser that is known where `is_known`.
inline play::Call visit(
    play::Presentation presentation, const std::string& link, bool is_known = false
) {
  play::Call call = daily_call(presentation);
  call.player.handle = "Guest 17";
  call.is_guest = true;
  call.is_visitor = true;
  call.is_page = true;
  call.has_passwords = true;
  call.link = link;
  if (is_known) call.browser = {std::string{scores::board_of_browsers}, "0123", "Guest 17"};
  return call;
}

/// A game of the daily code 1234 with these guesses.
inline engine::records::Record daily_code(
    engine::records::Day day, std::initializer_list<const char*> guesses
) {
  using namespace engine::breaking::records;
  const auto code = [](std::string_view text) {
    return *engine::breaking::Code::guess({}, engine::breaking::parse_pegs(text)->span());
  };
  BreakingRecord record{DailyCode{day, {}}, {Hidden{code("1234"), Salt{1, 2, 3}}}};
  for (const char* guess : guesses)
    record.moves.emplace_back(code(guess));
  return record;
}

}  // namespace codemaker::tests
