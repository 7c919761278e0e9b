#include "commands/desk/desk.hpp"

#include "io/posix/outside_process.hpp"
#include "io/posix/process.hpp"

#include <algorithm>
#include <ctime>
#include <exception>
#include <fmt/format.h>
#include <utility>

namespace codemaker::commands {
namespace {

using play::DeskAct;
using play::DeskList;
using play::event::Desk;

/// As long as the call is there.
void serve_desk(int end, SysopDesk& desk) {
  while (true) {
    const io::ReceivedMessage message = io::receive_message(end);
    const auto asked = io::performing::read_desk_question(message.bytes);
    if (!asked) return;
    SysopDesk::Done done{};
    try {
      done = desk.perform(*asked);
    } catch (const std::exception& failure) {
      done.answer = {.list = asked->asked.list};
      done.answer.said = fmt::format("That failed: {}.", failure.what());
      done.answer.is_known = false;
    }
    const std::string text = io::performing::desk_text(done.answer, io::max_message_bytes);
    if (!io::send_message(end, text, done.chat.get())) return;
  }
}

io::Fd start_worker(const DeskOf& of) {
  return io::start_outside("desk's hands", io::OutsideLine::messages, [&of](int end) {
    SysopDesk desk{of};
    serve_desk(end, desk);
  });
}

/// Stands between the calls and the process that does what they ask. When that one is killed,
/// its question is answered in its place, and another one begins.
void keep_desk(int calls, const DeskOf& of) {
  io::Fd worker = start_worker(of);
  while (true) {
    const io::ReceivedMessage question = io::receive_message(calls);
    if (question.bytes.empty()) return;
    const bool is_there = io::send_message(worker.get(), question.bytes);
    const auto answer = is_there ? io::receive_message(worker.get()) : io::ReceivedMessage{};
    const bool has_fallen = answer.bytes.empty();
    if (has_fallen) {
      io::Log{of.directory, of.settings.log_megabytes}.fault(
          "the sysop's desk was killed, and begins anew"
      );
      worker = start_worker(of);
    }
    const std::string_view told =
        has_fallen ? io::performing::desk_begins_anew : std::string_view{answer.bytes};
    if (!io::send_message(calls, told, answer.descriptor.get())) return;
  }
}

}  // namespace

SysopDesk::SysopDesk(DeskOf of)
    : of_{std::move(of)},
      log_{of_.directory, of_.settings.log_megabytes} {}

void SysopDesk::note(std::string_view did) {
  log_.call(fmt::format(
      "the sysop {}{}{} {}", visitor_.name, visitor_.place.empty() ? "" : " at ", visitor_.place,
      did
  ));
}

scores::Hand SysopDesk::hand() const {
  const std::string where = visitor_.place.empty() ? "in the door" : visitor_.place;
  return {fmt::format("{} ({})", visitor_.name, where), std::time(nullptr)};
}

std::string SysopDesk::act(const Asked& asked, io::Fd& chat) {
  switch (asked.act) {
  case DeskAct::look:
    return {};
  case DeskAct::tell:
    return tell(asked);
  case DeskAct::tell_all:
    return tell_all(asked);
  case DeskAct::end_call:
    return end_call(asked);
  case DeskAct::chat:
    return open_chat(asked, chat);
  case DeskAct::undo:
    return undo();
  case DeskAct::annul:
    return annul(asked);
  case DeskAct::turn:
    return turn(asked);
  case DeskAct::set_hours:
    return set_hours(asked);
  case DeskAct::restore:
    return restore();
  }
  return {};
}

scores::Result<SysopDesk::Rows> SysopDesk::rows_of(const Asked& asked) {
  switch (asked.list) {
  case DeskList::callers:
    return callers();
  case DeskList::changes:
    return changes();
  case DeskList::scores:
    return scores_of(engine::ranked_game(asked.key.substr(0, asked.key.find(' ')))
                         .value_or(engine::first_ranked_game));
  case DeskList::faults:
    return faults();
  case DeskList::findings:
    return findings();
  case DeskList::today:
    return today();
  }
  return Rows{};
}

SysopDesk::Done SysopDesk::perform(const io::performing::DeskQuestion& question) {
  const Asked& asked = question.asked;
  visitor_ = question.visitor;
  Done done;
  done.answer.list = asked.list;
  done.answer.said = act(asked, done.chat);
  auto rows = rows_of(asked);
  if (rows) {
    done.answer.rows = std::move(*rows);
    done.answer.undoable = seen().undoable;
  } else {
    done.answer.said += (done.answer.said.empty() ? "" : " ") + rows.error().reason();
    done.answer.is_known = false;
  }
  return done;
}

io::Fd open_desk(const DeskOf& of) {
  return io::start_outside("sysop's desk", io::OutsideLine::messages, [&of](int end) {
    keep_desk(end, of);
  });
}

}  // namespace codemaker::commands
