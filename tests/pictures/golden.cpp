#include "pictures/golden.hpp"

#include "support/frame_text.hpp"

#include "ansi/painter.hpp"
#include "pictures/looks.hpp"
#include "pictures/screens.hpp"
#include "play/drawing/canvas.hpp"
#include "support/model_terminal.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

namespace codemaker::tests {
namespace {

using ansi::Charset;
using ansi::Depth;

/// A kind of terminal.
struct Kind {
  Charset charset;
  Depth depth;

  friend bool operator<(const Kind& one, const Kind& other) {
    return std::tie(one.charset, one.depth) < std::tie(other.charset, other.depth);
  }
};

constexpr std::array charsets{Charset::utf8, Charset::cp437, Charset::ascii};
constexpr std::array depths{Depth::direct, Depth::indexed, Depth::sixteen};
constexpr Kind most{Charset::utf8, Depth::direct};

/// What each kind shows of a screen.
using Sights = std::map<Kind, ansi::Frame>;

std::string_view name(Charset charset) {
  switch (charset) {
  case Charset::cp437:
    return "CP437";
  case Charset::utf8:
    return "UTF-8";
  case Charset::ascii:
    return "ASCII";
  }
  return {};
}

std::string name(const Kind& kind) {
  return fmt::format("{}, {}", ansi::name(kind.depth), name(kind.charset));
}

ansi::Terminal terminal_of(const Kind& kind) {
  ansi::Terminal terminal;
  terminal.charset = kind.charset;
  terminal.level = ansi::Level::c;
  terminal.repeats = true;
  terminal.erases = true;
  terminal.depth = kind.depth;
  return terminal;
}

play::Call call_on(const Kind& kind) {
  play::Call call = call_of_ada();
  call.terminal = terminal_of(kind);
  return call;
}

/// Paints all screens one after the other, as for one caller who goes from each to the next.
void see_all(const Kind& kind, std::map<std::string, Sights>& screens, Golden& golden) {
  // Terminals of boards wrap at once, others late.
  const Wrap wrap = kind.charset == Charset::utf8 ? Wrap::late : Wrap::at_once;
  ModelTerminal model{terminal_of(kind), wrap};
  ansi::Painter painter{terminal_of(kind)};
  const auto see = [&](const std::string& screen, const ansi::Frame& wanted) {
    model.receive(painter.paint(wanted));
    const ansi::Frame shown = model.screen();
    const auto fault = first_difference(shown, wanted.in_depth(kind.depth), kind.charset);
    if (!fault.empty()) {
      golden.faults.push_back(fmt::format("{}, {}: {}", screen, name(kind), fault));
    }
    screens[screen].insert_or_assign(kind, shown);
  };
  show_frames(call_on(kind), see);
  for (const std::string& complaint : model.complaints())
    golden.faults.push_back(fmt::format("{}: {}", name(kind), complaint));
}

/// A cell as far as it is seen: nothing is seen behind a full block.
ansi::Cell seen(ansi::Cell cell) {
  if (cell.glyph == u'\u2588') {
    cell.attribute.background = ansi::Color::black;
    cell.attribute.back = ansi::Ink::none;
  }
  return cell;
}

/// A row of a text without blanks at its end.
std::string ended(std::string row) {
  row.erase(row.find_last_not_of(' ') + 1);
  return row + "\n";
}

/// A letter for each look of a screen, in the order they come; a dot for what is plain.
class Legend {
 public:
  char letter(const ansi::Cell& cell, Depth depth) {
    const std::string look = look_of_cell(seen(cell), depth);
    if (look == "7/0" || look == "/0") return '.';
    const auto found = std::find(looks_.begin(), looks_.end(), look);
    const auto number = static_cast<std::size_t>(found - looks_.begin());
    if (found == looks_.end()) looks_.push_back(look);
    return letters.at(number);
  }

  /// As many in a row as fit.
  [[nodiscard]] std::string text() const {
    constexpr std::size_t width = 99;  // of a line of code
    std::string text;
    std::string row;
    for (std::size_t i = 0; i < looks_.size(); ++i) {
      const std::string look = fmt::format(" {} {:<13}", letters.at(i), looks_[i]);
      if (row.size() + look.size() > width + 1) text += ended(std::exchange(row, {}));
      row += row.empty() ? look.substr(1) : look;
    }
    return row.empty() ? text : text + ended(row);
  }

 private:
  static constexpr std::string_view letters =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&*+-=?@^_~";
  std::vector<std::string> looks_;
};

std::string without_dots_at_the_end(std::string row) {
  row.erase(row.find_last_not_of('.') + 1);
  return row;
}

/// "07": rows that look the same, one below the other, are "07-12".
std::string numbers_text(int first, int last) {
  return first == last ? fmt::format("{:02}", first) : fmt::format("{:02}-{:02}", first, last);
}

/// The rows that have colors, by their numbers, and what the letters mean.
std::string looks_text(const ansi::Frame& frame, Depth depth) {
  Legend legend;
  std::string text;
  std::vector<std::string> looks;
  for (int row = 0; row < frame.rows(); ++row) {
    std::string letters;
    for (const ansi::Cell& cell : frame.row(row))
      letters += legend.letter(cell, depth);
    looks.push_back(without_dots_at_the_end(letters));
  }
  for (std::size_t row = 0; row < looks.size();) {
    const std::size_t first = row;
    while (row < looks.size() && looks[row] == looks[first])
      ++row;
    if (!looks[first].empty())
      text += fmt::format(
          "{} {}\n", numbers_text(static_cast<int>(first) + 1, static_cast<int>(row)), looks[first]
      );
  }
  return text + legend.text();
}

std::string text_of(const ansi::Frame& frame) {
  std::string text;
  for (int row = 0; row < frame.rows(); ++row)
    text += frame.text(row) + "\n";
  return text;
}

std::string whole_text(const ansi::Frame& frame, const Kind& kind) {
  return fmt::format(
      "{}== colors: {}\n{}", text_of(frame), name(kind), looks_text(frame, kind.depth)
  );
}

/// FNV-1a of all that can be seen.
std::uint64_t hash_of(const ansi::Frame& frame, Depth depth) {
  std::uint64_t hash = 14695981039346656037U;
  const auto mix = [&](std::uint32_t part) {
    hash = (hash ^ part) * 1099511628211U;
  };
  for (int row = 0; row < frame.rows(); ++row) {
    for (const ansi::Cell& cell : frame.row(row)) {
      const Colors colors = colors_of(seen(cell).attribute, depth);
      mix(cell.glyph);
      mix(cell.glyph == u' ' ? 0 : colors.front);
      mix(colors.back);
    }
  }
  return hash;
}

/// A row for each character set, a hash for each depth; of the deepest UTF-8, too, whose cursor
/// and blanks the text does not show. Sets that show the same share a row.
std::string hashes_text(const Sights& sights) {
  std::string text;
  std::string last;
  for (const Charset charset : charsets) {
    std::string hashes;
    for (const Depth depth : depths)
      hashes += fmt::format(
          " {} {:016x}", ansi::name(depth), hash_of(sights.at({charset, depth}), depth)
      );
    if (hashes == last) {
      text.insert(text.size() - hashes.size() - 2, fmt::format(", {}", name(charset)));
    } else {
      text += fmt::format("== {}:{}\n", name(charset), hashes);
    }
    last = std::move(hashes);
  }
  return text;
}

/// Of those screens that fill a large terminal, a hash each; their last column has to be empty.
std::string large_text(Golden& golden) {
  play::Call call = call_on(most);
  call.terminal.columns = play::Canvas::large_columns + 1;
  call.terminal.rows = play::Canvas::large_rows + 1;
  std::map<std::string, std::uint64_t> hashes;
  show_frames(call, [&](const std::string& screen, const ansi::Frame& frame) {
    if (frame.text(0).empty()) return;
    hashes[screen] = hash_of(frame, most.depth);
    for (int row = 0; row < frame.rows(); ++row) {
      if (frame.at({row, play::Canvas::large_columns}) != ansi::Cell{})
        golden.faults.push_back(fmt::format("{}, large: row {} is too long", screen, row));
    }
  });
  constexpr std::size_t in_row = 4;
  std::string text;
  std::size_t shown = 0;
  for (const auto& [screen, hash] : hashes)
    text += fmt::format("{} {:016x}{}", screen, hash, ++shown % in_row == 0 ? "\n" : "  ");
  return text + "\n";
}

std::string hex(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes)
    text += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return text;
}

/// The order to write these bytes, and what is seen then.
std::string order(
    const std::string& screen, std::string_view bytes, const ansi::Frame& frame, Depth depth
) {
  nlohmann::json order{
      {"screen", fmt::format("{}, {}", screen, ansi::name(depth))}, {"write", hex(bytes)}};
  for (int row = 0; row < frame.rows(); ++row) {
    std::string text;
    std::string looks;
    for (const ansi::Cell& cell : frame.row(row)) {
      ansi::append_glyph(text, cell.glyph, Charset::utf8);
      looks += (looks.empty() ? "" : " ") + look_of_cell(cell, depth);
    }
    order["rows"].push_back(text);
    order["looks"].push_back(looks);
  }
  order["cursor"] = {frame.cursor.row, frame.cursor.column};
  return order.dump();
}

}  // namespace

Golden golden_screens() {
  Golden golden;
  std::map<std::string, Sights> screens;
  for (const Charset charset : charsets) {
    for (const Depth depth : depths)
      see_all({charset, depth}, screens, golden);
  }
  for (const auto& [screen, sights] : screens) {
    golden.texts.emplace(screen, whole_text(sights.at(most), most) + hashes_text(sights));
    for (const auto& [kind, frame] : sights)
      golden.sights.emplace(fmt::format("{}, {}", screen, name(kind)), whole_text(frame, kind));
  }
  golden.texts.emplace("large", large_text(golden));
  return golden;
}

std::vector<std::string> painted_screens() {
  std::vector<std::string> orders;
  for (const Depth depth : depths) {
    const Kind kind{Charset::utf8, depth};
    ModelTerminal model{terminal_of(kind), Wrap::late};
    ansi::Painter painter{terminal_of(kind)};
    show_frames(call_on(kind), [&](const std::string& screen, const ansi::Frame& wanted) {
      const std::string bytes = painter.paint(wanted);
      model.receive(bytes);
      orders.push_back(order(screen, bytes, model.screen(), depth));
    });
  }
  return orders;
}

}  // namespace codemaker::tests
