"""Callers by the web on bare sockets: HTTP and websockets by hand."""

import base64
import hashlib

from browser import WebCase
from caller import *

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PLAY = "/play?columns=80&rows=24&reader=0"


class Answer:
    """What the server answered to a request."""

    def __init__(self, raw):
        head, _, self.body = raw.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        self.status = int(lines[0].split()[1]) if lines[0] else 0
        self.headers = {
            name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])
        }


class WebWire:
    """A connection that can ask for pages, and become a websocket."""

    def __init__(self, case, port, host=1, patience=PATIENCE):
        self.socket = socket.socket()
        case.addCleanup(self.socket.close)
        self.socket.bind((f"127.0.0.{host}", 0))
        self.socket.settimeout(patience)
        self.socket.connect(("127.0.0.1", port))
        self.pending = b""
        self.text = ""

    def send(self, data):
        self.socket.sendall(data if isinstance(data, bytes) else data.encode())

    def read(self):
        """False once the other side is gone."""
        try:
            data = self.socket.recv(65536)
        except ConnectionResetError:
            data = b""
        self.pending += data
        return bool(data)

    def is_closed(self, seconds=PATIENCE):
        """True if the server hangs up in that time; what it said is pending."""
        self.socket.settimeout(seconds)
        try:
            while self.read():
                pass
        except TimeoutError:
            return False
        return True

    def answer(self):
        while b"\r\n\r\n" not in self.pending:
            if not self.read():
                return Answer(self.pending)
        answer = Answer(self.pending)
        rest = int(answer.headers.get("content-length", 0))
        end = self.pending.index(b"\r\n\r\n") + 4
        while len(self.pending) < end + rest and self.read():
            pass
        answer.body = self.pending[end:end + rest]
        self.pending = self.pending[end + rest:]
        return answer

    def get(self, target, method="GET", **headers):
        lines = [f"{method} {target} HTTP/1.1"]
        headers = {"Host": "door.example", "Accept-Encoding": "gzip", **headers}
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items() if value]
        self.send("\r\n".join(lines) + "\r\n\r\n")
        return self.answer()

    def upgrade(self, target=PLAY, protocol="codemaker", **headers):
        key = base64.b64encode(os.urandom(16)).decode()
        answer = self.get(
            target,
            Connection="Upgrade",
            Upgrade="websocket",
            Sec_WebSocket_Version="13",
            Sec_WebSocket_Key=key,
            Sec_WebSocket_Protocol=protocol,
            **headers,
        )
        sign = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        answer.is_right = answer.headers.get("sec-websocket-accept") == base64.b64encode(sign).decode()
        return answer

    def frame(self, data, opcode=BINARY, is_last=True, masked=True, length=None):
        data = data.encode() if isinstance(data, str) else data
        length = len(data) if length is None else length
        head = bytes([opcode | (0x80 if is_last else 0)])
        bit = 0x80 if masked else 0
        if length < 126:
            head += bytes([length | bit])
        elif length < 65536:
            head += struct.pack(">BH", 126 | bit, length)
        else:
            head += struct.pack(">BQ", 127 | bit, length)
        mask = os.urandom(4) if masked else b""
        body = bytes(each ^ mask[i % 4] for i, each in enumerate(data)) if masked else data
        self.send(head + mask + body)

    def message(self):
        """The next frame's opcode and content; None once the other side is gone."""
        while True:
            size = self.pending[1] & 127 if len(self.pending) > 1 else None
            head = {126: 4, 127: 10}.get(size, 2)
            if size is not None and len(self.pending) >= head:
                length = {126: lambda: struct.unpack(">H", self.pending[2:4])[0],
                          127: lambda: struct.unpack(">Q", self.pending[2:10])[0]}.get(size, lambda: size)()
                if len(self.pending) >= head + length:
                    opcode, data = self.pending[0] & 15, self.pending[head:head + length]
                    self.pending = self.pending[head + length:]
                    return opcode, data
            if not self.read():
                return None

    def wait_said(self, text, seconds=PATIENCE):
        deadline = time.monotonic() + seconds
        while text not in self.text:
            message = self.message()
            if message is None or time.monotonic() > deadline:
                raise AssertionError(f"waited for {text!r}: {self.text[-500:]!r}")
            if message[0] in (TEXT, BINARY):
                self.text += message[1].decode("utf-8", "replace")

    def close_code(self):
        """With which the server ends the websocket; 0: it just hangs up."""
        return self.closing()[0]

    def closing(self):
        """The code and the words with which the server ends the websocket."""
        while (message := self.message()) is not None:
            if message[0] == CLOSE:
                return struct.unpack(">H", message[1][:2])[0], message[1][2:].decode()
        return 0, ""


class WebCalls(WebCase):
    """A server for pages, and callers by them."""

    def setUp(self):
        super().setUp()
        self.serve_web(config='[serve]\nweb_origins = ["https://board.example"]\nmax_per_address = 100\nconnects_per_minute = 0\n')

    def wire(self, **options):
        return WebWire(self, self.web_port, **options)

    def called(self, **options):
        wire = self.wire()
        answer = wire.upgrade(**options)
        self.assertEqual(answer.status, 101)
        self.assertTrue(answer.is_right)
        return wire

    def named(self, name):
        """A caller by the page who has given this name."""
        wire = self.called()
        wire.wait_said("Break the code")
        wire.frame("\r")
        wire.wait_said("Your name")
        steady_clock.advance(READING)
        wire.frame(f"{name}\r")
        return wire
