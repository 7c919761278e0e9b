// Any bytes as a name look like something that looks like itself and is not much longer.
#include "ansi/look_alikes.hpp"
#include "ansi/text.hpp"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t most_of_a_byte = 40;
  const std::string_view name{reinterpret_cast<const char*>(data), size};
  const std::string look = codemaker::ansi::look_of_name(name);
  if (!codemaker::ansi::is_utf8(look) || look.size() > most_of_a_byte * size) std::abort();
  if (codemaker::ansi::look_of_name(look) != look) std::abort();
  return 0;
}
