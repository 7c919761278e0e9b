/// Who is here, in words.
#pragma once

#include "play/events/people.hpp"

#include <cstdint>
#include <string>

namespace codemaker::play::shell {

/// "1 other is here", "4 others are here"; empty: nobody is, or that is not known.
[[nodiscard]] std::string others_text(const event::People& people);

/// What somebody does, in words: "Masterix, level 3".
[[nodiscard]] std::string doing_text(const Person& person);

/// How long they are here: "12 min", "11 h".
[[nodiscard]] std::string here_text(const Person& person, std::int64_t now);

/// "4 min"; empty where the last key was less than a minute ago.
[[nodiscard]] std::string idle_text(const Person& person, std::int64_t now);

}  // namespace codemaker::play::shell
