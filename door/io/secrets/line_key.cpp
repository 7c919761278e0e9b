#include "io/secrets/line_key.hpp"

#include "io/posix/files.hpp"
#include "io/posix/key_file.hpp"

#include <array>
#include <cstddef>
#include <fmt/format.h>
#include <optional>
#include <sodium.h>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::io {
namespace {

using scores::Fault;
using scores::Result;
using scores::records::sealed_line;

using Key = std::array<unsigned char, crypto_secretbox_KEYBYTES>;
using Bytes = std::vector<unsigned char>;

constexpr int in_base64 = sodium_base64_VARIANT_ORIGINAL_NO_PADDING;

std::string text_of(const Key& key) {
  std::array<char, 2 * crypto_secretbox_KEYBYTES + 1> digits{};
  sodium_bin2hex(digits.data(), digits.size(), key.data(), key.size());
  return std::string{digits.data()} + "\n";
}

std::optional<Key> key_in(std::string_view text) {
  const std::string_view digits = text.substr(0, text.find_last_not_of(" \r\n") + 1);
  Key key{};
  std::size_t size = 0;
  const bool is_key =
      digits.size() == 2 * key.size() &&
      sodium_hex2bin(
          key.data(), key.size(), digits.data(), digits.size(), nullptr, &size, nullptr
      ) == 0 &&
      size == key.size();
  return is_key ? std::optional{key} : std::nullopt;
}

Result<Key> read_key(const std::string& path, KeyUse use) {
  constexpr std::size_t most = 1024;
  auto text = read_file(path, most);
  if (!text) {
    return Fault::because(fmt::format(
        "{}: where several accounts share the data directory, its group has to read the key of "
        "games that go on (chmod 640)",
        text.error().reason()
    ));
  }
  if (!*text && use == KeyUse::may_make) {
    Key fresh{};
    randombytes_buf(fresh.data(), fresh.size());
    if (const auto made = make_key_file(path, text_of(fresh)); !made) return made.error();
    text = read_file(path, most);
    if (!text) return text.error();
  }
  if (!*text)
    return Fault::because(fmt::format("{} is missing, the key of games that go on", path));
  const auto key = key_in(**text);
  if (!key)
    return Fault::because(fmt::format("{} holds no key: it needs 64 hexadecimal digits", path));
  return *key;
}

class SecretBox final : public scores::records::LineSafe {
 public:
  SecretBox(std::string path, Result<Key> key) : path_{std::move(path)}, key_{std::move(key)} {}

  [[nodiscard]] Result<std::string> close(std::string_view line) const override {
    if (!key_) return key_.error();
    Bytes box(crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES + line.size());
    randombytes_buf(box.data(), crypto_secretbox_NONCEBYTES);
    const auto* const bytes = reinterpret_cast<const unsigned char*>(line.data());
    crypto_secretbox_easy(
        box.data() + crypto_secretbox_NONCEBYTES, bytes, line.size(), box.data(), key_->data()
    );
    std::string text(sodium_base64_encoded_len(box.size(), in_base64), '\0');
    sodium_bin2base64(text.data(), text.size(), box.data(), box.size(), in_base64);
    text.pop_back();  // the end of a C string
    return std::string{sealed_line} + text;
  }

  [[nodiscard]] Result<std::string> open(std::string_view kept) const override {
    if (!key_) return key_.error();
    const std::string_view text = kept.substr(sealed_line.size());
    Bytes box(text.size() + 1);  // an empty text has an address, too
    std::size_t size = 0;
    const bool is_box =
        sodium_base642bin(
            box.data(), box.size(), text.data(), text.size(), nullptr, &size, nullptr, in_base64
        ) == 0 &&
        size >= crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES;
    if (!is_box) return Fault::because("its moves are damaged");
    std::string line(size - crypto_secretbox_NONCEBYTES - crypto_secretbox_MACBYTES, '\0');
    const int failure = crypto_secretbox_open_easy(
        reinterpret_cast<unsigned char*>(line.data()), box.data() + crypto_secretbox_NONCEBYTES,
        size - crypto_secretbox_NONCEBYTES, box.data(), key_->data()
    );
    if (failure == 0) return line;
    return Fault::because(
        fmt::format("its moves were sealed with another key than that of {}", path_)
    );
  }

 private:
  std::string path_;
  Result<Key> key_;
};

}  // namespace

std::shared_ptr<const scores::records::LineSafe> line_safe(const std::string& path, KeyUse use) {
  return std::make_shared<const SecretBox>(path, read_key(path, use));
}

}  // namespace codemaker::io
