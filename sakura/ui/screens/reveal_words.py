"""What the reveal screen says while bots think and when a direction is asked for."""

from __future__ import annotations

from sakura.engine.events import PainterDisgraced
from sakura.engine.views import View
from sakura.i18n.names import begin_sentence, join_names, name_of
from sakura.i18n.spaces import space_name
from sakura.i18n.translation import _, ngettext
from sakura.session.sitting import Sitting
from sakura.ui.play.foresight import Outlook


def thinking_text(sitting: Sitting, view: View) -> str:
    """Who is at it: the bots that choose, or the one that was asked."""
    names = sitting.names()
    if view.plays:
        return _("{name} chooses a direction…").format(name=name_of(view.deciding, names))
    bots = bots_of(sitting)
    sentence = ngettext("{names} chooses a card…", "{names} choose a card…", len(bots))
    return sentence.format(names=join_names(bots, names))


def bots_of(sitting: Sitting) -> list[int]:
    """The seats nobody at the device plays."""
    return [seat for seat in range(len(sitting.seats)) if seat not in sitting.people]


def question_text(view: View, name: str) -> str:
    """The question to the owner of the card in play."""
    card = view.cards.cards[view.plays[view.turn][0]]
    if not view.halfway:
        return _("{name}: send the Emperor forwards or back?").format(name=name)
    sentence = ngettext(
        "{name}: walk {count} space, forwards or back?",
        "{name}: walk {count} spaces, forwards or back?",
        card.painter.steps,
    )
    return sentence.format(name=name, count=card.painter.steps)


def outcome_text(outlook: Outlook, view: View, names: dict[int, str]) -> str:
    """Where one answer leads, in as few words as a button leaves room for."""
    kinds = view.garden.lay_out(view.players).kinds
    disgraced = {event.painter for event in outlook.events if isinstance(event, PainterDisgraced)}
    lines = []
    if outlook.after.emperor != outlook.before.emperor:
        lines.append(_("The Emperor: {place}").format(place=_place(outlook.after.emperor, kinds)))
    for painter, (start, end) in enumerate(zip(outlook.before.spaces, outlook.after.spaces, strict=True)):
        if start != end or painter in disgraced:
            sentence = _("{name}: {place}, disgraced") if painter in disgraced else _("{name}: {place}")
            lines.append(begin_sentence(sentence.format(name=name_of(painter, names), place=_place(end, kinds))))
    return "\n".join(lines) or _("Nobody moves.")


def _place(space: int, kinds: tuple[str, ...]) -> str:
    return space_name(space, kinds[space])
