/// What a sysop can set. Every setting has a default that works.
#pragma once

#include "engine/ranked_game.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::config {

/// A board whose callers come by rlogin. Each of secret and addresses that is given has to be
/// right, and one of them is.
struct Board {
  std::string tag;                     ///< 1 to 8 letters or digits: the board of its players
  std::string secret;                  ///< empty: none is asked
  std::vector<std::string> addresses;  ///< ADDRESS or ADDRESS/BITS; empty: from anywhere
  bool swapped = false;                ///< the name comes in the first field, the secret behind it

  friend bool operator==(const Board&, const Board&) = default;
};

/// The boards that callers of our own have in the tables; no other is called so.
inline constexpr std::array<std::string_view, 4> own_boards{"TELNET", "WEB", "SSH", "LOCAL"};

/// The words of all games.
[[nodiscard]] inline std::vector<std::string> all_games() {
  std::vector<std::string> words;
  for (const engine::RankedGameWord& game : engine::ranked_game_words())
    words.emplace_back(game.word);
  return words;
}

/// The settings by their keys in codemaker.toml, which explains them; `serve_` stands for the table
/// `[serve]`.
struct Settings {
  std::string board = "bbs";
  std::string data;
  std::string records;
  std::string records_key;
  std::string season_key = "codemaker";
  std::string season = "none";
  std::string bulletins;
  std::string charset = "auto";
  std::string mode = "auto";
  std::string classic_openings = "once";
  int idle_minutes = 5;
  int resume_days = 30;
  std::vector<std::string> games = all_games();
  int ranked_runs = 0;
  std::vector<std::string> hours;
  int backups = 7;
  int log_megabytes = 16;
  std::string alarm;
  bool page = false;
  bool mail_text = false;
  int sysop_level = 0;
  std::vector<std::string> sysops;
  bool local = true;
  std::vector<std::string> serve_telnet{"127.0.0.1:2323"};
  std::vector<std::string> serve_rlogin;
  std::vector<std::string> serve_web;
  std::vector<std::string> serve_web_origins;
  std::vector<std::string> serve_web_proxies;
  int serve_max_callers = 1000;
  int serve_max_per_address = 10;
  int serve_connects_per_minute = 20;
  int serve_ban_minutes = 10;
  int serve_name_seconds = 60;
  int serve_minutes = 60;
  int serve_output_kilobytes = 16;
  int serve_type_ahead = 256;
  int serve_think_seconds = 60;
  std::string serve_web_board = "web";
  std::string serve_user;
  std::vector<Board> serve_boards;
  bool rlogin_open_tags = false;
  int rlogin_new_tags_per_day = 20;

  friend bool operator==(const Settings&, const Settings&) = default;
};

/// A number with the values it may take.
struct NumberRule {
  int Settings::*member;
  int least;
  int most;
};

/// What a text may look like, and how to say so.
struct TextForm {
  bool (*fits)(std::string_view text);
  std::string_view name;
};

/// Yes or no.
struct FlagRule {
  bool Settings::*member;
};

/// A text of at most `most` bytes; one of `choices` if there are any, and of the form if there is
/// one.
struct TextRule {
  std::string Settings::*member;
  std::size_t most;
  std::vector<std::string_view> choices = {};
  std::optional<TextForm> form = {};
  std::string_view (*of_today)(std::string_view word) = nullptr;  ///< for words of the past
  bool may_hold_password = false;  ///< it is shown `masked`, and not at all when it is wrong
};

/// Several texts of a form; a single one is a list of one.
struct ListRule {
  std::vector<std::string> Settings::*member;
  std::size_t most;
  TextForm form;
  std::size_t least = 0;
};

/// A list of tables, each a board.
struct BoardsRule {
  std::vector<Board> Settings::*member;
};

/// A key of the file, and what may stand behind it.
struct Setting {
  std::string_view key;   ///< as written in the file: `idle_minutes`, `serve.telnet`
  std::string_view help;  ///< one sentence
  std::variant<NumberRule, TextRule, FlagRule, ListRule, BoardsRule> rule;
};

/// The word of today for a mode: small and lines were once called lean and line.
[[nodiscard]] std::string_view mode_of_today(std::string_view word);

/// Every setting, in the order of the sample file.
[[nodiscard]] std::span<const Setting> all_settings();

/// The value as it would be written in the file.
[[nodiscard]] std::string value_text(const Settings& settings, const Setting& setting);

/// What the value may be: `1 to 60`, `auto, full, small or lines`, `text of at most 64 bytes`.
[[nodiscard]] std::string allowed_text(const Setting& setting);

/// A complete file with every setting at its default, commented out and explained.
[[nodiscard]] std::string sample();

}  // namespace codemaker::config
