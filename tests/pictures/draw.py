"""Draws screens as a VGA card showed them: draw.py [--sheet SHEET] CELLS… PICTURES. Each file of cells (what
`tests/pictures/pictures cells` writes) becomes PICTURES/NAME.png in eight by sixteen points a cell; SHEET has
all of them in half that size, with their names."""

import argparse
import functools
import gzip
import os
import struct
import sys
import zlib

FONT = "/usr/share/consolefonts/FullCyrSlav-VGA16.psf.gz"
# What no font of that package has.
MISSING = {
    0x25BA: bytes.fromhex("000080c0e0f0f8fcf8f0e0c080000000"),
    0x25CF: bytes.fromhex("000000003c7effffffff7e3c00000000"),
}  
WIDTH, HEIGHT = 8, 16


def read_font(path):
    """The rows of each glyph by its code point: a PSF font of version 1 with a table of Unicode."""
    data = gzip.open(path).read()
    magic, mode, size = struct.unpack_from("<HBB", data)
    if magic != 0x0436 or size != HEIGHT:
        raise SystemExit(f"{path}: not a console font of 8 by 16")
    count = 512 if mode & 1 else 256
    glyphs = [data[4 + i * size : 4 + (i + 1) * size] for i in range(count)]
    font = dict(MISSING)
    number = 0
    is_sequence = False
    for (code,) in struct.iter_unpack("<H", data[4 + count * size :]):
        if code == 0xFFFF:
            number += 1
            is_sequence = False
        elif code == 0xFFFE:
            is_sequence = True
        elif not is_sequence:
            font.setdefault(code, glyphs[number])
    # Fonts of consoles have the ring alone.
    font.setdefault(0x25CF, [filled(bits) for bits in font[0x25CB]])
    return font


def filled(bits):
    """A line of a glyph, from its first point to its last one."""
    return (1 << bits.bit_length()) - (bits & -bits) if bits else 0


def read_cells(path):
    """Rows of (code point, letter's color, color behind it)."""
    with open(path) as file:
        rows = [line.split() for line in file]
    return [
        [(int(row[i], 16), bytes.fromhex(row[i + 1]), bytes.fromhex(row[i + 2])) for i in range(0, len(row), 3)]
        for row in rows
    ]


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, lines, palette=b""):
    """A picture of lines of bytes: indices of a palette, or red, green and blue where there is none."""
    size = struct.pack(">IIBBBBB", width, height, 8, 3 if palette else 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", size)
        + (chunk(b"PLTE", palette) if palette else b"")
        + chunk(b"IDAT", zlib.compress(b"".join(b"\0" + line for line in lines), 9))
        + chunk(b"IEND", b"")
    )


def picture(rows, font):
    """With a palette, for few screens have more than 256 colors."""
    colors = sorted({color for row in rows for cell in row for color in cell[1:]})
    index = {color: bytes([number]) for number, color in enumerate(colors)}

    @functools.cache
    def drawn(cell):
        code, front, back = cell
        points = index[back], index[front]
        return [b"".join(points[bits >> x & 1] for x in range(WIDTH - 1, -1, -1)) for bits in font[code]]

    lines = [b"".join(drawn(cell)[y] for cell in row) for row in rows for y in range(HEIGHT)]
    return png(len(rows[0]) * WIDTH, len(rows) * HEIGHT, lines, b"".join(colors))


def text_cells(text, width):
    return [(ord(letter), b"\xff\xff\xff", b"\0\0\0") for letter in text[:width].ljust(width)]


def sheet(screens, font, columns=8):
    """All of them in half their size: a point is the mean of four."""

    @functools.cache
    def drawn(cell):
        code, front, back = cell
        glyph = font[code]
        lines = []
        for y in range(0, HEIGHT, 2):
            line = b""
            for x in range(WIDTH - 2, -1, -2):
                weight = sum((glyph[row] >> x & 3).bit_count() for row in (y, y + 1))
                line += bytes((f * weight + b * (4 - weight)) // 4 for f, b in zip(front, back))
            lines.append(line)
        return lines

    screen_rows, screen_columns = 24, 79
    blank = [text_cells("", screen_columns)] * (screen_rows + 2)
    titled = [
        [text_cells(name, screen_columns)] + cells[:screen_rows] + [text_cells("", screen_columns)]
        for name, cells in screens
    ]
    titled += [blank] * (-len(titled) % columns)
    gap = text_cells("", 1)
    lines = []
    for first in range(0, len(titled), columns):
        for together in zip(*titled[first : first + columns]):
            row = [cell for part in together for cell in part + gap]
            lines += [b"".join(drawn(cell)[y] for cell in row) for y in range(HEIGHT // 2)]
    return png(len(lines[0]) // 3, len(lines), lines)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sheet")
    parser.add_argument("cells", nargs="+")
    parser.add_argument("pictures")
    options = parser.parse_args()
    font = read_font(FONT)
    screens = [(os.path.splitext(os.path.basename(path))[0], read_cells(path)) for path in options.cells]
    for name, cells in screens:
        with open(os.path.join(options.pictures, name + ".png"), "wb") as file:
            file.write(picture(cells, font))
    if options.sheet:
        with open(options.sheet, "wb") as file:
            file.write(sheet(screens, font))


main()
