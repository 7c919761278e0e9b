// Any bytes under any name are a caller with a name, or a refusal with a clean reason.
#include "dropfiles/drop_file.hpp"
#include "ansi/text.hpp"

#include <array>
#include <cstdint>
#include <cstdlib>

namespace {

bool is_clean(std::string_view text) {
  for (const char32_t character : codemaker::ansi::decode(text)) {
    if (character < 0x20 || (character >= 0x7F && character < 0xA0)) return false;
  }
  return codemaker::ansi::is_utf8(text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static constexpr std::array names{"DOOR32.SYS",   "DOOR.SYS",    "CHAIN.TXT",  "DORINFO1.DEF",
                                    "BBSDEV.DRP",   "XTRN.DAT",    "TRIBBS.SYS", "SFDOORS.DAT",
                                    "CALLINFO.BBS", "DOORFILE.SR", "JUMPER.DAT", "CHDOOR.DAT",
                                    "PCBOARD.SYS"};
  if (size == 0) return 0;
  const std::string_view bytes{reinterpret_cast<const char*>(data + 1), size - 1};
  const auto file = codemaker::dropfiles::read_drop_file(names[data[0] % names.size()], bytes);
  if (!file) {
    if (!is_clean(file.error().reason())) std::abort();
    return 0;
  }
  if (file->alias.empty() || file->real_name.empty()) std::abort();
  if (!is_clean(file->alias) || !is_clean(file->real_name)) std::abort();
  if (file->seconds_left && *file->seconds_left < 0) std::abort();
  return 0;
}
