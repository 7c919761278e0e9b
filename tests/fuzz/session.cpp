// Any keys at any time: the session can always be drawn, and what is sent is what is seen.
#include "play/session/screen.hpp"
#include "support/model_terminal.hpp"
#include "support/typist.hpp"

#include <cstdint>
#include <cstdlib>

namespace {

using namespace codemaker;

play::Call take_call(std::uint8_t kind) {
  play::Call call = tests::call_of("Ada");
  call.wanted = static_cast<play::Presentation>(kind % 3);
  call.time_left = std::chrono::minutes{20};
  call.asks_name = (kind & 8U) != 0;
  return call;
}

ansi::Key key_of(std::uint8_t byte) {
  static constexpr std::string_view keys = "\n\n1234567890cqyn?rhosmlfpgbt =%vkxweadij";
  if (byte < keys.size()) {
    const char key = keys[byte];
    return key == '\n' ? ansi::Key{ansi::KeyCode::enter, 0, {}}
                       : ansi::character(static_cast<unsigned char>(key));
  }
  return {static_cast<ansi::KeyCode>(byte % 20), static_cast<char32_t>('A' + byte % 26), {}};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0 || size > 400) return 0;
  tests::Typist caller{take_call(data[0])};
  for (std::size_t i = 1; i < size && !caller.left; ++i) {
    if (data[i] >= 250) {
      caller.wait(std::chrono::seconds{1});
    } else if (data[i] >= 245) {
      caller.resize(15 + 7 * (data[i] - 245), 30 + 20 * (data[i] - 245));
    } else {
      caller.press(key_of(data[i] % 64));
    }
    if (caller.session().presentation() == play::Presentation::lines) continue;
    const ansi::Terminal& terminal = caller.session().call().terminal;
    ansi::Painter painter{terminal};
    const ansi::Frame frame = caller.session().frame().in_depth(terminal.depth);
    tests::ModelTerminal model{terminal, tests::Wrap::late};
    model.receive(painter.paint(frame));
    if (!model.complaints().empty()) std::abort();
    if (!tests::first_difference(model.screen(), frame, terminal.charset).empty()) std::abort();
  }
  return 0;
}
