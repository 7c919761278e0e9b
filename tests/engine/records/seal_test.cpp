#include "engine/records/seal.hpp"

#include "engine/breaking/record.hpp"

#include <catch2/catch.hpp>

namespace codemaker::engine::records {
namespace {

using namespace engine::breaking::records;

constexpr std::string_view salt_text = "00112233445566778899aabbccddeeff";

TEST_CASE("what is sealed is salt, rules and code, printable and without blanks") {
  const breaking::Rules rules{.holes = 4, .colors = 6};
  const auto row = breaking::parse_pegs("2415");
  const auto code = breaking::Code::secret(rules, row->span());
  CHECK(
      sealed_text(*parse_salt(salt_text), rules, *code) ==
      "cm1:00112233445566778899aabbccddeeff:4x6:2415"
  );
}

TEST_CASE("what was sealed is read again, and no other text is") {
  const std::string sealed = "cm1:00112233445566778899aabbccddeeff:4x6b:2415";
  const auto read = parse_proof(sealed);
  REQUIRE(read);
  CHECK(proof_text(*read) == sealed);
  CHECK(read->rules.blanks);
  for (std::size_t end = 0; end < sealed.size(); ++end)
    CHECK_FALSE(parse_proof(sealed.substr(0, end)));
  for (const char* wrong :
       {"cm2:00112233445566778899aabbccddeeff:4x6b:2415",
        "cm1:00112233445566778899aabbccddeeff:4x6b:24151",
        "cm1:00112233445566778899aabbccddeeff:4x6b:2417",
        "cm1:00112233445566778899aabbccddeeff:4x6b:2.15",
        "cm1:00112233445566778899aabbccddeeff:4x6n:2215",
        "cm1:00112233445566778899AABBCCDDEEFF:4x6b:2415",
        "cm1:00112233445566778899aabbccddeef:f4x6b:2415",
        "cm1:00112233445566778899aabbccddeeff:4x6b:2415 "}) {
    CAPTURE(wrong);
    CHECK_FALSE(parse_proof(wrong));
  }
}

TEST_CASE("a proof of two shares is read again, and no other text is") {
  const std::string proof = "cm2:00112233445566778899aabbccddeeff:4x6:1122.:6511";
  const auto read = parse_proof(proof);
  REQUIRE(read);
  CHECK(read->typed == "1122.");
  CHECK(proof_text(*read) == proof);
  CHECK(sealed_part(proof) == "cm2:00112233445566778899aabbccddeeff:4x6");
  for (std::size_t end = 0; end < proof.size(); ++end)
    CHECK_FALSE(parse_proof(proof.substr(0, end)));
  for (const char* wrong :
       {"cm2:00112233445566778899aabbccddeeff:4x6::6511",
        "cm2:00112233445566778899aabbccddeeff:4x6:6511",
        "cm2:00112233445566778899aabbccddeeff:4x6:11 2:6511",
        "cm2:00112233445566778899aabbccddeeff:4x6:12345678901234567:6511",
        "cm2:00112233445566778899aabbccddeeff:4x6:1122.:6511:1",
        "cm1:00112233445566778899aabbccddeeff:4x6:1122.:6511",
        "cm3:00112233445566778899aabbccddeeff:4x6:1122.:6511"}) {
    CAPTURE(wrong);
    CHECK_FALSE(parse_proof(wrong));
  }
}

TEST_CASE("a seal has 160 bits in 32 letters, and is read however it was written down") {
  const std::string hash = "62d4f649585b7a770840a33e0f39da22ba86c7f07edc8c839f324c70b6927285";
  const std::string letters = "CBAF CJAR BDX7 E220 MCZ0 YEET 4AX8 DHZG";
  CHECK(seal_letters(hash) == letters);
  for (const char* written :
       {"CBAF CJAR BDX7 E220 MCZ0 YEET 4AX8 DHZG", "CBAFCJARBDX7E220MCZ0YEET4AX8DHZG",
        "cbaf-cjar-bdx7-e220-mczo-yeet-4ax8-dhzg"}) {
    CAPTURE(written);
    CHECK(parse_seal(written) == letters);
  }
  for (const char* wrong :
       {"", "CBAF", "CBAFCJARBDX7E220MCZ0YEET4AX8DHZ", "CBAFCJARBDX7E220MCZ0YEET4AX8DHZGG",
        "CBAFCJARBDX7E220MCZ0YEET4AX8DHZU"}) {
    CAPTURE(wrong);
    CHECK_FALSE(parse_seal(wrong));
  }
  CHECK(parse_seal(std::string(32, 'l')) == parse_seal(std::string(32, '1')));
}

TEST_CASE("a salt is 32 digits and has one text") {
  CHECK(text(*parse_salt(salt_text)) == salt_text);
  CHECK_FALSE(parse_salt("00112233445566778899AABBCCDDEEFF"));
  CHECK_FALSE(parse_salt("00112233445566778899aabbccddeef"));
  CHECK_FALSE(parse_salt("00112233445566778899aabbccddeeff0"));
  CHECK_FALSE(parse_salt("+0112233445566778899aabbccddeeff"));
}

TEST_CASE("rules have one text, and what cannot be played has none") {
  for (const char* rules : {"4x6", "5x8b", "4x10n", "15x15s", "4x6bns", "1x1"}) {
    CAPTURE(rules);
    REQUIRE(parse_rules(rules));
    CHECK(engine::breaking::records::text(*parse_rules(rules)) == rules);
  }
  for (const char* wrong :
       {"", "x", "4x", "x6", "04x6", "4x06", "0x6", "4x0", "16x6", "4x16", "4x6nb", "4x6bb", "4x3n",
        "4x6 ", "4X6", "4x6q", "999999999999999999999x6"}) {
    CAPTURE(wrong);
    CHECK_FALSE(parse_rules(wrong));
  }
}

TEST_CASE("a record tells what was sealed for each code that has a salt, by the rules of its level"
) {
  BreakingRecord record{Campaign{}, {}};
  const breaking::Rules rules = breaking::campaign_level(1).rules;
  const auto row = breaking::parse_pegs("1234");
  const breaking::Code code = *breaking::Code::secret(rules, row->span());
  record.moves = {Hidden{code, parse_salt(salt_text)}, code, Hidden{code, std::nullopt}, code};
  CHECK(
      sealed_texts(record) ==
      std::vector<std::string>{"cm1:00112233445566778899aabbccddeeff:4x6:1234"}
  );
}

}  // namespace
}  // namespace codemaker::engine::records
