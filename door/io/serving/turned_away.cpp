#include "io/serving/turned_away.hpp"

#include "io/calls/opening_hours.hpp"
#include "io/calls/today.hpp"
#include "io/serving/address_limits.hpp"
#include "wire/rlogin.hpp"

#include <boost/asio/write.hpp>
#include <fmt/format.h>

namespace codemaker::io::serving {

namespace asio = boost::asio;

std::string words_for_turned_away(const ServerSettings& settings) {
  if (settings.is_closed) return fmt::format("{}\r\n", closed_today);
  if (opening_now(settings.hours).is_open) return std::string{lines_are_busy};
  return closed_text(settings.hours) + "\r\n";
}

void tell_turned_away(asio::ip::tcp::socket& socket, Service service, std::string_view words) {
  std::string told{service == Service::rlogin ? wire::Rlogin::answer : ""};
  told += words;
  boost::system::error_code ignored;  // who cannot be told is gone already
  socket.non_blocking(true, ignored);
  asio::write(socket, asio::buffer(told), ignored);
}

}  // namespace codemaker::io::serving
