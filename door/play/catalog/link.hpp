/// The addresses that open a puzzle itself: `/daily/code`, `/daily/2026-11-20/carton`,
/// `/c/rabbitry`, `/c/rabbitry/masterix`; `/daily/today` has all of a day. The games' words in them
/// are in the list of games.
#pragma once

#include "engine/ranked_game.hpp"
#include "engine/records/puzzle.hpp"
#include "engine/records/record.hpp"
#include "play/call/share.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play {

struct Link {
  enum class To : std::uint8_t {
    nowhere,    ///< there is no such address
    daily,      ///< a puzzle of a day
    challenge,  ///< the puzzles of a word, or one of them
  };

  To to = To::nowhere;
  std::optional<engine::RankedGame> game = {};   ///< nullopt: the caller chooses
  std::optional<engine::records::Day> day = {};  ///< nullopt: whichever it is
  std::string word = {};                         ///< of a challenge

  friend bool operator==(const Link&, const Link&) = default;
};

/// Reads the path of an address, which strangers wrote.
[[nodiscard]] Link read_link(std::string_view path);

/// The address of a day's puzzle.
[[nodiscard]] std::string link_to(engine::records::Day day, engine::RankedGame game);

/// The address of a challenge's puzzle.
[[nodiscard]] std::string link_to(std::string_view word, engine::RankedGame game);

/// The address of the puzzle that a game was; empty: it was none that others can play.
[[nodiscard]] std::string link_to(const engine::records::Record& record);

/// What can be sent of a game with this line to paste, of a day or of the puzzle of a label;
/// nullopt if there is no line.
[[nodiscard]] std::optional<Share> share_of(
    const std::string& line, const engine::records::Record& record, const std::string& label = {}
);

}  // namespace codemaker::play
