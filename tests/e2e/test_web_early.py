"""Taps on the board that came with the page, while the line to the game is not there yet."""

from web_phone import *

# A line takes a second to be there.
SLOW = {"kilobits": 9000, "latency": 1000, "processor": 1}
PUZZLE = "/c/rabbitry/code"

# Run in the page: the color is tapped as soon as it is there, and how the call stood then is noted.
TAPS = """
new MutationObserver(() => {
  const color = document.querySelector('#board .color[aria-label="%s"]');
  if (!color || window.tapped) return;
  window.tapped = document.body.dataset.call ?? "none";
  color.click();
}).observe(document, { childList: true, subtree: true });
"""

# And the board that comes with the page is another one than the game has: a peg lies on it.
OTHER = """
new MutationObserver(() => {
  const first = document.querySelector("#first");
  if (first?.textContent.includes("....")) first.textContent = first.textContent.replace("....", "1...");
}).observe(document, { childList: true, subtree: true });
"""


class Early(PhoneCase):
    def opened(self, before):
        return self.browser(path=PUZZLE, before=before, slow=SLOW, **PHONE)

    def test_what_is_tapped_before_the_line_is_there_is_played_then(self):
        browser = self.opened(TAPS % "blue")
        self.assertEqual(browser.tell("look")["wasTapped"], "off")
        browser.wait(lambda: "Hole 1: blue" in browser.names(), "the peg")
        browser.choose("^red$")
        browser.wait(lambda: "Hole 2: red" in browser.names(), "the next one")
        self.assert_clean(browser)

    def test_what_is_tapped_on_a_board_that_the_game_does_not_show_is_forgotten(self):
        browser = self.opened(OTHER + TAPS % "blue")
        self.assertEqual(browser.tell("look")["wasTapped"], "off")
        browser.wait(lambda: "Hole 1: empty" in browser.names(), "the board of the game")
        browser.choose("^white$")
        browser.wait(lambda: "Hole 1: white" in browser.names(), "what is tapped now")
        self.assertIn("Hole 2: empty", browser.names())
        self.assert_clean(browser)


if __name__ == "__main__":
    unittest.main()
