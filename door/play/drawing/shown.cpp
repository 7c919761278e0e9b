#include "play/drawing/shown.hpp"

#include "ansi/text.hpp"
#include "play/drawing/fingers.hpp"

#include <algorithm>
#include <utility>

namespace codemaker::play {

namespace {

/// "3 4 3 4", and no more numbers around them.
bool begins_code(std::string_view text, std::size_t at, std::size_t holes) {
  const auto is_peg = [&](std::size_t place) {
    return place < text.size() && text[place] >= '0' && text[place] <= '9';
  };
  const std::size_t end = at + 2 * holes - 1;
  const bool is_apart = at == 0 || (text[at - 1] == ' ' && (at == 1 || !is_peg(at - 2)));
  if (!is_apart || is_peg(end) || is_peg(end + 1)) return false;
  for (std::size_t place = at; place < end; place += 2) {
    if (!is_peg(place) || (place > at && text[place - 1] != ' ')) return false;
  }
  return true;
}

}  // namespace

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

/// A code that the message tells in numbers is told in pegs, as it lies on the board.
void Shown::put_pegs_in_message() {
  const auto* const board = std::get_if<ShownPegs>(&thing);
  if (board == nullptr || board->are_digits || board->holes == 0) return;
  const auto holes = static_cast<std::size_t>(board->holes);
  std::string text;
  for (std::size_t at = 0; at < message.size();) {
    if (!begins_code(message, at, holes)) {
      text += message[at++];
      continue;
    }
    for (std::size_t hole = 0; hole < holes; ++hole)
      ansi::append_utf8(
          text, first_peg_letter + static_cast<char32_t>(message[at + 2 * hole] - '0')
      );
    at += 2 * holes - 1;
  }
  message = std::move(text);
}

void Shown::word_for_fingers() {
  message = for_fingers(message);
  put_pegs_in_message();
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
