#include "web/request.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <array>

namespace codemaker::web {
namespace {

constexpr std::string_view separators = ", \t";

/// `https://example.org:443` as `example.org`, `http://example.org:8080` as `example.org:8080`.
std::string host_of_origin(std::string_view origin) {
  struct Scheme {
    std::string_view start;
    std::string_view port;
  };

  static constexpr std::array schemes{Scheme{"http://", ":80"}, Scheme{"https://", ":443"}};
  for (const Scheme& scheme : schemes) {
    if (!origin.starts_with(scheme.start)) continue;
    origin.remove_prefix(scheme.start.size());
    if (origin.ends_with(scheme.port)) origin.remove_suffix(scheme.port.size());
    return ansi::upper_case(origin);
  }
  return {};
}

/// The host of a request, whose scheme only a proxy knows.
std::string usual_host(std::string_view host) {
  for (const std::string_view port : {":80", ":443"}) {
    if (host.ends_with(port)) return ansi::upper_case(host.substr(0, host.size() - port.size()));
  }
  return ansi::upper_case(host);
}

/// Takes the next word off a list; empty at its end.
std::string_view take_word_of(std::string_view& list) {
  list.remove_prefix(std::min(list.find_first_not_of(separators), list.size()));
  const auto end = std::min(list.find_first_of(separators), list.size());
  const std::string_view word = list.substr(0, end);
  list.remove_prefix(end);
  return word;
}

}  // namespace

Target read_target(std::string_view target) {
  const auto question = std::min(target.find('?'), target.size());
  Target read;
  read.path = target.substr(0, question);
  read.query = target.substr(std::min(question + 1, target.size()));
  if (read.path == "/play")
    read.asked = Asked::play;
  else if (read.path == "/telnet")
    read.asked = Asked::telnet;
  else if (read.path.starts_with('/'))
    read.asked = Asked::asset;
  return read;
}

bool may_call(std::string_view origin, std::string_view host, std::span<const std::string> others) {
  if (origin.empty()) return true;
  const std::string from = host_of_origin(origin);
  if (from.empty()) return false;
  if (from == usual_host(host)) return true;
  return std::ranges::any_of(others, [&](const std::string& other) {
    return ansi::upper_case(other) == ansi::upper_case(origin);
  });
}

bool has_word(std::string_view list, std::string_view word) {
  for (std::string_view each = take_word_of(list); !each.empty(); each = take_word_of(list)) {
    if (each == word) return true;
  }
  return false;
}

std::string_view last_forwarded(std::string_view header) {
  std::string_view last;
  for (std::string_view each = take_word_of(header); !each.empty(); each = take_word_of(header))
    last = each;
  return last;
}

}  // namespace codemaker::web
