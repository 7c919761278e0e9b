/// A list of types, and the variant of several lists: who adds a kind enters it in one of them.
#pragma once

#include <concepts>
#include <type_traits>
#include <utility>
#include <variant>

namespace codemaker::play {

template <typename... Each>
struct Kinds {};

template <typename... Lists>
struct JoinedKinds;

template <typename... Each>
struct JoinedKinds<Kinds<Each...>> {
  using Variant = std::variant<Each...>;
};

template <typename... First, typename... Second, typename... Others>
struct JoinedKinds<Kinds<First...>, Kinds<Second...>, Others...>
    : JoinedKinds<Kinds<First..., Second...>, Others...> {};

/// One of all kinds in these lists.
template <typename... Lists>
using AnyOf = typename JoinedKinds<Lists...>::Variant;

/// A variant to derive from: what it holds can then be declared by its name alone, and is made of
/// each of its kinds as the variant is.
template <typename Variant>
struct OneOf : Variant {
  OneOf() = default;

  template <typename Kind>

  requires(!std::derived_from<std::remove_cvref_t<Kind>, OneOf> && std::constructible_from<Variant, Kind>)
      OneOf(Kind&& kind)  // NOLINT(google-explicit-constructor): each kind is one of them
      : Variant{std::forward<Kind>(kind)} {}
};

}  // namespace codemaker::play
