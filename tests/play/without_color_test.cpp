// What must be told apart is told apart by its characters: who cannot tell red from green, or has a
// terminal of one color, plays the same games.
#include "support/typist.hpp"

#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_look.hpp"
#include "play/egg_carton/carton_art.hpp"
#include "play/masterix/unit_art.hpp"

#include <catch2/catch.hpp>
#include <functional>
#include <map>

namespace codemaker::play {
namespace {

using ansi::Charset;
using breaking::PegSigns;
using masterix::Shine;
using tests::Typist;

using Drawing = std::function<void(Canvas&)>;
/// Looks that must not be taken for each other, by what they mean.
using Looks = std::map<std::string, Drawing>;

constexpr ansi::Position middle{10, 30};

/// The characters that a terminal of this set shows, without their colors.
std::string characters(const Drawing& draw, Charset charset, Presentation presentation) {
  ansi::Terminal terminal;
  terminal.charset = charset;
  Canvas canvas{terminal, presentation, Choices{}};
  draw(canvas);
  const ansi::Frame frame = std::move(canvas).take();
  std::string shown;
  for (int row = 0; row < frame.rows(); ++row) {
    for (const ansi::Cell& cell : frame.row(row))
      ansi::append_glyph(shown, cell.glyph, charset);
  }
  return shown;
}

void check_apart(const Looks& looks, Presentation presentation = Presentation::full) {
  for (const Charset charset : {Charset::cp437, Charset::utf8, Charset::ascii}) {
    std::map<std::string, std::string> seen;
    for (const auto& [meaning, draw] : looks) {
      const auto [like, is_new] = seen.emplace(characters(draw, charset, presentation), meaning);
      INFO(meaning << " looks like " << like->second << ", charset " << static_cast<int>(charset));
      CHECK(is_new);
    }
  }
}

/// Pegs of so many colors, the hole without one, and where it may be left empty the no-peg.
Looks pegs(PegSigns signs, int colors, bool is_big) {
  Looks looks;
  for (int color = is_big && signs == PegSigns::colors ? 0 : 1; color <= colors; ++color) {
    const auto peg = static_cast<engine::breaking::Peg>(color);
    looks["peg " + std::to_string(color)] = [=](Canvas& canvas) {
      is_big ? breaking::draw_big_peg(canvas, middle, peg, signs)
             : breaking::draw_peg(canvas, middle, peg, signs);
    };
  }
  looks["hole"] = [=](Canvas& canvas) {
    is_big ? breaking::draw_big_hole(canvas, middle, false)
           : breaking::draw_empty_hole(canvas, middle);
  };
  if (is_big) {
    looks["hole that waits"] = [](Canvas& canvas) {
      breaking::draw_big_hole(canvas, middle, true);
    };
  }
  return looks;
}

TEST_CASE("without color: pegs and holes, large and small, as numbers, digits and letters") {
  for (const bool is_big : {true, false}) {
    const auto presentation = is_big ? Presentation::full : Presentation::small;
    check_apart(pegs(PegSigns::colors, 8, is_big), presentation);
    check_apart(pegs(PegSigns::digits, 10, is_big), presentation);
    check_apart(pegs(PegSigns::letters, 6, is_big), presentation);
  }
}

TEST_CASE("without color: the marks of a guess") {
  Looks looks;
  for (int exact = 0; exact <= 4; ++exact) {
    for (int misplaced = 0; exact + misplaced <= 4; ++misplaced) {
      const engine::breaking::Marks marks{exact, misplaced};
      looks[std::to_string(exact) + " exact, " + std::to_string(misplaced) + " misplaced"] =
          [=](Canvas& canvas) {
            breaking::draw_big_marks(canvas, middle, marks);
          };
    }
  }
  check_apart(looks);
}

/// Squares of Masterix with whatever can be on them.
Looks squares() {
  using engine::masterix::Color;
  const std::map<std::string, Shine> shines{
      {"", Shine::plain}, {", of the last move", Shine::marked}, {", selected", Shine::lit}};
  const std::map<std::string, Color> sides{{"blue", Color::blue}, {"red", Color::red}};
  Looks looks;
  for (const auto& [state, shine] : shines) {
    looks["empty" + state] = [=](Canvas& canvas) {
      masterix::draw_empty(canvas, middle, shine);
    };
    for (const auto& [side, color] : sides) {
      looks[side + state] = [=](Canvas& canvas) {
        masterix::draw_unit(canvas, middle, color, shine);
      };
    }
  }
  looks.erase("empty, selected");  // nothing there to select
  for (const auto& [side, color] : sides) {
    looks[side + ", won"] = [=](Canvas& canvas) {
      masterix::draw_won_unit(canvas, middle, color, "+2");
    };
    looks[side + ", destroyed"] = [=](Canvas& canvas) {
      masterix::draw_burst(canvas, middle, color);
    };
  }
  return looks;
}

TEST_CASE("without color: units, squares, the selected one, the last move, and the cursor on each"
) {
  Looks looks = squares();
  for (const auto& [state, draw] : squares()) {
    looks[state + ", under the cursor"] = [draw = draw](Canvas& canvas) {
      draw(canvas);
      masterix::draw_corners(canvas, middle);
    };
  }
  check_apart(looks);
}

TEST_CASE("without color: the six kinds of marbles") {
  Looks looks;
  for (int kind = 0; kind < 6; ++kind) {
    looks["kind " + std::to_string(kind)] = [=](Canvas& canvas) {
      egg_carton::draw_marble(canvas, middle, kind);
    };
  }
  check_apart(looks);
}

/// A carton of the classic start with one thing to see.
Drawing carton_with(const egg_carton::View& view) {
  return [view](Canvas& canvas) {
    egg_carton::draw_full_carton(canvas, egg_carton::Carton{}, view);
  };
}

TEST_CASE("without color: which slot is chosen, where a marble fell, and whose hand is where") {
  using engine::egg_carton::RelayRule;
  const egg_carton::View plain{engine::egg_carton::classic_start(RelayRule::usual)};
  Looks looks{{"nothing", carton_with(plain)}};
  for (int slot = 0; slot < engine::egg_carton::slot_count; ++slot) {
    egg_carton::View view = plain;
    view.cursor = slot;
    looks["slot " + std::to_string(slot)] = carton_with(view);
  }
  for (int station = 0; station <= engine::egg_carton::left_end; ++station) {
    egg_carton::View lit = plain;
    lit.lit = station;
    looks["lit " + std::to_string(station)] = carton_with(lit);
    egg_carton::View hand = plain;
    hand.hand_at = station;
    hand.hand = 2;
    looks["hand " + std::to_string(station)] = carton_with(hand);
  }
  check_apart(looks);
}

TEST_CASE("without color: the ranks of the Hall of Fame, and the caller's own row") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    std::vector<scores::Entry> filed;
    for (const char* const name : {"Ada", "Bob", "Eve", "Tim"}) {
      scores::Entry entry;
      entry.player = {"bbs", "", name};
      entry.name = name;
      entry.score = 100;
      entry.level = 3;
      filed.push_back(entry);
    }
    const Typist ada{tests::call_in(presentation), "\nh", filed};
    const Typist bob{
        [&] {
          play::Call call = tests::call_in(presentation);
          call.player.handle = "Bob";
          return call;
        }(),
        "\nh", filed};
    CHECK(ada.sees("\u00BBAda"));
    CHECK_FALSE(ada.sees("\u00BBBob"));
    CHECK(bob.sees("\u00BBBob"));
    CHECK_FALSE(bob.sees("\u00BBAda"));
    for (const char* const rank : {" 1", " 2", " 3", " 4"})
      CHECK(ada.sees(rank));
  }
}

}  // namespace
}  // namespace codemaker::play
