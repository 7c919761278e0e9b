/// How coroutines of this program await.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace codemaker::io {

/// What fails comes back as an error code beside the result, and is not thrown.
inline constexpr auto token = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace codemaker::io
