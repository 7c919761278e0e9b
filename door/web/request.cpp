#include "web/request.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

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

/// From 1 on, without a sign or a zero before it.
std::optional<std::int64_t> whole_number(std::string_view text) {
  constexpr std::size_t most_digits = 18;
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc{} && end == text.data() + text.size();
  const bool is_plain = !text.empty() && text.front() >= '1' && text.size() <= most_digits;
  return is_whole && is_plain ? std::optional{number} : std::nullopt;
}

/// 128 bits, as the server makes them.
bool is_token(std::string_view text) {
  constexpr std::size_t digits = 32;
  return text.size() == digits &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// The two digits behind a percent sign; nullopt: they are none.
std::optional<char> letter_of(std::string_view digits) {
  constexpr int hexadecimal = 16;
  unsigned char letter = 0;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), letter, hexadecimal);
  const bool is_whole = error == std::errc{} && end == digits.data() + 2;
  return is_whole ? std::optional{static_cast<char>(letter)} : std::nullopt;
}

/// A name as addresses have it, "Red%20Queen"; empty: it is none.
std::string name_in(std::string_view text) {
  constexpr std::size_t longest = 200;
  if (text.size() > longest || text.find('/') != std::string_view::npos) return {};
  std::string name;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '%') {
      name += text[at];
      continue;
    }
    const auto letter = letter_of(text.substr(at + 1, 2));
    if (!letter) return {};
    name += *letter;
    at += 2;
  }
  return name;
}

struct Place {
  std::string_view path;
  Asked asked;
};

constexpr std::array fixed{
    Place{"/play", Asked::play},          Place{"/telnet", Asked::telnet},
    Place{"/hall", Asked::hall},          Place{"/daily", Asked::daily},
    Place{"/scores.json", Asked::scores}, Place{"/pages.css", Asked::style},
    Place{"/", Asked::opening},           Place{"/index.html", Asked::opening},
    Place{"/robots.txt", Asked::robots},  Place{"/sitemap.xml", Asked::sitemap},
};
constexpr std::array beginnings{std::string_view{"/daily/"}, std::string_view{"/c/"}};
constexpr std::array numbered{Place{"/player/", Asked::player}, Place{"/game/", Asked::game}};

}  // namespace

Target read_target(std::string_view target) {
  const auto question = std::min(target.find('?'), target.size());
  Target read;
  read.path = target.substr(0, question);
  read.query = target.substr(std::min(question + 1, target.size()));
  for (const auto& [path, asked] : fixed) {
    if (read.path == path) read.asked = asked;
  }
  const bool is_picture = read.path.ends_with(end_of_picture);
  const std::string_view named =
      read.path.substr(0, read.path.size() - (is_picture ? end_of_picture.size() : 0));
  for (const auto& [start, asked] : numbered) {
    if (!named.starts_with(start) || (is_picture && asked != Asked::game)) continue;
    const auto number = whole_number(named.substr(start.size()));
    if (number) read.asked = is_picture ? Asked::picture : asked;
    read.number = number.value_or(0);
    if (number || asked != Asked::player) continue;
    read.name = name_in(named.substr(start.size()));
    if (!read.name.empty()) read.asked = asked;
  }
  for (const std::string_view beginning : beginnings)
    if (read.path.starts_with(beginning)) read.asked = is_picture ? Asked::picture : Asked::opening;
  const bool is_path = read.path.starts_with('/');
  if (read.asked == Asked::unknown && is_path) read.asked = Asked::asset;
  return read;
}

std::optional<std::int64_t> number_in(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const auto end = std::min(query.find('&'), query.size());
    const std::string_view word = query.substr(0, end);
    if (word.starts_with(name) && word.substr(name.size()).starts_with('=')) {
      const std::string_view digits = word.substr(name.size() + 1);
      return digits == "0" ? std::optional<std::int64_t>{0} : whole_number(digits);
    }
    query.remove_prefix(std::min(end + 1, query.size()));
  }
  return std::nullopt;
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

bool is_websocket_key(std::string_view text) {
  constexpr std::string_view base_64 =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  constexpr std::size_t letters = 22;
  return text.size() == letters + 2 && text.ends_with("==") &&
         text.find_first_not_of(base_64) == letters;
}

bool has_word(std::string_view list, std::string_view word) {
  for (std::string_view each = take_word_of(list); !each.empty(); each = take_word_of(list)) {
    if (each == word) return true;
  }
  return false;
}

bool takes_encoding(std::string_view accepted, std::string_view encoding) {
  const std::string wanted = ansi::upper_case(encoding);
  bool takes_others = false;
  while (!accepted.empty()) {
    const auto end = std::min(accepted.find(','), accepted.size());
    std::string item = ansi::upper_case(accepted.substr(0, end));
    std::erase_if(item, [](char letter) { return letter == ' ' || letter == '\t'; });
    const std::string_view name = std::string_view{item}.substr(0, item.find(';'));
    const bool is_refused = item.find(";Q=0") != std::string::npos &&
                            item.find_first_of("123456789", name.size()) == std::string::npos;
    if (name == wanted) return !is_refused;
    if (name == "*") takes_others = !is_refused;
    accepted.remove_prefix(std::min(end + 1, accepted.size()));
  }
  return takes_others;
}

std::string origin_of(std::string_view host, bool is_secure) {
  constexpr std::size_t longest = 100;
  constexpr std::string_view letters =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]";
  const bool is_host = !host.empty() && host.size() <= longest &&
                       host.find_first_not_of(letters) == std::string_view::npos;
  return is_host ? (is_secure ? "https://" : "http://") + std::string{host} : std::string{};
}

std::string_view call_token(std::string_view list) {
  constexpr std::string_view start = "call.";
  for (std::string_view each = take_word_of(list); !each.empty(); each = take_word_of(list)) {
    if (each.starts_with(start) && is_token(each.substr(start.size())))
      return each.substr(start.size());
  }
  return {};
}

std::string_view browser_in(std::string_view cookies) {
  while (!cookies.empty()) {
    const auto end = std::min(cookies.find(';'), cookies.size());
    std::string_view pair = cookies.substr(0, end);
    pair.remove_prefix(std::min(pair.find_first_not_of(' '), pair.size()));
    const auto sign = std::min(pair.find('='), pair.size());
    const std::string_view value = pair.substr(std::min(sign + 1, pair.size()));
    if (pair.substr(0, sign) == browser_cookie && is_token(value)) return value;
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
  }
  return {};
}

std::string_view last_forwarded(std::string_view header) {
  std::string_view last;
  for (std::string_view each = take_word_of(header); !each.empty(); each = take_word_of(header))
    last = each;
  return last;
}

}  // namespace codemaker::web
