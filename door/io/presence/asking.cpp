#include "io/presence/asking.hpp"

#include "ansi/text.hpp"
#include "io/posix/callers_folder.hpp"
#include "io/posix/fd.hpp"
#include "io/posix/folder.hpp"
#include "io/posix/polling.hpp"
#include "io/posix/sockets.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <iterator>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>

namespace codemaker::io::presence {
namespace {

using scores::Result;
using std::chrono::steady_clock;

/// So many are asked at once; each costs a descriptor.
constexpr std::size_t most_asked = 200;

/// A process that is being asked.
struct Asking {
  std::string process;
  Fd socket;
  std::string text;
  bool is_whole = false;
};

/// Takes what has come; false when nothing more will.
bool hear(Asking& asking) {
  constexpr std::size_t at_once = 16384;
  const Received received = receive(asking.socket.get(), at_once);
  asking.is_whole = received.end == Received::End::closed;
  asking.text += received.bytes;
  return received.end == Received::End::none && asking.text.size() < max_present_bytes;
}

std::chrono::milliseconds left_until(steady_clock::time_point deadline) {
  return std::chrono::ceil<std::chrono::milliseconds>(deadline - steady_clock::now());
}

void hear_all(std::vector<Asking>& asked, steady_clock::time_point deadline) {
  while (true) {
    std::vector<Asking*> waited;
    std::vector<int> sockets;
    for (Asking& each : asked) {
      if (!each.socket.is_open()) continue;
      waited.push_back(&each);
      sockets.push_back(each.socket.get());
    }
    const auto left = left_until(deadline);
    if (waited.empty() || left <= left.zero()) return;
    const std::vector<bool> have_news = wait_to_read(sockets, left);
    for (std::size_t i = 0; i < waited.size(); ++i)
      if (have_news[i] && !hear(*waited[i])) waited[i]->socket = Fd{};
  }
}

void ask_some(
    const Folder& folder, std::span<const std::string> names, const std::string& question,
    std::chrono::milliseconds limit, Asked& result
) {
  std::vector<Asking> asked;
  for (const std::string& name : names) {
    Asking asking{name, {}, {}};
    const Knock knock = knock_at(folder, name, asking.socket);
    if (knock == Knock::foreign) ++result.foreign;
    if (knock == Knock::busy) result.silent.push_back(name);
    if (knock != Knock::heard) continue;
    // So little always fits into what the system holds for a socket.
    if (send_all(asking.socket.get(), question)) asked.push_back(std::move(asking));
  }
  hear_all(asked, steady_clock::now() + limit);
  for (Asking& each : asked) {
    if (!each.is_whole) {
      result.silent.push_back(each.process);
    } else {
      result.answers.push_back({each.process, std::move(each.text)});
    }
  }
}

/// "rabbit" is one of White Rabbit, in any case.
bool has_word_beginning(std::string_view name, std::string_view beginning) {
  const std::string folded = " " + ansi::upper_case(name);
  return !beginning.empty() && folded.find(" " + ansi::upper_case(beginning)) != std::string::npos;
}

}  // namespace

Result<Asked> ask_processes(
    const std::string& data_directory, const Order& order,
    const std::optional<std::string>& process, std::chrono::milliseconds limit
) {
  Asked asked;
  const auto data = Folder::open(data_directory);
  if (!data) return data.error();
  const auto folder = data->inside(callers_folder);
  if (!folder) return folder.error();
  if (!*folder) return asked;
  auto names = (*folder)->names();
  if (!names) return names.error();
  std::erase_if(*names, [](const std::string& name) { return name.ends_with(people_suffix); });
  if (process) std::erase_if(*names, [&](const std::string& name) { return name != *process; });
  const std::string question = order_text(order);
  std::span<const std::string> rest{*names};
  while (!rest.empty()) {
    const auto some = rest.first(std::min(rest.size(), most_asked));
    ask_some(**folder, some, question, limit, asked);
    rest = rest.subspan(some.size());
  }
  return asked;
}

/// Who says something else than rows has not answered.
Result<WhoIsThere> ask_who(const std::string& data_directory, std::chrono::milliseconds limit) {
  auto asked = ask_processes(data_directory, Order{}, {}, limit);
  if (!asked) return asked.error();
  WhoIsThere who{{}, std::move(asked->silent), asked->foreign};
  for (const Answered& answer : asked->answers) {
    auto callers = read_present(answer.text);
    if (!callers) {
      who.silent.push_back(answer.process);
      continue;
    }
    for (Present& caller : *callers)
      caller.process = ansi::clean(answer.process, 32);
    std::ranges::move(*callers, std::back_inserter(who.callers));
  }
  // Of one second: by the numbers of the processes, not by their letters.
  std::ranges::sort(who.callers, {}, [](const Present& caller) {
    return std::tuple{caller.since, caller.process.size(), caller.process, caller.call};
  });
  return who;
}

std::vector<Present> callers_meant(const std::vector<Present>& callers, const std::string& who) {
  std::vector<Present> meant;
  std::ranges::copy_if(callers, std::back_inserter(meant), [&](const Present& caller) {
    return number_of(caller) == who || ansi::equals_ignoring_case(caller.name, who);
  });
  if (!meant.empty()) return meant;
  std::ranges::copy_if(callers, std::back_inserter(meant), [&](const Present& caller) {
    return has_word_beginning(caller.name, who);
  });
  return meant;
}

/// The first line that comes says whether the caller was there; it is read letter by letter, so
/// that what follows stays on the line.
Result<Fd> open_chat(
    const std::string& data_directory, const Present& caller, const std::string& from
) {
  const auto data = Folder::open(data_directory);
  if (!data) return data.error();
  const auto folder = data->inside(callers_folder);
  if (!folder) return folder.error();
  const std::string who = caller.name.empty() ? number_of(caller) : caller.name;
  Fd socket;
  if (!*folder || knock_at(**folder, caller.process, socket) != Knock::heard)
    return scores::Fault::because(fmt::format("{} has gone", who));
  Order order{Order::Kind::chat, {}, from, {}};
  if (caller.call != 0) order.call = caller.call;
  const std::string question = order_text(order);
  send_all(socket.get(), question);  // to who cannot be told: no answer comes
  const auto deadline = steady_clock::now() + asking_limit;
  std::string told;
  while (told.size() < max_order_bytes && !told.ends_with('\n')) {
    const auto left = left_until(deadline);
    if (left <= left.zero() || !wait_to_read(socket.get(), left)) break;
    const Received letter = receive(socket.get(), 1);
    if (letter.bytes.empty()) break;
    told += letter.bytes;
  }
  if (read_heard(told) == 1) return socket;
  return scores::Fault::because(fmt::format(
      "{} cannot be talked to now: they are leaving, arriving, in a chat, or do not answer", who
  ));
}

}  // namespace codemaker::io::presence
