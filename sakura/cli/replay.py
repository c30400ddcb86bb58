"""`replay`: plays records again, checks them, and tells what happened."""

from __future__ import annotations

import argparse
import json
from typing import Any

from sakura.cli.files import read_text
from sakura.cli.problems import FAILED, CommandError, UsageError
from sakura.cli.streams import flush_output, put, say
from sakura.cli.transcript import tell_events, tell_final_table, tell_setup
from sakura.engine.errors import SakuraError
from sakura.engine.events import Event
from sakura.engine.records import Record, Recording, replay
from sakura.i18n.errors import explain_error
from sakura.i18n.names import distinct_names
from sakura.i18n.translation import SOURCE_LANGUAGE, _, ngettext, use_language
from sakura.storage.places import catalogues_folder


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record; “-” is standard input")
    parser.add_argument("--lang", default=SOURCE_LANGUAGE, metavar="CODE", help="the language of the transcript (en)")
    parser.add_argument("--json", action="store_true", help="print events, one JSON object for each record")


def run(arguments: argparse.Namespace) -> int:
    """Replay every file; a damaged one is named, and the others are still told."""
    if use_language(arguments.lang, catalogues_folder()) != arguments.lang:
        raise UsageError(f"sakura replay: there is no language “{arguments.lang[:40]}”")
    status = 0
    for name in arguments.files:
        try:
            text = _replay_file(name, arguments.json)
        except CommandError as problem:
            flush_output()
            say(problem.sentence)
            status = FAILED
        else:
            put(text)
    return status


def _replay_file(name: str, as_json: bool) -> str:
    content = read_text(name)
    events: list[Event] = []
    try:
        record = Record.parse(content)
        recording = replay(record, events.append)
    except SakuraError as problem:
        raise CommandError(f"{name}: {explain_error(problem)}") from None
    if as_json:
        return json.dumps(_describe(name, record, events))
    return "\n".join([name, *_tell(record, recording, events), ""])


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
