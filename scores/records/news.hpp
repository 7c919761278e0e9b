/// What other callers did that a player has not been told of. What `Store` says of its functions
/// holds here.
#pragma once

#include "records/left.hpp"
#include "records/store.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores::records {

/// What is remembered of a player under this name: until when they have been told, in seconds since
/// 1970.
inline constexpr std::string_view told_until = "news";
/// The clocks of the machines that write into one database differ by less than that.
inline constexpr UtcSeconds clocks_differ_by = 3'600;
/// Who was never told anything is told of the last days.
inline constexpr UtcSeconds oldest_news = UtcSeconds{30} * 86'400;
/// At a time.
inline constexpr std::int64_t most_news = 6;

/// Something that another player did.
struct NewsRow {
  /// The numbers stand in the query.
  enum class Kind : std::uint8_t {
    code_tried = 1,   ///< a code of the player's: `number` guesses; `how` is a TryState
    mail_ended = 2,   ///< a game by mail: `how` is a MailClose; `number` is 1 if it is won, 2 lost
    hall_passed = 3,  ///< a ranked run of the player's, by `number` callers of their board
    day_passed = 4,   ///< their game of a day, by `number` callers
    position_tried = 5  ///< a position of the player's: `number` is the margin; `how` as of a code
  };
  Kind kind = Kind::code_tried;
  Player who;  ///< one of them; empty: a former caller
  engine::RankedGame game = engine::first_ranked_game;
  std::string code;  ///< theirs, of a code that was tried
  std::int64_t number = 0;
  std::int64_t how = 0;
};

/// What is to be told, and until when that is all.
struct NewsTold {
  std::vector<NewsRow> rows;  ///< the newest first
  UtcSeconds until = 0;       ///< what `told_until` becomes
};

/// What happened before now; nothing of a player who is not known. Who was told by a clock that is
/// ahead of this one is told nothing again.
[[nodiscard]] Result<NewsTold> news_of(Store& store, const Player& player, UtcSeconds now);

}  // namespace codemaker::scores::records
