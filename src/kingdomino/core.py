"""The compiled core, in the build that fits this processor. Everything else imports it from here."""

from typing import TYPE_CHECKING

__all__ = [
    "DOMINOES",
    "EXTRAS",
    "MOST_THREADS",
    "REVIEW_PLAYOUTS",
    "REVIEW_VERSION",
    "Candidate",
    "DynastyReader",
    "Judgement",
    "Move",
    "Outcome",
    "Plies",
    "Position",
    "RecordReader",
    "Rules",
    "Score",
    "Search",
    "Territory",
    "advise_json",
    "check_header",
    "check_headers",
    "decide",
    "differences",
    "dominoes",
    "dynasty_text",
    "edition_name",
    "editions",
    "header_text",
    "judge",
    "motives_json",
    "outcome_headers",
    "parse_end",
    "play_games",
    "playouts",
    "read_dynasty",
    "read_for_table",
    "read_game",
    "read_games",
    "reckoning_json",
    "record_parts",
    "review_json",
    "rule_words",
    "steers",
    "sums",
    "tally",
    "with_differences",
]

if TYPE_CHECKING:
    from ._core import (
        EXTRAS,
        MOST_THREADS,
        REVIEW_PLAYOUTS,
        REVIEW_VERSION,
        Candidate,
        DynastyReader,
        Judgement,
        Move,
        Outcome,
        Plies,
        Position,
        RecordReader,
        Rules,
        Score,
        Search,
        Territory,
        advise_json,
        check_header,
        check_headers,
        decide,
        differences,
        dominoes,
        dynasty_text,
        edition_name,
        editions,
        header_text,
        judge,
        motives_json,
        outcome_headers,
        parse_end,
        play_games,
        playouts,
        read_dynasty,
        read_for_table,
        read_game,
        read_games,
        reckoning_json,
        record_parts,
        review_json,
        rule_words,
        steers,
        sums,
        tally,
        with_differences,
    )
else:
    import importlib

    try:
        from ._cpu import v3
    except ImportError:  # not an x86 processor: there is only one build
        v3 = False

    _core = importlib.import_module("._core_v3" if v3 else "._core", __package__)
    for _name in set(__all__) - {"DOMINOES"}:
        globals()[_name] = _value = getattr(_core, _name)
        if isinstance(_value, type):
            _value.__module__ = __package__  # a pickle works on every processor, so it names no build

DOMINOES = dominoes()
"""In the order of their numbers: the terrain and the crowns of each half."""
