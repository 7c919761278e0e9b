/// The pump between a caller's line and the conversation over it. One frame is under way at most;
/// while it is, events only change the state, and then the newest state is painted once.
#pragma once

#include "io/call_record.hpp"
#include "io/line.hpp"
#include "io/presence/chat_link.hpp"
#include "io/while_alive.hpp"
#include "io/workers.hpp"
#include "wire/conversation.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/steady_timer.hpp>

#include <array>
#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::io {

using wire::CallSetup;

/// What fails in a connection, be it a handler, a timer or a thought, ends this call with its
/// reason in the record, and no other. It lives on the thread that runs its context, as its owner
/// is told there; the workers may be on another one.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  /// Who wants to know what becomes of a connection.
  struct Owner {
    std::function<void(const std::string&)> named;  ///< once, as soon as who calls is known
    std::function<void()> hung_up;  ///< the line was lost; effects may still be under way
    std::function<void(const std::shared_ptr<Connection>&, const CallRecord&)> done;
    std::function<void()> gave_wrong_password = [] {
    };
    /// The caller wants to talk to the sysop, for this reason.
    std::function<void(const std::string& handle, const std::string& reason)> paged =
        [](const auto&, const auto&) {
        };
  };

  Connection(
      asio::io_context& context, Line line, Workers& workers, CallSetup call_setup, Owner owner
  );

  /// Starts reading and writing. Call it once.
  void begin();
  /// Once a second.
  void tick();

  /// How the call went so far.
  [[nodiscard]] CallRecord record() const;

  /// True once the caller has sent a byte. From any thread.
  [[nodiscard]] bool has_spoken() const { return has_spoken_; }

  /// Takes something of the sysop's to the caller; false if nobody is there who could hear it.
  [[nodiscard]] bool hear(const play::FromSysop& said);

  /// Begins a chat with a sysop of this name at the other end; false as of `hear`.
  [[nodiscard]] bool begin_chat(
      const std::string& sysop, const std::shared_ptr<presence::ChatLink>& link
  );

  /// Where another call of the player's is told that this one is, such as "node 3".
  [[nodiscard]] const std::string& place() const { return place_; }

  /// True while the caller's terminal reports its mouse.
  [[nodiscard]] bool has_mouse() const { return conversation_.has_mouse(); }

  /// The caller's terminal has got another size.
  void resize(const wire::SystemSize& size);
  /// The line is gone or the program has to end; effects are still carried out. The last words are
  /// ASCII, and told if the line still takes them.
  void hang_up(std::string_view last_words = {});

  /// Makes a line for the thread of a context.
  using OpenLine = std::function<Line(asio::io_context& context)>;

  /// From any thread: the page of a call whose line was dropped is there again, by another line,
  /// which is closed if the call is over.
  void come_back(OpenLine open_line, const wire::PageHello& hello);

 private:
  void use_line();
  asio::awaitable<void> read_line();
  asio::awaitable<void> write_line();
  asio::awaitable<bool> send(std::string bytes);
  void end_coroutine(const std::exception_ptr& failure);

  template <typename Step>
  void attempt(const Step& step) {
    try {
      step();
    } catch (const std::exception& failure) {
      fail(failure.what());
    }
  }

  void fail(std::string_view reason);

  /// True where the workers are on our thread: behind a board, and on the first core of a server.
  [[nodiscard]] bool is_at_workers() const { return &context_ == &workers_.context; }

  /// An errand for the workers, on their thread; at once if that is ours. What fails there ends
  /// this call.
  template <typename Errand>
  void ask(Errand errand) {
    if (is_at_workers()) return errand(workers_);
    asio::dispatch(
        workers_.context,
        [self = shared_from_this(), errand = std::move(errand)]() mutable {
          try {
            errand(self->workers_);
          } catch (const std::exception& failure) {
            self->back_here([self](const std::string& reason) { self->fail(reason); }
            )(std::string{failure.what()});
          }
        }
    );
  }

  /// What a worker tells once, on their thread, and we hear on ours. It is moved along: what waits
  /// for the answer is over when it has been heard.
  template <typename Then>
  [[nodiscard]] auto back_here(Then then) {
    return [&here = context_, is_home = is_at_workers(),
            once = std::make_shared<Then>(std::move(then))](const auto&... answer) mutable {
      if (is_home) return (*once)(answer...);
      asio::dispatch(here, [once = std::move(once), answer...]() mutable { (*once)(answer...); });
    };
  }

  void take(std::string_view bytes);
  void tell(const play::Event& event);
  void go_on();
  void stamp(play::Call& call) const;
  void perform(play::Effect&& effect);
  void perform(const play::effect::DrawSecret& draw);
  void perform(const play::effect::DrawSeed& draw);
  void perform(const play::effect::FileScore& file);
  void take_filed(const play::effect::FileScore& asked, const play::Answer& answer);
  [[nodiscard]] bool are_games_kept() const;
  void perform(play::effect::KeepGame keep);
  void perform(const play::effect::ReadGames& read);
  void perform(const play::effect::ReadAccount& read);
  void perform(const play::effect::ReadOwnName& read);
  void perform(const play::effect::CheckPassword& check);
  void perform(const play::effect::SetPassword& set);
  [[nodiscard]] scores::Player caller_named(const std::string& name) const;
  void perform(const play::effect::ReadRemembered& read);
  void perform(const play::effect::Remember& remember);
  void keep_game_soon();
  void keep_game();
  template <typename Errand>
  void ask_keeper(Errand errand);
  void leave_game();
  void perform(const play::effect::ReadMyPage& read);
  void perform(const play::effect::ReadMyGames& read);
  void perform(const play::effect::ReadGame& read);
  void perform(const play::effect::KeepLost& keep);
  void look(disk::GameKeeper::Look look);
  void perform(const play::effect::ReadDaily& read);
  void perform(const play::effect::MakeTables& make);
  void perform(const play::effect::ReadTables& read);
  void perform(const play::effect::PageSysop& page);
  void perform(const play::effect::ChatSaid& said);
  void perform(const play::effect::ChatEnded& ended);
  void perform(const play::effect::ReadAllBoards& read);
  void perform(const play::effect::ReadChampions& read);
  void perform(const play::effect::ReadRuns& read);
  [[nodiscard]] std::chrono::milliseconds lock_patience() const;
  void perform(const play::effect::Leave& leave);
  void perform(const play::effect::Think& think);
  void perform(const play::effect::StopThinking& stop);
  void take_answer(const play::Answer& answer);

  [[nodiscard]] std::string next_output();
  void wait_until(play::Instant due, void (Connection::*then)());
  void pass_time();
  void tell_name();
  void tell_owner();
  void leave(std::string_view why);
  void lose_line();
  [[nodiscard]] bool may_come_back() const;
  void drop_line();
  [[nodiscard]] bool is_away_too_long() const;
  void take_next_line();
  void finish_if_done();

  asio::io_context& context_;
  Line line_;
  Workers& workers_;
  Owner owner_;
  Thinkers::Caller thinks_as_;
  std::string place_;   ///< of the call, as another call of the player's is told
  bool may_come_back_;  ///< by another line when this one is dropped
  wire::Conversation conversation_;
  std::string last_words_;
  asio::steady_timer writer_wakes_;
  asio::steady_timer reader_wakes_;
  asio::steady_timer waits_;  ///< for the conversation's deadline, or for the last words
  asio::steady_timer keeps_;  ///< what is unkept, once the answer to the move has left
  std::array<char, 1024> buffer_{};
  ScopedMoment::Moment write_began_;

  /// By which a caller has come back.
  struct NextLine {
    Line line;
    wire::PageHello hello;
  };

  std::shared_ptr<presence::ChatLink> chat_;  ///< null: there is no chat
  std::unique_ptr<NextLine> next_line_;
  std::optional<play::Instant> dropped_at_;  ///< when there is no line, for a while

  /// A game as it stands, on its way to the keeper.
  struct Unkept {
    scores::records::GameToken token = 0;
    engine::records::Record record;
  };

  scores::records::GameToken game_ = 0;  ///< that is kept
  std::optional<Unkept> unkept_;
  std::atomic<int> filings_ = 0;  ///< under way; counted down where an errand fails, too
  std::atomic<bool> has_spoken_ = false;
  bool is_hung_up_ = false;
  bool is_line_lost_ = false;
  bool is_reading_ = false;
  bool is_writing_ = false;
  bool has_left_ = false;
  bool has_said_goodbye_ = false;
  bool is_name_told_ = false;
  bool has_failed_ = false;
  bool is_done_ = false;
  std::string end_ = "lost";
};

}  // namespace codemaker::io
