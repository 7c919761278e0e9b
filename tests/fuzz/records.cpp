// Any bytes are a record that is refused, or one that is written again as it was; its replay never
// does what the rules forbid. Most texts have the wrong checksum, so each is tried with the right
// one.
#include "engine/records/line.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace codemaker::engine::records;

void try_line(std::string_view text) {
  const auto line = read(text);
  if (!line) {
    if (line.error().what.empty() || line.error().at == 0) std::abort();
    return;
  }
  if (write(line->record, line->stated) != text) std::abort();
  const auto outcome = replay(line->record);
  const auto verified = verify(text);
  if (verified && (!outcome || *outcome != line->stated)) std::abort();
  if (outcome && !verify(write(line->record, *outcome))) std::abort();
}

/// The text as the fields behind the version, with what `join` adds.
void try_fields(std::string_view text) {
  std::array<std::string_view, 5> fields;
  for (std::string_view& field : fields) {
    field = text.substr(0, text.find(':'));
    text.remove_prefix(std::min(field.size() + 1, text.size()));
  }
  try_line(join(
      {.game = fields[0],
       .kind = fields[1],
       .setup = fields[2],
       .moves = fields[3],
       .outcome = fields[4]}
  ));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  try_line(text);
  try_fields(text);
  return 0;
}
