#include "io/disk/people_queue.hpp"

#include "ansi/text.hpp"
#include "records/upkeep.hpp"
#include "scores/entry.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <ctime>
#include <fmt/format.h>
#include <set>
#include <tuple>
#include <utility>

namespace codemaker::io::disk {
namespace {

using std::chrono::steady_clock;

/// What waits while the disk does not answer; more is not told.
constexpr std::size_t most_errands = 2 * most_people;
/// So long a long list is as good as a new one; a short one costs nothing.
constexpr std::chrono::seconds age_of_list{1};
constexpr std::size_t long_list = 500;

/// A server that does not answer is asked again after so long.
constexpr std::chrono::seconds pause_after_fault{10};

scores::records::SeenCaller as_told(const play::Person& person) {
  return {
      {person.board, {}, person.name}, person.doing, person.level, person.since, person.last_key,
      person.takes_challenges};
}

/// Its texts are from outside.
play::Person as_seen(const scores::records::SeenCaller& caller) {
  const auto cut = [](const std::string& text, std::size_t most) {
    return ansi::clean(text, most);
  };
  return {
      cut(caller.player.handle, scores::max_handle_bytes),
      cut(caller.player.board, scores::max_board_bytes),
      cut(caller.doing, scores::max_board_bytes),
      std::clamp<std::int64_t>(caller.level, 0, scores::max_level),
      caller.since,
      caller.last_key,
      caller.takes_challenges};
}

play::event::People people_for(
    const std::shared_ptr<const std::vector<play::Person>>& list, std::int64_t now,
    const play::Person& own
) {
  play::event::People people{list, {}, now};
  if (!list || own.name.empty()) return people;
  const auto found = std::ranges::find_if(*list, [&](const play::Person& each) {
    return each.since == own.since && each.name == own.name && each.board == own.board;
  });
  if (found != list->end()) people.own = static_cast<std::size_t>(found - list->begin());
  return people;
}

}  // namespace

PeopleQueue::PeopleQueue(boost::asio::io_context& context, const Storage& kept, Log& log)
    : context_{context},
      data_directory_{kept.data_directory},
      log_{log},
      errands_{[this](const std::string& reason) {
        tell_fault(told_of_writing_, reason);
      }} {
  if (kept.games && !scores::records::is_file(*kept.games)) machines_.emplace(*kept.games);
}

void PeopleQueue::tell(std::shared_ptr<Slot> slot, play::Person person) {
  if (errands_.under_way() >= most_errands) return;
  errands_.run([this, slot = std::move(slot), person = std::move(person)] { write(*slot, person); }
  );
}

void PeopleQueue::forget(std::shared_ptr<Slot> slot) {
  errands_.run([this, slot = std::move(slot)] { clear(*slot); });
}

void PeopleQueue::read(play::Person own, Then then) {
  errands_.run([this, own = std::move(own), then = std::move(then)]() mutable {
    const People people = list();
    const auto answer = people_for(people, listed_at_, own);
    boost::asio::post(context_, [then = std::move(then), answer] { then(answer); });
  });
}

/// It is made anew with the next caller, where it could not be made.
PeopleFile* PeopleQueue::file() {
  if (file_) return file_.get();
  auto made = PeopleFile::make(data_directory_);
  if (made) {
    file_ = std::move(*made);
  } else {
    tell_fault(told_of_writing_, made.error().reason());
  }
  return file_.get();
}

void PeopleQueue::write(Slot& slot, const play::Person& person) {
  PeopleFile* const own = file();
  if (own == nullptr) return;
  if (!slot && free_.empty()) free_.push_back(used_++);
  if (!slot) {
    slot = free_.back();
    free_.pop_back();
  }
  const auto written = own->write(*slot, person);
  written ? told_of_writing_.clear() : tell_fault(told_of_writing_, written.error().reason());
  tell_machines(*slot, &person);
}

/// A slot that cannot be cleared is given to nobody else: it may be read as it was.
void PeopleQueue::clear(Slot& slot) {
  if (!slot) return;
  const auto cleared = file_->clear(*slot);
  tell_machines(*slot, nullptr);
  if (!cleared) return tell_fault(told_of_writing_, cleared.error().reason());
  free_.push_back(*slot);
  slot.reset();
}

/// Of a server that is away it is not waited for each time.
void PeopleQueue::tell_machines(std::size_t slot, const play::Person* person) {
  if (!machines_) return;
  person != nullptr ? void(told_.insert_or_assign(slot, as_told(*person)))
                    : void(told_.erase(slot));
  if (steady_clock::now() < next_try_) return;
  const auto done = machines_->tell(told_, slot);
  if (done) return told_of_machines_.clear();
  next_try_ = steady_clock::now() + pause_after_fault;
  tell_fault(told_of_machines_, done.error().reason());
}

/// Who is in both lists calls here.
void PeopleQueue::add_machines(std::vector<play::Person>& people) {
  if (!machines_ || steady_clock::now() < next_try_) return;
  const auto told = machines_->list(most_people);
  if (!told) {
    next_try_ = steady_clock::now() + pause_after_fault;
    return tell_fault(told_of_machines_, told.error().reason());
  }
  std::set<std::tuple<std::string, std::string, std::int64_t>> here;
  for (const play::Person& each : people)
    here.emplace(each.name, each.board, each.since);
  for (const scores::records::SeenCaller& caller : *told) {
    const bool is_new =
        here.emplace(caller.player.handle, caller.player.board, caller.since).second;
    if (is_new && people.size() < most_people) people.push_back(as_seen(caller));
  }
}

PeopleQueue::People PeopleQueue::list() {
  const auto now = steady_clock::now();
  const bool is_dear = list_ && (machines_ || list_->size() >= long_list);
  if (is_dear && now - read_at_ < age_of_list) return list_;
  auto read = read_people(data_directory_);
  read ? told_of_reading_.clear() : tell_fault(told_of_reading_, read.error().reason());
  if (read) add_machines(*read);
  list_ = read ? std::make_shared<const std::vector<play::Person>>(std::move(*read)) : nullptr;
  read_at_ = now;
  listed_at_ = std::time(nullptr);
  return list_;
}

void PeopleQueue::tell_fault(std::string& told, const std::string& reason) {
  if (reason != told) log_.warn(fmt::format("who is here: {}", reason));
  told = reason;
}

bool PeopleQueue::finish(std::chrono::milliseconds limit) {
  return errands_.finish(limit);
}

}  // namespace codemaker::io::disk
