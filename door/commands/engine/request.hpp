/// A request of the line protocol: one JSON object with its fields checked one by one.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>

namespace codemaker::commands {

/// A request that cannot be answered; the sentence is the answer.
struct BadRequest : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Takes one line of answer.
using AnswerObject = std::function<void(const nlohmann::ordered_json&)>;

/// The fields of a request. What is missing takes its default; what is wrong throws BadRequest.
class Request {
 public:
  /// `object` and `answer` outlive the request.
  Request(const nlohmann::json& object, const AnswerObject& answer)
      : object_{object},
        answer_{answer} {}

  /// A text; without `otherwise` it must be there.
  [[nodiscard]] std::string text(const char* name, const char* otherwise = nullptr) const;
  /// A whole number in least … most; `otherwise` if it is missing.
  [[nodiscard]] int number(const char* name, int least, int most, int otherwise) const;
  /// true or false; `otherwise` if it is missing.
  [[nodiscard]] bool flag(const char* name, bool otherwise) const;
  /// A decimal text of 64 bits, or a number; 0 if it is missing.
  [[nodiscard]] std::uint64_t seed() const;
  /// A field of any kind, which must be there.
  [[nodiscard]] const nlohmann::json& at(const char* name) const;

  [[nodiscard]] bool has(const char* name) const { return object_.contains(name); }

  /// Sends a line of the answer before the last one.
  void answer(const nlohmann::ordered_json& line) const { answer_(line); }

  /// A value that must be a whole number in least … most; `name` is for the refusal.
  static int number_in(const nlohmann::json& value, const char* name, int least, int most);

 private:
  const nlohmann::json& object_;
  const AnswerObject& answer_;
};

/// What can be set, as the answer to `rules` says it.
[[nodiscard]] nlohmann::ordered_json range(int least, int most);

}  // namespace codemaker::commands
