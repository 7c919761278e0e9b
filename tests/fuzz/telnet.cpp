// Any bytes, cut anywhere, come to the same, and the answers are bounded.
#include "wire/telnet.hpp"

#include <cstdint>
#include <cstdlib>

namespace {

using namespace codemaker;

struct Outcome {
  std::string data;
  std::string replies;
  std::vector<wire::TelnetEvent> events;

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome outcome(std::string_view bytes, std::size_t cut) {
  wire::Telnet telnet{wire::TelnetRole::server};
  static_cast<void>(telnet.open());
  Outcome result;
  result.data = telnet.receive(bytes.substr(0, cut));
  result.data += telnet.receive(bytes.substr(cut));
  result.replies = telnet.take_replies();
  result.events = telnet.take_events();
  const wire::TelnetFacts& facts = telnet.facts();
  if (facts.terminal_types.size() > 4 || facts.environment.size() > 32) std::abort();
  return result;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view bytes{reinterpret_cast<const char*>(data + 1), size - 1};
  const Outcome whole = outcome(bytes, 0);
  if (whole.replies.size() > 4096) std::abort();
  if (!bytes.empty() && outcome(bytes, data[0] % bytes.size()) != whole) std::abort();
  return 0;
}
