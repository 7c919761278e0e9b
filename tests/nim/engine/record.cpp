#include "engine/nim/record.hpp"

#include "engine/records/board_texts.hpp"

namespace codemaker::engine::records {

template struct BoardRecord<nim::records::NimRules>;

}  // namespace codemaker::engine::records
