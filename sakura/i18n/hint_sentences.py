"""Hints in words: what a card does alone, what could go wrong, and what an adept would think of it.

``i18n`` knows no session, so the numbers of a hint come one by one.
"""

from __future__ import annotations

from sakura.i18n.translation import _, ngettext

LEAST_RISK, GREAT_RISK = 0.03, 0.4
LEAST_TOKENS = 0.25
STEP = 5  # per cent: more would be a precision that nobody has


def timing_sentence(lower: int, unseen: int, *, early: bool, late: bool) -> str:
    """When the card's turn may come, and what that means."""
    counted = ngettext(
        "Of the {unseen} cards this hand cannot see, {count} has a lower number.",
        "Of the {unseen} cards this hand cannot see, {count} have a lower number.",
        lower,
    ).format(unseen=unseen, count=lower)
    if early:
        meaning = _("So it mostly comes early, while the garden is still as it is.")
    elif late:
        meaning = _("So it mostly comes late, when the others have already changed the garden.")
    else:
        meaning = _("So some of the others’ cards may well come before it.")
    return f"{counted} {meaning}"


def risk_sentence(name: str, risk: float) -> str:
    """How likely a disgrace is."""
    if risk < LEAST_RISK:
        return _("An adept sees hardly any danger of a disgrace for {name}.").format(name=name)
    percent = max(STEP, round(risk * 100 / STEP) * STEP)
    if risk < GREAT_RISK:
        sentence = _("An adept sees a disgrace for {name} in about {percent} of 100 possible rounds.")
    else:
        sentence = _("Dangerous: an adept sees a disgrace for {name} in about {percent} of 100 possible rounds.")
    return sentence.format(name=name, percent=percent)


def tokens_sentence(name: str, tokens: float) -> str:
    """What the card brings on average."""
    if abs(tokens) < LEAST_TOKENS:
        return _("It hardly changes {name}’s tokens in this round.").format(name=name)
    count = max(1, round(abs(tokens)))
    if tokens > 0:
        sentence = ngettext(
            "On average it brings {name} about {count} token in this round.",
            "On average it brings {name} about {count} tokens in this round.",
            count,
        )
    else:
        sentence = ngettext(
            "On average it costs {name} about {count} token in this round.",
            "On average it costs {name} about {count} tokens in this round.",
            count,
        )
    return sentence.format(name=name, count=count)


def place_sentence(order: int, best: int, place: int, cards: int, *, near: bool) -> str:
    """How an adept likes the card beside the others of the hand."""
    if place == 1:
        return _("An adept would play card {order}.").format(order=order)
    if near:
        return _("An adept would play card {best}, but card {order} is nearly as good.").format(best=best, order=order)
    sentence = _("An adept would rather play card {best}; card {order} is number {place} of {cards}.")
    return sentence.format(best=best, order=order, place=place, cards=cards)


def threat_sentence(name: str, tokens: int) -> str:
    """Who threatens most."""
    sentence = ngettext(
        "The strongest rival at the moment is {name}, with {count} token.",
        "The strongest rival at the moment is {name}, with {count} tokens.",
        tokens,
    )
    return sentence.format(name=name, count=tokens)


def assumption_sentence() -> str:
    """What is taken for granted where a card leaves the direction open."""
    return _("Where the card asks, this is with the answer “forwards”.")
