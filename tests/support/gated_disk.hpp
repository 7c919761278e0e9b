/// A disk in memory for several threads, whose writing can be held up as long as a test likes.
#pragma once

#include "support/fake_disk.hpp"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

namespace codemaker::tests {

/// To be used by any thread; the gate is open at first.
class GatedDisk : public scores::Disk {
 public:
  /// While it is closed no table is written: the disk does not answer.
  void close_gate() { set_gate(true); }

  void open_gate() { set_gate(false); }

  /// Waits until somebody stands before the gate.
  void await_writer() {
    std::unique_lock held{lock_};
    changed_.wait(held, [this] { return writers_ > 0; });
  }

  void lock_by_another(bool is_locked) {
    const std::lock_guard held{lock_};
    disk_.is_locked_by_another = is_locked;
  }

  /// While it is full nothing can be written.
  void fill(bool is_full) {
    const std::lock_guard held{lock_};
    disk_.is_full = is_full;
  }

  /// What every next call throws.
  void break_down() {
    const std::lock_guard held{lock_};
    is_broken_ = true;
  }

  /// How long the lock was waited for, each time.
  [[nodiscard]] std::vector<std::chrono::milliseconds> patiences() {
    const std::lock_guard held{lock_};
    return patiences_;
  }

  /// The files there are, by name.
  [[nodiscard]] std::vector<std::string> names() {
    const std::lock_guard held{lock_};
    std::vector<std::string> names;
    for (const auto& [name, bytes] : disk_.files)
      names.push_back(name);
    return names;
  }

  [[nodiscard]] bool syncs() {
    const std::lock_guard held{lock_};
    return disk_.syncs;
  }

  scores::Result<std::optional<std::string>> read(std::string_view name) override {
    return with_disk([&] { return disk_.read(name); });
  }

  scores::Result<std::string> replace(
      std::string_view name, std::string_view bytes, std::string_view keep_as
  ) override {
    {
      std::unique_lock held{lock_};
      ++writers_;
      changed_.notify_all();
      changed_.wait(held, [this] { return !is_closed_; });
      --writers_;
    }
    return with_disk([&] { return disk_.replace(name, bytes, keep_as); });
  }

  scores::Result<void> put(std::string_view name, std::string_view bytes) override {
    return with_disk([&] { return disk_.put(name, bytes); });
  }

  scores::Result<std::string> add(
      std::string_view directory, std::string_view ending, std::string_view bytes
  ) override {
    return with_disk([&] { return disk_.add(directory, ending, bytes); });
  }

  scores::Result<std::vector<std::string>> list(std::string_view directory) override {
    return with_disk([&] { return disk_.list(directory); });
  }

  scores::Result<void> shift(std::string_view name, int most) override {
    return with_disk([&] { return disk_.shift(name, most); });
  }

  scores::Result<void> rename(std::string_view from, std::string_view to) override {
    return with_disk([&] { return disk_.rename(from, to); });
  }

  scores::Result<void> remove(std::string_view name) override {
    return with_disk([&] { return disk_.remove(name); });
  }

  scores::Result<std::unique_ptr<scores::Lock>> lock(std::chrono::milliseconds patience) override {
    return with_disk([&] {
      auto lock = disk_.lock(patience);
      patiences_.push_back(disk_.last_patience);
      return lock;
    });
  }

  void wait_at_most(std::chrono::milliseconds patience) override {
    const std::lock_guard held{lock_};
    disk_.wait_at_most(patience);
  }

  void sync_no_more() override {
    const std::lock_guard held{lock_};
    disk_.sync_no_more();
  }

 private:
  void set_gate(bool is_closed) {
    const std::lock_guard held{lock_};
    is_closed_ = is_closed;
    changed_.notify_all();
  }

  template <typename Work>
  auto with_disk(const Work& work) -> decltype(work()) {
    const std::lock_guard held{lock_};
    if (is_broken_) throw std::runtime_error{"the disk has burnt"};
    return work();
  }

  std::mutex lock_;
  std::condition_variable changed_;
  FakeDisk disk_;
  std::vector<std::chrono::milliseconds> patiences_;
  int writers_ = 0;
  bool is_closed_ = false;
  bool is_broken_ = false;
};

}  // namespace codemaker::tests
