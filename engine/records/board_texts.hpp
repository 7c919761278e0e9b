/// What records of board games write and read. Each game's record.cpp instantiates it.
#pragma once

#include "engine/records/board_record.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace codemaker::engine::records {

/// What all board games have. Words of upper case, and no letters of squares or slots.
void append_move(std::string& out, const Dealt& dealt);
void append_move(std::string& out, Undo undo);
void append_move(std::string& out, Leave leave);

/// One of these.
using SharedMove = std::variant<Dealt, Undo, Leave>;

[[nodiscard]] std::optional<SharedMove> parse_shared_move(std::string_view text);

template <typename Rules>
std::string_view BoardRecord<Rules>::kind(const Setup& setup) {
  static_assert(Rules::kinds.size() == std::variant_size_v<Setup>);
  return std::visit(
      [&](const auto& one) {
        if constexpr (requires { one.kind(); }) return one.kind();
        return Rules::kinds.at(setup.index());
      },
      setup
  );
}

template <typename Rules>
std::string BoardRecord<Rules>::text(const Setup& setup) {
  return std::visit([](const auto& one) { return one.text(); }, setup);
}

/// The kind that has this word, where the text is one of its setups.
template <typename Rules>
auto BoardRecord<Rules>::parse_setup(std::string_view kind, std::string_view text)
    -> std::optional<Setup> {
  std::optional<Setup> parsed;
  const auto try_as = [&](auto setup) {
    const bool is_parsed = setup && BoardRecord::kind(*setup) == kind;
    if (is_parsed) parsed = *setup;
  };
  const auto try_all = [&]<std::size_t... index>(std::index_sequence<index...>) {
    (try_as(std::variant_alternative_t<index, Setup>::parse(text)), ...);
  };
  try_all(std::make_index_sequence<std::variant_size_v<Setup>>{});
  return parsed;
}

template <typename Rules>
void BoardRecord<Rules>::append(std::string& out, const Move& move) {
  std::visit(
      [&](const auto& one) {
        if constexpr (requires { append_move(out, one); }) {
          append_move(out, one);
        } else {
          (out += ',') += Rules::text(one);
        }
      },
      move
  );
}

template <typename Rules>
auto BoardRecord<Rules>::parse_move(std::string_view text) -> std::optional<Move> {
  if (const auto shared = parse_shared_move(text))
    return std::visit([](const auto& one) { return Move{one}; }, *shared);
  if (!text.starts_with(',')) return std::nullopt;
  const std::optional<typename Rules::Move> own = Rules::parse_move(text.substr(1));
  return own ? std::optional{Move{*own}} : std::nullopt;
}

}  // namespace codemaker::engine::records
