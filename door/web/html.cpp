#include "web/html.hpp"

#include "ansi/palette.hpp"

#include <array>
#include <cstddef>
#include <fmt/format.h>

namespace codemaker::web {
namespace {

constexpr std::string_view style =
    R"(:root{color-scheme:dark light;--ground:#14110d;--text:#e9e2d4;--soft:#9c927f;--edge:#3b3227;--card:#1f1a13;--gold:#e6b65c;--wood:#d59a55;--key:#d99a4b;--on-key:#1c1208}
@media(prefers-color-scheme:light){:root{--ground:#f4efe4;--text:#2a2117;--soft:#6c604e;--edge:#d2c6ae;--card:#fffaf0;--gold:#84500f;--wood:#84500f;--key:#8a5418;--on-key:#fffaf0}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
header{display:flex;gap:.3rem 1.1rem;align-items:center;padding:.5rem 1rem;border-bottom:1px solid var(--edge)}
header a{color:var(--soft);font-size:.9rem;text-decoration:none}header a:hover{color:var(--text)}
header a:first-child{margin-right:auto}header a{white-space:nowrap}
p:has(>a.key){display:flex;align-items:center}a.key{flex:none}
header strong{font:700 1.1rem ui-rounded,system-ui,sans-serif;color:var(--wood)}
main{max-width:62rem;margin:0 auto;padding:1rem}
h1,h2,h3{line-height:1.25;text-wrap:balance}
h1{font-size:1.9rem;color:var(--gold);margin:.6rem 0}
h2{font-size:1.25rem;margin:1.8rem 0 .5rem}h3{font-size:1rem;margin:1.2rem 0 .4rem}
a{color:inherit;text-decoration-color:var(--wood);text-underline-offset:3px}
a.key{display:inline-grid;place-items:center;min-height:2.75rem;margin-right:.6rem;padding:.2rem 1.2rem;border-radius:.7rem;background:var(--key);color:var(--on-key);font-weight:700;text-decoration:none}
:focus-visible{outline:2px solid var(--wood);outline-offset:2px}
.holes{display:flex;gap:.7rem;width:max-content;margin:1.6rem 0;padding:.7rem .9rem;border-radius:.9rem;background:linear-gradient(170deg,#7c4d27,#5c3519);box-shadow:inset 0 1px 0 #ffffff2e,0 3px 10px #0006}
.holes i{width:2.8rem;aspect-ratio:1;border-radius:50%;scale:.62;background:radial-gradient(circle at 50% 65%,#2b180c 30%,#22130a 75%);box-shadow:inset 0 .2rem .3rem #000a,0 1px 0 #ffffff24}
.holes i:first-child{scale:1;background:radial-gradient(circle at 34% 27%,#fffb 0 7%,#fff0 38%),radial-gradient(circle at 45% 40%,#d93a2c 45%,#7a1d14)}
@property --fade{syntax:"<length>";inherits:false;initial-value:0px}
@keyframes end{from{--fade:3rem}to{--fade:0px}}
.wide{overflow-x:auto;border:1px solid var(--edge);border-radius:.7rem;background:var(--card);mask-image:linear-gradient(90deg,#000 calc(100% - var(--fade)),#0000);animation:end linear;animation-timeline:scroll(self inline)}
.wide+.wide{margin-top:1rem}
.proof{margin-top:1.4rem;padding:.4rem 1rem;border:1px solid var(--edge);border-radius:.7rem;background:var(--card);overflow-wrap:anywhere}
.proof h3{margin:.6rem 0 .2rem;color:var(--soft);font-size:.9rem}.proof code{color:var(--gold);font:1.05rem/1.6 ui-monospace,monospace}.proof p{font-size:.9rem}
time,.when,.who{white-space:nowrap}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.45rem .8rem;text-align:left;border-top:1px solid var(--edge);overflow-wrap:anywhere}
th{border:0;color:var(--soft);font-weight:600;font-size:.85rem;overflow-wrap:normal}
.n{text-align:right;white-space:nowrap}
.n:first-child{width:1%;color:var(--soft)}
tbody tr:nth-child(-n+3) .n:first-child{color:var(--gold);font-weight:700}
.soft{color:var(--soft)}.news{color:var(--gold);font-weight:600}
/* Tables of runs have their columns below one another. */
table:has(.when):has(.who){table-layout:fixed}
:has(.who) th:nth-child(2){width:32%}:has(.who) th:nth-child(3){width:17%}:has(.who) th:nth-child(4){width:17%}:has(.who) th:nth-child(6){width:17%}:has(.who) th.n:first-child{width:9%}
.who~.when{text-align:right}td:not(.who):has(+.when){white-space:nowrap}:has(.who) td:has(+.when){white-space:normal}
caption{text-align:left;padding:.5rem .8rem .1rem;font-size:.9rem}
dl{display:grid;grid-template-columns:repeat(6,1fr);gap:.5rem;margin:0}
dl div{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:.5rem .8rem;border:1px solid var(--edge);border-radius:.7rem;background:var(--card)}
dt{color:var(--soft);font-size:.8rem}dd{margin:0;color:var(--gold);font-size:1.5rem;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
nav.steps{display:flex;flex-wrap:wrap;gap:1rem;margin:.8rem 0}
ol{columns:2 22rem;padding-left:2.2rem}
li{break-inside:avoid}li a{text-decoration:none}li a:hover{text-decoration:underline}
li[aria-current]{color:var(--gold);font-weight:700}
pre.screen{overflow-x:auto;padding:.6rem;background:#08080a;color:#aaa;font:16px/16px VGA,monospace;width:max-content;max-width:100%}
footer{max-width:62rem;margin:2rem auto 1rem;padding:0 1rem;color:var(--soft);font-size:.85rem}
@media(pointer:coarse){header{padding-block:0}header a,nav.steps a{display:inline-grid;align-items:center;min-height:2.75rem}}
@media(max-width:560px){header{gap:0 .9rem;padding-inline:.6rem}header a{font-size:.85rem}h1{font-size:1.5rem}main{padding:.6rem}table{font-size:.9rem}th,td,caption{padding-inline:.35rem}:is(th,td):last-child{padding-right:.7rem}th{font-size:.75rem}.year{display:none}:has(.who) th.n:first-child{width:12%}dd{font-size:1.15rem}h1:has(~dl),h1:has(~dl)+p{display:inline-block;margin:.3rem 1rem .3rem 0}dl{grid-template-columns:repeat(3,1fr);gap:.3rem}dl div{padding:.2rem .6rem}h2:has(+dl){margin:.9rem 0 .3rem}}
@media(min-aspect-ratio:11/10) and (max-height:30em){main{padding-block:.7rem}h1:has(+p+h2,~.days){font-size:1.4rem}h1:has(+p+h2,~.days),h1:has(+p+h2,~.days)+p{display:inline-block;margin:0 1rem 0 0}h2{margin:.85rem 0 .15rem;font-size:1.1rem}dl div{padding:.1rem .8rem}dd{font-size:1.3rem}h1:has(~.days)+p{margin-top:.4rem}h1:has(~.days)+p~p{margin:.7rem 0}
/* Three tables of the Hall side by side; what a player has played in a row a game. */
main:has(.who):not(:has(h3,dl,#board)){display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:0 .7rem;align-items:start}
main:has(.who):not(:has(h3,dl,#board))>h1+p{grid-column:2/-1;align-self:center;font-size:.93rem}main:has(.who):not(:has(h3,dl,#board))>h2{grid-row:2}main:has(.who):not(:has(h3,dl,#board))>.wide{grid-row:3;margin:0}
main:has(.who):not(:has(h3,dl,#board)) :is(th,td):nth-child(n+4){display:none}main:has(.who):not(:has(h3,dl,#board)) table{table-layout:auto}
main:has(>dl){display:grid;grid-template-columns:9rem minmax(0,1fr);gap:0 .7rem;align-items:center}main:has(>dl)>*{grid-column:1/-1}main:has(>dl)>h1{grid-column:1}main:has(>dl)>h1+p{grid-column:2}
main:has(>dl)>h2:has(+dl){grid-column:1;margin:0}main:has(>dl)>dl{grid-column:2;margin-top:.35rem}dl div{padding:.1rem .6rem}dt{font-size:.75rem;line-height:1.2;white-space:nowrap}dl+h2~.wide caption{display:none}}
@media(max-width:380px){header{gap:0 .6rem}header a{font-size:.8rem}table{font-size:.8rem}th,td,caption{padding-inline:.2rem}}
)";

/// The sixteen colors of the cards on which boards were drawn.
constexpr std::array<std::uint32_t, 16> sixteen{
    0x08080A, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF};

void append_color(std::string& sheet, std::string_view name, std::uint32_t code) {
  fmt::format_to(
      std::back_inserter(sheet), ".f{0}{{color:#{1:06x}}}.b{0}{{background:#{1:06x}}}\n", name, code
  );
}

/// The host of addresses is known when a page is asked for.
std::string tags_of(std::string_view title, const About& about) {
  if (about.path.empty()) return "<meta name=\"robots\" content=\"noindex\">\n";
  const std::string picture =
      about.picture.empty()
          ? "<meta name=\"twitter:card\" content=\"summary\">\n"
          : fmt::format(
                "<meta property=\"og:image\" content=\"{}{}\"><meta name=\"twitter:card\" "
                "content=\"summary_large_image\">\n",
                places_of_origin[0], escaped(about.picture)
            );
  return fmt::format(
      "<meta name=\"description\" content=\"{0}\">\n<link rel=\"canonical\" href=\"{4}{2}\">\n"
      "<meta property=\"og:site_name\" content=\"codemaker\"><meta property=\"og:type\" "
      "content=\"website\"><meta property=\"og:title\" content=\"{1}\"><meta "
      "property=\"og:description\" content=\"{0}\">\n{3}",
      escaped(about.description), escaped(title), escaped(about.path), picture, places_of_origin[0]
  );
}

}  // namespace

std::string page(std::string_view title, std::string_view content, const About& about) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{0} - codemaker"
      "</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "{2}<link rel=\"icon\" href=\"/icon.svg\"><link rel=\"stylesheet\" "
      "href=\"/pages.css\"></head>\n"
      "<body><header><a href=\"/\"><strong>codemaker</strong></a> <a href=\"/\">Play</a> "
      "<a href=\"/hall\">Hall of Fame</a> <a href=\"/daily\">Daily puzzles</a></header>\n"
      "<main><h1>{0}</h1>\n{1}</main></body></html>\n",
      escaped(title), content, tags_of(title, about)
  );
}

std::string page_style(std::string_view font) {
  std::string sheet = fmt::format(
      "@font-face{{font-family:VGA;src:url(\"{}\") format(\"truetype\");font-display:swap}}\n{}",
      font, style
  );
  for (std::size_t color = 0; color < sixteen.size(); ++color)
    append_color(sheet, fmt::format("c{}", color), sixteen.at(color));
  for (int ink = 1; ink <= static_cast<int>(ansi::Ink::last); ++ink)
    append_color(
        sheet, fmt::format("i{}", ink), ansi::shade_of(static_cast<ansi::Ink>(ink)).color_code
    );
  return sheet;
}

}  // namespace codemaker::web
