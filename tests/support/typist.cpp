#include "support/typist.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "engine/breaking/id.hpp"
#include "play/breaking/questions.hpp"
#include "play/events/event.hpp"
#include "play/events/thinking.hpp"
#include "scores/store.hpp"
#include "support/accounts.hpp"
#include "support/fake_disk.hpp"
#include "support/frame_text.hpp"
#include "support/kept_days.hpp"
#include "support/kept_games.hpp"
#include "support/looked_at.hpp"
#include "support/past_opponents.hpp"
#include "support/seals.hpp"
#include "support/tested_game.hpp"
#include "support/tested_session.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <variant>

namespace codemaker::tests {

/// What the typist has that only some tests want to know.
struct Typist::World {
  explicit World(play::Call call) : now{call.start}, session{std::move(call)} {}

  FakeDisk disk;
  std::vector<play::breaking::question::Solve> solved;
  KeptGames kept;
  std::vector<play::effect::ReadGames> reads;
  std::optional<play::event::AllBoards> all_boards;
  std::optional<play::TablesOfSeason> season;
  std::optional<play::event::Champions> champions;
  LookedAt books;
  KeptDays days;
  std::vector<play::effect::AskDesk> desk_asked;
  std::vector<play::Effect> mail_asked;
  play::Mind mind;
  play::Instant now;
  TestedSession session;
  std::string prompt;
};

/// Does what a session wants.
struct Typist::Performing {
  Typist& ada;

  void perform(const play::effect::DrawSecret& draw) {
    for (const TestedGame& game : tested_games()) {
      const auto hidden = game.hide == nullptr ? std::nullopt : game.hide(ada, draw);
      if (!hidden) continue;
      ada.kept.sealed = engine::records::sealed_part(hidden->seal.text);
      ada.days.puzzle = draw.puzzle;
      return ada.answer(*hidden);
    }
    throw std::logic_error{"no game knows how to hide this"};
  }

  void perform(const play::effect::MixSecret& mix) {
    for (const TestedGame& game : tested_games()) {
      const auto hidden = game.mix == nullptr ? std::nullopt : game.mix(ada, mix);
      if (!hidden) continue;
      const auto make = std::bind_front(&Typist::answer, &ada, play::Answer{*hidden});
      return ada.holds_code ? void(ada.make_code = make) : make();
    }
    throw std::logic_error{"no game knows how to mix this"};
  }

  void perform(const play::effect::DrawSeed& draw) {
    ada.answer(ada.days.seed_of(draw.puzzle, ada.seed));
  }

  void perform(const play::effect::Think& think) {
    ada.ticket = think.ticket;
    if (const auto* solve = think.question.as<play::breaking::question::Solve>())
      ada.solved.push_back(*solve);
    ada.asked = think.question;
    if (!ada.holds_thinking) ada.reply(ada.thought_of(think.question));
  }

  void perform(const play::effect::StopThinking&) { ++ada.thoughts_stopped; }

  void perform(const play::effect::FileScore& file) {
    ada.filed.push_back(file.submission.entry);
    ada.kept.compare(file.submission.entry);
    ada.chances.push_back(file.chance);
    const auto result = scores::file(ada.disk, file.submission, scores::lock_patience);
    ada.answer(play::filed_of(result));
  }

  void perform(const play::effect::KeepGame& keep) { ada.kept.take(keep); }

  void perform(const play::effect::KeepPlayed& keep) { ada.days.claimed.push_back(keep.record); }

  void perform(const play::effect::KeepGuests&) { ++ada.days.guests_claimed; }

  void perform(const play::effect::ForgetBrowser&) { ++ada.days.browsers_forgotten; }

  void perform(const play::effect::ReadMyPage&) { ada.answer(ada.books.my_page); }

  void perform(const play::effect::KeepLost& keep) { ada.books.lost.push_back(keep); }

  void perform(const play::effect::ReadPeople&) { ada.answer(ada.books.people); }

  void perform(const play::effect::ReadMailOpponent& read) {
    ada.mail_asked.emplace_back(read);
    if (!ada.books.holds_opponent) ada.answer(play::event::MailOpponent{ada.books.no_opponent});
  }

  template <AboutMail Asked>
  void perform(const Asked& asked) {
    ada.mail_asked.emplace_back(asked);
  }

  void perform(const play::effect::ReadMyGames&) { ada.answer(ada.books.list(ada.kept)); }

  void perform(const play::effect::ReadGame& it) {
    ada.answer(ada.books.read(it.wanted, ada.kept));
  }

  void perform(const play::effect::ReadGames& read) {
    ada.reads.push_back(read);
    auto left = ada.kept.leave();
    std::ranges::for_each(left, [](auto& game) { game.seals = seals_of(game.record); });
    if (!ada.holds_games) ada.answer(play::event::Unfinished{left});
  }

  void perform(const play::effect::ReadAccount& read) { ada.answer(account_of(ada, read.name)); }

  void perform(const play::effect::ReadOwnName&) { ada.answer(play::event::OwnName{ada.own_name}); }

  void perform(const play::effect::CheckPassword& check) {
    const auto waits = std::exchange(ada.waits_for_turn, {});
    const bool is_heard = ada.are_passwords_heard && waits.count() == 0;
    const bool is_right = is_heard && ada.passwords[check.owner.handle] == check.password;
    ada.answer(play::event::PasswordChecked{is_right, is_heard, waits});
  }

  void perform(const play::effect::SetPassword& set) {
    ada.answer(set_password(ada, set.password));
  }

  /// Answered by the tests that are about it.
  void perform(const play::effect::ReadRemembered&) { ++ada.asked_what_is_remembered; }

  void perform(const play::effect::Remember& it) { ada.remembered[it.what] = it.value; }

  void perform(const play::effect::RememberFields& it) { ada.unread[it.what] = it.fields; }

  void perform(const play::effect::ReadDaily& read) {
    if (const auto found = ada.days.of(read.day)) ada.answer(*found);
  }

  void perform(const play::effect::MakeTables&) {
    static_cast<void>(scores::make_tables(ada.disk, scores::lock_patience));
  }

  void perform(const play::effect::ReadAllBoards&) {
    if (ada.all_boards) ada.answer(*ada.all_boards);
  }

  void perform(const play::effect::ReadRuns& read) {
    if (ada.runs_begun) ada.answer(play::event::Runs{read.day, *ada.runs_begun});
  }

  void perform(const play::effect::ReadChampions&) {
    if (ada.champions) ada.answer(*ada.champions);
  }

  void perform(const play::effect::ReadTables&) {
    const auto loaded = scores::read_hall(ada.disk);
    const bool is_damaged = loaded && loaded->has_gaps();
    const auto hall = loaded ? loaded->hall : scores::Hall{};
    const auto names = scores::read_board_names(ada.disk);
    ada.answer(play::event::Tables{hall, loaded.has_value(), is_damaged, ada.season, names});
  }

  void perform(const play::effect::Ring&) { ++ada.rings; }

  void perform(const play::effect::PageSysop& page) { ada.pages.push_back(page.reason); }

  void perform(const play::effect::ChatSaid& chat) { ada.said += chat.text; }

  void perform(const play::effect::ChatEnded&) { ada.said += '.'; }

  void perform(const play::effect::AskDesk& asked) { ada.desk_asked.push_back(asked); }

  void perform(const play::effect::PlayTune& played) { ada.tunes.push_back(played.tune); }

  void perform(const play::effect::ChangeTerminal&) { ++ada.terminal_changes; }

  void perform(const play::effect::Leave& leave) { ada.left = leave.why; }
};

Typist::Typist(
    play::Call call, std::string_view keys, const std::vector<scores::Entry>& filed_before
)
    : world_{std::make_unique<World>(std::move(call))},
      disk{world_->disk},
      solved{world_->solved},
      kept{world_->kept},
      reads{world_->reads},
      all_boards{world_->all_boards},
      season{world_->season},
      champions{world_->champions},
      books{world_->books},
      days{world_->days},
      desk_asked{world_->desk_asked},
      mail_asked{world_->mail_asked} {
  for (const scores::Entry& entry : filed_before)
    static_cast<void>(scores::file(disk, {entry, scores::Purpose::enter}, {}));
  perform(world_->session.start());
  type(keys);
  if (!keys.empty()) heard.clear();
}

Typist::Typist(Typist&&) noexcept = default;
Typist::~Typist() = default;

const play::Session& Typist::session() const {
  return world_->session;
}

play::Session& Typist::session() {
  return world_->session;
}

const std::string& Typist::prompt() const {
  return world_->prompt;
}

play::Instant Typist::heard_from() const {
  return world_->session.heard_from();
}

std::string Typist::screen() const {
  return text_of(session().frame());
}

void Typist::press(const ansi::Key& key) {
  if (!types_ahead && heard_from() > world_->now) pass_until(heard_from());
  for (int i = goes_past_opponents ? enters_before(key, session()) : 0; i > 0; --i)
    perform(session().handle(ansi::Key{ansi::KeyCode::enter, 0, {}}));
  perform(session().handle(key));
  if (key.code == ansi::KeyCode::enter) see_marks();
}

void Typist::type(std::string_view text) {
  for (const char letter : text) {
    const bool is_key = letter == '\n' || letter == '\b';
    if (is_key) press(letter == '\n' ? ansi::KeyCode::enter : ansi::KeyCode::backspace);
    if (!is_key) press(ansi::character(static_cast<unsigned char>(letter)));
  }
}

void Typist::wait(std::chrono::seconds time) {
  play::Instant& now = world_->now;
  const play::Instant end = now + time;
  for (auto second = now + std::chrono::seconds{1}; now < end;) {
    const auto wakes_at = session().wakes_at();
    const bool wakes = wakes_at && *wakes_at < second;
    now = wakes ? std::max(now + std::chrono::milliseconds{1}, *wakes_at) : second;
    if (!wakes) second += std::chrono::seconds{1};
    perform(session().handle(play::event::Tick{now}));
  }
}

void Typist::wait_for_step() {
  pass_until(session().wakes_at().value_or(world_->now));
}

void Typist::wait_for_marks() {
  constexpr int most = 6;
  constexpr std::chrono::milliseconds step{150};
  const std::string heading = session().frame().text(0);
  const bool has_board = heading.starts_with(" CODE BREAKING") ||
                         heading.starts_with(" PRACTICE") || heading.starts_with(" BULLS AND COWS");
  for (int i = 0; i < most && has_board; ++i) {
    const auto wakes_at = session().wakes_at();
    if (!wakes_at || *wakes_at - world_->now > step) return;
    wait_for_step();
  }
}

void Typist::hang_up() {
  perform(session().handle(play::event::HangUp{}));
}

void Typist::resize(int rows, int columns) {
  perform(session().handle(play::event::Resize{rows, columns}));
}

void Typist::answer(const play::Answer& answer) {
  perform(session().handle(answer));
}

void Typist::open_link(const std::string& path) {
  perform(session().handle(play::event::Linked{path}));
}

void Typist::hear(const play::FromSysop& notice) {
  perform(session().handle(notice));
}

void Typist::reply_to(play::Ticket question, const play::Reply& reply) {
  answer(play::event::Thought{question, reply});
}

play::Reply Typist::thought_of(const play::Question& question) {
  return without_clock(question).think(world_->mind, {});
}

void Typist::left_before(std::vector<play::UnfinishedGame> games) {
  for (play::UnfinishedGame& game : games)
    game.seals = seals_of(game.record);
  answer(play::event::Unfinished{games});
  for (const play::UnfinishedGame& game : games)
    kept.go_on_with(game);
}

std::vector<scores::Entry> Typist::table() {
  return table(engine::breaking::id);
}

std::vector<scores::Entry> Typist::table(engine::RankedGame game) {
  const auto loaded = scores::read_hall(disk);
  const auto rows = loaded->hall.rows(game);
  return {rows.begin(), rows.end()};
}

void Typist::pass_until(play::Instant end) {
  perform(session().handle(play::event::Tick{world_->now = std::max(world_->now, end)}));
}

void Typist::perform(const play::Effects& effects) {
  session().shown(world_->now);
  for (const play::Effect& effect : effects)
    std::visit([&](const auto& each) { Performing{*this}.perform(each); }, effect);
  if (session().presentation() != play::Presentation::lines) return;
  const ansi::Page page = session().take_page();
  heard.insert(heard.end(), page.lines.begin(), page.lines.end());
  world_->prompt = page.prompt;
}

}  // namespace codemaker::tests
