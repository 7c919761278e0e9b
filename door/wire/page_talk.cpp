#include "wire/page_talk.hpp"

#include "ansi/text.hpp"
#include "play/call/share.hpp"
#include "play/drawing/shown.hpp"
#include "wire/board_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace codemaker::wire {
namespace {

/// To the page, and to no other terminal: xterm.js hands it to the page and shows nothing.
std::string message(std::string_view kind, std::string_view content) {
  return fmt::format("\x1b]437;{};{}\x1b\\", kind, content);
}

std::optional<int> number_in(std::string_view text, int least, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc{} && end == text.data() + text.size();
  if (!is_whole || number < least || number > most) return std::nullopt;
  return number;
}

/// What a path may be that our page has taken tricks out of.
bool is_path(std::string_view text) {
  constexpr std::size_t longest = 64;
  constexpr std::string_view letters =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-/";
  return text.starts_with('/') && text.size() <= longest &&
         text.find_first_not_of(letters) == std::string_view::npos;
}

/// False if our page would never say so.
bool take_word(std::string_view word, PageHello& hello) {
  constexpr int least = 8;
  constexpr int most = 999;
  const auto equals = word.find('=');
  const std::string_view name = word.substr(0, equals);
  const std::string_view value = equals == std::string_view::npos ? "" : word.substr(equals + 1);
  if (name == "columns" || name == "rows") {
    const auto number = number_in(value, least, most);
    if (number) (name == "rows" ? hello.rows : hello.columns) = *number;
    return number.has_value();
  }
  if (name == "to") hello.to = value;
  if (name == "to") return is_path(value);
  if (name == "reader") hello.reads_lines = value == "1";
  if (name == "boards") hello.boards = value == "1";
  if (name == "opens") hello.opens = value == "1";
  return true;
}

/// The number of what our page tells of itself: `CSI 437;1t`.
std::optional<std::size_t> word_of_page(const ansi::Report& report) {
  constexpr int of_page = 437;
  const bool is_word = report.final == 't' && report.prefix == 0 && report.numbers.size() == 2 &&
                       report.numbers[0] == of_page;
  return is_word ? std::optional{static_cast<std::size_t>(report.numbers[1])} : std::nullopt;
}

/// What is not UTF-8 is replaced. Control characters, which would end the sequence, are escaped.
std::string dumped(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string state_text(const play::Session& session) {
  nlohmann::ordered_json state{
      {"hides", session.hides_typing()},
      {"sounds", session.has_sound()},
      {"keys", nlohmann::json::array()}};
  for (const play::KeyHelp& key : session.working_keys())
    state["keys"].push_back(
        {key.keys, key.button.empty() ? ansi::trim(key.does) : key.button, key.sentence}
    );
  if (const auto share = session.share()) {
    state["share"] = {
        {"line", share->line},
        {"head", share->head},
        {"squares", share->squares},
        {"path", share->path}};
  }
  return dumped(state);
}

}  // namespace

std::optional<PageHello> read_hello(std::string_view query) {
  constexpr std::size_t longest = 256;
  if (query.size() > longest) return std::nullopt;
  PageHello hello;
  while (!query.empty()) {
    const auto end = std::min(query.find('&'), query.size());
    if (!take_word(query.substr(0, end), hello)) return std::nullopt;
    query.remove_prefix(std::min(end + 1, query.size()));
  }
  return hello;
}

ansi::Terminal terminal_of(const PageHello& hello) {
  ansi::Terminal terminal;
  terminal.charset = ansi::Charset::utf8;
  terminal.level = hello.reads_lines ? ansi::Level::a : ansi::Level::d;
  terminal.rows = std::min(hello.rows, ansi::max_rows);
  terminal.columns = std::min(hello.columns, ansi::max_columns);
  terminal.repeats = !hello.reads_lines;
  terminal.reports_mouse = !hello.reads_lines;
  terminal.plays_music = true;
  terminal.depth = ansi::Depth::direct;
  return terminal;
}

std::optional<play::event::Resize> size_in(const ansi::Report& report) {
  constexpr int told_unasked = 48;
  const bool is_size = report.final == 't' && report.prefix == 0 && report.numbers.size() >= 3 &&
                       report.numbers[0] == told_unasked;
  if (!is_size) return std::nullopt;
  return play::event::Resize{report.numbers[1], report.numbers[2]};
}

std::optional<PageView> view_in(const ansi::Report& report) {
  constexpr std::array views{PageView::terminal, PageView::board, PageView::lines};
  const auto number = word_of_page(report);
  return number && *number < views.size() ? std::optional{views.at(*number)} : std::nullopt;
}

bool has_token(const ansi::Report& report) {
  constexpr std::size_t token_is_there = 9;
  return word_of_page(report) == token_is_there;
}

std::string page_state(const play::Session& session) {
  return message("state", state_text(session));
}

std::string page_opening(const play::Session& session) {
  const play::Shown shown = session.shown();
  if (std::holds_alternative<std::monostate>(shown.thing)) return {};
  return dumped({{"state", state_text(session)}, {"board", board_text(shown)}});
}

std::string page_board(const play::Session& session, std::string& told) {
  const std::string board =
      session.presentation() == play::Presentation::lines ? "null" : board_text(session.shown());
  if (board == told) return {};
  const auto [at, end] = std::ranges::mismatch(told, board);
  const auto same = static_cast<std::size_t>(at - told.begin());
  std::size_t last = 0;
  const std::size_t most = std::min(told.size(), board.size()) - same;
  while (last < most && told[told.size() - 1 - last] == board[board.size() - 1 - last])
    ++last;
  const std::string_view fresh = std::string_view{board}.substr(same, board.size() - last - same);
  const std::size_t gone = told.size() - last - same;
  const bool is_other = fresh.size() > board.size() / 2;
  std::string sent = is_other ? message("board", board)
                              : message("change", fmt::format("{};{};{}", same, gone, fresh));
  told = board;
  return sent;
}

std::string page_tune(ansi::Tune tune) {
  switch (tune) {
  case ansi::Tune::win:
    return message("tune", "win");
  case ansi::Tune::loss:
    return message("tune", "loss");
  case ansi::Tune::record:
    return message("tune", "record");
  }
  return {};
}

std::string page_call(std::string_view token) {
  return message("call", token);
}

}  // namespace codemaker::wire
