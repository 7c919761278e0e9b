"""nginx with TLS before the web server, set up as the sysop's guide says."""

import ssl

from web_wire import *

GUIDE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "sysop-guide.md")

FRAME = """
daemon off;
pid {directory}/nginx.pid;
error_log {directory}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {directory}/body;
  proxy_temp_path {directory}/proxy;
  fastcgi_temp_path {directory}/fastcgi;
  uwsgi_temp_path {directory}/uwsgi;
  scgi_temp_path {directory}/scgi;
{snippet}
}}
"""


def snippet_of_the_guide():
    """What stands there in the block for nginx."""
    with open(GUIDE, encoding="utf-8") as file:
        return re.search(r"```nginx\n(.*?)```", file.read(), re.DOTALL)[1]


class Proxied(WebCase):
    def setUp(self):
        super().setUp()
        self.serve_web(config='[serve]\nweb_proxies = ["127.0.0.1"]\n')
        listener = socket.create_server(("127.0.0.1", 0))
        self.addCleanup(listener.close)
        self.port = listener.getsockname()[1]
        self.certify()
        snippet = snippet_of_the_guide()
        for named, here in (
            (r"listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            (r"listen \[::\]:443 ssl;", ""),
            (r"ssl_certificate \S+;", f"ssl_certificate {self.directory}/certificate.pem;"),
            (r"ssl_certificate_key \S+;", f"ssl_certificate_key {self.directory}/key.pem;"),
            (r"127\.0\.0\.1:8080", f"127.0.0.1:{self.web_port}"),
        ):
            snippet, count = re.subn(named, here, snippet)
            self.assertGreater(count, 0, named)
        config = self.write("nginx.conf", FRAME.format(directory=self.directory, snippet=snippet))
        # It takes the port over as it would from another nginx: no one else can get hold of it.
        nginx = subprocess.Popen(
            ["/usr/sbin/nginx", "-p", self.directory, "-c", config], stderr=subprocess.PIPE,
            pass_fds=[listener.fileno()], env={**os.environ, "NGINX": f"{listener.fileno()};"},
        )
        self.addCleanup(lambda: (nginx.terminate(), nginx.wait(), nginx.stderr.close()))
        self.until(self.is_there, "nginx")

    def certify(self):
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
            + ["-subj", "/CN=door.example", "-keyout", f"{self.directory}/key.pem"]
            + ["-out", f"{self.directory}/certificate.pem"],
            check=True,
            capture_output=True,
        )

    def is_there(self):
        with contextlib.suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", self.port)):
            return True
        return False

    def wire(self):
        wire = WebWire(self, self.port)
        context = ssl.create_default_context()
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        wire.socket = context.wrap_socket(wire.socket, server_hostname="door.example")
        self.addCleanup(wire.socket.close)
        return wire

    def test_pages_and_calls_go_through_a_proxy_with_tls(self):
        self.assertEqual(self.wire().get("/").status, 200)
        self.assertEqual(self.wire().get("/hall").status, 200)
        wire = self.wire()
        self.assertEqual(wire.upgrade(Origin="https://door.example").status, 101)
        wire.wait_said("Break the code")
        wire.frame("\r")
        wire.wait_said("Your name")
        wire.frame("Ada\r")

    def test_by_tls_addresses_and_the_cookie_are_of_tls(self):
        answer = self.wire().get("/c/rabbitry", **{"Accept-Encoding": ""})
        self.assertEqual(answer.headers["strict-transport-security"], "max-age=31536000")
        self.assertIn("; Secure", answer.headers["set-cookie"])
        self.assertIn(b'<link rel="canonical" href="https://door.example/c/rabbitry">', answer.body)

    def test_through_a_proxy_a_page_from_elsewhere_may_not_call_either(self):
        self.assertEqual(self.wire().upgrade(Origin="https://elsewhere.example").status, 403)

    def test_what_a_caller_says_of_their_address_is_not_believed(self):
        self.wire().upgrade(Origin="null", X_Forwarded_For="203.0.113.9")
        self.until(lambda: "a page from elsewhere called" in self.log(), "the refusal")
        self.assertNotIn("203.0.113.9", self.log())


if __name__ == "__main__":
    unittest.main()
