// Makes the page one script, one style sheet and a font, packs them, and writes them as a C++ source:
//
//     node build.mjs MODULES OUTPUT.cpp
//
// MODULES is the node_modules directory that `npm ci` made.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const [modules, output] = process.argv.slice(2).map((path) => resolve(path));
const here = dirname(fileURLToPath(import.meta.url));
const esbuild = createRequire(join(modules, "x"))("esbuild");
const font = "/usr/share/fonts/pc/Px_IBM_VGA8.ttf";

async function bundle(entry) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(here, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: ["es2022"],
    external: ["/vga.ttf", "/terminal.js"],
    nodePaths: [modules],
    legalComments: "inline",
  });
  return Buffer.from(outputFiles[0].contents);
}

const files = [
  ["/index.html", "text/html; charset=utf-8", readFileSync(join(here, "index.html"))],
  ["/page.js", "text/javascript; charset=utf-8", await bundle("page.js")],
  ["/terminal.js", "text/javascript; charset=utf-8", await bundle("terminal.js")],
  ["/page.css", "text/css; charset=utf-8", await bundle("page.css")],
  ["/icon.svg", "image/svg+xml", readFileSync(join(here, "icon.svg"))],
  ["/vga.ttf", "font/ttf", readFileSync(font)],
];

const bytesOf = (buffer) => {
  let text = "";
  for (let i = 0; i < buffer.length; i += 24)
    text += `    ${[...buffer.subarray(i, i + 24)].join(",")},\n`;
  return text;
};
const rows = [];
let source = `// Made by door/web/page/build.mjs.
#include "io/web/assets.hpp"

#include <array>

namespace codemaker::io::web {
namespace {

`;
for (const [path, type, content] of files) {
  const packed = gzipSync(content, { level: 9 });
  const tag = createHash("sha256").update(content).digest("hex").slice(0, 16);
  source += `constexpr unsigned char file_${rows.length}[] = {\n${bytesOf(packed)}};\n`;
  rows.push(`  Asset{"${path}", "${type}", "${tag}", view(file_${rows.length})},\n`);
}
source += `
template <std::size_t Size>
std::string_view view(const unsigned char (&bytes)[Size]) {
  return {reinterpret_cast<const char*>(bytes), Size};
}

}  // namespace

std::span<const Asset> assets() {
  static const std::array all{
${rows.join("")}  };
  return all;
}

}  // namespace codemaker::io::web
`;
writeFileSync(output, source);
