/// The boards whose callers come by rlogin, and who of them gets in (door/bbs-contract.md 5).
#pragma once

#include "config/settings.hpp"
#include "engine/ranked_game.hpp"
#include "scores/disk.hpp"
#include "scores/tag_claims.hpp"
#include "wire/rlogin.hpp"

#include <boost/asio/ip/address.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::io::serving {

namespace asio = boost::asio;

/// A caller as their board handed them over.
struct BoardCaller {
  std::string board;                        ///< its tag
  std::string handle;                       ///< the caller's name there
  std::optional<engine::RankedGame> opens;  ///< the game they asked for
  std::string board_name;                   ///< how it is shown; empty: as its tag
  bool is_vouched_for = true;               ///< by a board that the sysop knows
};

/// One of a board that named itself, as it wants to come.
struct OpenCaller {
  std::string tag;  ///< in capitals
  std::string handle;
  std::string secret;  ///< empty: none was sent
  std::optional<engine::RankedGame> opens;
};

/// Whether boards may name themselves, and how often.
struct OpenDoor {
  bool is_open = false;
  int new_tags_a_day = 0;
  std::string own_board;  ///< whose name is no other's
};

/// A user as boards write them.
struct TaggedUser {
  std::string_view tag;
  std::string_view name;
};

/// `[TAG]NAME` or `NAME-TAG`; nullopt if it is neither.
[[nodiscard]] std::optional<TaggedUser> split_tagged(std::string_view user);

/// The game of a terminal field `xtrn=GAME` or `GAME`, by the words of --game in any case; nullopt:
/// none.
[[nodiscard]] std::optional<engine::RankedGame> wanted_game(std::string_view terminal_type);

/// True for ADDRESS and ADDRESS/BITS.
[[nodiscard]] bool is_network(std::string_view text);

/// True if the address is in ADDRESS or ADDRESS/BITS; false if that is neither.
[[nodiscard]] bool is_within(const asio::ip::address& address, std::string_view network);

/// Who is on the list.
class Boards {
 public:
  explicit Boards(std::vector<config::Board> boards, OpenDoor open_door = {})
      : boards_{std::move(boards)},
        open_door_{std::move(open_door)} {}

  /// An address of the list that is none; empty: all are right.
  [[nodiscard]] std::string wrong_address() const;

  /// The caller, or why they are refused: for the log, and never with a secret in it.
  [[nodiscard]] scores::Result<BoardCaller> admit(
      const wire::RloginFields& fields, const asio::ip::address& from
  ) const;

  /// True where boards may name themselves.
  [[nodiscard]] bool are_open() const { return open_door_.is_open; }

  /// The caller of a board that is not on the list and names itself, in brackets; nullopt where
  /// that may not be, or none is named. A secret is told from a name by its 8 characters or more
  /// without a blank, letters and digits among them: many boards send the caller's name there.
  [[nodiscard]] std::optional<OpenCaller> open_caller(const wire::RloginFields& fields) const;

  /// What new tags have to keep to.
  [[nodiscard]] scores::TagRules tag_rules() const;

 private:
  [[nodiscard]] const config::Board* board_tagged(std::string_view tag, bool is_swapped) const;

  [[nodiscard]] bool is_one_named(const wire::RloginFields& fields) const;

  std::vector<config::Board> boards_;
  OpenDoor open_door_;
};

}  // namespace codemaker::io::serving
