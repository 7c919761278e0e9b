// Any bytes are a Hall of Fame whose rows are sound, and which is written and read back as it is.
#include "scores/format.hpp"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace codemaker;
  const std::string_view file{reinterpret_cast<const char*>(data), size};
  static_cast<void>(scores::decode_submission(file));
  const auto reading = scores::decode(file);
  for (const auto table : engine::ranked_games) {
    if (reading.hall.rows(table).size() > scores::table_size) std::abort();
    for (const auto& row : reading.hall.rows(table)) {
      if (row.score <= 0 || row.name.size() > 44) std::abort();
    }
  }
  const auto again = scores::decode(scores::encode(reading.hall));
  if (again.condition != scores::Condition::whole || again.hall != reading.hall) std::abort();
  return 0;
}
