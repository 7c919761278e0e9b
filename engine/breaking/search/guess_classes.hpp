/// Guesses that must do equally well, because places or colors can be exchanged without changing
/// what is known.
#pragma once

#include "engine/breaking/search/codebook.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace codemaker::engine::breaking::search {

/// One guess of every class, as numbers of the book in ascending order (each the first of its
/// class). Exchangeable are: colors that no guess has named; colors that no possible code holds;
/// and places together with colors, where the exchange turns every guess made into itself.
[[nodiscard]] std::vector<std::uint32_t> first_of_each_class(
    const CodeBook& book, std::span<const Word> guesses, std::span<const Word> possible
);

}  // namespace codemaker::engine::breaking::search
