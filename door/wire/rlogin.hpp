/// The server's end of rlogin (RFC 1282, ansi/terminal.md section 2): a handshake, then bytes in
/// which the caller's side may report the size of its window.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::wire {

/// The three fields of the handshake, without control characters. The first may be a password: it
/// is never logged.
struct RloginFields {
  std::string client_user;
  std::string server_user;
  std::string terminal;  ///< as sent: `ansi/115200`, `xtrn=CODEMAKR`

  /// The terminal without its speed.
  [[nodiscard]] std::string_view terminal_type() const;
  /// Bits per second; nullopt where none is told.
  [[nodiscard]] std::optional<int> speed() const;
};

/// Why the connection has to be closed.
enum class RloginClose : std::uint8_t {
  not_rlogin,     ///< the first byte is not 00
  field_too_long  ///< more than 128 bytes; so the whole handshake has at most 388
};

/// The server's side of one connection.
class Rlogin {
 public:
  /// What the server sends once the handshake is complete.
  static constexpr std::string_view answer{"\0", 1};

  /// Takes bytes, cut anywhere, and returns those that are the caller's: behind the handshake,
  /// window reports taken out. Nothing after it must close.
  [[nodiscard]] std::string receive(std::string_view bytes);

  /// What waited at the end of the input: FF and FF FF that began no window report.
  [[nodiscard]] std::string finish();

  /// Known once the handshake is complete.
  [[nodiscard]] const std::optional<RloginFields>& fields() const { return fields_; }

  /// Set once the connection has to be closed.
  [[nodiscard]] std::optional<RloginClose> must_close() const { return close_; }

  /// Columns and rows, 0 where never told; nullopt before the first report.
  struct Window {
    int columns = 0;
    int rows = 0;

    friend bool operator==(const Window&, const Window&) = default;
  };

  [[nodiscard]] const std::optional<Window>& window() const { return window_; }

 private:
  void take_handshake(char byte);
  void take_data(char byte, std::string& data);
  void take_report();

  std::string handshake_;
  std::size_t field_size_ = 0;
  int nuls_ = 0;
  std::string pending_;  ///< of a window report that has begun
  std::optional<RloginFields> fields_;
  std::optional<RloginClose> close_;
  std::optional<Window> window_;
};

}  // namespace codemaker::wire
