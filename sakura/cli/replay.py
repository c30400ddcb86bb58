"""`replay`: plays records again, checks them, and tells what happened."""

from __future__ import annotations

import argparse
import json
from typing import Any

from sakura.cli.arguments import LONGEST_ECHO
from sakura.cli.files import read_text
from sakura.cli.problems import FAILED, CommandError, UsageError
from sakura.cli.streams import flush_output, make_harmless, put, say
from sakura.cli.transcript import tell_events, tell_final_table, tell_setup
from sakura.engine.errors import SakuraError
from sakura.engine.events import Event
from sakura.engine.records import Record, Recording, replay
from sakura.i18n.errors import explain_error
from sakura.i18n.names import distinct_names
from sakura.i18n.translation import SOURCE_LANGUAGE, _, ngettext, use_language
from sakura.okiya.records import FORMAT as OKIYA_FORMAT
from sakura.storage.envelope import KEY
from sakura.storage.errors import Unreadable
from sakura.storage.kept import SAKURA
from sakura.storage.library import read_file
from sakura.storage.places import catalogues_folder
from sakura.storage.sakura_games import open_sakura


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="a record, or a game that the app exported; “-” is standard input"
    )
    parser.add_argument("--lang", default=SOURCE_LANGUAGE, metavar="CODE", help="the language of the transcript (en)")
    parser.add_argument("--json", action="store_true", help="print events, one JSON object for each record")


def run(arguments: argparse.Namespace) -> int:
    """Replay every file; a damaged one is named, and the others are still told."""
    if use_language(arguments.lang, catalogues_folder()) != arguments.lang:
        raise UsageError(f"sakura replay: there is no language “{arguments.lang[:LONGEST_ECHO]}”")
    status = 0
    for name in arguments.files:
        try:
            text = _replay_file(name, arguments.json)
        except CommandError as problem:
            flush_output()
            say(*problem.sentences)
            status = FAILED
        else:
            put(text)
    return status


def _replay_file(name: str, as_json: bool) -> str:
    content = read_text(name)
    events: list[Event] = []
    try:
        record = _read_record(name, content)
        recording = replay(record, events.append)
    except Unreadable as problem:  # it names the file itself
        raise CommandError(explain_error(problem)) from None
    except SakuraError as problem:
        raise CommandError(f"{name}: {explain_error(problem)}") from None
    if as_json:
        return json.dumps(_describe(name, record, events))
    return "\n".join([make_harmless(name), *_tell(record, recording, events), ""])


def _read_record(name: str, content: str) -> Record:
    """The record of a file: it alone, or as the app exports it, in an envelope with who played."""
    keys = _keys_of(content)
    if KEY in keys:
        kept = read_file(content.encode(), name, when=0)
        if kept.note.game == SAKURA:
            return open_sakura(kept)[0]
    elif OKIYA_FORMAT not in keys:
        return Record.parse(content)
    raise CommandError(f"{name}: this is a match of Okiya, and replay tells games of Sakura.")


def _keys_of(content: str) -> set[str]:
    """What a file tells of; nothing if it is not a JSON object."""
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        return set()
    return set(data) if isinstance(data, dict) else set()


def _describe(name: str, record: Record, events: list[Event]) -> dict[str, Any]:
    return {
        "file": name,
        "players": record.setup.players,
        "variant": record.setup.variant,
        "seed": record.setup.seed,
        "seats": list(record.seats),
        "decisions": len(record.decisions),
        "events": [event.as_json() for event in events],
        "final": record.final,
    }


def _tell(record: Record, recording: Recording, events: list[Event]) -> list[str]:
    names = distinct_names(record.seats, record.setup.players)
    count = len(record.decisions)
    checked = ngettext(
        "Checked: {count} decision leads to the recorded table, checksum {checksum}.",
        "Checked: {count} decisions lead to the recorded table, checksum {checksum}.",
        count,
    ).format(count=count, checksum=record.final.get("checksum"))
    return [
        *tell_setup(record.setup, names),
        "",
        _("The cards are dealt."),
        *tell_events(events, names),
        *tell_final_table(recording.game, names),
        checked,
    ]
