// `codemaker records left`: codes and positions that callers left for others, without the codes.
#include "records/left.hpp"
#include "commands/doctor/print.hpp"
#include "commands/games.hpp"
#include "commands/records/json.hpp"
#include "commands/records/mail_words.hpp"
#include "commands/records/records.hpp"
#include "commands/records/store.hpp"
#include "play/call/words.hpp"

#include <cstdint>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace codemaker::commands {
namespace {

using nlohmann::ordered_json;
using scores::records::LeftCode;
using scores::records::LeftState;

void print_left(const LeftCode& code) {
  const std::string maker =
      code.maker ? fmt::format("{} on {}", shown(code.who.handle), shown(code.who.board))
                 : "(forgotten)";
  fmt::print(
      "{:>6}  {}  {} {} {} by {}: {}, {}, {} broke it\n", code.id, time_text(code.made),
      engine::name(code.terms.game), code.terms.kind, code.terms.setup, maker,
      word_of_left(code.state), play::count(code.tried, "try", "tries"), code.broken
  );
}

void print_left_json(const LeftCode& code) {
  const ordered_json maker = {{"board", code.who.board}, {"name", code.who.handle}};
  print(
      ordered_json{
          {"id", code.id},
          {"game", engine::name(code.terms.game)},
          {"kind", code.terms.kind},
          {"setup", code.terms.setup},
          {"maker", code.maker ? maker : ordered_json(nullptr)},
          {"state", word_of_left(code.state)},
          {"made", time_text(code.made)},
          {"tried", code.tried},
          {"broken", code.broken},
          {count_of_tries(code.terms), counted_tries(code.terms, code.guesses)},
      },
      true
  );
}

/// Takes one out, or opens it again.
int change_left(const RecordsOptions& options) {
  const auto store = open_store(options.common, DataUse::existing);
  if (!store) return 1;
  const bool is_out = options.taken_out > 0;
  const std::int64_t id = is_out ? options.taken_out : options.brought_back;
  const auto done = scores::records::take_out_left(*store, id, is_out);
  if (!done) return tell_failure(done.error());
  if (!*done) {
    complain(fmt::format(
        "there is no code {} that is {}: codemaker records left", id, is_out ? "open" : "taken out"
    ));
    return 1;
  }
  fmt::print("Code {} is {}.\n", id, is_out ? "taken out" : "open again");
  return 0;
}

}  // namespace

std::string_view word_of_left(LeftState state) {
  switch (state) {
  case LeftState::open:
    return "open";
  case LeftState::taken_back:
    return "taken back";
  case LeftState::ended:
    return "ended";
  case LeftState::taken_out:
    return "taken out";
  }
  return {};
}

const char* count_of_tries(const engine::records::MailTerms& terms) {
  return is_position(terms) ? "won_by" : "guesses";
}

std::int64_t counted_tries(const engine::records::MailTerms& terms, std::int64_t count) {
  return is_position(terms) ? -count : count;
}

int list_left(const RecordsOptions& options) {
  if (options.taken_out > 0 || options.brought_back > 0) return change_left(options);
  const auto store = open_store_to_read(options.common);
  if (!store) return 1;
  const auto codes = scores::records::all_left(*store, options.most);
  if (!codes) return tell_failure(codes.error());
  for (const LeftCode& code : *codes)
    options.is_json ? print_left_json(code) : print_left(code);
  return 0;
}

}  // namespace codemaker::commands
