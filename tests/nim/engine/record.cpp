#include "engine/nim/record.hpp"

#include "engine/records/board_texts.hpp"

namespace codemaker::engine {

void nim::records::Table::take(nim::Move move) {
  heaps = after(heaps, move);
  taken.at(is_persons_turn ? 0 : 1) += move.sticks;
  is_persons_turn = !is_persons_turn;
}

template struct records::BoardRecord<nim::records::NimRules>;

}  // namespace codemaker::engine
