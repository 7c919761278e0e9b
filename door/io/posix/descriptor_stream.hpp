/// Bytes of a descriptor in a loop of events.
#pragma once

#include <boost/asio/posix/stream_descriptor.hpp>

namespace codemaker::io {

/// A descriptor that is read and written when it is ready.
using DescriptorStream = boost::asio::posix::stream_descriptor;

}  // namespace codemaker::io
