#include "wire/rlogin.hpp"

#include "ansi/keys.hpp"
#include "support/hex.hpp"
#include "support/vectors.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace codemaker::wire {
namespace {

using nlohmann::json;
using tests::from_hex;

std::vector<std::string> keys_of(std::string_view data) {
  ansi::KeyDecoder decoder{ansi::InputText::bytes, ansi::Patience::usual};
  std::vector<ansi::Input> inputs;
  decoder.feed(data, ansi::Instant{}, inputs);
  decoder.expire(ansi::Instant::max(), inputs);
  std::vector<std::string> names;
  for (const ansi::Input& input : inputs)
    names.push_back(ansi::name(std::get<ansi::Key>(input)));
  return names;
}

json describe(const Rlogin& rlogin, const std::string& data) {
  const RloginFields& fields = rlogin.fields().value();
  json window;
  if (rlogin.window()) window = {rlogin.window()->columns, rlogin.window()->rows};
  return {
      {"app_hex", tests::to_hex(data)},
      {"keys", keys_of(data)},
      {"fields",
       {{"client_user", fields.client_user},
        {"server_user", fields.server_user},
        {"terminal", fields.terminal},
        {"term_type", fields.terminal_type()},
        {"speed", fields.speed() ? json(*fields.speed()) : json()}}},
      {"window", window},
      {"closed", json()},
  };
}

TEST_CASE("every rlogin client is understood, however its bytes are cut") {
  int read = 0;
  for (const auto& entry : std::filesystem::directory_iterator{tests::vectors() / "telnet"}) {
    const std::string name = entry.path().filename();
    if (!name.starts_with('r')) continue;
    INFO(name);
    const json vector = json::parse(tests::read_file(entry.path()));
    json expected = vector["expect"];
    expected.erase("reference_replies_hex");
    expected.erase("max_reply_bytes");
    std::string bytes;
    for (const std::string chunk : vector["client_chunks"])
      bytes += from_hex(chunk);
    for (std::size_t cut = 0; cut <= bytes.size(); ++cut) {
      Rlogin rlogin;
      std::string data = rlogin.receive(std::string_view{bytes}.substr(0, cut));
      data += rlogin.receive(std::string_view{bytes}.substr(cut));
      REQUIRE(describe(rlogin, data) == expected);
    }
    ++read;
  }
  CHECK(read == 10);
}

const std::string hello{"\0ada\0ada\0ansi/9600\0", 19};

TEST_CASE("bytes FF that are no window report are the caller's") {
  Rlogin rlogin;
  CHECK(rlogin.receive(hello + "\xFF\xFFx\xFF\xFF\xFFs!") == "\xFF\xFFx\xFF\xFF\xFFs!");
  CHECK_FALSE(rlogin.window());
  CHECK(rlogin.receive(std::string{"\xFF\xFF\xFFss\0\x20\0\x50\0\0\0\0.", 14}) == "\xFF.");
  CHECK(rlogin.window()->columns == 80);
  CHECK(rlogin.window()->rows == 32);
}

TEST_CASE("bytes FF at the very end are the caller's unless a window report was cut there") {
  const auto typed = [](const std::string& bytes) {
    Rlogin rlogin;
    std::string data = rlogin.receive(hello + bytes);
    return data + rlogin.finish();
  };
  CHECK(typed("a\xFF") == "a\xFF");
  CHECK(typed("a\xFF\xFF") == "a\xFF\xFF");
  CHECK(typed("a\xFF\xFFs") == "a\xFF\xFFs");
  CHECK(typed("a\xFF\xFFx") == "a\xFF\xFFx");
  CHECK(typed("a\xFF\xFF\xFF") == "a\xFF\xFF\xFF");
  CHECK(typed(std::string{"a\xFF\xFFss\0\x20", 7}) == "a");
}

TEST_CASE("an absurd dimension of the window keeps its old value") {
  Rlogin rlogin;
  static_cast<void>(rlogin.receive(hello + std::string{"\xFF\xFFss\0\x20\0\x50\0\0\0\0", 12}));
  static_cast<void>(rlogin.receive(std::string{"\xFF\xFFss\0\x01\0\x28\0\0\0\0", 12}));
  CHECK(rlogin.window()->columns == 40);
  CHECK(rlogin.window()->rows == 32);
}

TEST_CASE("what is no rlogin handshake closes the connection") {
  const auto close_of = [](const std::string& bytes) {
    Rlogin rlogin;
    CHECK(rlogin.receive(bytes).empty());
    return rlogin.must_close();
  };
  CHECK(close_of("GET / HTTP/1.0\r\n") == RloginClose::not_rlogin);
  CHECK(close_of('\0' + std::string(129, 'a')) == RloginClose::field_too_long);
  CHECK_FALSE(close_of('\0' + std::string(128, 'a')));
  CHECK_FALSE(close_of(hello));
}

TEST_CASE("fields lose their control characters and absurd speeds are not told") {
  Rlogin rlogin;
  static_cast<void>(rlogin.receive(std::string{"\0a\x1b[31m\0b\x07\0ansi/99999999\0", 26}));
  REQUIRE(rlogin.fields());
  CHECK(rlogin.fields()->client_user == "a[31m");
  CHECK(rlogin.fields()->server_user == "b");
  CHECK_FALSE(rlogin.fields()->speed());
}

}  // namespace
}  // namespace codemaker::wire
