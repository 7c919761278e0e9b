/// Tells the other processes who is here, and the callers of this one who is there, on a thread of
/// its own.
#pragma once

#include "io/disk/errands.hpp"
#include "io/disk/people_file.hpp"
#include "io/disk/storage.hpp"
#include "io/log/log.hpp"
#include "play/events/event.hpp"
#include "play/events/people.hpp"
#include "records/callers/of_machines.hpp"

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::io::disk {

class PeopleQueue {
 public:
  /// Where a caller stands in our file; nullopt: nowhere. For the thread of the queue alone.
  using Slot = std::optional<std::size_t>;
  using Then = std::function<void(const play::Answer&)>;

  /// Answers are told on the context's thread. The log outlives the queue.
  /// Games that a server keeps may be of several machines, whose callers see each other by it.
  PeopleQueue(boost::asio::io_context& context, const Storage& kept, Log& log);
  PeopleQueue(const PeopleQueue&) = delete;
  PeopleQueue& operator=(const PeopleQueue&) = delete;
  /// Waits for what is under way. Call `finish` before.
  ~PeopleQueue() = default;

  /// A caller is seen like this from now on. Where the disk does not keep up, with the next word of
  /// them.
  void tell(std::shared_ptr<Slot> slot, play::Person person);
  /// A caller is not seen any more.
  void forget(std::shared_ptr<Slot> slot);
  /// Answers People, for a caller who is seen like this. Of a long list who asks within a second of
  /// another gets the same one.
  void read(play::Person own, Then then);

  /// The program ends: waits for what is under way, no longer than this. If this is false, it must
  /// end without destroying the queue.
  [[nodiscard]] bool finish(std::chrono::milliseconds limit);

 private:
  using People = std::shared_ptr<const std::vector<play::Person>>;

  void write(Slot& slot, const play::Person& person);
  void clear(Slot& slot);
  void tell_machines(std::size_t slot, const play::Person* person);
  void add_machines(std::vector<play::Person>& people);
  [[nodiscard]] PeopleFile* file();
  [[nodiscard]] People list();
  void tell_fault(std::string& told, const std::string& reason);

  boost::asio::io_context& context_;
  std::string data_directory_;
  Log& log_;
  std::unique_ptr<PeopleFile> file_;  ///< null before the first caller is seen
  std::optional<scores::records::CallersOfMachines>
      machines_;                                    ///< nullopt: there is this one alone
  scores::records::CallersOfMachines::Slots told_;  ///< to them
  std::chrono::steady_clock::time_point next_try_;  ///< to tell or ask them, after it failed
  std::string told_of_machines_;
  std::vector<std::size_t> free_;  ///< slots that callers have left
  std::size_t used_ = 0;           ///< slots that there are
  People list_;                    ///< null: could not be read, or not yet
  std::chrono::steady_clock::time_point read_at_;
  std::int64_t listed_at_ = 0;   ///< seconds since 1970, UTC
  std::string told_of_writing_;  ///< what went wrong last
  std::string told_of_reading_;
  Errands errands_;  ///< gone before what they use
};

}  // namespace codemaker::io::disk
