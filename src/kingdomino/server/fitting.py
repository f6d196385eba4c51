"""Where a domino that could be claimed would fit in a kingdom as it is: asked for, never sent with every move."""

from ..core import Position, Rules
from ..errors import IllegalMove
from ..game import DEALER, Game
from .messages import Place

__all__ = ["fitting"]


def fitting(game: Game, domino: int) -> list[Place]:
    """Every place for a domino of the line in the kingdom that it would be claimed for; none unless it may be claimed.

    The core judges placements only for whoever places next. So the kingdom is laid anew, by a player who chooses a
    domino and places it at once, while another one discards whatever is left over.
    """
    position = game.position
    if position.phase != "claim" or not any(move.domino == domino for move in position.legal_moves):
        return []
    mine = [note for note in game.notes if note.seat == position.receiver and note.move.squares]
    laid = {note.domino: note.move for note in mine}
    wanted = [*laid, domino]
    grid = game.rules.grid
    now = Position.start(Rules(kings="together", claim_ahead=False, must_place=False, mighty_duel=grid == 7), 2)
    now = now.play("AABB")
    while now.domino != domino:
        if now.turn == DEALER:
            spare = [number for number in now.unseen if number not in wanted]
            line = [number for number in wanted if number in now.unseen][:2]
            now = now.play("+" + ",".join(map(str, sorted(line + spare[: 4 - len(line)]))))
        elif now.phase == "place":
            now = now.play(laid.get(now.domino, "--"))
        else:
            free = [number for number, seat in now.line if seat is None]
            chosen = [number for number in wanted if number in free] if now.turn == 0 else set(free).difference(wanted)
            try:
                now = now.play(str(next(iter(chosen))))
            except IllegalMove:  # it fits nowhere
                return []
    places = zip(now.legal_moves, now.gains, strict=True)
    return [{"squares": move.squares, "points": points} for move, points in places if move.squares]
