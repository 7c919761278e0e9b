/// What a caller is told who does not get in.
#pragma once

#include "io/serving/service.hpp"
#include "io/serving/settings.hpp"

#include <boost/asio/ip/tcp.hpp>

#include <string>
#include <string_view>

namespace codemaker::io::serving {

/// That all lines are busy, or, outside the sysop's hours, when they are; with the end of its line.
[[nodiscard]] std::string words_for_turned_away(const ServerSettings& settings);

/// Tells it without waiting, in the way of the service.
void tell_turned_away(
    boost::asio::ip::tcp::socket& socket, Service service, std::string_view words
);

}  // namespace codemaker::io::serving
