"""What only the ears need to be told: what the eyes see on the table, in a hand and under the focus ring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sakura.engine.table import GATE
from sakura.i18n.card_words import garden_action_text, painter_action_text
from sakura.i18n.names import begin_sentence, join_words, name_of
from sakura.i18n.translation import _, ngettext


def table_sentences(
    emperor: int, spaces: Sequence[int], tokens: Sequence[int], names: Mapping[int, str], trees: Sequence[int]
) -> list[str]:
    """Where everyone stands and what everyone owns, from the Emperor backwards; then the trees still in bloom."""
    sentences = [_("The Emperor is on space {space}.").format(space=emperor)]
    for painter in sorted(range(len(spaces)), key=lambda index: -spaces[index]):
        sentences.append(_painter_sentence(name_of(painter, names), spaces[painter], tokens[painter]))
    if trees:
        blooming = ngettext("A sakura blooms on space {spaces}.", "Sakura bloom on spaces {spaces}.", len(trees))
        sentences.append(blooming.format(spaces=join_words([str(space) for space in trees])))
    return sentences


def _painter_sentence(name: str, space: int, tokens: int) -> str:
    if space == GATE:
        sentence = ngettext(
            "{name} is at the gate and has {count} token.", "{name} is at the gate and has {count} tokens.", tokens
        )
    else:
        sentence = ngettext(
            "{name} is on space {space} and has {count} token.",
            "{name} is on space {space} and has {count} tokens.",
            tokens,
        )
    return begin_sentence(sentence.format(name=name, space=space, count=tokens))


def card_sentence(order: int, garden: str, action: str) -> str:
    """A card of an open hand."""
    return _("Card {order}: {garden}; then {action}.").format(
        order=order, garden=garden_action_text(garden), action=painter_action_text(action)
    )


def open_card_sentence(name: str, card: str) -> str:
    """A card on the table that is still to be carried out, with its owner."""
    return begin_sentence(_("{name}: {text}").format(name=name, text=card))


def hand_sentence(count: int) -> str:
    """What a hand begins with when it is read."""
    return ngettext("{count} card in the hand.", "{count} cards in the hand.", count).format(count=count)


def unread_card(place: int, count: int) -> str:
    """A card that is not for every ear."""
    return _("Card {place} of {count} in the hand.").format(place=place, count=count)


def hand_is_private(name: str) -> str:
    """Why a hand is not read by itself."""
    return _("{name}: the hand is read only when “Read aloud” is touched.").format(name=name)


def switch_words(text: str, active: bool) -> str:
    """A setting that is on or off."""
    return (_("{text}: on.") if active else _("{text}: off.")).format(text=text)


def choice_words(text: str, chosen: bool) -> str:
    """One of a few."""
    return _("{text}: chosen.").format(text=text) if chosen else text


def field_words(name: str, text: str) -> str:
    """A line to write in."""
    return _("{name}: {text}").format(name=name, text=text) if text else _("{name}: empty.").format(name=name)
