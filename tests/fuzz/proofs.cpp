// Any text is a seal that somebody wrote down, or none; of a proof what was sealed is its
// beginning.
#include "engine/records/seal.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

using namespace codemaker::engine::records;

void require(bool holds) {
  if (!holds) std::abort();
}

void try_seal(std::string_view written) {
  constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ ";
  const auto seal = parse_seal(written);
  if (!seal) return;
  require(seal->size() == seal_size + seal_size / 4 - 1);
  require(seal->find_first_not_of(letters) == std::string::npos);
  require(parse_seal(*seal) == seal);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view written{reinterpret_cast<const char*>(data), size};
  try_seal(written);
  const std::string_view sealed = sealed_part(written);
  require(written.starts_with(sealed));
  require(sealed_part(sealed).size() <= sealed.size());
  const auto salt = parse_salt(written);
  require(!salt || text(*salt) == written);
  return 0;
}
