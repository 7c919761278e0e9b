// `codemaker tell` and `codemaker end`.
#include "commands/callers/present_callers.hpp"

#include "ansi/text.hpp"
#include "commands/dialog.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>

namespace codemaker::commands {
namespace {

using io::presence::Order;

constexpr std::string_view everybody = "all";

/// How many calls heard it; what processes do not answer is said.
int send_order(const std::string& data, const Order& order, const std::optional<std::string>& to) {
  const auto asked = io::presence::ask_processes(data, order, to);
  if (!asked) return tell_failure(asked.error()), 0;
  tell_silent({{}, asked->silent, asked->foreign});
  int heard = 0;
  for (const io::presence::Answered& answer : asked->answers)
    heard += io::presence::read_heard(answer.text).value_or(0);
  return heard;
}

/// How many were meant and heard it; nullopt: it was said why nobody could be meant.
std::optional<int> send_to(const CallersOptions& options, Order order) {
  const auto data = data_of_callers(options.common);
  if (!data) return std::nullopt;
  order.from = options.from;
  if (options.who == everybody) return send_order(*data, order, {});
  const auto found = io::presence::ask_who(*data);
  if (!found) {
    tell_failure(found.error());
    return std::nullopt;
  }
  const auto caller = one_caller(found->callers, options.who);
  if (!caller) {
    tell_silent(*found);
    return std::nullopt;
  }
  if (caller->call != 0) order.call = caller->call;
  return send_order(*data, order, caller->process);
}

/// The words as one text; nullopt: they are too many, which was said.
std::optional<std::string> text_of_words(const std::vector<std::string>& words, std::size_t most) {
  std::string text = fmt::format("{}", fmt::join(words, " "));
  if (ansi::length(text) <= most) return text;
  complain(fmt::format("that is longer than {} letters; say it shorter", most));
  return std::nullopt;
}

/// Says what came of it; the exit status.
int report_heard(std::optional<int> heard, std::string_view done) {
  if (!heard) return 1;
  fmt::print("{}: {}\n", done, play::count(*heard, "caller", "callers"));
  return *heard > 0 ? 0 : 1;
}

}  // namespace

int end_calls_of_board(const std::string& data, const std::string& board, const std::string& text) {
  const auto found = io::presence::ask_who(data);
  if (!found) return tell_failure(found.error()), 0;
  int ended = 0;
  for (const io::presence::Present& caller : found->callers) {
    if (caller.board != board) continue;
    Order order{Order::Kind::end, {}, {}, text};
    if (caller.call != 0) order.call = caller.call;
    ended += send_order(data, order, caller.process);
  }
  return ended;
}

int tell_callers(const CallersOptions& options) {
  const auto text = text_of_words(options.words, io::presence::max_order_text);
  if (!text) return 1;
  if (ansi::trim(*text).empty()) {
    complain("there is nothing to tell; write it behind the name");
    return 1;
  }
  return report_heard(send_to(options, {Order::Kind::tell, {}, {}, *text}), "told");
}

int end_calls(const CallersOptions& options) {
  constexpr std::size_t most_of_goodbye = 240;
  const auto text = text_of_words(options.words, most_of_goodbye);
  if (!text) return 1;
  return report_heard(send_to(options, {Order::Kind::end, {}, {}, *text}), "ended");
}

}  // namespace codemaker::commands
