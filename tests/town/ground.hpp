/// What the database of a town lies on, and how that fails.
#pragma once

#include "../records/ground/cutting_proxy.hpp"
#include "../records/ground/failing_disk.hpp"
#include "../records/ground/postgres_server.hpp"

#include "engine/random.hpp"
#include "records/store.hpp"
#include "support/temporary_directory.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace codemaker::tests::town {

/// How many have the database of a town open, besides its auditor.
inline constexpr std::size_t processes = 2;

class Ground {
 public:
  using Store = scores::records::Store;

  Ground() = default;
  virtual ~Ground() = default;
  Ground(const Ground&) = delete;
  Ground& operator=(const Ground&) = delete;

  /// The database as this process has it.
  [[nodiscard]] virtual std::unique_ptr<Store> open(std::size_t process) const = 0;
  /// As the auditor has it.
  [[nodiscard]] virtual std::unique_ptr<Store> open_book() const = 0;
  /// Something will fail under what this process does next.
  virtual void arm(std::size_t process, engine::Random& random) = 0;
  /// Nothing fails any more; true: the power was cut, and whoever has it open has to end.
  [[nodiscard]] virtual bool mend() = 0;

  /// Nobody has it open, and the power is on again.
  virtual void come_back() {}
};

/// A file on a disk that fails.
class FileGround : public Ground {
 public:
  explicit FileGround(std::uint32_t seed) : disk_{seed} {}

  [[nodiscard]] std::unique_ptr<Store> open(std::size_t process) const override;

  [[nodiscard]] std::unique_ptr<Store> open_book() const override { return open(0); }

  void arm(std::size_t process, engine::Random& random) override;
  [[nodiscard]] bool mend() override;
  void come_back() override;

 private:
  TemporaryDirectory directory_;
  FailingDisk disk_;
  std::optional<FailingDisk::Fault> armed_;
};

/// A schema of its own on a PostgreSQL server, and lines there that break.
class ServerGround : public Ground {
 public:
  ServerGround();
  ~ServerGround() override;

  [[nodiscard]] std::unique_ptr<Store> open(std::size_t process) const override;
  [[nodiscard]] std::unique_ptr<Store> open_book() const override;
  void arm(std::size_t process, engine::Random& random) override;
  [[nodiscard]] bool mend() override;

 private:
  [[nodiscard]] std::unique_ptr<Store> open_by(int port) const;

  Server& server_ = Server::running();
  std::string schema_;
  std::array<CuttingProxy, processes> lines_;
};

}  // namespace codemaker::tests::town
