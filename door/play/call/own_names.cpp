#include "play/call/own_names.hpp"

#include "ansi/look_alikes.hpp"
#include "scores/entry.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play {
namespace {

/// Who speaks to callers, and whom they play against.
constexpr std::array<std::string_view, 9> reserved{"sysop",     "co-sysop", "system",
                                                   "codemaker", "computer", "the computer",
                                                   "player 1",  "player 2", "guest"};

constexpr std::string_view mark_of_guests = "Guest ";

}  // namespace

struct OwnNames::Held {
  std::vector<std::string> boards;
  std::vector<ansi::NameReadings> reserved;
};

OwnNames::OwnNames() : held_{std::make_shared<Held>()} {}

OwnNames::OwnNames(std::vector<std::string> boards, const std::vector<std::string>& kept_back) {
  Held held{std::move(boards), {}};
  for (const std::string_view name : reserved)
    held.reserved.push_back(ansi::readings_of_name(scores::table_name(name)));
  for (const std::string& name : kept_back)
    held.reserved.push_back(ansi::readings_of_name(scores::table_name(name)));
  held_ = std::make_shared<Held>(std::move(held));
}

const std::vector<std::string>& OwnNames::boards() const {
  return held_->boards;
}

bool OwnNames::is_reserved(std::string_view name) const {
  if (held_->reserved.empty()) return false;
  const bool is_guests =
      ansi::look_of_name(name).starts_with(ansi::look_of_name(mark_of_guests) + ' ');
  const auto readings = ansi::readings_of_name(name);
  return is_guests || std::ranges::any_of(held_->reserved, [&](const ansi::NameReadings& each) {
           return each.meets(readings);
         });
}

std::string guest_name(std::string_view name) {
  if (name.starts_with(mark_of_guests)) return scores::table_name(name);
  return scores::table_name(fmt::format("{}{}", mark_of_guests, name));
}

}  // namespace codemaker::play
