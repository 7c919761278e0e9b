#include "play/drawing/shown.hpp"

#include "ansi/text.hpp"
#include "play/drawing/fingers.hpp"

#include <algorithm>
#include <utility>

namespace codemaker::play {

void Shown::add(int row, std::string_view text, ansi::Attribute look) {
  rows.push_back({row, std::string{text}, {}, look, {}});
}

void Shown::offer(Tap tap) {
  offers_.push_back(std::move(tap));
}

void Shown::put_peg(ansi::Position at, int peg) {
  pegs_.push_back({at, peg});
}

std::string Shown::words_of(const ansi::Frame& frame, int row) const {
  std::u32string letters = ansi::decode(frame.text(row));
  for (const Peg& peg : pegs_) {
    const auto column = static_cast<std::size_t>(peg.at.column);
    if (peg.at.row == row && column < letters.size())
      letters[column] = first_peg_letter + static_cast<char32_t>(peg.peg);
  }
  std::string text;
  for (const char32_t letter : letters)
    ansi::append_utf8(text, letter);
  return text;
}

void Shown::word_for_fingers() {
  message = for_fingers(message);
  for (ShownRow& each : rows) {
    if (each.row >= quoted_.first && each.row < quoted_.second) continue;
    each.text = for_fingers(each.text);
    each.more = for_fingers(each.more);
  }
  std::erase_if(rows, [](const ShownRow& each) { return each.text.empty(); });
}

void Shown::take_words(const ansi::Frame& frame) {
  for (int row = 0; row < frame.rows(); ++row) {
    const auto cells = frame.row(row);
    const auto first =
        std::ranges::find_if(cells, [](const ansi::Cell& cell) { return cell.glyph != u' '; });
    if (first == cells.end()) continue;
    ShownRow words{row, words_of(frame, row), {}, first->attribute, {}};
    const auto offer =
        std::ranges::find_if(offers_, [&](const Tap& tap) { return tap.at.row == row; });
    if (offer != offers_.end()) words.tap = *offer;
    rows.push_back(std::move(words));
  }
  // Of one row those stay in their order that were noted in it.
  std::vector<ShownRow> ordered;
  for (ShownRow& each : rows)
    ordered.insert(
        std::ranges::upper_bound(ordered, each.row, {}, &ShownRow::row), std::move(each)
    );
  rows = std::move(ordered);
  word_for_fingers();
}

}  // namespace codemaker::play
