#include "io/posix/serial_port.hpp"

#include "io/posix/fd.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <termios.h>

namespace codemaker::io {
namespace {

using Base = boost::asio::serial_port_base;
using boost::system::error_code;
using scores::Fault;
using scores::Result;

/// Carrier detect; nullopt where there are no modem lines, as on a pseudo terminal.
std::optional<bool> has_carrier_line(int fd) {
  int lines = 0;
  if (::ioctl(fd, TIOCMGET, &lines) != 0) return std::nullopt;
  return (lines & TIOCM_CAR) != 0;
}

}  // namespace

struct SerialPort::Modes {
  termios before;
};

SerialPort::SerialPort() = default;

Result<std::unique_ptr<SerialPort>> SerialPort::open(
    const std::string& device, const SerialSettings& settings
) {
  std::unique_ptr<SerialPort> serial{new SerialPort};
  // Asio makes the line raw when it opens it; what it was is asked before.
  error_code error;
  const Fd before{::open(device.c_str(), O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)};
  if (before.is_open()) {
    termios modes{};
    if (::tcgetattr(before.get(), &modes) == 0)
      serial->modes_ = std::make_unique<Modes>(Modes{modes});
    serial->port_.open(device, error);
  } else {
    error.assign(errno, boost::system::system_category());
  }
  if (!error) error = serial->configure(settings);
  if (error) {
    return Fault::because(fmt::format("cannot use the serial line {}: {}", device, error.message())
    );
  }
  serial->had_carrier_ = has_carrier_line(serial->fd()).value_or(false);
  return serial;
}

error_code SerialPort::configure(const SerialSettings& settings) {
  using Parity = Base::parity;
  error_code error;
  const auto set = [&](const auto& option) {
    if (!error) port_.set_option(option, error);
  };
  const auto rate = static_cast<unsigned>(settings.speed > 0 ? settings.speed : speed());
  if (rate > 0) set(Base::baud_rate{rate});
  set(Base::stop_bits{Base::stop_bits::one});
  set(Base::flow_control{Base::flow_control::hardware});
  if (!settings.is_seven_bit) {
    set(Base::character_size{8U});
    set(Parity{Parity::none});
  } else if (!error) {
    // A device without a parity of its own, such as a pseudo terminal, carries seven bits in eight.
    error_code ignored;
    port_.set_option(Base::character_size{7U}, ignored);
    port_.set_option(Parity{Parity::even}, ignored);
  }
  return error;
}

SerialPort::~SerialPort() {
  if (modes_) ::tcsetattr(fd(), TCSANOW, &modes_->before);
}

int SerialPort::speed() {
  struct Rate {
    speed_t code;
    int bits;
  };

  static constexpr std::array rates{Rate{B300, 300},      Rate{B600, 600},     Rate{B1200, 1200},
                                    Rate{B2400, 2400},    Rate{B4800, 4800},   Rate{B9600, 9600},
                                    Rate{B19200, 19200},  Rate{B38400, 38400}, Rate{B57600, 57600},
                                    Rate{B115200, 115200}};
  termios modes{};
  if (::tcgetattr(fd(), &modes) != 0) return 0;
  const auto known = std::ranges::find(rates, ::cfgetospeed(&modes), &Rate::code);
  return known == rates.end() ? 0 : known->bits;
}

bool SerialPort::has_carrier() {
  return !had_carrier_ || has_carrier_line(fd()).value_or(true);
}

}  // namespace codemaker::io
