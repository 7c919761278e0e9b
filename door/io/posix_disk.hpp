/// The data directory of the Hall of Fame.
#pragma once

#include "io/folder.hpp"
#include "scores/disk.hpp"

#include <atomic>
#include <memory>
#include <string>

namespace codemaker::io {

class PosixDisk : public scores::Disk {
 public:
  /// Opens an existing directory.
  [[nodiscard]] static scores::Result<std::unique_ptr<PosixDisk>> open(const std::string& path);

  [[nodiscard]] const std::string& path() const { return directory_.path(); }

  /// Whoever waits for the lock waits only a moment longer: the program has to end.
  void hurry() { is_in_a_hurry_ = true; }

  scores::Result<std::optional<std::string>> read(std::string_view name) override;
  scores::Result<std::string> replace(
      std::string_view name, std::string_view bytes, std::string_view keep_as
  ) override;
  scores::Result<void> add(
      std::string_view directory, std::string_view ending, std::string_view bytes
  ) override;
  scores::Result<std::vector<std::string>> list(std::string_view directory) override;
  scores::Result<void> shift(std::string_view name, int most) override;
  scores::Result<void> rename(std::string_view from, std::string_view to) override;
  scores::Result<void> remove(std::string_view name) override;
  scores::Result<std::unique_ptr<scores::Lock>> lock(std::chrono::milliseconds patience) override;

 private:
  /// Where a name lies: in the data directory, or in a directory of it.
  struct Place {
    Folder folder;
    std::string file;
  };

  explicit PosixDisk(Folder directory) : directory_{std::move(directory)} {}

  [[nodiscard]] scores::Result<std::optional<Place>> place_of(std::string_view name) const;
  scores::Result<void> write_new(
      const Folder& folder, std::string_view name, std::string_view bytes, std::string_view like
  );
  scores::Result<std::string> write_fresh(std::string_view name, std::string_view bytes);
  scores::Result<std::string> keep(std::string_view name, std::string_view keep_as);

  Folder directory_;
  std::atomic<bool> is_in_a_hurry_ = false;
  std::atomic<unsigned> added_ = 0;
};

}  // namespace codemaker::io
