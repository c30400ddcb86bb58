"""What the choose screen says: people by name, and always what comes next."""

from __future__ import annotations

from sakura.engine.game import CARD, COURT_CARD
from sakura.i18n.translation import _
from sakura.session.sitting import Sitting


def prompt_for(sitting: Sitting, lifted: int | None, brief: bool = False) -> str:
    """What to do now; ``brief`` leaves the room to the words of a lifted card, for the button says the rest."""
    assert sitting.eyes is not None
    name = sitting.names()[sitting.eyes]
    sentence = _lifted_in_brief(sitting) if brief and lifted is not None else _sentence(sitting, lifted)
    return sentence.format(name=name, order=lifted)


def _lifted_in_brief(sitting: Sitting) -> str:
    if sitting.needs == COURT_CARD:
        return _("{name}: card {order} for the court painter.")
    return _("{name}: card {order}.")


def _sentence(sitting: Sitting, lifted: int | None) -> str:
    if sitting.needs is None:
        return _done_sentence(len(sitting.picked))
    if sitting.needs == COURT_CARD:
        if lifted is not None:
            return _("{name}: play card {order} for the court painter, or look at another.")
        return _("{name}: now choose a card for the court painter.")
    if lifted is not None:
        return _("{name}: play card {order}, or look at another.")
    if sitting.view().court_chooser == sitting.eyes:
        return _("{name}: first a card for {name}. The next is for the court painter.")
    return _("{name}: choose a card.")


def _done_sentence(cards: int) -> str:
    if cards > 1:
        return _("{name}: both cards lie face down. End the turn, or take one back.")
    return _("{name}: the card lies face down. End the turn, or take it back.")


def hint_for(sitting: Sitting) -> str:
    """What stands in the place of a card's words while none is lifted."""
    if sitting.needs is None:
        return _("Nobody sees it until all cards are turned over together.")
    if sitting.needs == CARD and not sitting.picked:
        return _("Tap a card to see what it does. Swipe to compare. Flick a card up to play it.")
    return _("Tap a card to see what it does.")


def main_button(sitting: Sitting, lifted: int | None) -> str:
    """What stands on the button that goes on."""
    if sitting.needs is None:
        return _("End turn")
    return _("Choose a card") if lifted is None else _("Play card {order}").format(order=lifted)


def playing_question(sitting: Sitting) -> str:
    """What is asked before a card is put aside, if its owner wants to be asked."""
    return _("Play this card for the court painter?") if sitting.needs == COURT_CARD else _("Play this card?")
