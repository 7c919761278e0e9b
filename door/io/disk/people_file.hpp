/// Who is here, as the processes of a machine tell each other in their data directory: each keeps a
/// file with a slot for each of its callers, locked as long as it lives. What these files hold is
/// from outside, like every file.
#pragma once

#include "io/posix/fd.hpp"
#include "io/posix/folder.hpp"
#include "play/events/people.hpp"
#include "scores/disk.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::io::disk {

/// Bytes of a slot.
inline constexpr std::size_t people_slot_size = 192;

/// So many callers are shown, of one process or of all.
inline constexpr std::size_t most_people = 20'000;

/// A caller as they stand in a slot: their texts are clean, and cut to what a slot holds.
[[nodiscard]] std::string slot_of(const play::Person& person);

/// Nullopt for a slot that is free, cut, half written or nothing of ours.
[[nodiscard]] std::optional<play::Person> person_in(std::string_view slot);

/// The file of this process, which goes with it.
class PeopleFile {
 public:
  [[nodiscard]] static scores::Result<std::unique_ptr<PeopleFile>> make(
      const std::string& data_directory
  );
  PeopleFile(const PeopleFile&) = delete;
  PeopleFile& operator=(const PeopleFile&) = delete;
  ~PeopleFile();

  [[nodiscard]] scores::Result<void> write(std::size_t slot, const play::Person& person);
  [[nodiscard]] scores::Result<void> clear(std::size_t slot);

 private:
  PeopleFile(Folder folder, std::string name, Fd file)
      : folder_{std::move(folder)},
        name_{std::move(name)},
        file_{std::move(file)} {}

  [[nodiscard]] scores::Result<void> put(std::size_t slot, std::string_view bytes);

  Folder folder_;
  std::string name_;
  Fd file_;
};

/// Everybody in the files of processes that live; the file of one that has ended is taken away.
[[nodiscard]] scores::Result<std::vector<play::Person>> read_people(
    const std::string& data_directory
);

}  // namespace codemaker::io::disk
