"""Hints in words."""

from __future__ import annotations

import pytest

from sakura.i18n import hint_sentences as say


@pytest.mark.parametrize(
    ("risk", "words"),
    [
        (0.0, "hardly any danger"),
        (0.02, "hardly any danger"),
        (0.04, "about 5 of 100"),
        (0.12, "about 10 of 100"),
        (0.5, "Dangerous"),
        (1.0, "about 100 of 100"),
    ],
)
def test_a_risk_is_no_more_exact_than_it_is_known(risk: float, words: str) -> None:
    sentence = say.risk_sentence("Hana", risk)
    assert words in sentence and "Hana" in sentence


@pytest.mark.parametrize(
    ("tokens", "words"),
    [
        (0.1, "hardly changes"),
        (0.6, "brings Hana about 1 token "),
        (2.2, "about 2 tokens"),
        (-1.4, "costs Hana about 1"),
    ],
)
def test_tokens_are_rounded(tokens: float, words: str) -> None:
    assert words in say.tokens_sentence("Hana", tokens)


def test_when_a_card_comes() -> None:
    assert "1 has a lower number. So it mostly comes early" in say.timing_sentence(1, 40, early=True, late=False)
    assert "39 have a lower number. So it mostly comes late" in say.timing_sentence(39, 40, early=False, late=True)
    assert "may well come before" in say.timing_sentence(20, 40, early=False, late=False)


def test_places() -> None:
    assert say.place_sentence(7, 7, 1, 5, near=False) == "An adept would play card 7."
    assert say.place_sentence(9, 7, 2, 5, near=True).endswith("card 9 is nearly as good.")
    assert say.place_sentence(9, 7, 4, 5, near=False).endswith("card 9 is number 4 of 5.")
    assert say.threat_sentence("Ren", 1).endswith("Ren, with 1 token.")
