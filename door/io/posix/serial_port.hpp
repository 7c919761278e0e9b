/// A serial line with a modem, or another computer, at its end.
#pragma once

#include "scores/disk.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/serial_port.hpp>
#include <boost/system/error_code.hpp>
#include <memory>
#include <optional>
#include <string>

namespace codemaker::io {

/// How a serial line is set.
struct SerialSettings {
  int speed = 0;  ///< bits per second; 0 keeps the speed the line has
  bool is_seven_bit = false;
};

/// The device raw, with RTS/CTS and 8N1 or 7E1. When it goes its modes are put back and the
/// device is closed: DTR drops, unless somebody else, such as a board, still has it open or has
/// ordered it to stay (stty -hupcl).
class SerialPort {
 public:
  /// Refused if the device cannot be opened or set so.
  [[nodiscard]] static scores::Result<std::unique_ptr<SerialPort>> open(
      const std::string& device, const SerialSettings& settings
  );
  SerialPort(const SerialPort&) = delete;
  SerialPort& operator=(const SerialPort&) = delete;
  ~SerialPort();

  /// The open device, for reading and writing.
  [[nodiscard]] int fd() { return port_.native_handle(); }

  /// Bits per second as the device has them, 0 if it does not tell.
  [[nodiscard]] int speed();

  /// False once a carrier that was there is gone. Lines without a modem never lose it.
  [[nodiscard]] bool has_carrier();

 private:
  struct Modes;

  SerialPort();
  [[nodiscard]] boost::system::error_code configure(const SerialSettings& settings);

  boost::asio::io_context context_;  ///< never run: the line is read by others
  boost::asio::serial_port port_{context_};
  std::unique_ptr<Modes> modes_;  ///< as they were; null where there are none
  bool had_carrier_ = false;
};

}  // namespace codemaker::io
