#include "io/lines/line.hpp"

#include "io/posix/descriptors.hpp"
#include "io/secrets/token.hpp"

#include <boost/asio/write.hpp>
#include <utility>

namespace codemaker::io {
namespace {

/// Takes a descriptor over; it stays ours alone if that fails.
Line::End end_of(asio::io_context& context, Fd fd) {
  Line::End end{context, fd.get()};
  static_cast<void>(fd.release());
  return end;
}

}  // namespace

Line::Line(asio::io_context& context, int in, int out)
    : ends_{Ends{end_of(context, copy_of(in)), std::nullopt}} {
  if (in != out) std::get<Ends>(ends_).out = end_of(context, copy_of(out));
}

Line::Line(asio::io_context& context, Fd both)
    : ends_{Ends{end_of(context, std::move(both)), std::nullopt}} {}

Line::Line(web::Socket socket) : ends_{std::move(socket)} {}

asio::awaitable<Line::Moved> Line::read_some(asio::mutable_buffer into) {
  if (auto* socket = std::get_if<web::Socket>(&ends_)) return socket->read_some(into);
  return std::get<Ends>(ends_).in.async_read_some(into, token);
}

asio::awaitable<Line::Moved> Line::write(asio::const_buffer from) {
  if (auto* socket = std::get_if<web::Socket>(&ends_)) return socket->write(from);
  auto& [in, out] = std::get<Ends>(ends_);
  return asio::async_write(out ? *out : in, from, token);
}

void Line::close(std::uint16_t code) {
  if (auto* socket = std::get_if<web::Socket>(&ends_)) return socket->close(code);
  auto& [in, out] = std::get<Ends>(ends_);
  boost::system::error_code ignored;  // a line that cannot be closed is closed already
  in.close(ignored);
  if (out) out->close(ignored);
}

bool Line::has_said_goodbye() const {
  const auto* socket = std::get_if<web::Socket>(&ends_);
  return socket == nullptr || socket->has_said_goodbye();
}

}  // namespace codemaker::io
