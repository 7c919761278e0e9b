// Writes the table of ansi/look_alikes.cpp: what each character looks like, by ICU's skeletons
// (Unicode TS 39) and by the letter that stands in for it where a terminal lacks it. The build runs
// it, so that the program itself needs no ICU.
#include "ansi/glyph.hpp"
#include "ansi/text.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>
#include <utility>

namespace {

using Text = std::u32string;

[[noreturn]] void give_up(std::string_view what, UErrorCode error) {
  std::fprintf(stderr, "look-alikes: %s: %s\n", std::string{what}.c_str(), u_errorName(error));
  std::exit(1);
}

Text text_of(const icu::UnicodeString& string) {
  std::string bytes;
  string.toUTF8String(bytes);
  return codemaker::ansi::decode(bytes);
}

icu::UnicodeString string_of(const Text& text) {
  icu::UnicodeString string;
  for (const char32_t character : text)
    string.append(static_cast<UChar32>(character));
  return string;
}

bool is_unseen(char32_t character) {
  const auto point = static_cast<UChar32>(character);
  const auto category = U_MASK(u_charType(point));
  constexpr char32_t blank_braille = 0x2800;
  constexpr char32_t null_notehead = 0x1D159;
  if (character == blank_braille || character == null_notehead) return true;
  return (category & (U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK | U_GC_CC_MASK)) != 0 ||
         u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

/// The letter of ASCII of which this is a small capital, by its name; 0: none.
char32_t of_small_capital(char32_t character) {
  constexpr std::string_view small_capital = "LATIN LETTER SMALL CAPITAL ";
  constexpr std::int32_t longest = 100;
  std::string name(longest, '\0');
  UErrorCode error = U_ZERO_ERROR;
  const auto size = u_charName(
      static_cast<UChar32>(character), U_UNICODE_CHAR_NAME, name.data(), longest, &error
  );
  if (U_FAILURE(error)) give_up("no name", error);
  name.resize(static_cast<std::size_t>(size));
  const bool is_one = name.starts_with(small_capital) && name.size() == small_capital.size() + 1;
  return is_one ? static_cast<unsigned char>(name.back() - 'A' + 'a') : 0;
}

/// The letter of ASCII that a terminal without the character shows, or that it is a small capital
/// of; 0: none.
char32_t stand_in(char32_t character) {
  if (const char32_t letter = of_small_capital(character); letter != 0) return letter;
  const auto glyph = codemaker::ansi::to_glyph(character);
  if (glyph != character || character < 0x80) return 0;
  std::string shown;
  codemaker::ansi::append_glyph(shown, glyph, codemaker::ansi::Charset::ascii);
  return shown == "?" ? 0 : static_cast<unsigned char>(shown.front());
}

class LookAlikes {
 public:
  LookAlikes() {
    UErrorCode error = U_ZERO_ERROR;
    checker_.adoptInstead(uspoof_open(&error));
    folding_ = icu::Normalizer2::getNFKCCasefoldInstance(error);
    parts_ = icu::Normalizer2::getNFDInstance(error);
    if (U_FAILURE(error)) give_up("ICU cannot be opened", error);
    // A class that a stand-in belongs to is called by that, whichever of it is typed.
    for (char32_t character = 0x80; character < 0x10000; ++character) {
      const char32_t letter = stand_in(character);
      const Text prototype = letter == 0 ? Text{} : skeleton(Text{character});
      if (prototype.size() == 1 && prototype[0] >= 0x80) names_.try_emplace(prototype[0], letter);
    }
  }

  /// What is compared of a character. Whatever comes of it is compared as itself.
  [[nodiscard]] Text of(char32_t character) const {
    Text text{character};
    constexpr int most = 20;
    for (int i = 0; i < most; ++i) {
      Text next = without_unseen(folded(stepped(text)));
      if (next == text) return text;
      text = std::move(next);
    }
    give_up("a character does not come to rest", U_INTERNAL_PROGRAM_ERROR);
  }

 private:
  [[nodiscard]] Text skeleton(const Text& text) const {
    UErrorCode error = U_ZERO_ERROR;
    icu::UnicodeString result;
    uspoof_getSkeletonUnicodeString(checker_.getAlias(), 0, string_of(text), result, &error);
    if (U_FAILURE(error)) give_up("no skeleton", error);
    return text_of(result);
  }

  /// Small letters, compatible forms as plain ones, all of it in parts: letters and their marks.
  [[nodiscard]] Text folded(const Text& text) const {
    UErrorCode error = U_ZERO_ERROR;
    const auto small = folding_->normalize(string_of(text), error);
    const auto result = parts_->normalize(small, error);
    if (U_FAILURE(error)) give_up("no folding", error);
    return text_of(result);
  }

  [[nodiscard]] static Text without_unseen(const Text& text) {
    Text kept;
    for (const char32_t character : text)
      if (!is_unseen(character)) kept += character;
    return kept;
  }

  /// A capital I is an i, whatever it looks like: Karl and Kari are two people, and so are Ian and
  /// Lan. All that looks like an I goes with it.
  [[nodiscard]] Text look_of(char32_t character) const {
    if (const char32_t letter = stand_in(character); letter != 0) return look_of(letter);
    Text look = skeleton(Text{character});
    if (look == U"l" && skeleton(folded(Text{character})) == U"i") return U"i";
    return look;
  }

  [[nodiscard]] Text stepped(const Text& text) const {
    Text looks;
    for (const char32_t character : text) {
      for (const char32_t part : look_of(character)) {
        const auto found = names_.find(part);
        looks += found == names_.end() ? part : found->second;
      }
    }
    return looks;
  }

  icu::LocalUSpoofCheckerPointer checker_;
  const icu::Normalizer2* folding_ = nullptr;
  const icu::Normalizer2* parts_ = nullptr;
  std::map<char32_t, char32_t> names_;
};

/// Syllables of Hangul are taken apart by counting, and surrogates are no characters.
bool is_left_out(char32_t character) {
  const auto point = static_cast<UChar32>(character);
  return (character >= 0xAC00 && character <= 0xD7A3) ||
         (character >= 0xD800 && character <= 0xDFFF) ||
         (!u_isdefined(point) && !is_unseen(character));
}

void write(std::ostream& out, const LookAlikes& look_alikes) {
  std::map<Text, std::size_t> places;
  Text looks;
  out << "// Made by tools/look_alikes from ICU " U_ICU_VERSION ", Unicode " U_UNICODE_VERSION ".\n"
      << "constexpr Row rows[] = {\n";
  constexpr char32_t past_last = 0x110000;
  for (char32_t character = 0x20; character < past_last; ++character) {
    if (is_left_out(character)) continue;
    const Text look = look_alikes.of(character);
    if (look == Text{character}) continue;
    const auto [place, is_new] = places.try_emplace(look, looks.size());
    if (is_new) looks += look;
    out << "{" << static_cast<unsigned long>(character) << "," << place->second << ","
        << look.size() << "},\n";
  }
  out << "};\nconstexpr char32_t looks[] = {\n";
  for (const char32_t character : looks)
    out << static_cast<unsigned long>(character) << ",\n";
  out << "};\n";
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) return 2;
  std::ofstream out{words[1]};
  write(out, LookAlikes{});
  return out.flush() ? 0 : 1;
}
