// Accepting goes on whatever befalls one who comes.
#include "io/lines/steady_acceptor.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <catch2/catch.hpp>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace codemaker::io {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

/// A listening socket of this machine, and those who call it.
class Place {
 public:
  tcp::socket call() {
    tcp::socket caller{context};
    caller.connect(endpoint_);
    return caller;
  }

  /// The descriptor is the acceptor's from then on.
  int release() { return listening_.release(); }

  asio::io_context context;

 private:
  tcp::acceptor listening_{context, {asio::ip::address_v4::loopback(), 0}};
  tcp::endpoint endpoint_ = listening_.local_endpoint();
};

TEST_CASE("who comes after one whose beginning took more memory than there is, is let in") {
  Place place;
  int came = 0;
  SteadyAcceptor<tcp> acceptor{
      place.context, tcp::v4(), place.release(), {.come = [&](const tcp::socket&) {
        if (++came < 3) throw std::bad_alloc{};
      }}};
  acceptor.start();
  const std::vector<tcp::socket> callers = [&] {
    std::vector<tcp::socket> all;
    for (int i = 0; i < 3; ++i)
      all.push_back(place.call());
    return all;
  }();
  CHECK_THROWS_AS(place.context.poll(), std::bad_alloc);
  CHECK(acceptor.is_accepting());
  CHECK_THROWS_AS(place.context.poll(), std::bad_alloc);
  place.context.poll();
  CHECK(came == 3);
  CHECK(acceptor.is_accepting());
}

TEST_CASE("nobody is let in after it was closed, and what waits may outlive who waited") {
  Place place;
  int came = 0;
  auto acceptor = std::make_unique<SteadyAcceptor<tcp>>(
      place.context, tcp::v4(), place.release(),
      SteadyAcceptor<tcp>::Handlers{
          .come =
              [&](const tcp::socket&) {
                ++came;
              }}
  );
  acceptor->start();
  const tcp::socket caller = place.call();
  acceptor->close();
  acceptor.reset();
  place.context.run();
  CHECK(came == 0);
}

}  // namespace
}  // namespace codemaker::io
