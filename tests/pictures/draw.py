"""Draws screens as a VGA card showed them: draw.py CELLS… PICTURES. Each file of cells (what
`tests/pictures/pictures cells` writes) becomes PICTURES/NAME.png in eight by sixteen points a cell."""

import gzip
import os
import struct
import sys
import zlib

FONT = "/usr/share/consolefonts/FullCyrSlav-VGA16.psf.gz"
# What no font of that package has.
MISSING = {0x25BA: bytes.fromhex("000080c0e0f0f8fcf8f0e0c080000000")}  
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
    return font


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


def png(rows, font):
    """A picture with a palette, for few screens have more than 256 colors."""
    colors = sorted({color for row in rows for cell in row for color in cell[1:]})
    index = {color: bytes([number]) for number, color in enumerate(colors)}
    lines = []
    for row in rows:
        for y in range(HEIGHT):
            line = bytearray(b"\0")
            for code, front, back in row:
                bits = font[code][y]
                for x in range(WIDTH):
                    line += index[front if bits & (0x80 >> x) else back]
            lines.append(bytes(line))
    size = struct.pack(">IIBBBBB", len(rows[0]) * WIDTH, len(rows) * HEIGHT, 8, 3, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", size)
        + chunk(b"PLTE", b"".join(colors))
        + chunk(b"IDAT", zlib.compress(b"".join(lines), 9))
        + chunk(b"IEND", b"")
    )


def main():
    *sources, pictures = sys.argv[1:]
    font = read_font(FONT)
    for source in sources:
        name = os.path.splitext(os.path.basename(source))[0]
        with open(os.path.join(pictures, name + ".png"), "wb") as file:
            file.write(png(read_cells(source), font))


main()
