/// A disk in memory that can be full, read-only, locked, or fail at any call.
#pragma once

#include "scores/disk.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace codemaker::tests {

/// Behaves as `scores::Disk` promises, unless a field says otherwise.
class FakeDisk : public scores::Disk {
 public:
  std::map<std::string, std::string, std::less<>> files;
  bool is_locked_by_another = false;
  bool is_full = false;
  bool syncs = true;
  /// The call that fails, counted from 1; 0 = none.
  int failing_call = 0;
  bool fails_ever_after = false;  ///< the calls after that one fail, too
  int calls = 0;                  ///< so far
  int locks_held = 0;
  std::vector<scores::Entry> runs;  ///< of kept games
  std::chrono::milliseconds last_patience{};
  std::chrono::milliseconds max_patience = std::chrono::milliseconds::max();

  scores::Result<std::optional<std::string>> read(std::string_view name) override {
    if (fails()) return fault("read", name);
    const auto file = files.find(name);
    if (file == files.end()) return std::optional<std::string>{};
    return std::optional{file->second.substr(0, scores::max_file_bytes)};
  }

  scores::Result<std::string> replace(
      std::string_view name, std::string_view bytes, std::string_view keep_as
  ) override {
    if (fails() || is_full) return fault("write", name);
    std::string kept;
    if (!keep_as.empty()) {
      if (!files.contains(name)) return fault("keep a copy of", name);
      kept = keep_as;
      for (int i = 2; files.contains(kept); ++i)
        kept = std::string{keep_as} + std::to_string(i);
      files[kept] = files.find(name)->second;
    }
    files[std::string{name}] = bytes;
    return kept;
  }

  scores::Result<std::vector<scores::Entry>> kept_runs() override { return runs; }

  scores::Result<void> put(std::string_view name, std::string_view bytes) override {
    if (fails() || is_full) return fault("write", name);
    files[std::string{name}] = bytes;
    return {};
  }

  scores::Result<std::string> add(
      std::string_view directory, std::string_view ending, std::string_view bytes
  ) override {
    if (fails() || is_full) return fault("add to", directory);
    const std::string number = std::to_string(1000 + ++added_);
    std::string path = std::string{directory} + "/" + number + std::string{ending};
    files[path] = bytes;
    return path;
  }

  scores::Result<std::vector<std::string>> list(std::string_view directory) override {
    if (fails()) return fault("list", directory);
    const std::string prefix = directory.empty() ? "" : std::string{directory} + "/";
    std::vector<std::string> names;
    for (const auto& [name, bytes] : files) {
      if (name.starts_with(prefix) && name.find('/', prefix.size()) == std::string::npos)
        names.push_back(name.substr(prefix.size()));
    }
    return names;
  }

  scores::Result<void> shift(std::string_view name, int most) override {
    if (fails()) return fault("rename", name);
    const auto numbered = [&](int number) {
      return std::string{name} + (number == 1 ? "" : std::to_string(number));
    };
    for (int number = most - 1; number >= 1; --number) {
      const auto file = files.find(numbered(number));
      if (file == files.end()) continue;
      files[numbered(number + 1)] = file->second;
      files.erase(numbered(number));
    }
    return {};
  }

  scores::Result<void> rename(std::string_view from, std::string_view to) override {
    if (fails()) return fault("rename", from);
    const auto file = files.find(from);
    if (file == files.end()) return fault("rename", from);
    std::string bytes = file->second;
    files.erase(file);
    files[std::string{to}] = std::move(bytes);
    return {};
  }

  scores::Result<void> remove(std::string_view name) override {
    if (fails()) return fault("remove", name);
    files.erase(std::string{name});
    return {};
  }

  scores::Result<std::unique_ptr<scores::Lock>> lock(std::chrono::milliseconds patience) override {
    last_patience = std::min(patience, max_patience);
    if (fails()) return fault("lock", "SCORES.LCK");
    if (is_locked_by_another || locks_held > 0) return std::unique_ptr<scores::Lock>{};
    return std::unique_ptr<scores::Lock>{std::make_unique<FakeLock>(locks_held)};
  }

  void wait_at_most(std::chrono::milliseconds patience) override { max_patience = patience; }

  void sync_no_more() override { syncs = false; }

 private:
  class FakeLock : public scores::Lock {
   public:
    explicit FakeLock(int& held) : held_{held} { ++held_; }

    FakeLock(const FakeLock&) = delete;
    FakeLock& operator=(const FakeLock&) = delete;

    ~FakeLock() override { --held_; }

   private:
    int& held_;
  };

  bool fails() {
    ++calls;
    return calls == failing_call || (fails_ever_after && failing_call != 0 && calls > failing_call);
  }

  static scores::Fault fault(std::string_view what, std::string_view name) {
    return scores::Fault::because("cannot " + std::string{what} + " " + std::string{name});
  }

  int added_ = 0;
};

}  // namespace codemaker::tests
