/// The tables of strength 10: *.tree in this directory, built into the program. `make_trees` makes
/// them (tools/trees), engine/breaking/search/decision_tree.hpp describes and reads them.
#pragma once

#include <string_view>

namespace codemaker::engine::breaking::embedded {

/// Named by holes and colors: the usual game, with splats and intersections, or without repeats.
extern const std::string_view tree_4x3;
extern const std::string_view tree_4x4;
extern const std::string_view tree_4x5;
extern const std::string_view tree_4x6;
extern const std::string_view tree_4x7;
extern const std::string_view tree_4x8;
extern const std::string_view tree_5x3;
extern const std::string_view tree_5x4;
extern const std::string_view tree_5x5;
extern const std::string_view tree_5x6;
extern const std::string_view tree_5x7;
extern const std::string_view tree_5x8;
extern const std::string_view tree_4x6_splats;
extern const std::string_view tree_4x10_distinct;

}  // namespace codemaker::engine::breaking::embedded
