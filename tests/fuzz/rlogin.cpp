// Any bytes, cut anywhere, are the same handshake, keys and window, and all of them are bounded.
#include "wire/rlogin.hpp"

#include <cstdint>
#include <cstdlib>

namespace {

using namespace codemaker;

struct Outcome {
  wire::Rlogin rlogin;
  std::string data;
};

Outcome outcome(std::string_view bytes, std::size_t cut) {
  Outcome result;
  result.data = result.rlogin.receive(bytes.substr(0, cut));
  result.data += result.rlogin.receive(bytes.substr(cut));
  result.data += result.rlogin.finish();
  return result;
}

std::string told(const Outcome& outcome) {
  std::string text = outcome.data;
  if (const auto& fields = outcome.rlogin.fields()) {
    for (const std::string& field : {fields->client_user, fields->server_user, fields->terminal})
      text += '\0' + field;
  }
  if (const auto& window = outcome.rlogin.window()) {
    text += std::to_string(window->columns) + 'x' + std::to_string(window->rows);
  }
  if (const auto close = outcome.rlogin.must_close()) {
    text += *close == wire::RloginClose::not_rlogin ? "no rlogin" : "field too long";
  }
  return text;
}

bool is_sound(const Outcome& outcome) {
  constexpr std::size_t max_field_bytes = 128;
  const auto& fields = outcome.rlogin.fields();
  if (!fields) return outcome.data.empty() && !outcome.rlogin.window();
  for (const std::string& field : {fields->client_user, fields->server_user, fields->terminal}) {
    if (field.size() > max_field_bytes) return false;
    for (const char byte : field) {
      if (static_cast<unsigned char>(byte) < 0x20) return false;
    }
  }
  const int speed = fields->speed().value_or(1);
  const wire::Rlogin::Window window = outcome.rlogin.window().value_or(wire::Rlogin::Window{});
  return speed >= 1 && !outcome.rlogin.must_close() && window.rows >= 0 && window.rows <= 999 &&
         window.columns >= 0 && window.columns <= 999;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view bytes{reinterpret_cast<const char*>(data + 1), size - 1};
  const Outcome whole = outcome(bytes, 0);
  if (!is_sound(whole) || whole.data.size() > bytes.size()) std::abort();
  if (!bytes.empty() && told(outcome(bytes, data[0] % bytes.size())) != told(whole)) std::abort();
  return 0;
}
