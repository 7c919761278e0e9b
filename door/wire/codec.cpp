#include "wire/codec.hpp"

#include <algorithm>
#include <utility>

namespace codemaker::wire {
namespace {

std::string without_parity(std::string_view bytes) {
  std::string data{bytes};
  for (char& byte : data)
    byte = static_cast<char>(static_cast<unsigned char>(byte) & 0x7FU);
  return data;
}

std::string text(TelnetClose why) {
  switch (why) {
  case TelnetClose::too_many_answers:
    return "too many telnet options asked for";
  case TelnetClose::endless_sb:
    return "a telnet subnegotiation without an end";
  }
  return {};
}

Received receive_by(Telnet& telnet, std::string_view bytes) {
  Received received;
  received.data = telnet.receive(bytes);
  received.replies = telnet.take_replies();
  received.interrupts =
      static_cast<int>(std::ranges::count(telnet.take_events(), TelnetEvent::interrupt));
  TelnetFacts& facts = telnet.facts();
  if (std::exchange(facts.is_window_new, false) && facts.window) {
    received.window = SystemSize{facts.window->rows, facts.window->columns};
  }
  if (const auto close = telnet.must_close()) received.fault = text(*close);
  return received;
}

}  // namespace

Received RawCodec::receive(std::string_view bytes) {
  return bits_ == Bits::seven ? receive_by(telnet_, without_parity(bytes))
                              : receive_by(telnet_, bytes);
}

Received TelnetCodec::receive(std::string_view bytes) {
  return receive_by(telnet_, bytes);
}

std::string TelnetCodec::encode(const std::string& bytes) const {
  return telnet_.was_heard() ? Telnet::escape(bytes) : bytes;
}

Received RloginCodec::receive(std::string_view bytes) {
  Received received = receive_by(telnet_, login_.receive(bytes));
  const auto& window = login_.window();
  if (window && std::exchange(told_, window) != window) {
    received.window = SystemSize{window->rows, window->columns};
  }
  return received;
}

}  // namespace codemaker::wire
