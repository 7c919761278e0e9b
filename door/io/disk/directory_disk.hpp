/// The data directory of the Hall of Fame.
#pragma once

#include "io/posix/folder.hpp"
#include "io/posix/locks.hpp"
#include "records/target.hpp"
#include "scores/disk.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::io::disk {

/// The real disk: each file written whole, synced and renamed, under a lock of the kernel.
class DirectoryDisk : public scores::Disk {
 public:
  /// Opens an existing directory.
  [[nodiscard]] static scores::Result<std::unique_ptr<DirectoryDisk>> open(const std::string& path);

  [[nodiscard]] const std::string& path() const { return directory_.path(); }

  /// The games that are kept beside its tables, and give them back what they lose. A database that
  /// other boards may share gives nothing.
  void has_games(std::optional<scores::records::Target> games) { games_ = std::move(games); }

  scores::Result<std::optional<std::string>> read(std::string_view name) override;
  scores::Result<std::string> replace(
      std::string_view name, std::string_view bytes, std::string_view keep_as
  ) override;
  scores::Result<void> put(std::string_view name, std::string_view bytes) override;
  scores::Result<std::vector<scores::Entry>> kept_runs() override;
  [[nodiscard]] std::string moment() const override;
  scores::Result<std::string> add(
      std::string_view directory, std::string_view ending, std::string_view bytes
  ) override;
  scores::Result<std::vector<std::string>> list(std::string_view directory) override;
  scores::Result<void> shift(std::string_view name, int most) override;
  scores::Result<void> rename(std::string_view from, std::string_view to) override;
  scores::Result<void> remove(std::string_view name) override;
  scores::Result<std::unique_ptr<scores::Lock>> lock(std::chrono::milliseconds patience) override;

  void wait_at_most(std::chrono::milliseconds patience) override { max_patience_ = patience; }

  void sync_no_more() override { syncs_ = false; }

 private:
  /// Where a name lies: in the data directory, or in a directory of it.
  struct Place {
    Folder folder;
    std::string file;
  };

  explicit DirectoryDisk(Folder directory) : directory_{std::move(directory)} {}

  [[nodiscard]] scores::Result<std::optional<Place>> place_of(std::string_view name) const;
  scores::Result<void> write_new(
      const Folder& folder, std::string_view name, std::string_view bytes, std::string_view like,
      bool syncs
  );
  scores::Result<std::string> write_fresh(const Place& place, std::string_view bytes, bool syncs);
  std::optional<QueuePlace> join_queue();
  [[nodiscard]] scores::Result<void> sync(const Folder& folder) const;
  scores::Result<Place> place_to_write(std::string_view name);

  Folder directory_;
  std::optional<scores::records::Target> games_;
  std::atomic<bool> syncs_ = true;
  std::atomic<std::chrono::milliseconds> max_patience_ = std::chrono::milliseconds::max();
  std::atomic<unsigned> added_ = 0;
};

}  // namespace codemaker::io::disk
