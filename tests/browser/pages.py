"""The pages as people find them: by the roles and the spoken names of things, in the language of the guest."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from browser.guests import Guest

PREFIXES: Final = {"blitzkrieg": "bk", "quartermaster": "qm", "legie": "lg", "globalwar": "gw"}


class Page:
    """What all pages share. ``page`` of Playwright and the words of the guest are always at hand."""

    def __init__(self, guest: Guest) -> None:
        self.guest: Final = guest
        self.page: Final = guest.page

    def press(self, thing: Locator) -> None:
        """With whatever this guest points with."""
        self.guest.hand.press(thing)

    def button(self, id: str, within: Locator | None = None, **args: object) -> Locator:
        return (within or self.page).get_by_role("button", name=self.guest.words(id, **args), exact=True)

    def link(self, id: str, within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("link", name=self.guest.words(id), exact=True)

    @property
    def settings(self) -> Locator:
        """The dialog of the settings, opened if it is not."""
        dialog = self.dialog("ui-settings")
        if not dialog.is_visible():
            name = re.compile(re.escape(self.guest.words("ui-settings")) + "$")  # after the name of the guest
            self.press(self.page.get_by_role("button", name=name))
        return dialog

    def close(self, dialog: Locator) -> None:
        self.press(self.button("ui-close", dialog))
        expect(dialog).to_be_hidden()

    def dialog(self, id: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.guest.words(id), exact=True)

    def choose_language(self, lang: str) -> None:
        languages = self.page.get_by_role("group", name=self.guest.words("core-ui-language"), exact=True)
        self.press(languages.get_by_role("button", name=re.compile(rf"^{lang.upper()}\b")))
        self.guest.speaks(lang)
        expect(self.page.locator("html")).to_have_attribute("lang", lang)


class Home(Page):
    """All titles, and the games of this guest."""

    def open(self) -> Home:
        with self.page.expect_response("**/api/tables"):  # so whoever was nobody before has a cookie now
            self.page.goto("/")
        self.card().wait_for()
        return self

    def card(self, title: str = "blitzkrieg") -> Locator:
        name = self.guest.words(f"{PREFIXES[title]}-title")
        heading = self.page.get_by_role("heading", name=name, exact=True, level=3)
        return self.page.get_by_role("article").filter(has=heading)

    @property
    def running(self) -> Locator:
        """The games of this guest that are not over."""
        return self.page.get_by_role("region", name=self.guest.words.pattern("ui-your-games")).get_by_role("listitem")

    @property
    def finished(self) -> Locator:
        return self.page.get_by_role("region", name=self.guest.words("ui-finished-games")).get_by_role("listitem")

    def wide(self) -> Home:
        """On a large screen, where tables of others and what can be learned stand beside the cards."""
        self.page.set_viewport_size({"width": 2560, "height": 1440})
        self.open()
        self.beside("ui-rulebooks").wait_for()
        return self

    def beside(self, id: str) -> Locator:
        return self.page.get_by_role("region", name=self.guest.words(id), exact=True)

    @property
    def waiting(self) -> Locator:
        """Tables of others that can be joined from here."""
        region = self.page.get_by_role("region", name=self.guest.words.pattern("ui-people-open"))
        return region.get_by_role("listitem")

    def play_now(self, title: str = "blitzkrieg") -> Table:
        self.press(self.button("ui-play-now", self.card(title)))
        return Table(self.guest).arrive()

    def learn(self, title: str = "blitzkrieg") -> Lessons:
        self.press(self.link("ui-learn", self.card(title)))
        self.press(self.link("ui-course-guided"))
        Table(self.guest).arrive()
        lessons = Lessons(self.guest, title)
        lessons.card.wait_for(state="attached")  # they are fetched after the board
        return lessons

    def begin(
        self, way: str, mode: str, *, title: str = "blitzkrieg", seats: int | None = None, **options: str
    ) -> Table:
        """``way`` is bots, invite, hotseat or real; ``mode`` and the values of options are ids."""
        dialog = self.setup(way, title)
        prefix = PREFIXES[title]
        dialog.get_by_role("radio", name=self.guest.words.pattern(f"{prefix}-mode-{mode}")).first.check()
        if seats is not None:
            count = dialog.get_by_role("group", name=self.guest.words("ui-how-many"), exact=True)
            self.press(count.get_by_role("button", name=str(seats), exact=True))
        for option, value in options.items():
            self.press(dialog.get_by_text(self.guest.words("core-ui-options"), exact=True))
            name = self.guest.words(f"{prefix}-option-{option}")
            dialog.get_by_role("combobox", name=re.compile(re.escape(name))).select_option(value)
        self.press(self.button("ui-begin", dialog))
        return Table(self.guest).arrive()

    def setup(self, way: str, title: str = "blitzkrieg") -> Locator:
        self.press(self.button(f"ui-{way}", self.card(title)))
        dialog = self.dialog(f"ui-setup-{way}")
        dialog.get_by_role("radio").first.wait_for()
        return dialog


class Table(Page):
    """A table. Its locators are looked up anew each time, for they follow the language."""

    def arrive(self) -> Table:
        self.page.wait_for_url(re.compile("/table/"))
        return self

    def open(self, id: str) -> Table:
        self.page.goto(f"/table/{id}")
        return self

    @property
    def id(self) -> str:
        return self.page.url.partition("/table/")[2].partition("#")[0]

    # what is asked

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("banner").get_by_role("status").first  # the next is that the server is silent

    @property
    def tokens(self) -> Locator:
        """Own tokens that may be pointed at now."""
        return self._things("ui-bk-token", "legal")

    @property
    def places(self) -> Locator:
        """Spaces, theatres and tokens of the row that may be pointed at now."""
        return self._things("ui-bk-space", "legal")

    @property
    def offered(self) -> Locator:
        """Everything that one may do now."""
        return self.tokens.or_(self.places).or_(self.stop)

    @property
    def chosen(self) -> Locator:
        return self._things("ui-bk-space", "chosen")

    def _things(self, id: str, state: str) -> Locator:
        return self.page.get_by_role("button", name=self.guest.words.ending(id, state))

    def space(self, id: str) -> Locator:
        name = self.guest.words.noun(id)
        return self.page.get_by_role("main").get_by_role("button", name=re.compile(rf"^{re.escape(name)}, "))

    @property
    def confirm(self) -> Locator:
        return self.button("ui-confirm")

    @property
    def stop(self) -> Locator:
        """There only when one may stop."""
        return self.button("ui-stop")

    @property
    def undo(self) -> Locator:
        return self.button("core-ui-undo")

    def token(self, id: str) -> Locator:
        """The first own token of this kind."""
        name = self.guest.words.noun(id)
        return self.hand.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\b", re.IGNORECASE)).first

    @property
    def why_not(self) -> Locator:
        """The part of the inspector that tells why something cannot be done."""
        heading = self.page.get_by_role("heading", name=self.guest.words("core-ui-why-not"), exact=True)
        return self.inspector.locator("div").filter(has=heading)

    @property
    def results(self) -> Locator:
        """At a real table: what may have come up."""
        group = self.page.get_by_role("group", name=self.guest.words("core-ui-enter-result"), exact=True)
        return group.get_by_role("button", disabled=False)

    @property
    def ended(self) -> Locator:
        """Where the end of the game can be read, and the way to its replay."""
        return self.link("ui-replay")

    @property
    def again(self) -> Locator:
        return self.button("ui-again")

    @property
    def waiting(self) -> Locator:
        return self.prompt.filter(has_text=self.guest.words.pattern("core-ui-waiting-for"))

    @property
    def connection_lost(self) -> Locator:
        return self.page.get_by_role("status").filter(has_text=self.guest.words("ui-connection-lost"))

    # the map, where a title has one

    def drag_to_the_edge(self, thing: Locator) -> None:
        """The map is dragged until something that is seen on it lies right beside its left edge."""
        map, box = self.page.locator("main .map").bounding_box(), thing.bounding_box()
        assert map is not None
        assert box is not None
        x, y = map["x"] + map["width"] - 1, map["y"] + map["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + map["x"] - box["x"], y)
        self.page.mouse.up()
        there = thing.bounding_box()
        assert there is not None
        assert abs(there["x"] - map["x"]) < 1

    # hot-seat

    @property
    def close_curtain(self) -> Locator:
        return self.button("ui-curtain-closed")

    @property
    def lift_curtain(self) -> Locator:
        return self.page.get_by_role("button", name=self.guest.words.pattern("ui-curtain-lift"))

    # panels

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=self.guest.words("ui-hand"), exact=True)

    @property
    def reserve(self) -> Locator:
        """One's own tokens."""
        mine = self.page.get_by_role("list", name=self.guest.words("ui-bk-your-reserve"), exact=True)
        return mine.get_by_role("button")

    @property
    def row(self) -> Locator:
        """The reserve of the other side: open tokens, or the backs of hidden ones."""
        return self.page.get_by_role("list", name=self.guest.words("bk-ui-row"), exact=True)

    @property
    def inspector(self) -> Locator:
        return self.page.get_by_role("region", name=self.guest.words("ui-inspector"), exact=True)

    def tab(self, id: str) -> Locator:
        name = re.compile(rf"^{re.escape(self.guest.words(id))}(?: |$)")  # a number may follow: of what is new
        self.press(self.page.get_by_role("tab", name=name))
        return self.page.get_by_role("tabpanel", name=self.guest.words(id), exact=True)

    def log(self) -> list[str]:
        """Every line of the log, from first to last."""
        return self.tab("ui-log").locator("ul").get_by_role("listitem").all_inner_texts()

    def say(self, text: str) -> None:
        chat = self.tab("ui-chat")
        chat.get_by_role("textbox", name=self.guest.words("ui-chat-say"), exact=True).fill(text)
        self.press(self.button("ui-chat-send", chat))

    @property
    def menu(self) -> Locator:
        if not self.dialog("ui-menu").is_visible():
            self.press(self.button("ui-menu"))
        return self.dialog("ui-menu")

    @property
    def settings(self) -> Locator:
        if not self.dialog("ui-settings").is_visible():
            self.press(self.button("ui-settings", self.menu))
        return self.dialog("ui-settings")

    def resign(self) -> None:
        self.press(self.button("core-ui-resign", self.menu))
        self.press(self.button("ui-resign-sure", self.menu))
        self.ended.wait_for()

    @property
    def invitation(self) -> str:
        return self.page.get_by_role("textbox", name=self.guest.words.pattern("ui-invite-link")).input_value()

    # waiting

    def settle(self) -> str:
        """Wait until something is asked of somebody, and tell what: never in between."""
        kinds = {
            "move": self.offered,
            "draw": self.results,
            "over": self.ended,
            "hand over": self.close_curtain,
            "curtain": self.lift_curtain,
            "wait": self.waiting,
        }
        anything = self.page.locator("nothing")
        for locator in kinds.values():
            anything = anything.or_(locator)
        while True:
            anything.first.wait_for()
            for kind, locator in kinds.items():  # the game may go on while one looks: then look again
                if locator.first.is_visible():
                    return kind


class Looks(Page):
    """Day or night, as chosen or as the system has it."""

    @property
    def switch(self) -> Locator:
        either = [re.escape(self.guest.words(f"ui-theme-to-{look}")) for look in ("day", "night")]
        return self.page.get_by_role("button", name=re.compile("|".join(either)))

    def choice(self, dialog: Locator, look: str) -> Locator:
        """A button of the settings."""
        group = dialog.get_by_role("group", name=self.guest.words("ui-theme"), exact=True)
        return self.button(f"ui-theme-{look}", group)

    def are(self, look: str) -> None:
        expect(self.page.locator("html")).to_have_attribute("data-theme", look)

    @property
    def paper(self) -> str:
        colour: str = self.page.evaluate("getComputedStyle(document.body).backgroundColor")
        return colour


class Lessons(Page):
    """The guided first game: a card beside what it is about."""

    def __init__(self, guest: Guest, title: str = "blitzkrieg") -> None:
        super().__init__(guest)
        self.prefix: Final = f"ui-{PREFIXES[title]}-learn"

    @property
    def table(self) -> Table:
        return Table(self.guest)

    @property
    def card(self) -> Locator:
        return self.page.get_by_role("region", name=self.guest.words("ui-learn"), exact=True)

    @property
    def go_on(self) -> Locator:
        return self.button("ui-learn-on", self.card).or_(self.button("ui-learn-end", self.card))

    @property
    def leave(self) -> Locator:
        return self.button("ui-learn-leave", self.card)

    def text(self, lesson: str) -> Locator:
        return self.card.get_by_text(self.guest.words(f"{self.prefix}-{lesson}"), exact=True)

    def now(self) -> str | None:
        """The lesson that is being given; None when there is nothing to say."""
        if not self.card.is_visible():
            return None
        said = self.card.inner_text()
        ids = re.findall(rf"^{self.prefix}-([\w-]+) =", self.guest.words.source, re.MULTILINE)
        return next((id for id in ids if self.guest.words(f"{self.prefix}-{id}") in said), None)


class Rulebook(Page):
    """The rules of a title, searchable, each with an address of its own."""

    def open(self, rule: str = "", title: str = "blitzkrieg") -> Rulebook:
        self.page.goto(f"/rulebook/{title}{rule and '#' + rule}")
        self.rules.first.wait_for()
        return self

    @property
    def rules(self) -> Locator:
        return self.page.get_by_role("definition")

    @property
    def names(self) -> Locator:
        """Of the rules."""
        return self.page.get_by_role("term")

    @property
    def chapters(self) -> Locator:
        return self.page.get_by_role("navigation", name=self.guest.words("ui-chapters"), exact=True).get_by_role("link")

    @property
    def search(self) -> Locator:
        return self.page.get_by_role("searchbox", name=self.guest.words("ui-search"), exact=True)

    def rule(self, id: str) -> Locator:
        """A link with the address of the rule itself."""
        return self.page.get_by_role("term").get_by_role("link", name=id, exact=True)


class Replay(Page):
    """A game looked at again, moment by moment."""

    def open(self, table: str, moment: int | None = None) -> Replay:
        self.page.goto(f"/replay/{table}" if moment is None else f"/replay/{table}/{moment}")
        return self.arrive()

    def arrive(self) -> Replay:
        self.page.get_by_role("main").get_by_role("button").first.wait_for()
        return self

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider", name=self.guest.words("ui-replay-slider"), exact=True)

    @property
    def eyes(self) -> Locator:
        return self.page.get_by_role("combobox", name=self.guest.words("ui-eyes"), exact=True)

    @property
    def table(self) -> Table:
        """The board, the inspector and the log are those of a table."""
        return Table(self.guest)

    def go_to(self, moment: int) -> None:
        self.slider.fill(str(moment))

    def stands_at(self, moment: int, of: int) -> None:
        told = self.guest.words("core-ui-moment", count=moment, total=of)
        expect(self.slider).to_have_attribute("aria-valuetext", told)
