#include "commands/callers/offering.hpp"

#include "ansi/text.hpp"
#include "commands/callers/present_callers.hpp"
#include "commands/calls/storage.hpp"
#include "commands/dialog.hpp"
#include "commands/records/store.hpp"
#include "io/log/log.hpp"
#include "io/secrets/entropy.hpp"
#include "play/call/words.hpp"
#include "play/catalog/games.hpp"
#include "play/shell/mail/words.hpp"
#include "records/mail.hpp"

#include <cstdio>
#include <ctime>
#include <fmt/format.h>
#include <iostream>
#include <iterator>
#include <utility>
#include <vector>

namespace codemaker::commands {
namespace {

namespace mail = play::shell::mail;

using io::presence::Order;
using io::presence::Present;

constexpr std::string_view nothing_offered = "Nothing was offered.";

/// A line of standard input, trimmed; nullopt at its end.
std::optional<std::string> line_typed_after(const std::string& question) {
  fmt::print("{}", question);
  std::fflush(stdout);
  std::string typed;
  if (!std::getline(std::cin, typed)) return std::nullopt;
  return std::string{ansi::trim(typed)};
}

/// Which of the games; nullopt: none.
std::optional<mail::MailOption> ask_game(const std::vector<mail::MailOption>& options) {
  for (std::size_t at = 0; at < options.size(); ++at)
    fmt::print("{:>3}. {}\n", at + 1, options[at].choice->title);
  const auto typed = line_typed_after("Which game? ");
  const auto number = typed ? number_in(*typed) : std::nullopt;
  if (!number || *number > std::ssize(options)) return std::nullopt;
  return options.at(static_cast<std::size_t>(*number - 1));
}

/// The sysop's code for the other to break; empty where none is hidden, nullopt: none was typed.
std::optional<std::string> ask_code(const engine::records::MailTerms& terms) {
  const auto hides = engine::records::hides_codes(terms);
  if (hides && !*hides) return std::string{};
  const auto typed =
      line_typed_after(fmt::format("Your code, such as {}: ", mail::example_of(terms)));
  if (!typed) return std::nullopt;
  std::string code = *typed;
  std::erase(code, ' ');
  const std::string fault = engine::records::fault_of_hidden(terms, code);
  if (fault.empty()) return code;
  fmt::print("{}\n", fault);
  return std::nullopt;
}

/// Where and how the sysop plays what waits for them.
std::string waiting_text(const scores::Player& sysop, std::int64_t games) {
  return fmt::format(
      "{} by mail {} for {}. Play: codemaker --sysop", play::count(games, "game", "games"),
      games == 1 ? "waits" : "wait", shown(sysop.handle)
  );
}

}  // namespace

SysopsMail::SysopsMail(const CommonOptions& options, std::string data)
    : options_{options},
      data_{std::move(data)} {
  const auto settled = settle(options_);
  if (!settled) return;
  settings_ = settled->parsed.settings;
  sysop_ = sysop_of(settings_);
}

bool SysopsMail::may_offer() const {
  return sysop_ && records_target(settings_, data_).has_value();
}

std::unique_ptr<scores::records::Store> SysopsMail::store() const {
  return sysop_ ? open_existing_store(settings_, data_) : nullptr;
}

void SysopsMail::tell_waiting() const {
  const auto kept = store();
  if (!kept) return;
  const auto waiting = scores::records::mail_waiting(*kept, *sysop_);
  if (!waiting) return static_cast<void>(tell_failure(waiting.error()));
  const std::int64_t games = waiting->moves + waiting->offers;
  if (games > 0) fmt::print("{}\n", waiting_text(*sysop_, games));
}

void SysopsMail::offer() const {
  if (!may_offer()) {
    fmt::print("A game is offered where games are kept and the config names the sysop.\n");
  } else {
    const auto found = io::presence::ask_who(data_);
    const auto whom = line_typed_after("Offer a game to (number or name): ");
    if (!found) {
      tell_failure(found.error());
    } else if (const auto caller = whom ? one_caller(found->callers, *whom) : std::nullopt) {
      fmt::print("{}\n", offer_to(*caller));
    }
  }
  static_cast<void>(line_typed_after("Enter: back to the callers. "));
}

/// What came of it.
std::string SysopsMail::offer_to(const Present& caller) const {
  if (caller.name.empty()) return "They have given no name yet.";
  const auto options = mail::mail_options(play::OfferedGames{settings_.games});
  const auto game = ask_game(options);
  if (!game) return std::string{nothing_offered};
  const auto code = ask_code(game->terms());
  if (!code) return std::string{nothing_offered};
  scores::records::MailOffer offer;
  offer.from = *sysop_;
  offer.to = scores::Player{caller.board, "", caller.name};
  offer.terms = game->terms();
  offer.code = *code;
  offer.is_unrated = true;
  // Names that a board gives are no guests': they need not have played yet.
  if (caller.service == "door" || caller.service == "rlogin") offer.otherwise = offer.to;
  const auto kept = store();
  if (!kept) return "No games are kept here yet.";
  const auto token = io::draw_token(io::random_bits);
  const auto done = scores::records::offer_mail(*kept, offer, token, std::time(nullptr));
  if (!done) return done.error().reason();
  if (!done->refusal.empty()) return done->refusal;
  Order order{.kind = Order::Kind::tell, .call = {}, .from = sysop_->handle, .text = {}};
  if (caller.call != 0) order.call = caller.call;
  order.text = fmt::format("I offer you a game of {} by mail. B at the menu.", game->choice->title);
  const auto asked = io::presence::ask_processes(data_, order, caller.process);
  if (!asked) return asked.error().reason();
  io::Log{data_, settings_.log_megabytes}.call(
      fmt::format("{} offered {} a game by mail", sysop_->handle, caller.name)
  );
  return fmt::format("{} is asked: {}, unrated.", shown(caller.name), game->choice->title);
}

}  // namespace codemaker::commands
