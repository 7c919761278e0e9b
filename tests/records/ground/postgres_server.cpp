#include "postgres_server.hpp"

#include <arpa/inet.h>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <soci/soci.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace codemaker::tests {
namespace {

constexpr std::string_view tools = "/usr/lib/postgresql/15/bin/";

int free_port() {
  const int probe = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  auto* const any = reinterpret_cast<sockaddr*>(&address);
  const bool is_bound = ::bind(probe, any, size) == 0 && ::getsockname(probe, any, &size) == 0;
  ::close(probe);
  if (!is_bound) throw std::runtime_error{"no port is free"};
  return ntohs(address.sin_port);
}

}  // namespace

Server& Server::running() {
  static Server server{""};
  return server;
}

Server::Server(std::string variables) : variables_{std::move(variables)}, port_{free_port()} {
  if (!std::filesystem::exists(std::string{tools} + "initdb")) {
    throw std::runtime_error{"these tests need PostgreSQL 15: apt-get install postgresql-15"};
  }
  if (::geteuid() == 0)
    static_cast<void>(std::system(fmt::format("chown postgres {}", directory_.path()).c_str()));
  run_tool("initdb -A trust -U postgres --no-sync -D DIR/data");
  run_tool("sh -c \"printf 'local all all trust\\nhost all postgres all trust\\n"
           "host all all all scram-sha-256\\n' > DIR/data/pg_hba.conf\"");
  start();
}

Server::~Server() {
  try {
    stop();
  } catch (const std::exception&) {
    // its directory goes, and it with it
  }
}

void Server::run_tool(const std::string& command) const {
  std::string text = command;
  for (auto at = text.find("DIR"); at != std::string::npos; at = text.find("DIR"))
    text.replace(at, 3, directory_.path());
  // It refuses to run as root.
  const std::string_view as = ::geteuid() == 0 ? "runuser -u postgres -- " : "";
  const std::string whole = fmt::format(
      "cd {} && {}env PATH={}:$PATH {} > tool.log 2>&1", directory_.path(), as, tools, text
  );
  if (std::system(whole.c_str()) == 0) return;
  static_cast<void>(
      std::system(fmt::format("cat {0}/tool.log {0}/log >&2", directory_.path()).c_str())
  );
  throw std::runtime_error{text + " has failed"};
}

void Server::start() {
  run_tool(fmt::format(
      "env {} pg_ctl -D DIR/data -l DIR/log -w start -o '-c listen_addresses=127.0.0.1 -p {} "
      "-k DIR -c fsync=off -c max_connections=60'",
      variables_, port_
  ));
}

void Server::stop() {
  run_tool("pg_ctl -D DIR/data -m fast -w stop");
}

bool Server::has_ended() const {
  return !std::filesystem::exists(directory_.path("data/postmaster.pid"));
}

void Server::signal_all(std::string_view signal) const {
  run_tool(fmt::format(
      "sh -c 'pid=$(head -1 DIR/data/postmaster.pid); kill -{} $pid $(pgrep -P $pid)'", signal
  ));
}

std::string Server::url(std::string_view role, std::string_view password, std::string_view database)
    const {
  const std::string secret = password.empty() ? "" : fmt::format(":{}", password);
  return fmt::format("postgresql://{}{}@127.0.0.1:{}/{}", role, secret, port_, database);
}

void Server::run(const std::string& statement) const {
  // SOCI would take a URL without any option for a list of them.
  constexpr std::string_view quietly = "&options=-cclient_min_messages%3Dwarning";
  soci::session session{"postgresql", fmt::format("{}?connect_timeout=2{}", url(), quietly)};
  session << statement;
}

}  // namespace codemaker::tests
