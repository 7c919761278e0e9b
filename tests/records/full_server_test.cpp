// What a PostgreSQL server has acknowledged is there once when its disk fills up at any write, and
// what is not acknowledged can be filed again once there is room.
#include "filings.hpp"

#include "full_disk/full_disk.hpp"

#include <chrono>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace codemaker::scores::records {
namespace {

using tests::DatabaseKind;
using tests::Fullness;
using tests::Server;
using tests::TemporaryDirectory;
using tests::TestDatabase;

/// The file that the server looks into at each write.
class MappedFullness {
 public:
  explicit MappedFullness(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0 || ::fchmod(file, 0666) != 0 || ::ftruncate(file, sizeof(Fullness)) != 0)
      throw std::runtime_error{"cannot make " + path};
    at_ = ::mmap(nullptr, sizeof(Fullness), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    ::close(file);
    if (at_ == MAP_FAILED) throw std::runtime_error{"cannot map " + path};
  }

  MappedFullness(const MappedFullness&) = delete;
  MappedFullness& operator=(const MappedFullness&) = delete;

  ~MappedFullness() { ::munmap(at_, sizeof(Fullness)); }

  [[nodiscard]] Fullness& operator*() const { return *static_cast<Fullness*>(at_); }

 private:
  void* at_ = nullptr;
};

/// A server whose disk fills up: where it cannot write what it has to, it ends and begins anew.
class FullGround : public Ground {
 public:
  FullGround(Fullness& fullness, Server& server, const Target& target)
      : fullness_{fullness},
        server_{server},
        target_{target} {}

  void arm(int call) override {
    fullness_.has_failed = false;
    fullness_.writes_left = call;
    fullness_.is_armed = true;
  }

  [[nodiscard]] bool has_failed() const override { return fullness_.has_failed; }

  [[nodiscard]] bool mend(std::unique_ptr<Store>& store) override {
    fullness_.is_armed = false;
    return is_soon([this] {
             if (server_.has_ended()) server_.start();
             server_.run("SELECT 1");
             return true;
           }) &&
           is_soon([&] {
             if (!store) store = opened();
             return store != nullptr;
           });
  }

 private:
  [[nodiscard]] std::unique_ptr<Store> opened() const {
    auto store = Store::open(target_);
    return store ? std::move(*store) : nullptr;
  }

  /// A server that has ended plays its log again before it answers.
  template <typename Try>
  [[nodiscard]] static bool is_soon(const Try& is_done) {
    for (int tries = 0; tries < 1'000; ++tries) {
      try {
        if (is_done()) return true;
      } catch (const std::exception&) {
        // not yet
      }
      std::this_thread::sleep_for(std::chrono::milliseconds{20});
    }
    return false;
  }

  Fullness& fullness_;
  Server& server_;
  const Target& target_;
};

TEST_CASE("what is filed while the server's disk is full is there once, or not yet", "[disk]") {
  const TemporaryDirectory directory;
  std::filesystem::permissions(directory.path(), std::filesystem::perms{0755});
  const MappedFullness fullness{directory.path("full")};
  Server server{
      fmt::format("LD_PRELOAD={} FULL_DISK={}", FULL_DISK_LIBRARY, directory.path("full"))};
  const Target target{server.url(), "the database", {}, std::chrono::seconds{30}};
  const TestDatabase sound{DatabaseKind::file};
  FullGround ground{*fullness, server, target};
  Trial trial{ground, have_soon([&] { return Store::open(target); }), sound.open()};
  const Outcome outcome = trial.run(wanted_of("FILINGS", 8));
  tell_faults("full", outcome);
  CHECK(outcome.lost == 0);
  CHECK(outcome.faults >= 8);
}

}  // namespace
}  // namespace codemaker::scores::records
