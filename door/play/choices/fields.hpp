/// How a caller likes things, as text between calls: named numbers and words, "duel=1 holes=5".
///
/// A type that is remembered has a name, `static constexpr std::string_view remembered_as`, and one
/// function that names what of it is remembered and what it can be: `template <class Fields> void
/// fields(Fields& fields)`, which calls `fields(name, value, …)` for each.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

namespace codemaker::play {

/// The number of that name in a text; `fallback` where there is none between the bounds. Texts come
/// from a database, so they may be anything.
[[nodiscard]] int field_in(
    std::string_view text, std::string_view name, int fallback, int least, int most
);

/// The word of that name, of letters, digits and "-"; empty where there is none, or another text.
[[nodiscard]] std::string word_field_in(std::string_view text, std::string_view name);

/// The fields that stand otherwise in `text` than in `earlier`, or only there.
[[nodiscard]] std::string fields_beyond(std::string_view earlier, std::string_view text);

/// Takes what a text has; what it lacks, or what cannot be, stays as it is.
class FieldReader {
 public:
  explicit FieldReader(std::string_view text) : text_{text} {}

  void operator()(std::string_view name, bool& value) const {
    value = field_in(text_, name, static_cast<int>(value), 0, 1) != 0;
  }

  void operator()(std::string_view name, int& value, int least, int most) const {
    value = field_in(text_, name, value, least, most);
  }

  /// Of an enumeration whose values count from 0 to `last`.
  template <class Kind>
  requires std::is_enum_v<Kind>

  void operator()(std::string_view name, Kind& value, Kind last) const {
    value =
        static_cast<Kind>(field_in(text_, name, static_cast<int>(value), 0, static_cast<int>(last))
        );
  }

  void operator()(std::string_view name, std::string& word) const {
    word = word_field_in(text_, name);
  }

 private:
  std::string_view text_;
};

/// Makes the text.
class FieldWriter {
 public:
  void operator()(std::string_view name, bool value) { write(name, static_cast<int>(value)); }

  void operator()(std::string_view name, int value, int /*least*/, int /*most*/) {
    write(name, value);
  }

  template <class Kind>
  requires std::is_enum_v<Kind>

  void operator()(std::string_view name, Kind value, Kind /*last*/) {
    write(name, static_cast<int>(value));
  }

  /// An empty word is not written.
  void operator()(std::string_view name, const std::string& word) {
    if (!word.empty()) write(name, word);
  }

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void write(std::string_view name, int value) { write(name, std::to_string(value)); }

  void write(std::string_view name, std::string_view value);

  std::string text_;
};

template <class Kind>
[[nodiscard]] std::string text_of_fields(Kind kind) {
  FieldWriter writer;
  kind.fields(writer);
  return writer.text();
}

template <class Kind>
void take_fields(Kind& kind, std::string_view text) {
  FieldReader reader{text};
  kind.fields(reader);
}

}  // namespace codemaker::play
