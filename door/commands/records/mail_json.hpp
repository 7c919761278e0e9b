/// Games by mail and codes left for others as JSON: an object a line.
///
///     {"record":"mail","id":7,"game":"breaking","kind":"free","setup":"4x6","rules":1, …,
///      "moves":["1122","5566"],"hidden":["1234","5566"],"legs":["cm1:breaking:free:…", …]}
///     {"record":"left", …,"code":"sealed","tries":[{"name":"Ada","state":"broken",…}, …]}
///
/// What is hidden while a game goes on, or a code can still be tried, is "sealed".
#pragma once

#include "records/mail_game.hpp"
#include "records/whole_left.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace codemaker::commands {

[[nodiscard]] nlohmann::ordered_json mail_json(const scores::records::MailGame& game);
[[nodiscard]] nlohmann::ordered_json left_json(const scores::records::WholeLeft& left);

/// What an object says it is: "mail", "left"; empty: a game of one.
[[nodiscard]] std::string word_of_record(const nlohmann::json& object);

/// A game by mail that is over; nullopt: it is sealed. Throws json's exceptions where a field is
/// missing or of another kind, and BadRequest for a word that is none.
[[nodiscard]] std::optional<scores::records::MailGame> mail_game(const nlohmann::json& object);

/// The same of a code that was left, with its tries.
[[nodiscard]] std::optional<scores::records::WholeLeft> left_code(const nlohmann::json& object);

/// Plays an exported game by mail again, or the tries at a code, and says what came of it; nullopt:
/// the text is neither.
/// Throws BadRequest with what is wrong.
[[nodiscard]] std::optional<std::string> verify_mail(const std::string& given);

}  // namespace codemaker::commands
