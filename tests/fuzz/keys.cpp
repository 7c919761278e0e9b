// Any bytes, cut anywhere, are the same keys and the same answers of the terminal.
#include "ansi/keys.hpp"
#include "ansi/probe.hpp"

#include <cstdint>
#include <cstdlib>

namespace {

using namespace codemaker::ansi;

std::vector<Input> decode(std::string_view bytes, std::size_t cut, InputText text) {
  KeyDecoder decoder{text, Patience::usual};
  std::vector<Input> inputs;
  decoder.feed(bytes.substr(0, cut), Instant{}, inputs);
  decoder.feed(bytes.substr(cut), Instant{}, inputs);
  decoder.expire(Instant::max(), inputs);
  return inputs;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const auto text = static_cast<InputText>(data[0] % 3);
  const std::string_view bytes{reinterpret_cast<const char*>(data + 2), size - 2};
  const std::size_t cut = bytes.empty() ? 0 : data[1] % bytes.size();
  const std::vector<Input> inputs = decode(bytes, cut, text);
  if (inputs != decode(bytes, 0, text)) std::abort();
  Probe probe;
  for (const Input& input : inputs) {
    if (const auto* report = std::get_if<Report>(&input)) probe.hear(*report);
  }
  return 0;
}
