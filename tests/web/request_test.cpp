#include "web/request.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace codemaker::web;

TEST_CASE("an address of the web server is one of a table, and paths with tricks are none of it") {
  CHECK(read_target("/play?columns=40&rows=20").asked == Asked::play);
  CHECK(read_target("/play?columns=40&rows=20").query == "columns=40&rows=20");
  CHECK(read_target("/telnet").asked == Asked::telnet);
  CHECK(read_target("/page.js").asked == Asked::asset);
  for (const char* trick : {"", "*", "play", "http://elsewhere/play", "../play"}) {
    CHECK(read_target(trick).asked == Asked::unknown);
  }
  for (const char* trick : {"/../play", "//play", "/%70lay", "/play/", "/PLAY", "/play\\"}) {
    CHECK(read_target(trick).asked == Asked::asset);
  }
}

TEST_CASE("an address that opens a puzzle is of the page that plays") {
  for (const char* opens :
       {"/", "/index.html", "/daily/code", "/daily/2026-11-20/code", "/c/rabbitry"})
    CHECK(read_target(opens).asked == Asked::opening);
  CHECK(read_target("/daily").asked == Asked::daily);
  CHECK(read_target("/c").asked == Asked::asset);
  CHECK(read_target("/robots.txt").asked == Asked::robots);
  CHECK(read_target("/sitemap.xml").asked == Asked::sitemap);
}

TEST_CASE("a player's page is named by their name, too, and by nothing that is none") {
  CHECK(read_target("/player/Ada").name == "Ada");
  CHECK(read_target("/player/Red%20Queen").name == "Red Queen");
  CHECK(read_target("/player/%C3%A4%2F").name == "\xC3\xA4/");
  CHECK(read_target("/player/4").name.empty());
  for (const char* trick : {"/player/", "/player/a/b", "/player/%", "/player/%4", "/player/%zz"})
    CHECK(read_target(trick).asked == Asked::asset);
  CHECK(read_target("/player/" + std::string(201, 'a')).asked == Asked::asset);
}

TEST_CASE("a page of a game is named by a number and nothing else") {
  CHECK(read_target("/game/17?move=3").asked == Asked::game);
  CHECK(read_target("/game/17?move=3").number == 17);
  CHECK(read_target("/player/4").asked == Asked::player);
  for (const char* trick :
       {"/game/", "/game/0", "/game/-1", "/game/1/", "/game/01", "/game/1x", "/game/+1",
        "/game/9999999999999999999"}) {
    CHECK(read_target(trick).asked == Asked::asset);
  }
  CHECK(number_in("move=12", "move") == 12);
  CHECK(number_in("a=1&move=0", "move") == 0);
  for (const char* trick : {"", "move", "move=", "move=-1", "move=1x", "moves=1", "xmove=1"}) {
    CHECK_FALSE(number_in(trick, "move"));
  }
}

TEST_CASE("a page of the same host may call, whatever its port is usually called") {
  CHECK(may_call("http://door.example", "door.example", {}));
  CHECK(may_call("https://Door.Example", "door.example:443", {}));
  CHECK(may_call("http://door.example:80", "door.example", {}));
  CHECK(may_call("http://127.0.0.1:8080", "127.0.0.1:8080", {}));
  CHECK(may_call("http://[::1]:8080", "[::1]:8080", {}));
  CHECK(may_call("", "door.example", {}));
}

TEST_CASE("a page from elsewhere may call only if the sysop allows it") {
  const std::vector<std::string> others{"https://board.example", "http://board.example:8080"};
  CHECK(may_call("https://board.example", "door.example", others));
  CHECK(may_call("http://board.example:8080", "door.example", others));
  for (const char* origin :
       {"https://elsewhere.example", "http://board.example", "null", "https://", "door.example",
        "https://door.example.elsewhere", "file://door.example", "http://door.example:8080"}) {
    CHECK_FALSE(may_call(origin, "door.example", others));
  }
}

TEST_CASE("of a subprotocol list each word is offered") {
  CHECK(has_word("binary, base64,plain", "base64"));
  CHECK(has_word("codemaker", "codemaker"));
  CHECK_FALSE(has_word("codemaker2", "codemaker"));
  CHECK_FALSE(has_word("", "codemaker"));
}

TEST_CASE("a key of a websocket is 16 bytes in base 64 and nothing else") {
  CHECK(is_websocket_key("dGhlIHNhbXBsZSBub25jZQ=="));
  CHECK(is_websocket_key("+/+/+/+/+/+/+/+/+/+/+w=="));
  CHECK_FALSE(is_websocket_key(""));
  CHECK_FALSE(is_websocket_key("dGhlIHNhbXBsZSBub25jZQ="));
  CHECK_FALSE(is_websocket_key("dGhlIHNhbXBsZSBub25jZQ=A"));
  CHECK_FALSE(is_websocket_key("dGhlIHNhbXBsZSBub25j=Q=="));
  CHECK_FALSE(is_websocket_key("dGhlIHNhbXBsZSBub25\r\n=="));
  CHECK_FALSE(is_websocket_key(std::string(300, 'a')));
  CHECK_FALSE(is_websocket_key(std::string(298, 'a') + "=="));
}

TEST_CASE("a browser that takes gzip names it, or takes anything") {
  for (const char* accepted :
       {"gzip", "gzip, deflate, br", "br;q=1.0, GZIP;q=0.8", "deflate,gzip", "*",
        "gzip; q=0.001"}) {
    INFO(accepted);
    CHECK(takes_encoding(accepted, "gzip"));
  }
  for (const char* accepted :
       {"", "identity", "br", "gzip;q=0", "gzip ; q=0.000, *", "*;q=0", "gzipped", ",,;"}) {
    INFO(accepted);
    CHECK_FALSE(takes_encoding(accepted, "gzip"));
  }
}

TEST_CASE("the token of a call is 32 digits behind its word") {
  const std::string token = "0123456789abcdef0123456789abcdef";
  CHECK(call_token("codemaker, call." + token) == token);
  for (const std::string& wrong :
       {std::string{"codemaker"}, std::string{"call."}, "call." + token + "0",
        "call." + token.substr(1) + "X", "call" + token, token}) {
    CHECK(call_token(wrong).empty());
  }
}

TEST_CASE("a browser is known by its cookie among those of others") {
  const std::string known = "0123456789abcdef0123456789abcdef";
  for (const std::string& cookies :
       {"codemaker=" + known, "a=b; codemaker=" + known,
        "codemaker=x;codemaker=" + known + "; c"}) {
    CAPTURE(cookies);
    CHECK(browser_in(cookies) == known);
  }
  for (const std::string& other :
       {std::string{}, std::string{"codemaker"}, std::string{"codemaker="},
        "codemaker=" + known + "0", "codemaker=" + known.substr(1) + "X", "xcodemaker=" + known,
        "; ;=;" + known}) {
    CAPTURE(other);
    CHECK(browser_in(other).empty());
  }
}

TEST_CASE("of the addresses that a proxy passes on only its own word is believed") {
  CHECK(last_forwarded("10.0.0.1, 192.0.2.7") == "192.0.2.7");
  CHECK(last_forwarded("192.0.2.7") == "192.0.2.7");
  CHECK(last_forwarded("") == "");
  CHECK(last_forwarded(" , ") == "");
}
