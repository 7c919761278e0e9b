#include "commands/callers/chat_run.hpp"

#include "commands/calls/own_terminal.hpp"
#include "io/performing/chat_link.hpp"
#include "io/posix/files.hpp"
#include "io/posix/polling.hpp"
#include "io/posix/signals.hpp"
#include "io/posix/sockets.hpp"
#include "io/posix/terminal.hpp"
#include "play/drawing/canvas.hpp"
#include "wire/terminal_choice.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::commands {
namespace {

using std::chrono::steady_clock;

/// So many bytes are taken of what has come.
constexpr std::size_t most_at_once = 4096;

void put(std::string_view bytes) {
  static_cast<void>(io::write_all(io::standard_output, "the terminal", bytes));
}

/// What standard input has; empty at its end.
std::string read_input() {
  return io::receive(io::standard_input, most_at_once).bytes;
}

ansi::Frame frame_of_chat(
    const ansi::Terminal& terminal, play::Presentation presentation, const play::sysop::Chat& chat,
    const std::string& message
) {
  play::Canvas canvas{terminal, presentation, {}};
  play::sysop::draw_chat(canvas, chat);
  canvas.message(message);
  canvas.keys(play::sysop::chat_keys());
  return std::move(canvas).take();
}

}  // namespace

std::optional<play::Presentation> presentation_on(const ansi::Terminal& terminal) {
  if (terminal.level < ansi::Level::b) return std::nullopt;
  const auto fits = [&](int columns, int rows) {
    return terminal.columns > columns && terminal.rows >= rows;
  };
  if (fits(play::Canvas::full_columns, play::Canvas::full_rows)) return play::Presentation::full;
  if (fits(play::Canvas::lean_columns, play::Canvas::lean_rows)) return play::Presentation::small;
  return std::nullopt;
}

ChatRun::ChatRun(io::Fd line, const std::string& caller, const std::string& sysop)
    : line_{std::move(line)},
      chat_{caller, sysop} {}

ChatRun::News ChatRun::wait(int signals, std::optional<ansi::Instant> deadline) const {
  std::optional<std::chrono::milliseconds> most;
  if (deadline)
    most = std::chrono::ceil<std::chrono::milliseconds>(*deadline - steady_clock::now());
  const auto ready = io::wait_to_read(std::array{io::standard_input, line_.get(), signals}, most);
  return {ready[0], ready[1], ready[2]};
}

/// What the caller has typed since; the end of the line ends the chat.
std::string ChatRun::hear() {
  const io::Received received = io::receive(line_.get(), most_at_once);
  come_ += received.bytes;
  const auto end = come_.find(io::presence::end_of_chat);
  if (end != std::string::npos) {
    come_.resize(end);
    ended_ = fmt::format("{} ended the chat.", chat_.other_name);
  } else if (received.end != io::Received::End::none) {
    ended_ = fmt::format("{} has gone, so the chat is over.", chat_.other_name);
  }
  return io::presence::take_whole_characters(come_);
}

/// A caller whose side takes nothing any more has gone.
void ChatRun::say(std::string_view text) {
  if (!io::send_all(line_.get(), text) && ended_.empty())
    ended_ = fmt::format("{} has gone, so the chat is over.", chat_.other_name);
}

void ChatRun::leave(std::string sentence) {
  say({&io::presence::end_of_chat, 1});
  ended_ = std::move(sentence);
}

void ChatRun::take(const ansi::Key& key) {
  refusal_.clear();
  if (play::sysop::ends_chat(key)) return leave("You ended the chat.");
  const std::string text = play::sysop::chat_text_of(key);
  if (text.empty()) {
    refusal_ = fmt::format("{} isn't used here. Press Esc to end the chat.", ansi::name(key));
    return;
  }
  chat_.own.type(text);
  say(text);
}

std::string ChatRun::on_screen(const config::Settings& settings) {
  // Whether the window has another size is looked at so often.
  constexpr std::chrono::seconds pause{1};
  ansi::Terminal terminal = terminal_here(settings);
  const io::Fd signals = io::end_signals_to_read();
  const io::RawTerminal raw{io::standard_input};
  ansi::Painter painter{terminal};
  ansi::KeyDecoder decoder{wire::input_text(terminal.charset), ansi::Patience::usual};
  put(painter.clear());
  while (ended_.empty()) {
    const ansi::Terminal now = terminal_here(settings);
    if (now != terminal && presentation_on(now)) {
      terminal = now;
      painter = ansi::Painter{terminal};
      put(painter.clear());
    }
    const auto presentation = presentation_on(terminal).value_or(play::Presentation::small);
    put(painter.paint(frame_of_chat(terminal, presentation, chat_, refusal_)));
    const ansi::Instant next_look = steady_clock::now() + pause;
    const News news =
        wait(signals.get(), std::min(decoder.deadline().value_or(next_look), next_look));
    std::vector<ansi::Input> inputs;
    if (news.is_typed) {
      const std::string bytes = read_input();
      if (bytes.empty()) leave("Your terminal has gone, so the chat is over.");
      decoder.feed(bytes, steady_clock::now(), inputs);
    }
    decoder.expire(steady_clock::now(), inputs);
    for (const ansi::Input& input : inputs) {
      const auto* const key = std::get_if<ansi::Key>(&input);
      const bool redraws = key != nullptr && *key == ansi::Key{ansi::KeyCode::control, U'L', {}};
      if (redraws) painter = ansi::Painter{terminal};
      if (key != nullptr && !redraws && ended_.empty()) take(*key);
    }
    if (news.is_heard && ended_.empty()) chat_.other.type(hear());
    if (news.has_ended && ended_.empty()) leave("You ended the chat.");
  }
  put(painter.leave());
  return ended_;
}

/// False if it ends the chat.
bool ChatRun::take_line(std::string_view line) {
  if (play::sysop::ends_chat(line)) {
    leave("You ended the chat.");
    return false;
  }
  say(fmt::format("{}\n", line));
  return true;
}

std::string ChatRun::in_lines() {
  const io::Fd signals = io::end_signals_to_read();
  std::string typed;
  put(fmt::format("You talk to {}. BYE ends the chat.\n", chat_.other_name));
  while (ended_.empty()) {
    const News news = wait(signals.get(), std::nullopt);
    if (news.is_heard) {
      for (const std::string& line : chat_.other.type(hear()))
        put(fmt::format("{}: {}\n", chat_.other_name, line));
    }
    if (news.is_typed && ended_.empty()) {
      const std::string bytes = read_input();
      typed += bytes;
      for (auto end = typed.find('\n'); end != std::string::npos; end = typed.find('\n')) {
        const std::string line = typed.substr(0, end);
        typed.erase(0, end + 1);
        if (!take_line(line)) break;
      }
      if (bytes.empty() && ended_.empty()) leave("You ended the chat.");
    }
    if (news.has_ended && ended_.empty()) leave("You ended the chat.");
  }
  return ended_;
}

}  // namespace codemaker::commands
