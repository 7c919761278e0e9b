/// Records of any game, cut after a move.
#pragma once

#include "engine/records/parser.hpp"
#include "engine/records/record.hpp"

#include <cstddef>
#include <string>

namespace codemaker::tests {

/// A record with its first moves only.
inline engine::records::Record cut_after(const engine::records::Record& record, std::size_t moves) {
  using engine::records::Field;
  const auto& face = record.face();
  std::string first;
  const auto texts = face.move_texts();
  for (std::size_t at = 0; at < moves; ++at)
    first += texts[at];
  return *engine::records::parser_of(face.game())
              .parse(Field{face.kind_word()}, face.setup_text(), Field{first});
}

}  // namespace codemaker::tests
