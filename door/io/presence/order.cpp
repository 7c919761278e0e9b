#include "io/presence/order.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <iterator>
#include <system_error>

namespace codemaker::io::presence {
namespace {

constexpr std::string_view begin_of_order = "codemaker asks 1";
constexpr std::string_view begin_of_heard = "codemaker heard ";
constexpr std::string_view every_call = "all";
constexpr std::array<std::string_view, 4> words_of_orders{"who", "tell", "end", "chat"};

template <typename Number>
std::optional<Number> whole_number(std::string_view text) {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc{} && end == text.data() + text.size();
  return is_whole && number >= 0 ? std::optional{number} : std::nullopt;
}

}  // namespace

std::string order_text(const Order& order) {
  return fmt::format(
      "{}\t{}\t{}\t{}\t{}\n", begin_of_order, words_of_orders[static_cast<std::size_t>(order.kind)],
      order.call ? fmt::to_string(*order.call) : every_call,
      ansi::clean(order.from, max_order_name), ansi::clean(order.text, max_order_text)
  );
}

std::optional<Order> read_order(std::string_view text) {
  std::array<std::string_view, 5> fields;
  for (std::string_view& field : fields) {
    const auto at = std::min(text.find('\t'), text.size());
    field = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
  }
  const auto word = std::ranges::find(words_of_orders, fields[1]);
  if (fields[0] != begin_of_order || word == words_of_orders.end()) return std::nullopt;
  Order order{static_cast<Order::Kind>(std::distance(words_of_orders.begin(), word))};
  if (fields[2] != every_call) {
    order.call = whole_number<std::int64_t>(fields[2]);
    if (!order.call) return std::nullopt;
  }
  order.from = ansi::clean(fields[3], max_order_name);
  order.text = ansi::clean(fields[4], max_order_text);
  return order;
}

std::string heard_text(int count) {
  return fmt::format("{}{}\n", begin_of_heard, count);
}

std::optional<int> read_heard(std::string_view text) {
  if (!text.starts_with(begin_of_heard) || !text.ends_with('\n')) return std::nullopt;
  text.remove_prefix(begin_of_heard.size());
  text.remove_suffix(1);
  return whole_number<int>(text);
}

}  // namespace codemaker::io::presence
