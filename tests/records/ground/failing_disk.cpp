#include "failing_disk.hpp"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <utility>

namespace codemaker::tests {
namespace {

constexpr std::int64_t sector_size = 512;

/// The disk itself does what it is for, or nothing can be tried.
void need(bool is_so) {
  if (!is_so) throw std::runtime_error{"the disk below the failing one fails"};
}

std::int64_t size_of(sqlite3_file* file) {
  sqlite3_int64 size = 0;
  need(file->pMethods->xFileSize(file, &size) == SQLITE_OK);
  return size;
}

}  // namespace

/// As SQLite sees it; the file of the real disk lies behind it.
struct FailingDisk::File {
  sqlite3_file base;
  FailingDisk* disk;
  std::string* path;

  [[nodiscard]] sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

/// What SQLite calls.
struct FailingDisk::Calls {
  static File& of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }

  static FailingDisk& disk_of(sqlite3_vfs* vfs) {
    return *static_cast<FailingDisk*>(vfs->pAppData);
  }

  static int close(sqlite3_file* file) {
    File& own = of(file);
    delete std::exchange(own.path, nullptr);
    return own.real()->pMethods->xClose(own.real());
  }

  static int read(sqlite3_file* file, void* to, int count, sqlite3_int64 at) {
    return of(file).real()->pMethods->xRead(of(file).real(), to, count, at);
  }

  static int write(sqlite3_file* file, const void* from, int count, sqlite3_int64 at) {
    File& own = of(file);
    FailingDisk& disk = *own.disk;
    const bool was_on = !disk.has_failed_;
    if (const auto refusal = disk.refuse(SQLITE_IOERR_WRITE)) {
      const bool is_torn = was_on && disk.armed_ == Fault::tear;
      if (is_torn) static_cast<void>(put(own, from, count / 2, at));
      return *refusal;
    }
    return put(own, from, count, at);
  }

  static int put(File& own, const void* from, int count, sqlite3_int64 at) {
    own.disk->remember(own, at, at + count);
    return own.real()->pMethods->xWrite(own.real(), from, count, at);
  }

  static int truncate(sqlite3_file* file, sqlite3_int64 size) {
    File& own = of(file);
    if (const auto refusal = own.disk->refuse(SQLITE_IOERR_TRUNCATE)) return *refusal;
    own.disk->remember(own, size, size_of(own.real()));
    return own.real()->pMethods->xTruncate(own.real(), size);
  }

  static int sync(sqlite3_file* file, int flags) {
    File& own = of(file);
    if (const auto refusal = own.disk->refuse(SQLITE_IOERR_FSYNC)) return *refusal;
    if (!own.disk->is_lying_) own.disk->unsynced_.erase(*own.path);
    return own.real()->pMethods->xSync(own.real(), flags);
  }

  static int file_size(sqlite3_file* file, sqlite3_int64* size) {
    return of(file).real()->pMethods->xFileSize(of(file).real(), size);
  }

  static int lock(sqlite3_file* file, int level) {
    return of(file).real()->pMethods->xLock(of(file).real(), level);
  }

  static int unlock(sqlite3_file* file, int level) {
    return of(file).real()->pMethods->xUnlock(of(file).real(), level);
  }

  static int check_lock(sqlite3_file* file, int* is_locked) {
    return of(file).real()->pMethods->xCheckReservedLock(of(file).real(), is_locked);
  }

  static int control(sqlite3_file* file, int what, void* value) {
    return of(file).real()->pMethods->xFileControl(of(file).real(), what, value);
  }

  /// Of no disk that SQLite knows better than we do: a write may be torn anywhere.
  static int sector(sqlite3_file* /*file*/) { return sector_size; }

  static int device(sqlite3_file* /*file*/) { return 0; }

  static int map_memory(sqlite3_file* file, int region, int size, int extends, volatile void** to) {
    return of(file).real()->pMethods->xShmMap(of(file).real(), region, size, extends, to);
  }

  static int lock_memory(sqlite3_file* file, int offset, int count, int flags) {
    return of(file).real()->pMethods->xShmLock(of(file).real(), offset, count, flags);
  }

  static void fence_memory(sqlite3_file* file) {
    of(file).real()->pMethods->xShmBarrier(of(file).real());
  }

  static int unmap_memory(sqlite3_file* file, int deletes) {
    return of(file).real()->pMethods->xShmUnmap(of(file).real(), deletes);
  }

  static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* given) {
    FailingDisk& disk = disk_of(vfs);
    File& own = of(file);
    own.base.pMethods = nullptr;
    const int status = disk.below_->xOpen(disk.below_, name, own.real(), flags, given);
    if (status != SQLITE_OK) return status;
    own.disk = &disk;
    own.path = new std::string{name == nullptr ? "" : name};
    own.base.pMethods = &methods;
    return SQLITE_OK;
  }

  /// The name goes for certain: what SQLite takes away it needs no more.
  static int remove(sqlite3_vfs* vfs, const char* name, int syncs) {
    FailingDisk& disk = disk_of(vfs);
    if (const auto refusal = disk.refuse(SQLITE_IOERR_DELETE)) return *refusal;
    disk.unsynced_.erase(name);
    return disk.below_->xDelete(disk.below_, name, syncs);
  }

  static const sqlite3_io_methods methods;
};

const sqlite3_io_methods FailingDisk::Calls::methods{
    2,           close,        read,         write,   truncate, sync,   file_size,
    lock,        unlock,       check_lock,   control, sector,   device, map_memory,
    lock_memory, fence_memory, unmap_memory, nullptr, nullptr,
};

FailingDisk::FailingDisk(std::uint32_t seed) : random_{seed}, below_{sqlite3_vfs_find(nullptr)} {
  vfs_ = *below_;
  vfs_.szOsFile = static_cast<int>(sizeof(File)) + below_->szOsFile;
  vfs_.zName = "failing disk";
  vfs_.pAppData = this;
  vfs_.xOpen = Calls::open;
  vfs_.xDelete = Calls::remove;
  need(sqlite3_vfs_register(&vfs_, 1) == SQLITE_OK);
}

FailingDisk::~FailingDisk() {
  sqlite3_vfs_unregister(&vfs_);
  sqlite3_vfs_register(below_, 1);
}

void FailingDisk::arm(Fault fault, int call) {
  armed_ = fault;
  calls_left_ = call;
  has_failed_ = false;
}

void FailingDisk::mend() {
  armed_.reset();
}

std::optional<int> FailingDisk::refuse(int refusal) {
  const bool is_full = armed_ == Fault::full;  // then only what is written fails
  if (is_full && refusal != SQLITE_IOERR_WRITE) return std::nullopt;
  if (!armed_ || calls_left_ > 1) {
    --calls_left_;
    return std::nullopt;
  }
  if (has_failed_ && armed_ == Fault::fails) return std::nullopt;
  has_failed_ = true;
  return is_full ? SQLITE_FULL : refusal;
}

void FailingDisk::remember(File& file, std::int64_t from, std::int64_t to) {
  const auto [found, is_first] = unsynced_.try_emplace(*file.path);
  Unsynced& durable = found->second;
  if (is_first) durable.size = size_of(file.real());
  for (std::int64_t number = from / sector_size; number * sector_size < to; ++number) {
    const auto [sector, is_new] = durable.sectors.try_emplace(number);
    if (!is_new) continue;
    sector->second.resize(sector_size);  // behind the end SQLite's read gives zeros
    const int status = file.real()->pMethods->xRead(
        file.real(), sector->second.data(), sector_size, number * sector_size
    );
    need(status == SQLITE_OK || status == SQLITE_IOERR_SHORT_READ);
  }
}

void FailingDisk::come_back() {
  namespace fs = std::filesystem;
  for (const auto& [path, durable] : unsynced_) {
    if (!fs::exists(path)) continue;
    const auto written = static_cast<std::int64_t>(fs::file_size(path));
    const std::int64_t size = flips() ? durable.size : std::max(written, durable.size);
    std::fstream file{path, std::ios::in | std::ios::out | std::ios::binary};
    for (const auto& [number, bytes] : durable.sectors) {
      if (flips()) continue;
      file.seekp(number * sector_size);
      file.write(bytes.data(), sector_size);
    }
    file.close();
    fs::resize_file(path, static_cast<std::uintmax_t>(size));
  }
  unsynced_.clear();
  armed_.reset();
}

}  // namespace codemaker::tests
