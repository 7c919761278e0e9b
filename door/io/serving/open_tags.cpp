#include "io/serving/open_tags.hpp"

#include "io/posix/signals.hpp"
#include "io/secrets/shared_secret.hpp"
#include "io/serving/network.hpp"
#include "scores/tags.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <ctime>
#include <fmt/format.h>
#include <utility>

namespace codemaker::io::serving {
namespace {

/// A caller waits for it.
constexpr std::chrono::seconds patience_with_tags{2};

asio::awaitable<OpenAnswer> ask_disk(
    scores::Disk& disk, OpenCaller caller, std::string network, scores::TagRules rules
) {
  const scores::TagCall call{
      .tag = caller.tag,
      .network = std::move(network),
      .when = std::time(nullptr),
      .has_secret = !caller.secret.empty(),
      .knows = [&caller](const std::string& hash) { return is_shared(caller.secret, hash); },
      .hash =
          [&caller] {
            return hash_of_shared(caller.secret);
          }};
  OpenAnswer answer{scores::call_by_tag(disk, call, rules, patience_with_tags), {}};
  scores::TagList own;
  own.tags.push_back(answer.answered.tag);
  answer.shown = scores::BoardNames{own}.shown(scores::board_of_tag(caller.tag));
  co_return answer;
}

}  // namespace

OpenTags::~OpenTags() {
  if (!thread_) return;
  thread_->stop();
  thread_->join();
}

asio::awaitable<OpenAnswer> OpenTags::call(
    OpenCaller caller, asio::ip::address from, scores::TagRules rules
) {
  if (!thread_) thread_ = quiet_threads(1);
  co_return co_await asio::co_spawn(
      *thread_, ask_disk(disk_, std::move(caller), Network{from}.text(), std::move(rules)),
      asio::use_awaitable
  );
}

std::string words_for_refused_tag(scores::TagAnswer answer, const std::string& tag) {
  using scores::TagAnswer;
  switch (answer) {
  case TagAnswer::banned:
    return "Sorry, your board is not let in here. Ask the sysop here about it.";
  case TagAnswer::kept_by_another:
    return fmt::format("Sorry, another board has the tag {}. Ask your sysop to change it.", tag);
  case TagAnswer::taken:
    return fmt::format("Sorry, {} looks like another board. Ask your sysop for another tag.", tag);
  case TagAnswer::too_many:
    return "Sorry, no more new boards today. Please call again tomorrow.";
  case TagAnswer::not_now:
  case TagAnswer::let_in:
    break;
  }
  return "Sorry, your board cannot be checked now. Please call again later.";
}

}  // namespace codemaker::io::serving
