// Any bytes are a Hall of Fame whose rows are sound, and which is written and read back as it is;
// and a reserve; and a line of them is a change, or refused.
#include "scores/format.hpp"
#include "scores/inspection.hpp"
#include "scores/reserve.hpp"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace codemaker;
  const std::string_view file{reinterpret_cast<const char*>(data), size};
  static_cast<void>(scores::decode_submission(file));
  static_cast<void>(scores::faults_of_tables("SCORES.DAT", file));
  static_cast<void>(scores::intact_lines(file));
  const auto reserve = scores::Reserve::decode(file);
  if (scores::Reserve::decode(reserve.encode()) != reserve) std::abort();
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
