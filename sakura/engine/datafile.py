"""The small tables that describe a deck or a garden: comma-separated, with a header, one thing a row."""

from __future__ import annotations

import csv
from typing import TypeAlias

from sakura.engine.errors import DataError

LONGEST_FIELD = 40
Row: TypeAlias = tuple[int, list[str]]  # its number as people count, and its fields


def read_rows(text: str, header: tuple[str, ...]) -> list[Row]:
    """The rows below the header with their numbers as a spreadsheet shows them; blank rows are passed over."""
    rows = _split(text)
    if not rows or tuple(rows[0][1]) != header:
        raise DataError("The first row must be “{header}”.", header=",".join(header))
    return rows[1:]


def check_columns(row: int, fields: list[str], header: tuple[str, ...]) -> None:
    """A row must have a field for every column."""
    if len(fields) != len(header):
        raise DataError(
            "Row {row}: {wanted} columns are needed, there are {found}.", row=row, wanted=len(header), found=len(fields)
        )


def whole_number(row: int, field: str) -> int:
    """A field as a number; only plain digits will do."""
    if not (field.isascii() and field.isdigit() and len(field) <= LONGEST_FIELD):
        raise DataError("Row {row}: “{field}” is not a whole number.", row=row, field=field[:LONGEST_FIELD])
    return int(field)


def _split(text: str) -> list[Row]:
    lines = text.removeprefix("\ufeff").splitlines()  # spreadsheets like to put a byte order mark first
    try:
        # One line at a time, so that a stray quotation mark cannot swallow the rows below it.
        parsed = [next(csv.reader([line.replace("\0", "?")]), []) for line in lines]
    except csv.Error as problem:
        raise DataError("This is not a table of comma-separated values.") from problem
    trimmed = [(row, [field.strip() for field in fields]) for row, fields in enumerate(parsed, start=1)]
    return [(row, fields) for row, fields in trimmed if any(fields)]
