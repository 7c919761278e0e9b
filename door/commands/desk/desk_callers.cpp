// The sysop's desk: who is on, and what is said to them.
#include "commands/desk/desk.hpp"

#include "ansi/text.hpp"
#include "commands/callers/present_callers.hpp"
#include "play/call/words.hpp"

#include <algorithm>
#include <ctime>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

using io::presence::Order;
using io::presence::Present;

std::string name_of_caller(const Present& caller) {
  return caller.name.empty() ? "somebody without a name yet" : caller.name;
}

/// How many heard it; in silence none.
int heard_by(const std::string& data, const Order& order, const std::optional<std::string>& to) {
  const auto asked = io::presence::ask_processes(data, order, to);
  int heard = 0;
  if (!asked) return heard;
  for (const io::presence::Answered& answer : asked->answers)
    heard += io::presence::read_heard(answer.text).value_or(0);
  return heard;
}

Order order_to(const Present& caller, Order::Kind kind, const std::string& from) {
  Order order{.kind = kind, .call = {}, .from = from, .text = {}};
  if (caller.call != 0) order.call = caller.call;
  return order;
}

play::DeskRow row_of_caller(const Present& caller, const std::string& key) {
  const std::string& where = caller.place.empty() ? caller.address : caller.place;
  const std::string paged = caller.paged == 0 ? "" : fmt::format(". Pages you: {}", caller.reason);
  return {
      key, fmt::format("{}{}", name_of_caller(caller), key.empty() ? " (you)" : ""),
      fmt::format(
          "{}; {} {}; here {}, idle {}; on {}{}", doing_of(caller), caller.service, where,
          short_time(std::time(nullptr) - caller.since), short_time(caller.idle), caller.board,
          paged
      )};
}

}  // namespace

scores::Result<SysopDesk::Rows> SysopDesk::callers() const {
  const auto found = who_is_there(of_.directory);
  if (!found) return found.error();
  Rows rows;
  for (const Present& caller : found->callers) {
    // A server has more calls than theirs, and names are no keys: rlogin has them, too.
    const bool is_own =
        caller.process == std::to_string(of_.process) && caller.call == visitor_.call;
    rows.push_back(row_of_caller(caller, is_own ? "" : number_of(caller)));
  }
  return rows;
}

scores::Result<Present> SysopDesk::caller_of(const std::string& key) const {
  const auto found = io::presence::ask_who(of_.directory);
  if (!found) return found.error();
  const auto caller = std::ranges::find(found->callers, key, io::presence::number_of);
  if (caller != found->callers.end()) return *caller;
  return scores::Fault::because("They have left already.");
}

std::string SysopDesk::tell(const Asked& asked) {
  const auto caller = caller_of(asked.key);
  if (!caller) return caller.error().reason();
  Order order = order_to(*caller, Order::Kind::tell, visitor_.name);
  order.text = ansi::clean(asked.text, io::presence::max_order_text);
  if (heard_by(of_.directory, order, caller->process) == 0)
    return fmt::format("{} cannot hear you now.", name_of_caller(*caller));
  note(fmt::format("told {}: {}", name_of_caller(*caller), order.text));
  return fmt::format("Told {}.", name_of_caller(*caller));
}

std::string SysopDesk::tell_all(const Asked& asked) {
  const Order order{
      .kind = Order::Kind::tell,
      .call = {},
      .from = visitor_.name,
      .text = ansi::clean(asked.text, io::presence::max_order_text)};
  const int heard = heard_by(of_.directory, order, {});
  note(fmt::format("told all: {}", order.text));
  return fmt::format("Told {}.", play::count(heard, "caller", "callers"));
}

std::string SysopDesk::end_call(const Asked& asked) {
  const auto caller = caller_of(asked.key);
  if (!caller) return caller.error().reason();
  const Order order = order_to(*caller, Order::Kind::end, visitor_.name);
  if (heard_by(of_.directory, order, caller->process) == 0)
    return fmt::format("{} is leaving already.", name_of_caller(*caller));
  note(fmt::format("ended the call of {}", name_of_caller(*caller)));
  return fmt::format("Ended the call of {}.", name_of_caller(*caller));
}

std::string SysopDesk::open_chat(const Asked& asked, io::Fd& chat) {
  const auto caller = caller_of(asked.key);
  if (!caller) return caller.error().reason();
  auto line = io::presence::open_chat(of_.directory, *caller, visitor_.name);
  if (!line) return ansi::capitalized(line.error().reason()) + ".";
  chat = std::move(*line);
  note(fmt::format("chats with {}", name_of_caller(*caller)));
  return {};
}

}  // namespace codemaker::commands
