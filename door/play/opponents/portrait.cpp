#include "play/opponents/portrait.hpp"

#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace codemaker::play::opponents {
namespace {

using ansi::Ink;

constexpr int pixel_rows = 2 * portrait_rows;

/// The left half of something in a face; the right one is its reflection. F fur, S its shade,
/// I inner, A accent, K black, W white; a blank lets through what lies below.
struct Part {
  int row;  ///< of the first line
  std::span<const std::string_view> lines;
};

constexpr std::array<std::string_view, 13> round_head{
    "    SFFF", "  SFFFFF", " SFFFFFF", " FFFFFFF", "SFFFFFFF", "SFFFFFFF", "SFFFFFFF",
    "SFFFFFFF", " SFFFFFF", " SFFFFFF", "  SFFFFF", "   SSFFF", "     SSS"};
constexpr std::array<std::string_view, 13> wide_head{
    "   SFFFF", " SFFFFFF", "SFFFFFFF", "SFFFFFFF", "SFFFFFFF", "SFFFFFFF", "SFFFFFFF",
    "SFFFFFFF", "SFFFFFFF", "SFFFFFFF", " SFFFFFF", "  SSFFFF", "    SSSS"};
constexpr std::array<std::string_view, 13> long_head{
    "    SFFF", "   SFFFF", "  SFFFFF", "  SFFFFF", "  SFFFFF", "  SFFFFF", "  SFFFFF",
    "  SFFFFF", "  SFFFFF", "   SFFFF", "   SFFFF", "   SFFFF", "    SSSS"};
constexpr std::array<std::string_view, 13> pointed_head{
    "    SFFF", "  SFFFFF", " SFFFFFF", "SFFFFFFF", "SFFFFFFF", "SFFFFFFF", " SFFFFFF",
    "  SFFFFF", "   SFFFF", "   SFFFF", "    SFFF", "     SFF", "      SS"};

constexpr std::array<std::string_view, 15> bird_head{
    "    SFFF", "  SFFFFF", " SFFFFFF", " FFFFFFF", "SFFFFFFF", "SFFFFFFF", "SFFFFFFF", "SFFFFFFF",
    " FFFFFFF", " SFFFFFF", "  FFFFFF", "  SFFFFF", " IIFSFSF", "IIIIFIFS", "IIIIIIII"};

constexpr std::array<std::string_view, 5> round_ears{" SFF", "SFIFF", "FIIFF", "SFIF", " SF"};
constexpr std::array<std::string_view, 6> pointed_ears{" F",    " FF",    " FIF",
                                                       " FIIF", " FIIFF", " FFFFF"};
constexpr std::array<std::string_view, 6> tall_ears{"   FF",  "  FFIF", "  FFIF",
                                                    "  FFIF", "  FFIF", "   FFF"};
constexpr std::array<std::string_view, 9> floppy_ears{"",    "  SSS", " SSSS", "SSSS", "SSS",
                                                      "SSS", "SSS",   "SSS",   " S"};
constexpr std::array<std::string_view, 5> tufts{"S", "SF", " SFF", " SFFF", " SFFFF"};
constexpr std::array<std::string_view, 5> horns{"A", "AA", " AA", " AAAA", "   AAA"};
constexpr std::array<std::string_view, 4> comb{"     A A", "    AAAA", "    AAAA", "     AAA"};
constexpr std::array<std::string_view, 4> crown{" A  A  A", " AA AA A", " AAAAAAA", "  AAAAAA"};

constexpr std::array<std::string_view, 2> dots{"   KK", "   KK"};
constexpr std::array<std::string_view, 3> wide_eyes{"  WWW", "  WKW", "  WWW"};
constexpr std::array<std::string_view, 4> stern{"  KK", "   KKK", "   WKW", "    W"};
constexpr std::array<std::string_view, 2> sleepy{"  KKKK", "   WW"};
constexpr std::array<std::string_view, 5> glasses{
    "  KKKK", " KWWWWK", " KWKKWKK", " KWWWWK", "  KKKK"};
constexpr std::array<std::string_view, 4> mask{" KKKKK", "KKWWKKKK", "KKWKKKK", " KKKKK"};

constexpr std::array<std::string_view, 5> beak{
    "     AAA", "     AAA", "      AA", "      SA", "       A"};
constexpr std::array<std::string_view, 4> bill{"    AAAA", "   AAAAA", "   SSSSS", "    AAAA"};
constexpr std::array<std::string_view, 5> muzzle{
    "     IKK", "    IIIK", "    IIIK", "    IIKI", "     III"};
constexpr std::array<std::string_view, 4> snout{"    IIII", "   IIKII", "   IIKII", "    IIII"};
constexpr std::array<std::string_view, 5> whiskers{
    "    IIIA", "WWW IIII", "   IIIIK", "WWW IIKI", "     III"};
constexpr std::array<std::string_view, 5> teeth{
    "       A", "WWW    A", "     KKK", "WWW   KW", "      KW"};
constexpr std::array<std::string_view, 7> trunk{"     SFF", "     SFF", "     SII", " WWW SFF",
                                                "  WW SII", "     SFF", "     SFF"};
constexpr std::array<std::string_view, 5> fangs{
    "    IIIA", "   IIIII", "   KKKKK", "   KWKKK", "    IIII"};

Part part_of(Head head) {
  constexpr int row = 3;
  switch (head) {
  case Head::round:
    return {row, round_head};
  case Head::wide:
    return {row, wide_head};
  case Head::long_face:
    return {row, long_head};
  case Head::pointed:
    return {row, pointed_head};
  case Head::bird:
    return {1, bird_head};
  }
  return {};
}

Part part_of(Ears ears) {
  switch (ears) {
  case Ears::none:
    return {};
  case Ears::round:
    return {1, round_ears};
  case Ears::pointed:
    return {0, pointed_ears};
  case Ears::tall:
    return {0, tall_ears};
  case Ears::floppy:
    return {2, floppy_ears};
  case Ears::tufts:
    return {1, tufts};
  case Ears::horns:
    return {0, horns};
  case Ears::comb:
    return {0, comb};
  case Ears::crown:
    return {0, crown};
  }
  return {};
}

Part part_of(Eyes eyes) {
  switch (eyes) {
  case Eyes::dots:
    return {7, dots};
  case Eyes::wide:
    return {6, wide_eyes};
  case Eyes::stern:
    return {5, stern};
  case Eyes::sleepy:
    return {7, sleepy};
  case Eyes::glasses:
    return {5, glasses};
  case Eyes::mask:
    return {6, mask};
  }
  return {};
}

Part part_of(Nose nose) {
  switch (nose) {
  case Nose::beak:
    return {9, beak};
  case Nose::bill:
    return {10, bill};
  case Nose::muzzle:
    return {10, muzzle};
  case Nose::snout:
    return {10, snout};
  case Nose::whiskers:
    return {10, whiskers};
  case Nose::teeth:
    return {10, teeth};
  case Nose::trunk:
    return {9, trunk};
  case Nose::fangs:
    return {10, fangs};
  }
  return {};
}

Ink ink_of(char letter, const Face& face) {
  switch (letter) {
  case 'F':
    return face.fur;
  case 'S':
    return face.shade;
  case 'I':
    return face.inner;
  case 'A':
    return face.accent;
  case 'K':
    return Ink::dark_text;
  case 'W':
    return Ink::pale_text;
  default:
    return Ink::none;
  }
}

using Pixels = std::array<std::array<Ink, portrait_columns>, pixel_rows>;

void put(Pixels& pixels, const Part& part, const Face& face) {
  auto row = static_cast<std::size_t>(part.row);
  for (const std::string_view line : part.lines) {
    for (std::size_t column = 0; column < line.size(); ++column) {
      if (line[column] == ' ') continue;
      const Ink ink = ink_of(line[column], face);
      pixels.at(row).at(column) = ink;
      pixels.at(row).at(portrait_columns - 1 - column) = ink;
    }
    ++row;
  }
}

Pixels pixels_of(const Face& face) {
  Pixels pixels{};
  for (const Part& part :
       {part_of(face.head), part_of(face.ears), part_of(face.eyes), part_of(face.nose)})
    put(pixels, part, face);
  return pixels;
}

}  // namespace

void draw_portrait(Canvas& canvas, ansi::Position at, const Face& face) {
  if (canvas.is_ascii()) return;
  const Pixels pixels = pixels_of(face);
  for (int row = 0; row < portrait_rows; ++row) {
    const auto& upper = pixels.at(static_cast<std::size_t>(2 * row));
    const auto& lower = pixels.at(static_cast<std::size_t>(2 * row + 1));
    for (int column = 0; column < portrait_columns; ++column) {
      const auto index = static_cast<std::size_t>(column);
      draw_half_blocks(
          canvas, {at.row + row, at.column + column}, upper.at(index), lower.at(index)
      );
    }
  }
}

ShownPicture shown_portrait(int row, const Face& face) {
  ShownPicture picture{.row = row, .columns = portrait_columns};
  for (const auto& line : pixels_of(face)) {
    for (const Ink ink : line) {
      if (ink == Ink::none) {
        picture.pixels += '.';
        continue;
      }
      const auto known = std::ranges::find(picture.colors, ink);
      const auto number = known - picture.colors.begin();
      if (known == picture.colors.end()) picture.colors.push_back(ink);
      picture.pixels += static_cast<char>('0' + number);
    }
  }
  return picture;
}

}  // namespace codemaker::play::opponents
