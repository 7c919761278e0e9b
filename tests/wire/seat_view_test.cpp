// What a seat of a game by mail is told, shown and sent is the same whatever the other's code is,
// as long as the marks are: of a secret that changes nothing, nothing can be found out.
#include "engine/breaking/id.hpp"
#include "engine/egg_carton/id.hpp"
#include "engine/masterix/id.hpp"
#include "engine/random.hpp"
#include "engine/records/mail_match.hpp"
#include "play/events/event.hpp"
#include "play/events/mail.hpp"
#include "support/calls.hpp"
#include "support/typist.hpp"
#include "support/vectors.hpp"
#include "wire/page_talk.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::wire {
namespace {

using engine::records::MailMatch;
using engine::records::MailSeat;
using engine::records::SeatView;
using play::Presentation;

SeatView view_of(const MailMatch& match, std::optional<MailSeat> seat) {
  auto view = seat_view(match, seat);
  REQUIRE(view.has_value());
  return *std::move(view);
}

std::string told_in(const engine::records::SeenLeg& leg) {
  std::string bytes = leg.is_over ? "over:" : "on:";
  for (const auto& seen : leg.guesses)
    bytes += fmt::format(" {} {} {}", seen.guess, seen.black, seen.white);
  if (leg.record) bytes += fmt::format(" {}", fmt::join(leg.record->face().move_texts(), ""));
  return bytes;
}

/// All that is in a view but who looks.
std::string told_in(const SeatView& view) {
  const auto number = [](std::optional<MailSeat> seat) {
    return seat ? static_cast<int>(*seat) : -1;
  };
  const auto& standing = view.standing;
  return fmt::format(
      "{} {} | {} | {} | {} {} {} {} {} | {}", view.terms.setup, view.own_code,
      told_in(view.legs[0]), told_in(view.legs[1]), standing.is_over, number(standing.turn),
      number(standing.winner), standing.points[0], standing.points[1], fmt::join(view.moves, ",")
  );
}

/// All that a caller at this seat sees, hears and is sent.
std::string sent(const SeatView& view, Presentation presentation) {
  using play::MailStage;
  play::MailGame game;
  game.entry.id = 7;
  game.entry.version = static_cast<std::int64_t>(view.moves.size()) + 2;
  game.entry.terms = view.terms;
  game.entry.other = "Karl";
  game.entry.stage = view.standing.is_over             ? MailStage::over
                     : view.standing.turn == view.seat ? MailStage::own_move
                                                       : MailStage::others_move;
  game.hides_codes = true;
  game.view = view;
  tests::Typist ada{tests::call_in(presentation)};
  const bool is_in_lines = presentation == Presentation::lines;
  ada.type(is_in_lines ? "p\nb\n" : "\nb");
  using Entries = std::vector<play::MailEntry>;
  ada.answer(play::event::MailList{true, std::make_shared<const Entries>(Entries{game.entry}), 1});
  ada.type(is_in_lines ? "1\n" : "\n");
  ada.answer(play::event::MailRead{std::make_shared<const play::MailGame>(game), "", 1});
  std::string told;
  return fmt::format(
      "{}\n{}\n{}\n{}\n{}", ada.screen(), fmt::join(ada.heard, "\n"), ada.prompt(),
      page_state(ada.session()), page_board(ada.session(), told)
  );
}

/// The first one is no peg.
constexpr std::string_view all_signs = "0123456789abcdef";

std::size_t holes_in(std::string_view setup) {
  return static_cast<std::size_t>(setup.front() - '0');
}

/// As many signs as a code of these terms has; it need not fit the rules.
std::string random_signs(const engine::records::MailTerms& terms, engine::Random& random) {
  const auto colors = static_cast<std::uint64_t>(std::atoi(terms.setup.c_str() + 2));
  const bool has_blanks = terms.setup.find('b') != std::string::npos;
  std::string signs;
  while (signs.size() < holes_in(terms.setup))
    signs += all_signs[has_blanks ? random.below(colors + 1) : 1 + random.below(colors)];
  return signs;
}

/// A code, or a guess, of these terms.
std::string random_code(const engine::records::MailTerms& terms, engine::Random& random) {
  std::string code = random_signs(terms, random);
  while (!fault_of_hidden(terms, code).empty())
    code = random_signs(terms, random);
  return code;
}

std::pair<int, int> marks_of(std::string_view guess, std::string_view code) {
  int black = 0;
  for (std::size_t hole = 0; hole < code.size(); ++hole)
    if (guess[hole] == code[hole]) ++black;
  int common = 0;
  for (const char sign : all_signs)
    common +=
        static_cast<int>(std::min(std::ranges::count(guess, sign), std::ranges::count(code, sign)));
  return {black, common};
}

/// Other codes that would have got the same marks so far, for each seat that breaks.
class Twins {
 public:
  Twins(const MailMatch& match, engine::Random& random) {
    for (auto& codes : codes_)
      for (int drawn = 0; drawn < 8'000; ++drawn)
        codes.push_back(random_signs(match.terms, random));
    for (const auto seat : {std::size_t{0}, std::size_t{1}})
      std::erase_if(codes_[seat], [&](const std::string& code) {
        return code == match.hidden[1 - seat] || !fault_of_hidden(match.terms, code).empty();
      });
  }

  /// Those that a guess at this code tells from it are none.
  void guessed(std::size_t seat, std::string_view guess, std::string_view code) {
    const auto marks = marks_of(guess, code);
    std::erase_if(codes_.at(seat), [&](const std::string& other) {
      return marks_of(guess, other) != marks;
    });
  }

  [[nodiscard]] const std::vector<std::string>& of(std::size_t seat) const {
    return codes_.at(seat);
  }

 private:
  std::array<std::vector<std::string>, 2> codes_;
};

/// What was compared.
struct Compared {
  int views = 0;
  int screens = 0;
};

void compare(
    const MailMatch& match, MailSeat seat, const std::string& another, bool are_screens,
    Compared& done
) {
  MailMatch twin = match;
  twin.hidden.at(1 - static_cast<std::size_t>(seat)) = another;
  const SeatView view = view_of(match, seat);
  const SeatView others = view_of(twin, seat);
  INFO(fmt::format("{} {} {}", match.hidden[0], match.hidden[1], another));
  REQUIRE(told_in(view) == told_in(others));
  REQUIRE(told_in(view_of(match, std::nullopt)) == told_in(view_of(twin, std::nullopt)));
  ++done.views;
  if (!are_screens) return;
  for (const auto each : {Presentation::full, Presentation::small, Presentation::lines}) {
    REQUIRE(sent(view, each) == sent(others, each));
    ++done.screens;
  }
}

/// From each seat, as long as the game goes on; then both codes are seen.
void walk(MailMatch match, engine::Random& random, Compared& done) {
  const auto moves = std::exchange(match.moves, {});
  Twins twins{match, random};
  for (std::size_t made = 0;; ++made) {
    const auto standing = standing_of(match);
    REQUIRE(standing.has_value());
    const bool are_screens = random.below(12) == 0;
    if (standing->is_over) break;
    for (const MailSeat seat : {MailSeat::one, MailSeat::two}) {
      const auto& codes = twins.of(static_cast<std::size_t>(seat));
      if (!codes.empty())
        compare(match, seat, codes[random.below(codes.size())], are_screens, done);
    }
    if (made == moves.size()) return;
    match.moves.push_back(moves[made]);
    twins.guessed(made % 2, moves[made], match.hidden.at(1 - made % 2));
  }
  for (const auto& leg : view_of(match, std::nullopt).legs)
    CHECK(leg.record.has_value());
}

/// A code and the guesses at it, of a line of the vectors; nullopt: it has no such.
struct Broken {
  std::string code;
  std::vector<std::string> guesses;
};

std::map<std::string, std::vector<Broken>> broken_in_vectors() {
  std::map<std::string, std::vector<Broken>> found;
  std::istringstream lines{tests::read_file(tests::vectors() / "records" / "games.txt")};
  constexpr std::string_view start = "cm1:breaking:free:r1.";
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(start)) continue;
    const std::size_t end = line.find(':', start.size());
    const std::string setup = line.substr(start.size(), end - start.size());
    std::istringstream moves{line.substr(end + 1, line.find(':', end + 1) - end - 1)};
    Broken broken;
    for (std::string move; std::getline(moves, move, ',');) {
      if (move.starts_with('=')) broken.code = move.substr(1, holes_in(setup));
      if (!move.starts_with('=') && move.size() == holes_in(setup)) broken.guesses.push_back(move);
    }
    if (broken.code.size() == holes_in(setup)) found[setup].push_back(std::move(broken));
  }
  return found;
}

MailMatch match_of(const std::string& setup, const Broken& by_one, const Broken& by_two) {
  MailMatch match;
  match.terms = {engine::breaking::id, 1, "free", setup};
  match.hidden = {by_two.code, by_one.code};
  const std::size_t turns = std::min(by_one.guesses.size(), by_two.guesses.size());
  for (std::size_t turn = 0; turn < turns; ++turn) {
    match.moves.push_back(by_one.guesses[turn]);
    match.moves.push_back(by_two.guesses[turn]);
  }
  return match;
}

TEST_CASE("whatever code the other has made, a seat is shown and sent the same until the end") {
  engine::Random random{20'261'126};
  Compared done;
  for (const char* const setup : {"4x6", "5x8", "4x10n"}) {
    for (int game = 0; game < 8; ++game) {
      MailMatch match;
      match.terms = {engine::breaking::id, 1, "free", setup};
      for (std::string& code : match.hidden)
        code = random_code(match.terms, random);
      for (int made = 0; made < 20; ++made)
        match.moves.push_back(random_code(match.terms, random));
      walk(std::move(match), random, done);
    }
  }
  CHECK(done.views > 150);
  CHECK(done.screens > 40);
}

TEST_CASE("of the codes of the vectors, too, a seat is shown nothing but the marks") {
  engine::Random random{33};
  Compared done;
  for (const auto& [setup, broken] : broken_in_vectors()) {
    for (std::size_t at = 0; at + 1 < broken.size(); ++at) {
      const MailMatch match = match_of(setup, broken[at], broken[at + 1]);
      if (standing_of(match)) walk(match, random, done);
    }
  }
  CHECK(done.views > 10);
}

TEST_CASE("on a board each seat, and who watches, is shown all there is, and no seat's own") {
  using engine::records::Record;
  constexpr std::array<std::pair<engine::RankedGame, std::string_view>, 2> boards{
      std::pair{engine::masterix::id, ""}, std::pair{engine::egg_carton::id, "dealt.usual"}};
  std::vector<std::string> typed;
  for (const char slot : std::string_view{"ABCDEFIJKLMN"})
    typed.emplace_back(1, slot);
  // From each field to those beside it.
  for (char row = 'a'; row <= 'f'; ++row)
    for (char column = '1'; column <= '8'; ++column)
      for (const int down : {-1, 0, 1})
        for (const int across : {-1, 0, 1})
          typed.push_back(
              {row, column, static_cast<char>(row + down), static_cast<char>(column + across)}
          );
  engine::Random random{7};
  for (const auto& [game, setup] : boards) {
    MailMatch match;
    match.terms = {game, 1, "pair", std::string{setup}};
    match.hidden = {"0000000000000007", "0000000000000007"};
    int moves = 0;
    for (; moves < 60; ++moves) {
      const std::string watched = told_in(view_of(match, std::nullopt));
      CHECK(told_in(view_of(match, MailSeat::one)) == watched);
      CHECK(told_in(view_of(match, MailSeat::two)) == watched);
      const auto standing = standing_of(match);
      if (!standing || standing->is_over) break;
      std::ranges::rotate(
          typed, typed.begin() + static_cast<std::ptrdiff_t>(random.below(typed.size()))
      );
      const auto after = std::ranges::find_if(typed, [&](const std::string& move) {
        return with_move(match, *standing->turn, move).has_value();
      });
      REQUIRE(after != typed.end());
      match = *with_move(match, *standing->turn, *after);
    }
    CHECK(moves > 5);
  }
}

}  // namespace
}  // namespace codemaker::wire
