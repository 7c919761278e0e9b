/// What the page that plays says of itself to those who only look at its address: programs of
/// chats, search engines, and browsers that show a title before anything is played.
#pragma once

#include "engine/records/puzzle.hpp"
#include "play/call/offered.hpp"

#include <array>
#include <string>
#include <string_view>

namespace codemaker::web {

/// The page as a link to it is shown.
struct Head {
  std::string title;
  std::string description;
  std::string path;  ///< the one address of it
  bool is_there = true;
  /// What is shown beside the link, and in words.
  std::string picture = "/preview.png";
  std::string picture_words = "A row of pegs on a wooden board";
};

/// Of the page at a path, on a day. Nothing of a puzzle is given away.
[[nodiscard]] Head head_of(std::string_view path, engine::records::Day today);

/// The places in the page for what is made of a request, in their order.
inline constexpr std::array<std::string_view, 3> places_in_page{
    "<!--head-->", "<!--today-->", "<!--first-->"};

/// What stands in the page's head. `origin` is the beginning of our addresses; empty: not known.
[[nodiscard]] std::string head_html(const Head& head, std::string_view origin);

/// The puzzles to begin with: those of a day on the main page and where there is none, those of its
/// word at a challenge; empty on others.
[[nodiscard]] std::string today_html(
    const Head& head, engine::records::Day today, const play::OfferedGames& offered
);

/// What the game will show first, as JSON, as an element; empty: it is not known.
[[nodiscard]] std::string first_html(std::string_view first);

/// What programs may read, and where they find it all.
[[nodiscard]] std::string robots(std::string_view origin);
[[nodiscard]] std::string sitemap(std::string_view origin);

}  // namespace codemaker::web
