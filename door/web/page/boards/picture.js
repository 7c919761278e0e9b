// A small picture, pixel by pixel.
import { make } from "./make.js";

/** @param {import("../state").Picture} picture */
export function drawPicture({ columns, pixels, colors }) {
  const paths = colors.map(() => "");
  for (let at = 0; at < pixels.length; ++at)
    if (pixels[at] !== ".") paths[Number.parseInt(pixels[at], 16)] += `M${at % columns} ${Math.floor(at / columns)}h1v1h-1z`;
  return make("div", { class: "wood picture", "aria-hidden": "true", "data-kind": "picture" },
    make("svg", { viewBox: `0 0 ${columns} ${pixels.length / columns}`, "shape-rendering": "crispEdges" },
      colors.map((fill, color) => make("path", { fill, d: paths[color] }))));
}
