#include "io/presence/asking.hpp"

#include "ansi/text.hpp"
#include "io/disk/folder.hpp"
#include "io/fd.hpp"
#include "io/presence/callers_folder.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <fmt/format.h>
#include <iterator>
#include <poll.h>
#include <span>
#include <string_view>
#include <sys/socket.h>
#include <tuple>
#include <unistd.h>
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
  std::array<char, 16384> buffer{};
  const ssize_t size = ::read(asking.socket.get(), buffer.data(), buffer.size());
  if (size < 0) return errno == EINTR || errno == EAGAIN;
  asking.is_whole = size == 0;
  asking.text.append(buffer.data(), static_cast<std::size_t>(size));
  return size > 0 && asking.text.size() < max_present_bytes;
}

void hear_all(std::vector<Asking>& asked, steady_clock::time_point deadline) {
  while (true) {
    std::vector<pollfd> waits;
    for (const Asking& each : asked)
      if (each.socket.is_open()) waits.push_back({each.socket.get(), POLLIN, 0});
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - steady_clock::now()).count();
    if (waits.empty() || left <= 0) return;
    if (::poll(waits.data(), waits.size(), static_cast<int>(left)) <= 0) continue;
    for (Asking& each : asked) {
      const auto wait = std::ranges::find(waits, each.socket.get(), &pollfd::fd);
      const bool has_news = wait != waits.end() && wait->revents != 0;
      if (has_news && !hear(each)) each.socket = Fd{};
    }
  }
}

void ask_some(
    const disk::Folder& folder, std::span<const std::string> names, const std::string& question,
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
    const ssize_t sent =
        ::send(asking.socket.get(), question.data(), question.size(), MSG_NOSIGNAL);
    if (sent == static_cast<ssize_t>(question.size())) asked.push_back(std::move(asking));
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

}  // namespace

Result<Asked> ask_processes(
    const std::string& data_directory, const Order& order,
    const std::optional<std::string>& process, std::chrono::milliseconds limit
) {
  Asked asked;
  const auto data = disk::Folder::open(data_directory);
  if (!data) return data.error();
  const auto folder = data->inside(callers_folder);
  if (!folder) return folder.error();
  if (!*folder) return asked;
  auto names = (*folder)->names();
  if (!names) return names.error();
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
  std::ranges::sort(who.callers, {}, [](const Present& caller) {
    return std::tuple{caller.since, caller.process, caller.call};
  });
  return who;
}

std::vector<Present> callers_meant(const std::vector<Present>& callers, const std::string& who) {
  std::vector<Present> meant;
  std::ranges::copy_if(callers, std::back_inserter(meant), [&](const Present& caller) {
    return number_of(caller) == who || ansi::equals_ignoring_case(caller.name, who);
  });
  return meant;
}

/// The first line that comes says whether the caller was there; it is read letter by letter, so
/// that what follows stays on the line.
Result<Fd> open_chat(
    const std::string& data_directory, const Present& caller, const std::string& from
) {
  const auto data = disk::Folder::open(data_directory);
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
  static_cast<void>(::send(socket.get(), question.data(), question.size(), MSG_NOSIGNAL));
  const auto deadline = steady_clock::now() + asking_limit;
  std::string told;
  while (told.size() < max_order_bytes && !told.ends_with('\n')) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - steady_clock::now()).count();
    pollfd waits{socket.get(), POLLIN, 0};
    if (left <= 0 || ::poll(&waits, 1, static_cast<int>(left)) <= 0) break;
    char letter = 0;
    if (::read(socket.get(), &letter, 1) != 1) break;
    told += letter;
  }
  if (read_heard(told) == 1) return socket;
  return scores::Fault::because(fmt::format(
      "{} cannot be talked to now: they are leaving, arriving, in a chat, or do not answer", who
  ));
}

}  // namespace codemaker::io::presence
