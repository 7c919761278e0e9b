/// The line from calls to the sysop's desk, a process outside of what they are confined to.
#pragma once

#include "io/performing/desk_text.hpp"
#include "io/posix/descriptor_stream.hpp"
#include "io/posix/fd.hpp"
#include "play/events/from_sysop.hpp"

#include <boost/asio/io_context.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <string_view>
#include <utility>

namespace codemaker::io::performing {

/// Asks one thing after the other. Nothing waits for an answer. It lives on the thread that runs
/// its context, and may be asked from any.
class DeskLine : public std::enable_shared_from_this<DeskLine> {
 public:
  /// The answer, and the line of a chat that was asked for, which is not open where there is none.
  /// It is told on the thread of the line.
  using Then = std::function<void(const play::event::Desk& answer, std::shared_ptr<Fd> chat)>;

  /// Is told once that nobody is at the other end any more.
  using Complain = std::function<void(std::string_view reason)>;

  DeskLine(boost::asio::io_context& context, Fd end, Complain complain)
      : context_{context},
        stream_{context, end.release()},
        complain_{std::move(complain)} {}

  /// A desk that is gone says so.
  void ask(DeskQuestion question, Then then);

 private:
  struct Waiting {
    play::DeskList list;
    Then then;
  };

  void send(const DeskQuestion& question, Then then);
  void wait();
  void take_answer();
  void tell_gone();

  boost::asio::io_context& context_;
  DescriptorStream stream_;
  Complain complain_;
  std::deque<Waiting> waiting_;
};

}  // namespace codemaker::io::performing
