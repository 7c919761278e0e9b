/// How bytes travel between a caller's line and the game: a value for each kind of line, all with
/// the same functions.
#pragma once

#include "ansi/line_painter.hpp"
#include "wire/page_talk.hpp"
#include "wire/rlogin.hpp"
#include "wire/telnet.hpp"
#include "wire/terminal_choice.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace codemaker::wire {

/// What bytes from the line turned out to be.
struct Received {
  std::string data;                  ///< for the game
  std::string replies;               ///< to be sent before anything else
  int interrupts = 0;                ///< how often the caller asked to break off
  std::optional<SystemSize> window;  ///< the caller's window has got this size
  std::string fault;                 ///< why the line must be closed; empty if it need not
};

/// A line that a board handed to us, or a terminal here: bytes go out as they are. Telnet codes
/// that leak through are taken out of the input and never answered.
class RawCodec {
 public:
  enum class Bits : std::uint8_t { eight, seven };  ///< seven: the eighth is parity

  RawCodec() = default;

  /// `board` is what the board told of the terminal.
  explicit RawCodec(const BoardTerminal& board, Bits bits = Bits::eight)
      : board_{board},
        bits_{bits} {}

  [[nodiscard]] std::string open() { return {}; }

  [[nodiscard]] std::string_view probe() const { return ansi::Probe::question_without_clearing(); }

  [[nodiscard]] Received receive(std::string_view bytes);

  [[nodiscard]] std::string encode(std::string bytes) const { return bytes; }

  [[nodiscard]] ansi::Echo echo() const { return ansi::Echo::ours; }

  [[nodiscard]] ansi::Terminal terminal(
      const ansi::Findings& findings, const TerminalOrders& orders
  ) const {
    return refined(board_, findings, orders);
  }

  [[nodiscard]] bool uses_screen_reader() const {
    return wire::uses_screen_reader(telnet_.facts());
  }

  [[nodiscard]] bool awaits_end() const { return telnet_.is_in_sub(); }

  void give_up_end() { telnet_.give_up_sub(); }

 private:
  Telnet telnet_{TelnetRole::bystander};
  BoardTerminal board_;
  Bits bits_ = Bits::eight;
};

/// A caller of our own telnet listener. Callers who never say a word of telnet get bytes as they
/// are; their own program edits and shows what they type.
class TelnetCodec {
 public:
  [[nodiscard]] std::string open() { return telnet_.open(); }

  [[nodiscard]] std::string_view probe() const { return ansi::Probe::question(); }

  [[nodiscard]] Received receive(std::string_view bytes);
  [[nodiscard]] std::string encode(const std::string& bytes) const;

  [[nodiscard]] ansi::Echo echo() const {
    return telnet_.was_heard() ? ansi::Echo::ours : ansi::Echo::callers;
  }

  [[nodiscard]] ansi::Terminal terminal(
      const ansi::Findings& findings, const TerminalOrders& orders
  ) const {
    return terminal_of(telnet_.facts(), findings, orders);
  }

  [[nodiscard]] bool uses_screen_reader() const {
    return wire::uses_screen_reader(telnet_.facts());
  }

  [[nodiscard]] bool awaits_end() const { return telnet_.is_in_sub(); }

  void give_up_end() { telnet_.give_up_sub(); }

 private:
  Telnet telnet_{TelnetRole::server};
};

/// A caller whom another board handed to our own rlogin listener. The terminal is the one at the
/// far end: the board passes on what it shows and answers.
class RloginCodec {
 public:
  /// `login` has taken the handshake, which has not been answered yet.
  explicit RloginCodec(Rlogin login) : login_{std::move(login)} {}

  [[nodiscard]] std::string open() { return std::string{Rlogin::answer}; }

  [[nodiscard]] std::string_view probe() const { return ansi::Probe::question(); }

  [[nodiscard]] Received receive(std::string_view bytes);

  [[nodiscard]] std::string encode(std::string bytes) const { return bytes; }

  [[nodiscard]] ansi::Echo echo() const { return ansi::Echo::ours; }

  [[nodiscard]] ansi::Terminal terminal(
      const ansi::Findings& findings, const TerminalOrders& orders
  ) const {
    return terminal_of(login_, findings, orders);
  }

  [[nodiscard]] bool uses_screen_reader() const { return false; }

  [[nodiscard]] bool awaits_end() const { return telnet_.is_in_sub(); }

  void give_up_end() { telnet_.give_up_sub(); }

 private:
  Rlogin login_;
  std::optional<Rlogin::Window> told_;
  Telnet telnet_{TelnetRole::bystander};  ///< some boards let its codes through
};

/// The line of our own web page: UTF-8, as a terminal would take it, and words of ours for the
/// page. What the page can show it said when it called.
class WebCodec {
 public:
  explicit WebCodec(const PageHello& hello)
      : terminal_{wire::terminal_of(hello)},
        view_{hello.view()} {}

  [[nodiscard]] std::string open() { return {}; }

  [[nodiscard]] std::string_view probe() const { return {}; }

  [[nodiscard]] Received receive(std::string_view bytes) {
    Received received;
    received.data = bytes;
    return received;
  }

  [[nodiscard]] std::string encode(std::string bytes) const { return bytes; }

  /// A page that reads lines has a field of its own to type them in.
  [[nodiscard]] ansi::Echo echo() const {
    return view_ == PageView::lines ? ansi::Echo::callers : ansi::Echo::ours;
  }

  [[nodiscard]] ansi::Terminal terminal(
      const ansi::Findings& /*findings*/, const TerminalOrders& /*orders*/
  ) const {
    return terminal_;
  }

  [[nodiscard]] bool uses_screen_reader() const { return view_ == PageView::lines; }

  [[nodiscard]] bool awaits_end() const { return false; }

  void give_up_end() {}

  [[nodiscard]] PageView view() const { return view_; }

  void show_as(PageView view) { view_ = view; }

 private:
  ansi::Terminal terminal_;
  PageView view_;
};

/// What every kind of line can do; `Codec` says what each function means.
template <typename Kind>
concept LineCodec = requires(
    Kind codec, const Kind& fixed, std::string text, std::string_view bytes,
    const ansi::Findings& findings, const TerminalOrders& orders
) {
  { codec.open() } -> std::same_as<std::string>;
  { fixed.probe() } -> std::same_as<std::string_view>;
  { codec.receive(bytes) } -> std::same_as<Received>;
  { fixed.encode(text) } -> std::same_as<std::string>;
  { fixed.echo() } -> std::same_as<ansi::Echo>;
  { fixed.terminal(findings, orders) } -> std::same_as<ansi::Terminal>;
  { fixed.uses_screen_reader() } -> std::same_as<bool>;
  { fixed.awaits_end() } -> std::same_as<bool>;
  codec.give_up_end();
};

static_assert(LineCodec<RawCodec> && LineCodec<TelnetCodec>);
static_assert(LineCodec<RloginCodec> && LineCodec<WebCodec>);

/// The codec of a line, whatever its kind.
class Codec {
 public:
  template <LineCodec Kind>
  Codec(Kind kind) : kind_{std::move(kind)} {}  // NOLINT(google-explicit-constructor): it is one

  /// What is sent first of all.
  [[nodiscard]] std::string open() {
    return std::visit([](auto& kind) { return kind.open(); }, kind_);
  }

  /// The question that asks the terminal what it is.
  [[nodiscard]] std::string_view probe() const {
    return std::visit([](const auto& kind) { return kind.probe(); }, kind_);
  }

  /// Takes bytes from the line; they may be cut anywhere.
  [[nodiscard]] Received receive(std::string_view bytes) {
    return std::visit([&](auto& kind) { return kind.receive(bytes); }, kind_);
  }

  /// Bytes of the game as they go over the line.
  [[nodiscard]] std::string encode(std::string bytes) const {
    return std::visit([&](const auto& kind) { return kind.encode(std::move(bytes)); }, kind_);
  }

  /// Who shows the caller what they type.
  [[nodiscard]] ansi::Echo echo() const {
    return std::visit([](const auto& kind) { return kind.echo(); }, kind_);
  }

  /// The caller's terminal, from all that was told so far and from its answers to the probe.
  [[nodiscard]] ansi::Terminal terminal(
      const ansi::Findings& findings, const TerminalOrders& orders
  ) const {
    return std::visit([&](const auto& kind) { return kind.terminal(findings, orders); }, kind_);
  }

  /// True if the caller's client said so.
  [[nodiscard]] bool uses_screen_reader() const {
    return std::visit([](const auto& kind) { return kind.uses_screen_reader(); }, kind_);
  }

  /// True while bytes belong to something whose end has not come, and are no keys.
  [[nodiscard]] bool awaits_end() const {
    return std::visit([](const auto& kind) { return kind.awaits_end(); }, kind_);
  }

  /// The end does not come: bytes are keys again.
  void give_up_end() {
    std::visit([](auto& kind) { kind.give_up_end(); }, kind_);
  }

  /// True if our own page is at the other end, which takes what `page_talk.hpp` says.
  [[nodiscard]] bool is_page() const { return std::holds_alternative<WebCodec>(kind_); }

  /// True if that page draws boards of its own in place of a terminal.
  [[nodiscard]] bool draws_boards() const {
    const auto* const page = std::get_if<WebCodec>(&kind_);
    return page != nullptr && page->view() == PageView::board;
  }

  /// That page shows the call in another way from now on.
  void show_as(PageView view) {
    if (auto* const page = std::get_if<WebCodec>(&kind_)) page->show_as(view);
  }

 private:
  std::variant<RawCodec, TelnetCodec, RloginCodec, WebCodec> kind_;
};

}  // namespace codemaker::wire
