/// How a guest gets a row in the tables of a puzzle: names stand there that are somebody's own.
#pragma once

#include "play/shell/ask_name.hpp"
#include "play/shell/kept_words.hpp"

#include <fmt/format.h>
#include <string>
#include <string_view>

namespace codemaker::play::shell::daily {

/// In words, and what the key to it does; empty: there is no way, or no need.
struct WayToRank {
  std::string_view words = {};
  std::string_view does = {};

  [[nodiscard]] bool is_there() const { return !words.empty(); }
};

/// Of guests whose games are kept meanwhile.
[[nodiscard]] inline WayToRank way_to_rank(const Call& call) {
  if (!call.has_browser() || !call.has_passwords) return {};
  if (call.is_visitor)
    return {"Give a name and a password, and your first try is ranked here.", "give a name"};
  if (can_own_name(call))
    return {"Give your name a password, and your first try is ranked here.", "set a password"};
  return {};
}

[[nodiscard]] inline KeyHelp rank_help(std::string_view key, const WayToRank& way) {
  return {
      std::string{key}, std::string{way.does},
      fmt::format("{}: {}, so that your first try is ranked.", key, way.does)};
}

/// The first step of it; who gives a name comes back.
inline void go_to_rank(Place back, Stage& stage) {
  if (!stage.call().is_visitor) return go_to_password(stage);
  stage.kept<AfterName>().place = back;
  stage.go(Place::name_prompt);
}

}  // namespace codemaker::play::shell::daily
