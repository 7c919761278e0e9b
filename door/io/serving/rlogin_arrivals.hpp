/// Callers by rlogin who have not said yet who they are, and hold a line all the same.
#pragma once

#include "io/serving/visit.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/system/error_code.hpp>

#include <cstdint>
#include <list>
#include <optional>
#include <utility>

namespace codemaker::io::serving {

/// One of them, where the server finds them, for as long as this lives.
class RloginArrival {
 public:
  using All = std::list<RloginArrival*>;
  using Socket = asio::ip::tcp::socket;

  /// All three outlive it.
  RloginArrival(All& all, Visit& visit, Socket& socket, std::int64_t number)
      : all_{all},
        visit_{visit},
        socket_{socket},
        number_{number},
        place_{all.insert(all.end(), this)} {}

  RloginArrival(const RloginArrival&) = delete;
  RloginArrival& operator=(const RloginArrival&) = delete;

  ~RloginArrival() {
    if (place_) all_.erase(*place_);
  }

  [[nodiscard]] Network network() const { return visit_.network(); }

  /// Of the call that began last when they came.
  [[nodiscard]] std::int64_t number() const { return number_; }

  /// Others want the line: what is read ends, and that is all.
  void leave() {
    if (place_) all_.erase(*place_);
    place_.reset();
    visit_.expect_leaving();
    boost::system::error_code ignored;  // it is gone already
    socket_.close(ignored);
  }

 private:
  All& all_;
  Visit& visit_;
  Socket& socket_;
  std::int64_t number_;
  std::optional<All::iterator> place_;
};

/// All of them; outlives each.
class RloginArrivals {
 public:
  /// What makes one, once its visit and its socket are where they stay.
  struct Expected {
    RloginArrival::All& all;
    std::int64_t number;
  };

  [[nodiscard]] Expected expect(std::int64_t number) { return {arrivals_, number}; }

  /// Calls `each` for those who may be told to leave, who came first before the others.
  template <typename Each>
  void each(const Each& each) {
    for (RloginArrival* const arrival : arrivals_)
      each(*arrival);
  }

 private:
  RloginArrival::All arrivals_;
};

}  // namespace codemaker::io::serving
