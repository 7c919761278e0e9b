#include "ansi/row_plan.hpp"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <optional>
#include <string>

namespace codemaker::ansi {
namespace {

/// A shortest path over the columns of a row. A node is a column the cursor can stand at with all
/// cells before it up to date, and the colors then in force; an edge is a step or two.
class RowPlan {
 public:
  RowPlan(
      const Terminal& terminal, const Pen& pen, int row, std::span<const Cell> shown,
      std::span<const Cell> wanted
  )
      : terminal_{terminal},
        entry_{pen},
        row_{row},
        wanted_{wanted},
        next_changed_(wanted.size() + 1),
        nodes_(wanted.size() + 1) {
    const auto columns = static_cast<int>(wanted.size());
    const bool is_last_row = row == terminal.rows - 1;
    next_changed_.back() = columns;
    for (int column = columns - 1; column >= 0; --column) {
      const bool is_untouchable = is_last_row && column == columns - 1;
      const bool differs = !look_alike(cell(column), shown[index(column)], terminal.charset);
      next_changed_[index(column)] =
          differs && !is_untouchable ? column : next_changed_[index(column) + 1];
    }
    blank_from_ = columns;
    while (blank_from_ > 0 && is_blank(blank_from_ - 1))
      --blank_from_;
  }

  [[nodiscard]] std::vector<Step> solve() {
    const int first = next_changed_.front();
    if (first == end()) return {};
    enter(first);
    for (int column = 0; column < end(); ++column) {
      const std::size_t count = nodes_[index(column)].size();
      for (std::size_t i = 0; i < count; ++i)
        leave({column, i});
    }
    finish_at(end());
    return path();
  }

 private:
  struct Place {
    int column = 0;
    std::size_t node = 0;
  };

  struct Node {
    std::optional<Attribute> attribute;
    int cost = 0;
    std::optional<Place> from;
    Step step;
    std::optional<Step> second_step;
  };

  [[nodiscard]] static std::size_t index(int column) { return static_cast<std::size_t>(column); }

  [[nodiscard]] int end() const { return static_cast<int>(wanted_.size()); }

  [[nodiscard]] const Cell& cell(int column) const { return wanted_[index(column)]; }

  [[nodiscard]] const Node& node(Place place) const {
    return nodes_[index(place.column)][place.node];
  }

  [[nodiscard]] bool is_blank(int column) const {
    return cell(column).glyph == u' ' && same_back(cell(column).attribute, Attribute{});
  }

  /// The row can be begun at its first change, or a little before it where that saves a jump.
  void enter(int first) {
    constexpr int worth_rewriting = 8;
    for (int column = std::max(0, first - worth_rewriting); column <= first; ++column) {
      const auto cost = static_cast<int>(entry_.move({row_, column}).size());
      offer(column, {entry_.attribute, cost, std::nullopt, {Step::Kind::jump, column, 1}, {}});
    }
  }

  /// Follows every step that can be taken from a node.
  void leave(Place place) {
    if (next_changed_[index(place.column)] == end()) {
      finish_at(place.column);
      return;
    }
    write(place);
    if (terminal_.repeats) repeat(place);
    jump(place);
    if (terminal_.erases) erase(place);
    if (place.column >= blank_from_) erase_rest(place);
  }

  void write(Place place) {
    const Pen::Change change = recolor(place);
    const int cost = size(change) + glyph_size(cell(place.column).glyph, terminal_.charset);
    extend(place, place.column + 1, change.attribute, cost, {Step::Kind::write, place.column, 1});
  }

  void repeat(Place place) {
    constexpr int worth_repeating = 5;
    const int count = alike_from(place.column);
    // tmux repeats single bytes only.
    const bool is_byte = glyph_size(cell(place.column).glyph, terminal_.charset) == 1;
    if (count < worth_repeating || !is_byte) return;
    const Pen::Change change = recolor(place);
    const int cost = size(change) + glyph_size(cell(place.column).glyph, terminal_.charset) +
                     static_cast<int>(fmt::formatted_size("\x1b[{}b", count - 1));
    extend(
        place, place.column + count, change.attribute, cost,
        {Step::Kind::repeat, place.column, count}
    );
  }

  void jump(Place place) {
    const int to = next_changed_[index(place.column)];
    if (to == place.column) return;
    extend(
        place, to, node(place).attribute, jump_cost(place.column, to), {Step::Kind::jump, to, 1}
    );
  }

  void erase(Place place) {
    constexpr int worth_erasing = 5;
    const int count = cell(place.column).glyph == u' ' ? alike_from(place.column) : 0;
    if (count < worth_erasing) return;
    const Pen::Change change = recolor(place);
    const int to = next_changed_[index(place.column + count)];
    const int cost = size(change) + static_cast<int>(fmt::formatted_size("\x1b[{}X", count));
    const Step step{Step::Kind::erase, place.column, count};
    if (to == end()) {
      extend(place, to, change.attribute, cost, step);
    } else {
      const int both = cost + jump_cost(place.column, to);
      extend(place, to, change.attribute, both, step, Step{Step::Kind::jump, to, 1});
    }
  }

  void erase_rest(Place place) {
    constexpr int erase_line = 3;
    const Pen::Change change = recolor(place);
    extend(
        place, end(), change.attribute, size(change) + erase_line,
        {Step::Kind::erase_rest, place.column, 1}
    );
  }

  [[nodiscard]] int alike_from(int column) const {
    int to = column + 1;
    while (to < end() && look_alike(cell(to), cell(column), terminal_.charset))
      ++to;
    const bool is_last_row = row_ == terminal_.rows - 1;
    if (is_last_row && to == end()) --to;
    return to - column;
  }

  [[nodiscard]] Pen::Change recolor(Place place) const {
    Pen pen = entry_;
    pen.attribute = node(place).attribute;
    return pen.recolor(cell(place.column));
  }

  [[nodiscard]] static int size(const Pen::Change& change) {
    return static_cast<int>(change.bytes.size());
  }

  [[nodiscard]] int jump_cost(int from, int to) const {
    Pen pen = entry_;
    pen.position = Position{row_, from};
    return static_cast<int>(pen.move({row_, to}).size());
  }

  void extend(
      Place from, int to, std::optional<Attribute> attribute, int cost, Step step,
      std::optional<Step> second_step = {}
  ) {
    offer(to, {attribute, node(from).cost + cost, from, step, second_step});
  }

  /// Keeps the cheapest node for each attribute.
  void offer(int column, const Node& offered) {
    auto& nodes = nodes_[index(column)];
    const auto known = std::ranges::find(nodes, offered.attribute, &Node::attribute);
    if (known == nodes.end()) {
      nodes.push_back(offered);
    } else if (offered.cost < known->cost) {
      *known = offered;
    }
  }

  void finish_at(int column) {
    for (std::size_t i = 0; i < nodes_[index(column)].size(); ++i) {
      const Place place{column, i};
      if (!best_ || node(place).cost < node(*best_).cost) best_ = place;
    }
  }

  [[nodiscard]] std::vector<Step> path() const {
    std::vector<Step> steps;
    for (std::optional<Place> place = best_; place; place = node(*place).from) {
      if (const auto& second = node(*place).second_step) steps.push_back(*second);
      steps.push_back(node(*place).step);
    }
    std::ranges::reverse(steps);
    return steps;
  }

  const Terminal& terminal_;
  const Pen& entry_;
  int row_;
  std::span<const Cell> wanted_;
  std::vector<int> next_changed_;  ///< the first column from here on that looks different
  int blank_from_ = 0;             ///< from here on the row is black and blank
  std::vector<std::vector<Node>> nodes_;
  std::optional<Place> best_;
};

void write_cell(const Terminal& terminal, const Cell& cell, Pen& pen, std::string& bytes) {
  const Pen::Change change = pen.recolor(cell);
  bytes += change.bytes;
  pen.attribute = change.attribute;
  append_glyph(bytes, cell.glyph, terminal.charset);
}

void advance(const Terminal& terminal, int count, Pen& pen) {
  assert(pen.position);
  pen.position->column += count;
  if (pen.position->column >= terminal.columns) pen.position.reset();
}

}  // namespace

std::vector<Step> plan_row(
    const Terminal& terminal, const Pen& pen, int row, std::span<const Cell> shown,
    std::span<const Cell> wanted
) {
  return RowPlan{terminal, pen, row, shown, wanted}.solve();
}

void take_step(
    const Terminal& terminal, const Step& step, int row, std::span<const Cell> wanted, Pen& pen,
    std::string& bytes
) {
  const Cell& cell = wanted[static_cast<std::size_t>(step.column)];
  switch (step.kind) {
  case Step::Kind::jump:
    bytes += pen.move({row, step.column});
    pen.position = Position{row, step.column};
    return;
  case Step::Kind::write:
    write_cell(terminal, cell, pen, bytes);
    advance(terminal, 1, pen);
    return;
  case Step::Kind::repeat:
    write_cell(terminal, cell, pen, bytes);
    bytes += fmt::format("\x1b[{}b", step.count - 1);
    advance(terminal, step.count, pen);
    return;
  case Step::Kind::erase:
  case Step::Kind::erase_rest: {
    const Pen::Change change = pen.recolor(cell);
    bytes += change.bytes;
    pen.attribute = change.attribute;
    bytes += step.kind == Step::Kind::erase ? fmt::format("\x1b[{}X", step.count) : "\x1b[K";
    return;
  }
  }
}

}  // namespace codemaker::ansi
