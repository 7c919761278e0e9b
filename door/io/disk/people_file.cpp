#include "io/disk/people_file.hpp"

#include "ansi/text.hpp"
#include "io/posix/callers_folder.hpp"
#include "io/posix/files.hpp"
#include "io/posix/locks.hpp"
#include "io/posix/process.hpp"

#include <algorithm>
#include <array>
#include <boost/crc.hpp>
#include <cstdint>
#include <fmt/format.h>

namespace codemaker::io::disk {
namespace {

using play::Person;
using scores::Fault;
using scores::Result;

/// A slot: its checksum, the numbers, the texts with zeros behind them, and a one where no
/// challenges are taken; little-endian.
constexpr std::size_t checksum_size = 4;
constexpr std::size_t number_size = 8;
constexpr std::array numbers_of_person{&Person::since, &Person::last_key, &Person::level};

struct TextOfPerson {
  std::string Person::*text;
  std::size_t size;
};

constexpr std::array texts_of_person{
    TextOfPerson{&Person::name, 64}, TextOfPerson{&Person::board, 48},
    TextOfPerson{&Person::doing, 48}};
static_assert(
    checksum_size + number_size * numbers_of_person.size() + 64 + 48 + 48 < people_slot_size
);
constexpr char takes_none = '\1';

/// Files of more processes are not looked at.
constexpr int most_files = 4096;
/// Processes in containers that share a directory may have one number.
constexpr int most_of_one_number = 9;

void put_number(std::string& bytes, std::uint64_t number, std::size_t size) {
  for (std::size_t at = 0; at < size; ++at)
    bytes += static_cast<char>(static_cast<unsigned char>(number >> (8 * at)));
}

std::uint64_t take_number(std::string_view& bytes, std::size_t size) {
  std::uint64_t number = 0;
  for (std::size_t at = 0; at < size; ++at)
    number |= std::uint64_t{static_cast<unsigned char>(bytes[at])} << (8 * at);
  bytes.remove_prefix(size);
  return number;
}

std::uint32_t checksum_of(std::string_view bytes) {
  boost::crc_32_type sum;
  sum.process_bytes(bytes.data(), bytes.size());
  return sum.checksum();
}

/// Whole characters, as many as there is room for.
std::string clean_within(std::string_view text, std::size_t size) {
  std::string fitting = ansi::clean(text, size);
  while (fitting.size() > size)
    fitting = ansi::clean(fitting, ansi::length(fitting) - 1);
  return fitting;
}

/// True if the process is gone whose file that is; nullopt: that cannot be found out.
std::optional<bool> is_left_behind(int file, std::string_view name) {
  const auto locked = try_shared_lock(file, name);
  return locked ? std::optional{*locked} : std::nullopt;
}

/// By now another process may have the name. A file that is another account's to remove stays:
/// nobody is shown of it.
void remove_left(const Folder& folder, const std::string& name, int file) {
  const auto left = status_of_open(file);
  const auto named = folder.status(name);
  if (left && named && left->number == named->number)
    static_cast<void>(folder.remove(name).has_value());
}

void add_people_of(const Folder& folder, const std::string& name, std::vector<Person>& people) {
  const auto file = folder.open_to_read(name);
  if (!file || !*file) return;  // another account's, no plain file, or gone meanwhile
  const auto is_left = is_left_behind((*file)->get(), name);
  if (is_left == true) remove_left(folder, name, (*file)->get());
  if (is_left != false) return;
  const auto bytes =
      read_beginning((*file)->get(), name, (most_people - people.size()) * people_slot_size);
  if (!bytes) return;
  for (std::string_view rest{*bytes}; rest.size() >= people_slot_size;
       rest.remove_prefix(people_slot_size)) {
    if (auto person = person_in(rest.substr(0, people_slot_size)))
      people.push_back(std::move(*person));
  }
}

/// A name that no living process has.
Result<std::string> free_name_of_people(const Folder& folder) {
  std::string name = fmt::format("{}{}", process_id(), people_suffix);
  for (int next = 2; next <= most_of_one_number; ++next) {
    const auto file = folder.open_to_read(name);
    if (file && (!*file || is_left_behind((*file)->get(), name) == true)) return name;
    name = fmt::format("{}-{}{}", process_id(), next, people_suffix);
  }
  return Fault::because(fmt::format("{} is taken by others", folder.full(name)));
}

}  // namespace

std::string slot_of(const Person& person) {
  std::string bytes;
  for (auto number : numbers_of_person)
    put_number(bytes, static_cast<std::uint64_t>(person.*number), number_size);
  for (const TextOfPerson& each : texts_of_person) {
    std::string text = clean_within(person.*each.text, each.size);
    text.resize(each.size, '\0');
    bytes += text;
  }
  bytes += person.takes_challenges ? '\0' : takes_none;
  bytes.resize(people_slot_size - checksum_size, '\0');
  std::string slot;
  put_number(slot, checksum_of(bytes), checksum_size);
  return slot + bytes;
}

std::optional<Person> person_in(std::string_view slot) {
  if (slot.size() != people_slot_size) return std::nullopt;
  const std::uint64_t checksum = take_number(slot, checksum_size);
  if (checksum != checksum_of(slot)) return std::nullopt;
  Person person;
  for (auto number : numbers_of_person)
    person.*number = static_cast<std::int64_t>(take_number(slot, number_size));
  constexpr std::int64_t most = std::int64_t{1} << 48U;  // so that times can be reckoned with
  for (auto number : numbers_of_person)
    if (person.*number < 0 || person.*number > most) return std::nullopt;
  for (const TextOfPerson& each : texts_of_person) {
    const std::string_view text = slot.substr(0, each.size);
    person.*each.text = ansi::clean(text.substr(0, text.find('\0')), each.size);
    slot.remove_prefix(each.size);
  }
  person.takes_challenges = slot.front() != takes_none;
  return person.name.empty() ? std::nullopt : std::optional{std::move(person)};
}

/// It gets its name once it is locked: who finds one that is not takes it for one that was left
/// behind.
Result<std::unique_ptr<PeopleFile>> PeopleFile::make(const std::string& data_directory) {
  const auto data = Folder::open(data_directory);
  if (!data) return data.error();
  auto folder = data->make_inside(callers_folder);
  if (!folder) return folder.error();
  auto name = free_name_of_people(*folder);
  if (!name) return name.error();
  const std::string unnamed = fmt::format(".{}", *name);
  if (const auto removed = folder->remove(unnamed); !removed) return removed.error();
  auto file = folder->make(unnamed, {});
  if (!file) return file.error();
  const auto locked = try_lock(file->get(), unnamed);
  if (!locked) return locked.error();
  const auto named = folder->rename(unnamed, *name);
  if (!named) return named.error();
  if (!*locked || !*named) return Fault::because(fmt::format("{} is taken by others", *name));
  return std::unique_ptr<PeopleFile>{
      new PeopleFile{std::move(*folder), std::move(*name), std::move(*file)}};
}

/// What cannot be removed is known by its lock to be left behind.
PeopleFile::~PeopleFile() {
  static_cast<void>(folder_.remove(name_).has_value());
}

Result<void> PeopleFile::put(std::size_t slot, std::string_view bytes) {
  return write_at(file_.get(), name_, slot * people_slot_size, bytes);
}

Result<void> PeopleFile::write(std::size_t slot, const Person& person) {
  return put(slot, slot_of(person));
}

Result<void> PeopleFile::clear(std::size_t slot) {
  return put(slot, std::string(people_slot_size, '\0'));
}

Result<std::vector<Person>> read_people(const std::string& data_directory) {
  std::vector<Person> people;
  const auto data = Folder::open(data_directory);
  if (!data) return data.error();
  const auto folder = data->inside(callers_folder);
  if (!folder) return folder.error();
  if (!*folder) return people;
  auto names = (*folder)->names();
  if (!names) return names.error();
  std::erase_if(*names, [](const std::string& name) { return !name.ends_with(people_suffix); });
  int files = 0;
  for (const std::string& name : *names) {
    if (++files > most_files || people.size() == most_people) break;
    add_people_of(**folder, name, people);
  }
  return people;
}

}  // namespace codemaker::io::disk
