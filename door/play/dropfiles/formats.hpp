/// One reader per format. Reasons of a refusal begin with the line they speak of; the caller puts
/// the file name before them.
#pragma once

#include "play/dropfiles/drop_text.hpp"

#include <string_view>

namespace codemaker::play {

/// Takes the bytes: this format is strict where the others are lenient.
[[nodiscard]] Result<DropFile> read_bbsdev(std::string_view bytes);
[[nodiscard]] Result<DropFile> read_door32(const DropText& text);
[[nodiscard]] Result<DropFile> read_door_sys(DropText text);
[[nodiscard]] Result<DropFile> read_chain(const DropText& text);
[[nodiscard]] Result<DropFile> read_dorinfo(DropText text);

/// `line 3: must be …, found "…"`, the found text cleaned and cut.
[[nodiscard]] Fault refuse_line(int line, std::string_view must_be, std::string_view found);

}  // namespace codemaker::play
