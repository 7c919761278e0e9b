// Makes the page one script, one style sheet and a font, packs them, and writes them as a C++ source:
//
//     node build.mjs MODULES OUTPUT.cpp
//
// MODULES is the node_modules directory that `npm ci` made. What the page asks for has in its name
// what is in it, so that a browser keeps it for good.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { favicon, icon, preview } from "./pictures.mjs";

const [modules, output] = process.argv.slice(2).map((path) => resolve(path));
const here = dirname(fileURLToPath(import.meta.url));
const esbuild = createRequire(join(modules, "x"))("esbuild");
const font = "/usr/share/fonts/pc/Px_IBM_VGA8.ttf";

const tagOf = (content) => createHash("sha256").update(content).digest("hex").slice(0, 16);
const files = [];
const lasting = {};

function add(path, type, content) {
  files.push([path, "", type, content]);
}

// The same by a name that says what is in it.
function addLasting(path, type, content) {
  lasting[path] = path.replace(".", `.${tagOf(content).slice(0, 10)}.`);
  files.push([path, lasting[path], type, content]);
}

const text = (path) => readFileSync(join(here, path), "utf8");
// In a text the parts of the page by their lasting names.
const withNames = (source) => source.replace(/"(\/[\w-]+\.\w+)"/g, (all, path) => (lasting[path] ? `"${lasting[path]}"` : all));

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

addLasting("/vga.ttf", "font/ttf", readFileSync(font));
const style = String(await bundle("page.css")).replaceAll("/vga.ttf", lasting["/vga.ttf"]);
addLasting("/page.css", "text/css; charset=utf-8", Buffer.from(style));
addLasting("/terminal.js", "text/javascript; charset=utf-8", await bundle("terminal.js"));
const script = withNames(String(await bundle("page.js")));
addLasting("/page.js", "text/javascript; charset=utf-8", Buffer.from(script));
const page = withNames(text("index.html"));
add("/index.html", "text/html; charset=utf-8", Buffer.from(page));
// The same with its style and its script in it, for a browser that has neither: one answer, and it can be played.
const whole = page
  .replace(/<link rel="stylesheet".*/, () => `<style>${style}</style>`)
  .replace(/<script .*\n/, "")
  .replace("</body>", () => `<script type="module">${script}</script>\n</body>`);
add("/first.html", "text/html; charset=utf-8", Buffer.from(whole));
addLasting("/offline.js", "text/javascript; charset=utf-8", await bundle("offline.js"));
const watched = String(await bundle("watch.css")).replaceAll("/vga.ttf", lasting["/vga.ttf"]);
add("/watch.css", "text/css; charset=utf-8", Buffer.from(watched));
add("/watch.js", "text/javascript; charset=utf-8", await bundle("watch.js"));
add("/offline.html", "text/html; charset=utf-8", Buffer.from(withNames(text("offline.html"))));
add("/icon.svg", "image/svg+xml", readFileSync(join(here, "icon.svg")));
add("/favicon.ico", "image/x-icon", favicon());
for (const size of [180, 192, 512]) add(`/icon-${size}.png`, "image/png", icon(size));
add("/preview.png", "image/png", preview());
add("/site.webmanifest", "application/manifest+json", Buffer.from(text("site.webmanifest")));
const worker = withNames(text("worker.js")).replace("VERSION", tagOf(Object.values(lasting).join() + text("offline.html")));
add("/worker.js", "text/javascript; charset=utf-8", Buffer.from(worker));

const brotli = (content) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
const bytesOf = (buffer) => {
  let text = "";
  for (let i = 0; i < buffer.length; i += 24)
    text += `    ${[...buffer.subarray(i, i + 24)].join(",")},\n`;
  return text;
};
// As a Content-Security-Policy names what may stand in a page itself.
const sumOf = (content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
const rows = [];
let source = `// Made by door/web/page/build.mjs.
#include "io/web/assets.hpp"

#include <array>

namespace codemaker::io::web {
namespace {

`;
for (const [path, name, type, content] of files) {
  const number = rows.length;
  source += `constexpr unsigned char gzip_${number}[] = {\n${bytesOf(gzipSync(content, { level: 9 }))}};\n`;
  // What is packed already brotli packs no better.
  const hasBrotli = !/^image\/(png|x-icon)$/.test(type);
  if (hasBrotli) source += `constexpr unsigned char brotli_${number}[] = {\n${bytesOf(brotli(content))}};\n`;
  const bytes = `view(gzip_${number}), ${hasBrotli ? `view(brotli_${number})` : "{}"}`;
  rows.push(`  Asset{"${path}", "${name}", "${type}", "${tagOf(content)}", ${bytes}},\n`);
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

WithinPage within_page() {
  return {"${sumOf(script)}", "${sumOf(style)}"};
}

}  // namespace codemaker::io::web
`;
writeFileSync(output, source);
