#include "config/settings.hpp"

#include "config/database.hpp"
#include "config/hours.hpp"

#include <fmt/format.h>

namespace codemaker::config {
namespace {

bool is_filled(std::string_view text) {
  return text.find_first_not_of(' ') != std::string_view::npos;
}

bool is_directory(std::string_view text) {
  return text.empty() || text.starts_with('/');
}

/// ADDRESS:PORT as far as its form goes; whether it can be had shows when it is opened.
bool is_address(std::string_view text) {
  const auto colon = text.rfind(':');
  if (colon == std::string_view::npos || colon == 0 || colon + 1 == text.size()) return false;
  return text.find_first_not_of("0123456789", colon + 1) == std::string_view::npos;
}

constexpr TextForm records_form{
    is_database, "nothing, off, or postgresql://NAME:PASSWORD@HOST/DATABASE"};
constexpr TextForm filled{is_filled, "text of 1 to 64 bytes"};
constexpr TextForm key_file{is_directory, "a file from the root, /etc/codemaker/records.key"};
constexpr TextForm directory{is_directory, "a directory from the root, /var/lib/codemaker"};

/// It becomes part of what browsers are told, so nothing else may stand in it.
bool is_origin(std::string_view text) {
  constexpr std::string_view of_hosts =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-:[]";
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!text.starts_with(scheme)) continue;
    const std::string_view host = text.substr(scheme.size());
    return !host.empty() && host.find_first_not_of(of_hosts) == std::string_view::npos;
  }
  return false;
}

bool is_host(std::string_view text) {
  return !text.empty() &&
         text.find_first_not_of("0123456789abcdefABCDEF.:") == std::string_view::npos;
}

bool is_account(std::string_view text) {
  return text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-"
         ) == std::string_view::npos;
}

bool is_game(std::string_view text) {
  return engine::ranked_game(text).has_value();
}

/// "breaking, masterix or eggcarton".
std::string_view listed_games() {
  static const std::string listed = [] {
    std::string text;
    const auto games = engine::ranked_game_words();
    for (std::size_t at = 0; at < games.size(); ++at) {
      if (at > 0) text += at + 1 == games.size() ? " or " : ", ";
      text += games[at].word;
    }
    return text;
  }();
  return listed;
}

constexpr TextForm hours{is_hours, "hours such as 18:00-23:30"};
constexpr TextForm account{is_account, "the name of an account, or nothing"};
constexpr std::size_t most_named = 16;
constexpr TextForm address{is_address, "ADDRESS:PORT, such as 127.0.0.1:2323"};
constexpr TextForm origin{is_origin, "a scheme and a host, such as https://board.example"};
constexpr TextForm host{is_host, "an address, such as 127.0.0.1"};

const std::vector<Setting>& table() {
  static const std::vector<Setting> settings{
      {"board",
       "The name of this board in the Hall of Fame; a player is the board and the name on it.",
       TextRule{&Settings::board, 64, {}, filled}},
      {"data",
       "The directory that holds SCORES.DAT and the log. Empty: CODEMAKER_DATA, else data beside "
       "the program, else /var/lib/codemaker.",
       TextRule{&Settings::data, 4096, {}, directory}},
      {"records",
       "Where players and their games are kept. Empty: records.db in the data directory; off: "
       "nowhere; a server of PostgreSQL is shared by several machines. In a password, @ : / are "
       "written %40 %3A %2F.",
       TextRule{
           .member = &Settings::records,
           .most = 512,
           .form = records_form,
           .may_hold_password = true,
       }},
      {"records_key",
       "The file with the key that games are sealed with while they go on. Empty: records.key in "
       "the data directory, made at first use. Machines that share a database need the same key.",
       TextRule{&Settings::records_key, 4096, {}, key_file}},
      {"season_key",
       "The puzzles of the day are made from the date and this text: boards with the same text "
       "have the same puzzles. It is no secret.",
       TextRule{&Settings::season_key, 64}},
      {"season",
       "How long a season is. Each has tables of its own beside the Hall of Fame, which stays that "
       "of all time; the best of past seasons are shown as its champions.",
       TextRule{&Settings::season, 16, {"none", "month", "year"}}},
      {"bulletins",
       "The directory that bulletins for the menus of your board are written to, when a score or a "
       "game has changed what they tell. Empty: none are.",
       TextRule{&Settings::bulletins, 4096, {}, directory}},
      {"charset", "The characters sent to callers; auto follows the drop file and the terminal.",
       TextRule{&Settings::charset, 16, {"auto", "cp437", "utf8", "ascii"}}},
      {"mode",
       "The presentation callers begin with: full screens, small screens or plain lines. Each "
       "caller can choose another.",
       TextRule{&Settings::mode, 16, {"auto", "full", "small", "lines"}, {}, mode_of_today}},
      {"classic_openings",
       "How often a game opens with questions and examples, as the programs of 1992 did: each "
       "time, once for each caller, or never.",
       TextRule{&Settings::classic_openings, 16, {"always", "once", "never"}}},
      {"idle_minutes",
       "A caller who presses no key for so long is sent back, warned one minute before.",
       NumberRule{&Settings::idle_minutes, 1, 60}},
      {"resume_days",
       "So many days a caller can go on with a game that was cut off, by a dropped connection or "
       "the end of their time; 0: not at all.",
       NumberRule{&Settings::resume_days, 0, 3650}},
      {"games", "The games that are offered, at least one.",
       ListRule{&Settings::games, engine::ranked_games.size(), {is_game, listed_games()}, 1}},
      {"ranked_runs",
       "So many ranked runs of each game a player may begin a day, by UTC; 0: any number. Going on "
       "with a run is not counted, and other games are always open.",
       NumberRule{&Settings::ranked_runs, 0, 1000}},
      {"hours",
       "When callers are let in, by the local time of this machine; a call ends at the end of "
       "them. They may pass midnight. An empty list: always.",
       ListRule{&Settings::hours, 8, hours}},
      {"backups", "Days of copies of scores and records that codemaker maint keeps; 0: none.",
       NumberRule{&Settings::backups, 0, 366}},
      {"log_megabytes",
       "How many megabytes codemaker.log and the older logs beside it, codemaker.old to "
       "codemaker.old4, may have together; a full one is set aside at once.",
       NumberRule{&Settings::log_megabytes, 1, 1024}},
      {"alarm",
       "A command that codemaker maint runs by /bin/sh when something is wrong, once for each "
       "fault, which stands in CODEMAKER_FAULT. Empty: none.",
       TextRule{&Settings::alarm, 1024}},
      {"page",
       "Whether callers may page you: a key of the menu, and `codemaker who --watch` rings.",
       FlagRule{&Settings::page}},
      {"mail_text", "Whether callers may write a line with a move by mail, and read others'.",
       FlagRule{&Settings::mail_text}},
      {"sysop_level",
       "Callers with this security level in the drop file, or more, have the sysop's desk in the "
       "menu; 0: whom your board itself calls its sysop.",
       NumberRule{&Settings::sysop_level, 0, 65'535}},
      {"sysops",
       "Callers who have it, too, by their names on your board; with your own server only by the "
       "password of the name.",
       ListRule{&Settings::sysops, most_named, filled}},
      {"local", "Whether somebody with an account here may play at a terminal without a drop file.",
       FlagRule{&Settings::local}},
      {"serve.telnet",
       "Where codemaker serve listens for telnet; port 0 for any. An empty list turns it off.",
       ListRule{&Settings::serve_telnet, most_named, address}},
      {"serve.rlogin",
       "Where it listens for the callers of other boards by rlogin. Only those of the boards below "
       "get in, or any where rlogin.open_tags is true.",
       ListRule{&Settings::serve_rlogin, most_named, address}},
      {"serve.web", "Where it listens for browsers, if the web page was built into the program.",
       ListRule{&Settings::serve_web, most_named, address}},
      {"serve.web_board",
       "The board that callers by the page have in the Hall of Fame; not the name of another one.",
       TextRule{&Settings::serve_web_board, 64, {}, filled}},
      {"serve.web_origins",
       "Pages elsewhere that may call through a browser, and show ours in a frame, such as that of "
       "your board.",
       ListRule{&Settings::serve_web_origins, most_named, origin}},
      {"serve.web_proxies",
       "Addresses of reverse proxies that are believed when they tell where a browser calls from "
       "(X-Forwarded-For).",
       ListRule{&Settings::serve_web_proxies, most_named, host}},
      {"serve.max_callers", "How many callers codemaker serve holds at once.",
       NumberRule{&Settings::serve_max_callers, 1, 100'000}},
      {"serve.max_per_address",
       "How many of them may come from one address, or from one /64 of IPv6. Callers of the boards "
       "below do not count.",
       NumberRule{&Settings::serve_max_per_address, 1, 100'000}},
      {"serve.connects_per_minute",
       "An address that connects more often in a minute is banned for a while; 0: none is.",
       NumberRule{&Settings::serve_connects_per_minute, 0, 100'000}},
      {"serve.ban_minutes", "For so long.", NumberRule{&Settings::serve_ban_minutes, 1, 1440}},
      {"serve.name_seconds", "A caller who has given no name by then is disconnected.",
       NumberRule{&Settings::serve_name_seconds, 10, 600}},
      {"serve.minutes", "How many minutes a call to codemaker serve may last; 0 for no limit.",
       NumberRule{&Settings::serve_minutes, 0, 1440}},
      {"serve.output_kilobytes",
       "How much unread output is held for a caller in line mode. Beyond that their keys wait "
       "until they have read it.",
       NumberRule{&Settings::serve_output_kilobytes, 4, 1024}},
      {"serve.type_ahead",
       "How many keys a caller may type ahead of the first screen. More are dropped.",
       NumberRule{&Settings::serve_type_ahead, 0, 4096}},
      {"serve.think_seconds",
       "The longest the computer thinks about one thing for a caller. Then it makes do with what "
       "it has.",
       NumberRule{&Settings::serve_think_seconds, 10, 600}},
      {"serve.user",
       "The account that codemaker serve plays under, where root starts it: for ports below 1024. "
       "Empty: whoever starts it.",
       TextRule{&Settings::serve_user, 32, {}, account}},
      {"serve.boards",
       "Boards whose callers may come by rlogin, as [TAG]NAME or NAME-TAG. Of each the tag, and "
       "its secret, the addresses it calls from, or both; swapped = true where the name comes "
       "first and the secret second. As tables of their own they come last: [[serve.boards]]",
       BoardsRule{&Settings::serve_boards}},
      {"rlogin.open_tags",
       "Whether any board may come by rlogin with a tag that it makes up, as [TAG]NAME. The first "
       "address that uses a tag keeps it, or whoever knows the secret that came with it. Their "
       "rows are marked until you say codemaker boards trust TAG.",
       FlagRule{&Settings::rlogin_open_tags}},
      {"rlogin.new_tags_per_day",
       "How many tags of all boards together may be new on one day, by UTC.",
       NumberRule{&Settings::rlogin_new_tags_per_day, 0, 500}},
  };
  return settings;
}

std::string join(const std::vector<std::string_view>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}

/// A string as TOML writes it; our texts hold no controls.
std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') result += '\\';
    result += letter;
  }
  return result + '"';
}

std::string list_text(const std::vector<std::string>& texts) {
  std::vector<std::string> items;
  items.reserve(texts.size());
  for (const std::string& text : texts)
    items.push_back(quoted(text));
  return fmt::format("[{}]", fmt::join(items, ", "));
}

/// The secrets are not shown.
std::string boards_text(const std::vector<Board>& boards) {
  std::vector<std::string> items;
  items.reserve(boards.size());
  for (const Board& board : boards) {
    std::string item = "{ tag = " + quoted(board.tag);
    if (!board.secret.empty()) item += ", secret = \"...\"";
    if (!board.addresses.empty()) item += ", addresses = " + list_text(board.addresses);
    items.push_back(item + (board.swapped ? ", swapped = true }" : " }"));
  }
  return fmt::format("[{}]", fmt::join(items, ", "));
}

void append_comment(std::string& text, std::string_view sentence) {
  constexpr std::size_t width = 76;
  while (!sentence.empty()) {
    std::size_t cut = sentence.size();
    if (cut > width) cut = sentence.rfind(' ', width);
    text += fmt::format("# {}\n", sentence.substr(0, cut));
    sentence.remove_prefix(cut);
    if (!sentence.empty()) sentence.remove_prefix(1);
  }
}

}  // namespace

std::span<const Setting> all_settings() {
  return table();
}

std::string value_text(const Settings& settings, const Setting& setting) {
  if (const auto* number = std::get_if<NumberRule>(&setting.rule)) {
    return fmt::format("{}", settings.*number->member);
  }
  if (const auto* flag = std::get_if<FlagRule>(&setting.rule)) {
    return settings.*flag->member ? "true" : "false";
  }
  if (const auto* list = std::get_if<ListRule>(&setting.rule)) {
    return list_text(settings.*list->member);
  }
  if (const auto* boards = std::get_if<BoardsRule>(&setting.rule)) {
    return boards_text(settings.*boards->member);
  }
  const auto& rule = std::get<TextRule>(setting.rule);
  const std::string& text = settings.*rule.member;
  return quoted(rule.may_hold_password ? masked(text) : text);
}

std::string_view mode_of_today(std::string_view word) {
  if (word == "lean") return "small";
  if (word == "line") return "lines";
  return word;
}

std::string allowed_text(const Setting& setting) {
  if (const auto* number = std::get_if<NumberRule>(&setting.rule)) {
    return fmt::format("{} to {}", number->least, number->most);
  }
  if (std::holds_alternative<FlagRule>(setting.rule)) return "true or false";
  if (const auto* list = std::get_if<ListRule>(&setting.rule)) {
    return fmt::format("{}, or a list of them", list->form.name);
  }
  if (std::holds_alternative<BoardsRule>(setting.rule)) {
    return "a list of tables with tag, secret, addresses and swapped";
  }
  const auto& text = std::get<TextRule>(setting.rule);
  if (!text.choices.empty()) return join(text.choices);
  if (text.form) return std::string{text.form->name};
  return fmt::format("text of at most {} bytes", text.most);
}

std::string sample() {
  std::string text =
      "# codemaker.toml: every setting with its default. Take the # away to change one.\n"
      "# `codemaker config` shows what is in force and where each value came from.\n";
  std::string_view section;
  for (const Setting& setting : all_settings()) {
    const auto dot = setting.key.find('.');
    const std::string_view its_section =
        dot == std::string_view::npos ? std::string_view{} : setting.key.substr(0, dot);
    if (its_section != section) text += fmt::format("\n[{}]\n", its_section);
    section = its_section;
    const std::string_view key = setting.key.substr(dot == std::string_view::npos ? 0 : dot + 1);
    text += '\n';
    append_comment(text, setting.help);
    append_comment(text, fmt::format("Allowed: {}.", allowed_text(setting)));
    text += fmt::format("# {} = {}\n", key, value_text(Settings{}, setting));
  }
  return text;
}

}  // namespace codemaker::config
