"""The sentences of errors. The engine knows no languages: its errors keep an English template, and what is given to a
``SakuraError`` as its template is to be translated, be it written there, a constant, or passed through a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.catalogues.calls import calls_in, literal
from tools.catalogues.messages import Found, Key, Unreadable

BASES = frozenset({"SakuraError", "OkiyaError"})  # one for each game
PARAMETER = "template"
Trees = Mapping[Path, ast.Module]
Constants = dict[str, list[ast.expr]]


def read_templates(trees: Trees) -> Iterator[Found | Unreadable]:
    """Every template of every error."""
    takers = dict.fromkeys(error_classes(trees), 0) | _template_functions(trees)
    constants = {path: _constants(tree) for path, tree in trees.items()}
    for path, tree in trees.items():
        known = _imported(tree, constants) | constants[path]
        for call in calls_in(tree):
            at = takers.get(_called(call))
            if at is not None and (node := _argument(call, at)) is not None:
                yield from _read(node, path, known)


def error_classes(trees: Trees) -> set[str]:
    """The errors that keep a template, by name: the base classes and whatever comes of them."""
    classes = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    known = set(BASES)
    while True:
        more = {node.name for node in classes if known & {_name(base) for base in node.bases}} - known
        if not more:
            return known
        known |= more


def _template_functions(trees: Trees) -> dict[str, int]:
    """Functions that pass a template on, with the place of it among what they are called with."""
    functions = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found = {}
    for function in functions:
        names = [argument.arg for argument in function.args.args if argument.arg not in {"self", "cls"}]
        if PARAMETER in names and not function.name.startswith("__") and function.name != "_rebuild":
            found[function.name] = names.index(PARAMETER)
    return found


def _constants(tree: ast.Module) -> Constants:
    """What the constants of a module may stand for, by name: a text, or the texts of a table."""
    found: Constants = {}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found[name] = _texts(value)
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if value is not None:
                found[name] = _texts(value)
    return found


def _imported(tree: ast.Module, constants: Mapping[Path, Constants]) -> Constants:
    """The constants that a module takes from others: two modules may give the same name to different sentences."""
    found: Constants = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            theirs = next((constants[path] for path in constants if _is_module(path, node.module)), {})
            found |= {each.asname or each.name: theirs[each.name] for each in node.names if each.name in theirs}
    return found


def _is_module(path: Path, module: str) -> bool:
    words = module.split(".")
    return list(path.with_suffix("").parts[-len(words) :]) == words


def _texts(value: ast.expr) -> list[ast.expr]:
    values = value.values if isinstance(value, ast.Dict) else [value]
    return [entry for entry in values if literal(entry) is not None]


def _read(node: ast.expr, path: Path, constants: Constants) -> Iterator[Found | Unreadable]:
    match node:
        case ast.IfExp(body=one, orelse=other):
            yield from _read(one, path, constants)
            yield from _read(other, path, constants)
        case ast.Name(id=name) if name == PARAMETER:
            return
        case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)) if constants.get(name):
            for entry in constants[name]:
                yield from _read(entry, path, constants)
        case _ if (text := literal(node)) is not None:
            yield Found(Key(text), path, node.lineno)
        case _:
            yield Unreadable(path, node.lineno, "an error needs its sentence as a literal or a constant")


def _argument(call: ast.Call, at: int) -> ast.expr | None:
    if len(call.args) > at:
        return call.args[at]
    return next((word.value for word in call.keywords if word.arg == PARAMETER), None)


def _called(call: ast.Call) -> str:
    return _name(call.func)


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
