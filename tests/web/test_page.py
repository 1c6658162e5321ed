"""The files of the page: its words exist, what it imports exists, its vendored files are intact, it calls nobody."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

import regnum
from regnum.edges.presenter import presenter_of
from regnum.edges.words import bundle, languages
from regnum.engine.registry import BUILT_IN, find_title, title_ids

WEB = Path(regnum.__file__).parent / "web"
VENDOR = WEB / "vendor"
OWN = sorted(
    path for path in WEB.rglob("*") if path.suffix in (".js", ".css", ".html", ".svg") and VENDOR not in path.parents
)
SCRIPTS = [path for path in OWN if path.suffix == ".js"]
NAMESPACES = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML")
MOST_LINES = 400
MOST_BYTES = 250_000  # of the first load without fonts, before compression
# The shell puts the names of what is chosen before a game, and the headings of a table in words, together from the
# prefix of a title and an id.
COMPOSED = ("option", "preset", "scenario", "web-group")

PREFIXES = tuple(prefix for each in title_ids() if (prefix := find_title(each).message_prefix))  # probes have none
ANY_PREFIX = "|".join(("web", *PREFIXES))
MESSAGE = re.compile(rf"""["'`]((?:{ANY_PREFIX})-[a-z0-9-]*[a-z0-9])["'`]""")
STEM = re.compile(rf"`((?:{ANY_PREFIX})-[a-z-]*-)\$\{{")
STATIC_IMPORT = re.compile(r"""^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];""", re.MULTILINE)
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")


def name_of(path: Path) -> str:
    """A path as it is shown when its test fails."""
    return str(path.relative_to(WEB))


def uses(pattern: re.Pattern[str]) -> set[str]:
    """What the page's own scripts say that fits a pattern."""
    return {found for path in SCRIPTS for found in pattern.findall(path.read_text(encoding="utf-8"))}


def test_the_page_is_there():
    assert (WEB / "index.html").is_file()
    assert len(SCRIPTS) > 10


@pytest.mark.parametrize("language", languages())
def test_every_message_of_the_page_exists(language):
    messages = bundle(language)
    used = uses(MESSAGE)
    assert len(used) > 80
    assert sorted(name for name in used if not messages.has_message(name)) == []


@pytest.mark.parametrize("language", languages())
def test_every_family_of_messages_has_members(language):
    text = "\n".join(path.read_text(encoding="utf-8") for path in (WEB.parent / "locales" / language).rglob("*.ftl"))
    stems = uses(STEM)
    assert stems
    assert sorted(stem for stem in stems if not re.search(rf"^{stem}", text, re.MULTILINE)) == []


def test_no_message_of_the_page_is_unused():
    stems = (*uses(STEM), *(f"{prefix}-{family}-" for prefix in PREFIXES for family in COMPOSED))
    used = uses(MESSAGE)
    defined = set()
    for path in (WEB.parent / "locales" / "en").rglob("web.ftl"):
        defined |= set(re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    assert sorted(name for name in defined - used if not name.startswith(stems)) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=name_of)
def test_imports_lead_to_files(path):
    wanted = IMPORT.findall(path.read_text(encoding="utf-8"))
    assert [target for target in wanted if "${" not in target and not (path.parent / target).is_file()] == []


def test_no_script_imports_itself_by_way_of_others():
    done: set[Path] = set()
    for path in SCRIPTS:
        assert circle_from(path.resolve(), (), done) == ()


def circle_from(path: Path, way: tuple[Path, ...], done: set[Path]) -> tuple[str, ...]:
    """The scripts of the first circle of imports that is met from here on."""
    if path in way:
        return tuple(name_of(each) for each in (*way[way.index(path) :], path))
    if path in done:
        return ()
    for name in STATIC_IMPORT.findall(code_of(path)):
        found = circle_from((path.parent / name).resolve(), (*way, path), done)
        if found:
            return found
    done.add(path)
    return ()


def code_of(path: Path) -> str:
    """A script without its comments, in which types are imported too."""
    return re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_a_circle_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tests.web.test_page.WEB", tmp_path)
    for name, other in (("a", "b"), ("b", "c"), ("c", "b")):
        (tmp_path / f"{name}.js").write_text(f'import {{ x }} from "./{other}.js";\n')
    assert circle_from(tmp_path / "a.js", (), set()) == ("b.js", "c.js", "b.js")


@pytest.mark.parametrize(
    "path", [each for each in OWN if each.suffix in (".js", ".html") and "boards" not in each.parts], ids=name_of
)
def test_the_shell_names_no_title(path):
    text = path.read_text(encoding="utf-8")
    assert [title for title in BUILT_IN if title in text] == []
    assert re.findall(rf"""["'`](?:{"|".join(PREFIXES)})-""", text) == []


@pytest.mark.parametrize("path", OWN, ids=name_of)
def test_no_file_is_too_long(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_links_of_the_first_file_lead_to_files():
    text = (WEB / "index.html").read_text(encoding="utf-8")
    links = re.findall(r'(?:href|src)="([^"#]+)"', text)
    assert len(links) >= 6
    assert [link for link in links if not (WEB / link).is_file()] == []


def test_icons_exist():
    sprite = (VENDOR / "icons" / "sprite.svg").read_text(encoding="utf-8")
    symbols = set(re.findall(r'<symbol id="([^"]+)"', sprite))
    used = uses(re.compile(r'\bicon\("([a-z-]+)"\)'))
    assert used
    assert used <= symbols
    cards = presenter_of(find_title("pax_renaissance")).describe()["cards"]
    assert isinstance(cards, list)
    shots = {f"one-{card['one_shot']['kind'].replace('_', '-')}" for card in cards if card["one_shot"]}
    operations = {operation.split()[0] for card in cards for operation in card["operations"]}
    prestige = {kind for card in cards for kind in card["prestige"]}
    agents = {agent.split()[-1] for card in cards for agent in card["agents"]}
    assert shots | operations | prestige | agents | {"campaign", "king", "republic"} <= symbols


def test_vendored_files_are_intact():
    lines = (VENDOR / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    sums = {name: digest for digest, name in (line.split(maxsplit=1) for line in lines)}
    found = {
        str(path.relative_to(VENDOR)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in VENDOR.rglob("*")
        if path.is_file() and path.name not in ("SHA256SUMS", "README.md")
    }
    assert found == sums


@pytest.mark.parametrize("folder", ["lit-html", "fluent", "fonts", "icons"])
def test_vendored_folders_have_a_licence(folder):
    assert list((VENDOR / folder).glob("LICENSE*"))


@pytest.mark.parametrize("path", [*OWN, *sorted(VENDOR.rglob("*.js")), *sorted(VENDOR.rglob("*.svg"))], ids=name_of)
def test_no_file_refers_to_another_host(path):
    text = path.read_text(encoding="utf-8")
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL) if path.suffix in (".js", ".css") else text
    code = re.sub(r"^\s*//.*$", "", code, flags=re.MULTILINE)
    hosts = re.findall(r"(?:https?:)?//[a-z0-9][a-z0-9.-]*\.[a-z]{2,}[^\s\"'`)]*", code)
    assert [host for host in hosts if host not in NAMESPACES] == []


def test_nothing_is_written_into_style_or_script_attributes():
    """A strict content security policy forbids both."""
    for path in OWN:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"<[^>]*\sstyle=", text), path
        assert not re.search(r"\son[a-z]+=[\"'$]", text), path
        assert "unsafeHTML" not in text, path


def loaded_with(path: Path) -> set[Path]:
    """A script with everything that it imports before it runs; what it imports later comes later."""
    found, left = set(), [path]
    while left:
        script = left.pop()
        if script in found:
            continue
        found.add(script)
        left += [(script.parent / name).resolve() for name in STATIC_IMPORT.findall(script.read_text(encoding="utf-8"))]
    return found


def first_load() -> set[Path]:
    """Every file without fonts that the first page needs in one language: scripts, styles, drawings, words."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    linked = {(WEB / name).resolve() for name in re.findall(r'(?:href|src)="([^"#]+)"', page)}
    scripts = loaded_with((WEB / "app.js").resolve()) | loaded_with((WEB / "shell" / "home.js").resolve())
    words = {(WEB.parent / "locales" / language / "web.ftl").resolve() for language in ("en", "ru")}
    return {(WEB / "index.html").resolve(), VENDOR.resolve() / "icons" / "sprite.svg", *linked, *scripts, *words}


def test_the_first_load_is_small():
    assert sum(path.stat().st_size for path in first_load()) < MOST_BYTES


def test_the_first_page_loads_nothing_of_the_table():
    names = {name_of(path) for path in first_load() if path.is_relative_to(WEB.resolve())}
    assert {"app.js", "shell/home.js", "styles/base.css", "vendor/lit-html/lit-html.js"} <= names
    assert not {name for name in names if "table" in name or "session" in name or name.startswith("boards/")}
    assert "styles/pax_renaissance.css" not in names
