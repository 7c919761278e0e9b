/// What is known of the chosen item of a list, beside it on large screens.
#pragma once

#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shared/list_place.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::shared {

struct ListFact {
  std::string_view label;
  std::string value;  ///< empty: nothing is told of it
};

/// A share of something as a long bar, below the last of the facts.
struct ListShare {
  std::int64_t part = 0;
  std::int64_t whole = 0;  ///< 0: there is none
  ansi::Ink ink = ansi::Ink::gold;
};

struct ListDetails {
  std::string title;
  std::string below = {};  ///< the title
  std::string word = {};   ///< in large letters: what it is all about; empty: none
  Metal metal = metal::silver;
  std::vector<ListFact> facts = {};
  ListShare share = {};
  std::string said = {};                 ///< in whole sentences, below all else
  DrawInRing thing = draw_peg_in_light;  ///< what it is played with
};

/// Beside the frame of the list.
void draw_list_details(Canvas& canvas, const ListDetails& details, const ListPlace& list);

/// A strip of pegs in the middle of what a list leaves free from a row on: of small screens with
/// tiles, and of all that are larger; none where that is little.
void draw_pegs_below_list(Canvas& canvas, int row);

}  // namespace codemaker::play::shared
