// What makers and players are told of others, and that it is told once.
#include "left_auditor.hpp"

#include "engine/records/code_try.hpp"
#include "records/news.hpp"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>

namespace codemaker::tests::town {
namespace {

constexpr UtcSeconds news_of_days = scores::records::oldest_news;

/// What is told of somebody who did something, in a row of words.
std::string news_row(
    int kind, const std::string& who, std::int64_t number, int how, std::string_view code
) {
  return fmt::format("{} {} {} {} {}", kind, who, number, how, code);
}

std::string row_of_news(const play::NewsItem& item) {
  using Kind = play::NewsItem::Kind;
  if (item.kind == Kind::mail_ended)
    return news_row(
        1, item.name, item.is_won ? *item.is_won ? 1 : 2 : 0, static_cast<int>(item.close), ""
    );
  const bool is_code = item.kind == Kind::code_tried || item.kind == Kind::position_tried;
  hold(is_code, "news are told of what nobody did");
  return news_row(
      is_code && item.kind == Kind::code_tried ? 0 : 4, item.name, item.number,
      static_cast<int>(item.tried), item.code
  );
}

}  // namespace

std::vector<std::string> LeftAuditor::news_for(
    Who who, UtcSeconds since, UtcSeconds before, const std::map<MailId, Known>& games
) const {
  const auto is_new = [&](UtcSeconds at) {
    return at >= since && at < before;
  };
  std::vector<std::string> rows;
  for (const auto& [id, left] : shelf.left)
    for (const KnownTry& each : left.tries) {
      if (left.maker != who || each.state == TryState::going_on || !is_new(each.moved)) continue;
      const std::int64_t number = std::abs(each.counted);
      const int kind = is_position(left.terms) ? 4 : 0;
      rows.push_back(
          news_row(kind, handle_of(each.who), number, static_cast<int>(each.state), left.hidden)
      );
    }
  for (const auto& [id, game] : games)
    for (Seat seat = 0; seat < 2; ++seat) {
      const bool is_theirs = game.seats.at(seat) == who && game.ended_by == 1 - seat;
      const bool is_of_two = game.seats[0] != game.seats[1];
      if (game.state != MailState::over || !is_theirs || !is_of_two || !is_new(game.changed))
        continue;
      const int won = game.winner ? *game.winner == seat ? 1 : 2 : 0;
      const Who other = game.seats[0] == who ? *game.seats[1] : *game.seats[0];
      rows.push_back(news_row(1, handle_of(other), won, static_cast<int>(game.close), ""));
    }
  return rows;
}

/// What was told is not told again: `told_until` is what their last page of news has noted.
void LeftAuditor::audit_news(
    Who who, const play::event::News& news, const std::map<MailId, Known>& games
) {
  if (!news.items) return;
  const auto until = shelf.told_until.find(who);
  const UtcSeconds since =
      until == shelf.told_until.end() ? news.until - news_of_days : until->second;
  auto expected = news_for(who, since, news.until, games);
  std::vector<std::string> rows;
  for (const play::NewsItem& item : *news.items)
    rows.push_back(row_of_news(item));
  heard += rows.size();
  std::ranges::sort(expected);
  std::ranges::sort(rows);
  hold(
      rows.size() == std::min<std::size_t>(expected.size(), scores::records::most_news),
      fmt::format(
          "{} is told of {} things that others did, of {}", handle_of(who), rows.size(),
          expected.size()
      )
  );
  for (const std::string& row : rows)
    hold(
        std::ranges::count(rows, row) <= std::ranges::count(expected, row),
        fmt::format("{} is told what nobody did: {}", handle_of(who), row)
    );
}

}  // namespace codemaker::tests::town
