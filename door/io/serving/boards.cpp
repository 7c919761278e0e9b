#include "io/serving/boards.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <cstddef>
#include <fmt/format.h>
#include <sodium.h>
#include <string_view>
#include <utility>

namespace codemaker::io::serving {
namespace {

using scores::Fault;
using scores::Result;

/// Of a name, in characters: as behind a board that starts us.
constexpr std::size_t max_handle = 64;

/// A board behind which callers come whose sysop gave it no name.
constexpr std::string_view unnamed_board = "bbs";

/// Takes as long for a guess that is nearly right as for one that is not.
bool is_same_secret(std::string_view one, std::string_view other) {
  return one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

/// An IPv4 caller of an IPv6 listener is an IPv4 caller.
asio::ip::address plain(const asio::ip::address& address) {
  const bool is_mapped = address.is_v6() && address.to_v6().is_v4_mapped();
  if (!is_mapped) return address;
  return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
}

/// Why this caller of a board that is known does not get in; empty: they do.
std::string objection(
    const config::Board& board, std::string_view secret, const asio::ip::address& from
) {
  const auto is_from = [&](const std::string& network) {
    return is_within(from, network);
  };
  if (!board.addresses.empty() && std::ranges::none_of(board.addresses, is_from)) {
    return fmt::format("board {} does not call from there", board.tag);
  }
  const bool is_wrong = !board.secret.empty() && !is_same_secret(board.secret, secret);
  return is_wrong ? fmt::format("wrong secret for board {}", board.tag) : std::string{};
}

/// A secret that a board made up for this, and no name of a caller's.
bool is_shared_secret(std::string_view text) {
  constexpr std::size_t least = 8;
  const auto is_digit = [](char letter) {
    return letter >= '0' && letter <= '9';
  };
  const auto is_letter = [](char letter) {
    return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
  };
  return text.size() >= least && text.find(' ') == std::string_view::npos &&
         std::ranges::any_of(text, is_digit) && std::ranges::any_of(text, is_letter);
}

std::string handle_of(std::string_view name) {
  return ansi::clean(ansi::without_color_codes(name), max_handle);
}

}  // namespace

std::optional<TaggedUser> split_tagged(std::string_view user) {
  if (user.starts_with('[')) {
    const auto end = user.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    return TaggedUser{user.substr(1, end - 1), user.substr(end + 1)};
  }
  const auto dash = user.rfind('-');
  if (dash == std::string_view::npos) return std::nullopt;
  return TaggedUser{user.substr(dash + 1), user.substr(0, dash)};
}

std::optional<engine::RankedGame> wanted_game(std::string_view terminal_type) {
  const std::string field = ansi::upper_case(terminal_type);
  constexpr std::string_view mark = "XTRN=";
  const std::string_view named =
      std::string_view{field}.substr(field.starts_with(mark) ? mark.size() : 0);
  for (const engine::RankedGame game : engine::ranked_games) {
    if (ansi::upper_case(engine::name(game)) == named) return game;
  }
  return std::nullopt;
}

bool is_within(const asio::ip::address& address, std::string_view network) {
  const asio::ip::address caller = plain(address);
  const bool is_one = network.find('/') == std::string_view::npos;
  boost::system::error_code error;
  if (is_one) {
    const auto only = asio::ip::make_address(std::string{network}, error);
    return !error && only == caller;
  }
  if (caller.is_v4()) {
    const auto within = asio::ip::make_network_v4(std::string{network}, error);
    if (error) return false;
    const asio::ip::network_v4 own{caller.to_v4(), within.prefix_length()};
    return own.canonical() == within.canonical();
  }
  const auto within = asio::ip::make_network_v6(std::string{network}, error);
  if (error) return false;
  const asio::ip::network_v6 own{caller.to_v6(), within.prefix_length()};
  return own.canonical() == within.canonical();
}

bool is_network(std::string_view text) {
  boost::system::error_code error;
  const std::string address{text};
  asio::ip::make_address(address, error);
  if (!error) return true;
  asio::ip::make_network_v4(address, error);
  if (!error) return true;
  asio::ip::make_network_v6(address, error);
  return !error;
}

std::string Boards::wrong_address() const {
  for (const config::Board& board : boards_) {
    const auto wrong = std::ranges::find_if_not(board.addresses, is_network);
    if (wrong != board.addresses.end()) return *wrong;
  }
  return {};
}

const config::Board* Boards::board_tagged(std::string_view tag, bool is_swapped) const {
  const std::string capitals = ansi::upper_case(tag);
  const auto board = std::ranges::find_if(boards_, [&](const config::Board& each) {
    return each.swapped == is_swapped && ansi::upper_case(each.tag) == capitals;
  });
  return board == boards_.end() ? nullptr : &*board;
}

Result<BoardCaller> Boards::admit(const wire::RloginFields& fields, const asio::ip::address& from)
    const {
  for (const bool is_swapped : {false, true}) {
    const auto user = split_tagged(is_swapped ? fields.client_user : fields.server_user);
    const config::Board* const board = user ? board_tagged(user->tag, is_swapped) : nullptr;
    if (board == nullptr) continue;
    const std::string why =
        objection(*board, is_swapped ? fields.server_user : fields.client_user, from);
    if (!why.empty()) return Fault::because(why);
    std::string handle = handle_of(user->name);
    if (handle.empty()) return Fault::because(fmt::format("board {} gives no name", board->tag));
    return BoardCaller{
        .board = board->tag,
        .handle = std::move(handle),
        .opens = wanted_game(fields.terminal_type()),
        .board_name = {}};
  }
  // What stands in a field may be a secret that came in the wrong one.
  return Fault::because("none of our boards is named");
}

bool Boards::is_one_named(const wire::RloginFields& fields) const {
  return std::ranges::any_of(std::array{false, true}, [&](bool is_swapped) {
    const auto user = split_tagged(is_swapped ? fields.client_user : fields.server_user);
    return user && board_tagged(user->tag, is_swapped) != nullptr;
  });
}

std::optional<OpenCaller> Boards::open_caller(const wire::RloginFields& fields) const {
  if (!open_door_.is_open || is_one_named(fields)) return std::nullopt;
  const bool is_swapped = !fields.server_user.starts_with('[');
  const std::string& named = is_swapped ? fields.client_user : fields.server_user;
  const std::string& other = is_swapped ? fields.server_user : fields.client_user;
  const auto user = named.starts_with('[') ? split_tagged(named) : std::nullopt;
  if (!user || !scores::is_made_up_tag(user->tag)) return std::nullopt;
  // The tag of a board of ours in the other field names it as little as it makes it another one.
  const bool is_ours =
      board_tagged(user->tag, false) != nullptr || board_tagged(user->tag, true) != nullptr;
  if (is_ours) return std::nullopt;
  std::string handle = handle_of(user->name);
  if (handle.empty()) return std::nullopt;
  const bool is_secret = is_shared_secret(other) && other != handle;
  return OpenCaller{
      .tag = scores::tag_in_capitals(user->tag),
      .handle = std::move(handle),
      .secret = is_secret ? other : std::string{},
      .opens = wanted_game(fields.terminal_type())};
}

scores::TagRules Boards::tag_rules() const {
  scores::TagRules rules{
      .taken = {config::own_boards.begin(), config::own_boards.end()},
      .new_a_day = open_door_.new_tags_a_day};
  rules.taken.push_back(open_door_.own_board);
  rules.taken.emplace_back(unnamed_board);
  for (const config::Board& board : boards_)
    rules.taken.push_back(board.tag);
  return rules;
}

}  // namespace codemaker::io::serving
