#include "io/performing/desk_line.hpp"

#include "io/posix/outside_process.hpp"

#include <boost/asio/dispatch.hpp>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::io::performing {
namespace {

constexpr std::string_view gone = "The desk does not answer any more. See the log.";
constexpr std::string_view begun_anew = "The desk was killed and begins anew. L looks again.";

/// Nothing is known of the list.
play::event::Desk nothing_of(play::DeskList list, std::string_view why) {
  play::event::Desk answer{.list = list};
  answer.said = why;
  answer.is_known = false;
  return answer;
}

}  // namespace

void DeskLine::ask(DeskQuestion question, Then then) {
  boost::asio::dispatch(
      context_, [self = shared_from_this(), question = std::move(question),
                 then = std::move(then)]() mutable { self->send(question, std::move(then)); }
  );
}

void DeskLine::send(const DeskQuestion& question, Then then) {
  const play::DeskList list = question.asked.list;
  waiting_.push_back({list, std::move(then)});
  const bool is_sent =
      stream_.is_open() && send_message(stream_.native_handle(), desk_text(question));
  if (!is_sent) return tell_gone();
  if (waiting_.size() == 1) wait();
}

void DeskLine::wait() {
  stream_.async_wait(
      DescriptorStream::wait_read,
      [self = weak_from_this()](const boost::system::error_code& error) {
        const auto line = self.lock();
        if (line && !error) line->take_answer();
      }
  );
}

void DeskLine::take_answer() {
  ReceivedMessage received = receive_message(stream_.native_handle());
  const bool begins_anew = received.bytes == desk_begins_anew;
  const auto answer = begins_anew ? nothing_of(waiting_.front().list, begun_anew)
                                  : read_desk_answer(received.bytes);
  if (!answer) return tell_gone();
  const Then then = std::move(waiting_.front().then);
  waiting_.pop_front();
  if (!waiting_.empty()) wait();
  then(*answer, std::make_shared<Fd>(std::move(received.descriptor)));
}

/// What is no answer is taken for none.
void DeskLine::tell_gone() {
  boost::system::error_code ignored;
  const bool was_open = stream_.is_open();
  stream_.close(ignored);
  if (was_open) complain_("the sysop's desk is gone, and comes back when this program begins anew");
  for (const Waiting& one : std::exchange(waiting_, {}))
    one.then(nothing_of(one.list, gone), std::make_shared<Fd>());
}

}  // namespace codemaker::io::performing
