#include "config/boards.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::config {
namespace {

constexpr std::size_t max_boards = 1000;
constexpr std::size_t max_tag = 8;
constexpr std::size_t max_secret = 64;
constexpr std::size_t max_addresses_of_board = 64;

bool is_letter_or_digit(char letter) {
  return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= 'a' && letter <= 'z');
}

std::string in_capitals(std::string_view tag) {
  std::string capitals{tag};
  for (char& letter : capitals) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return capitals;
}

bool is_tag(std::string_view text) {
  return !text.empty() && text.size() <= max_tag && std::ranges::all_of(text, is_letter_or_digit);
}

bool is_secret(std::string_view text) {
  return !text.empty() && text.size() <= max_secret &&
         std::ranges::all_of(text, [](char letter) { return letter > 0x20 && letter < 0x7F; });
}

/// As far as its form goes; `serve` looks closer.
bool is_network(std::string_view text) {
  constexpr std::size_t longest = 64;
  return !text.empty() && text.size() <= longest &&
         text.find_first_not_of("0123456789abcdefABCDEF.:/") == std::string_view::npos;
}

/// Reads one table into a board; what is wrong with it is a sentence.
class BoardReader {
 public:
  explicit BoardReader(Board& board) : board_{board} {}

  std::string read(const toml::table& table) {
    for (const auto& [name, value] : table) {
      const std::string problem = read_value(std::string_view{name.str()}, value);
      if (!problem.empty()) return problem;
    }
    if (board_.tag.empty()) return "a board of serve.boards needs a tag";
    if (board_.secret.empty() && board_.addresses.empty()) {
      return fmt::format(
          "board {} needs a secret, or the addresses it calls from, or both", board_.tag
      );
    }
    return {};
  }

 private:
  std::string read_value(std::string_view key, const toml::node& value) {
    if (key == "tag") return read_tag(value);
    if (key == "secret") return read_secret(value);
    if (key == "addresses") return read_addresses(value);
    if (key == "swapped") return read_swapped(value);
    return "a board of serve.boards has tag, secret, addresses and swapped, and nothing else";
  }

  std::string read_tag(const toml::node& value) {
    const auto* text = value.as_string();
    if (text == nullptr || !is_tag(text->get())) {
      return "the tag of a board must be 1 to 8 letters or digits";
    }
    if (std::ranges::count(own_boards, in_capitals(text->get())) > 0) {
      return fmt::format("the tag {} is taken by our own callers; choose another", text->get());
    }
    board_.tag = text->get();
    return {};
  }

  std::string read_secret(const toml::node& value) {
    const auto* text = value.as_string();
    if (text == nullptr || !is_secret(text->get())) {
      return "the secret of a board must be 1 to 64 letters, digits or signs, without blanks";
    }
    board_.secret = text->get();
    return {};
  }

  std::string read_addresses(const toml::node& value) {
    static constexpr std::string_view problem =
        "the addresses of a board must be a list such as [\"192.0.2.7\", \"2001:db8::/32\"]";
    const auto* list = value.as_array();
    if (list == nullptr || list->empty() || list->size() > max_addresses_of_board) {
      return std::string{problem};
    }
    for (const toml::node& each : *list) {
      const auto* text = each.as_string();
      if (text == nullptr || !is_network(text->get())) return std::string{problem};
      board_.addresses.push_back(text->get());
    }
    return {};
  }

  std::string read_swapped(const toml::node& value) {
    const auto* flag = value.as_boolean();
    if (flag == nullptr) return "swapped must be true or false";
    board_.swapped = flag->get();
    return {};
  }

  Board& board_;
};

}  // namespace

ReadBoards read_boards(const toml::node& value) {
  const auto* list = value.as_array();
  if (list == nullptr || list->size() > max_boards) {
    return {{}, "serve.boards must be a list of at most 1000 tables", value.source()};
  }
  ReadBoards read;
  for (const toml::node& each : *list) {
    const auto* table = each.as_table();
    if (table == nullptr) return {{}, "each of serve.boards must be a table", each.source()};
    Board board;
    const std::string problem = BoardReader{board}.read(*table);
    if (!problem.empty()) return {{}, problem, each.source()};
    const std::string tag = in_capitals(board.tag);
    const auto is_same = [&](const Board& other) {
      return in_capitals(other.tag) == tag;
    };
    if (std::ranges::any_of(read.boards, is_same)) {
      return {{}, fmt::format("two boards have the tag {}", board.tag), each.source()};
    }
    read.boards.push_back(std::move(board));
  }
  return read;
}

}  // namespace codemaker::config
