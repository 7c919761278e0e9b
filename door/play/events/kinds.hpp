/// A list of types, and the variant of several lists: who adds a kind enters it in one of them.
#pragma once

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

}  // namespace codemaker::play
