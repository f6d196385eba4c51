"""Every message between the server and a page. The types in web/src/lib/messages.ts are generated from here.

Whole numbers that a page cannot hold (seeds) travel as text. Squares are named as in the notation: 'f7'.
"""

from typing import Annotated, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from ..coach import Grade, MotiveKind, Terrain, Verdict
from ..codes import Code, Mistake
from ..words import NAME_WIDTH

__all__ = [
    "Advice",
    "Advised",
    "Again",
    "Alive",
    "AnswerUndo",
    "Arrived",
    "AskUndo",
    "Catalogue",
    "ClientMessage",
    "Clock",
    "ClockView",
    "Contribute",
    "CountedView",
    "Created",
    "DailyAsked",
    "DailyBoard",
    "DailyLevel",
    "DailyPast",
    "DailyResult",
    "DailyRow",
    "DailyView",
    "DayView",
    "DominoFace",
    "DoubtView",
    "EditionInfo",
    "Event",
    "FairView",
    "FillSeat",
    "Fits",
    "FitsAt",
    "GamesPage",
    "GraceView",
    "Graded",
    "Half",
    "Hinted",
    "Hurry",
    "Import",
    "KingdomAsked",
    "KingdomView",
    "LaidDomino",
    "LegalMove",
    "LimitsInfo",
    "LineDomino",
    "Luck",
    "LuggageArrived",
    "LuggagePiece",
    "LuggageTicket",
    "Message",
    "Motive",
    "NewGame",
    "NewLuggage",
    "NewSeat",
    "OutcomeView",
    "Pace",
    "Parcel",
    "ParcelGame",
    "ParcelSeat",
    "Pause",
    "Place",
    "Placed",
    "Play",
    "Problem",
    "PutLuggage",
    "PuzzleRating",
    "PuzzleRatings",
    "PuzzleTried",
    "PuzzleTry",
    "Reach",
    "React",
    "Reacted",
    "Reaction",
    "Reason",
    "Reckoning",
    "Redo",
    "Refused",
    "RequestView",
    "Resign",
    "Resume",
    "Review",
    "Reviewed",
    "Reviewing",
    "RuleInfo",
    "RuleValue",
    "RulesAsked",
    "RulesVerdict",
    "ScoreAsked",
    "ScoreVerdict",
    "ScoreView",
    "SeatKey",
    "SeatView",
    "SeriesView",
    "ServerMessage",
    "Settled",
    "StandIn",
    "Start",
    "State",
    "Step",
    "Streak",
    "TableSummary",
    "TableView",
    "TakeSeat",
    "Terms",
    "TermsView",
    "TerritoryView",
    "Turn",
    "Undo",
    "UseKey",
    "UseLuggage",
    "Why",
    "WhyNot",
]


class LimitsInfo(TypedDict):
    """How much a page may send: seats of a table, characters of a name and of a record, digits of a seed.

    `clock` is the shortest and the longest thinking time in seconds, which also bound an absence; `increment` is the
    most that a decision adds.
    """

    seats: int
    name: int
    record: int
    seed: int
    clock: tuple[int, int]
    increment: int


LIMITS: LimitsInfo = {
    "seats": 4,
    "name": NAME_WIDTH,
    "record": 100_000,
    "seed": 20,
    "clock": (5, 14 * 24 * 3600),
    "increment": 3600,
}
"""What the messages below are held to, and what pages are told."""

Phase = Literal["holder", "kings", "deal", "claim", "place", "over"]
SeatKind = Literal["person", "computer", "open"]
"""`open`: a friend may still take it."""
Level = Annotated[str, Field(max_length=40)]
Reaction = Literal["hello", "well-played", "ouch", "thinking", "thanks", "good-game"]
Seat = Annotated[int, Field(ge=0, lt=LIMITS["seats"])]
Ply = Annotated[int, Field(ge=0, le=1000)]
MoveText = Annotated[str, Field(min_length=1, max_length=40)]
Name = Annotated[str, Field(max_length=LIMITS["name"])]
Seconds = Annotated[int, Field(ge=LIMITS["clock"][0], le=LIMITS["clock"][1])]
RuleValue = bool | int | str | list[str]
Seed = Annotated[str, Field(pattern=rf"^\d{{1,{LIMITS['seed']}}}$")]


class Message(BaseModel):
    """What a page sends; anything not described here is refused. (The server sends plain dictionaries.)"""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Unread(TypedDict):
    """What in a text cannot be read, and why: a code and its values for the page's own words."""

    token: str
    code: Code | Mistake
    values: dict[str, str]


class Reason(TypedDict):
    """Why something cannot be done: a code and its values for the page's own words, and an English sentence."""

    code: Code
    text: str
    values: dict[str, str]
    unread: NotRequired[Unread]


class Problem(TypedDict):
    """The answer to a request that failed."""

    problem: Reason


# ---- what the box contains ----


class Half(TypedDict):
    terrain: Terrain
    crowns: int


class DominoFace(TypedDict):
    number: int
    halves: tuple[Half, Half]


class EditionInfo(TypedDict):
    """An edition: its rules by field, and a player's thinking time for a whole game, if it sets one."""

    name: str
    rules: dict[str, RuleValue]
    minutes: int | None


class RuleInfo(TypedDict):
    """A rule that can be chosen for a game, and its values; `extra`: an additional rule of the rulebooks."""

    field: str
    values: list[RuleValue]
    extra: bool


class Catalogue(TypedDict):
    """What never changes while the server runs.

    `absences` is what to offer for the absence in Terms, in seconds; `reviews`: the server makes reviews of games.
    """

    version: str
    dominoes: list[DominoFace]
    editions: list[EditionInfo]
    rules: list[RuleInfo]
    limits: LimitsInfo
    absences: list[int]
    levels: list[str]
    reactions: list[str]
    reviews: bool


# ---- a new game ----


class NewSeat(Message):
    """`colour`, which is also the emblem: everybody has another. A seat without one gets one that is left over."""

    kind: SeatKind
    name: Name = ""
    level: Level | None = None
    colour: Seat | None = None


class Clock(Message):
    """Thinking time: `seconds` for every decision, or for the whole game plus `increment` for every decision."""

    kind: Literal["move", "game"]
    seconds: Seconds
    increment: Annotated[int, Field(ge=0, le=LIMITS["increment"])] = 0


class Terms(Message):
    """How friends play together: who may come, when it starts, and what happens when time is up.

    `absence`: after how many seconds away from the table a computer player may be asked to sit in for someone; if it is
    not given, a minute, or a day where the clock gives more than an hour. `several`: one visitor may take more than
    one seat.
    """

    public: bool = False
    starts: Literal["full", "host"] = "full"
    clock: Clock | None = None
    when_late: Literal["computer", "resign"] = "computer"
    absence: Seconds | None = None
    several: bool = False


class RulesAsked(Message):
    """Do these rules make sense for this many players? `rules` holds the fields that differ from the edition."""

    edition: str
    players: Annotated[int, Field(ge=1, le=LIMITS["seats"])]
    rules: dict[str, RuleValue] = {}


class RulesVerdict(TypedDict):
    """What the rules come to, and what is impossible about them, if anything."""

    rules: dict[str, RuleValue] | None
    dominoes_each: int | None
    problem: Reason | None


class NewGame(Message):
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=LIMITS["seats"])]
    edition: str = "classic"
    rules: dict[str, RuleValue] = {}
    dynasty: bool = False
    terms: Terms = Terms()
    seed: Seed | None = None


class Again(Message):
    """The same people and rules once more; perhaps with the same deal."""

    same_deal: bool = False


class Import(Message):
    """A record to open."""

    record: Annotated[str, Field(max_length=LIMITS["record"])]


class Created(TypedDict):
    id: str


class TakeSeat(Message):
    """Taking an open seat."""

    name: Name = ""
    colour: Seat | None = None


class FillSeat(Message):
    """Before the game the host gives a seat to a computer player of this level; without a level, opens it again.

    That also frees the seat of a person who came but does not play; the host's own seats stay. A computer player
    without a name is called by its level.
    """

    level: Level | None
    name: Name = ""


class Reach(TypedDict):
    """The addresses under which other devices in the network find this server, for somebody at its machine.

    `closed`: there are none, because it listens for this machine only. Anybody else is told nothing.
    """

    addresses: list[str]
    closed: bool


class SeatKey(TypedDict):
    """Brings another device to a seat, once: goes after the # of the table's address. A new one ends the old."""

    key: str


class UseKey(Message):
    key: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]


# ---- puzzles ----


class PuzzleRating(TypedDict):
    """A puzzle, by its mark, as people have fared with it."""

    mark: str
    rating: int
    deviation: int


class PuzzleRatings(TypedDict):
    """The puzzles that people found harder or easier than the file says."""

    ratings: list[PuzzleRating]


class PuzzleTry(Message):
    """The first try at a puzzle, or None: its solution was shown. Before it the solver was rated like this."""

    move: MoveText | None
    rating: Annotated[float, Field(ge=-5000, le=9000, allow_inf_nan=False)]
    deviation: Annotated[float, Field(ge=1, le=1000, allow_inf_nan=False)]


class PuzzleTried(TypedDict):
    """How the puzzle is rated now, and whether that try has changed it."""

    rating: int
    deviation: int
    counted: bool


# ---- a record that moves to another browser ----

Ticket = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]


class NewLuggage(Message):
    """Everything that a browser knows of its owner is sent to another: so many characters, encrypted by the page."""

    length: Annotated[int, Field(ge=1, le=100_000_000)]


class LuggageTicket(TypedDict):
    """What fetches it, once; it is cut into pieces of so many characters, and waits for so many seconds."""

    ticket: str
    piece: int
    seconds: int


class PutLuggage(Message):
    ticket: Ticket
    content: Annotated[str, Field(min_length=1, pattern=r"^[A-Za-z0-9_-]+$")]


class UseLuggage(Message):
    ticket: Ticket


class LuggagePiece(TypedDict):
    """A piece of it, and how many there are."""

    content: str
    pieces: int


class LuggageArrived(TypedDict):
    """The tables whose seats came along, and those for which there was no room."""

    tables: int
    left: int


# ---- a table that moves ----

MovesText = Annotated[list[MoveText], Field(max_length=400)]
Stamp = Annotated[str, Field(pattern=r"^[A-Za-z0-9_:-]{1,80}$")]
HeaderText = Annotated[str, Field(max_length=500)]


class ParcelSeat(Message):
    kind: Literal["person", "computer"]
    name: Annotated[str, Field(max_length=100)]
    level: Level | None
    colour: Seat


class ParcelGame(Message):
    """One game: what was decided, what can be played again, and what the dealer will do once more.

    `id` is the one that it has where it comes from. `ended` says how it ended early, `headers` what else a record of it
    says; `opened`, that it came as a record, wherever that was.
    """

    id: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
    seats: Annotated[list[ParcelSeat], Field(min_length=1, max_length=LIMITS["seats"])]
    seed: Seed
    plies: MovesText
    undone: MovesText
    foreseen: MovesText
    ended: Annotated[str, Field(max_length=100)] | None
    headers: Annotated[dict[Annotated[str, Field(max_length=100)], HeaderText], Field(max_length=50)]
    opened: bool = False


class Parcel(Message):
    """A table that somebody plays at alone, packed to be carried from a browser to a server or back.

    It is one game, or all of a Dynasty of `length` games that there are; `rules` holds the fields that differ from the
    edition. `stamp` names the table exactly as it is: the same stamp arrives only once. `before` lists the stamps under
    which it was sent earlier, perhaps in vain; what arrived then is replaced if it is an earlier moment of the same.
    """

    edition: Annotated[str, Field(max_length=40)]
    rules: dict[str, RuleValue]
    length: Annotated[int, Field(ge=1, le=999)]
    games: Annotated[list[ParcelGame], Field(min_length=1, max_length=30)]
    stamp: Stamp
    before: Annotated[list[Stamp], Field(max_length=40)] = []


class Arrived(TypedDict):
    """The ids that the games of a parcel have from now on, in their order."""

    ids: list[str]


# ---- the table as a page draws it ----


class Placed(TypedDict):
    """One square of a kingdom, and which half (0 or 1) of which domino lies on it."""

    spot: str
    terrain: Terrain
    crowns: int
    domino: int
    half: int


class TerritoryView(TypedDict):
    terrain: Terrain
    crowns: int
    points: int
    spots: list[str]


class ScoreView(TypedDict):
    """What a kingdom is worth. Bonuses are points once the game is over; until then they are possible or lost."""

    total: int
    territories: list[TerritoryView]
    harmony: int
    middle_kingdom: int
    harmony_possible: bool
    middle_kingdom_possible: bool
    largest: int
    crowns: int
    squares: int
    discarded: int


class KingdomView(TypedDict):
    """A kingdom in the box of all that it can still cover: `frame` is its lower-left and upper-right square.

    `lost` lists the empty squares of the box that no domino can ever cover.
    """

    squares: list[Placed]
    frame: tuple[str, str]
    lost: list[str]
    score: ScoreView


class SeatView(TypedDict):
    """A player. `mine`: the page receiving this decides for this seat.

    `colour` is also the emblem. `level` with kind person: a computer player sits in for the person. `online`: a page
    of the person is watching the table. `left` is the thinking time left in milliseconds, if there is a clock.
    `replaceable`: the person is away, and in this many milliseconds anybody who sits here may let a computer player sit
    in. `devices`: how many devices hold a seat that is mine; `first`: this one was the first, and may end the others.
    `can_ask_undo`: the others can be asked to let me take back this seat's last decision. `can_return`: I can play on
    in this seat, which a computer player has.
    """

    name: str
    kind: SeatKind
    level: str | None
    colour: int
    mine: bool
    online: bool
    thinking: bool
    left: int | None
    replaceable: int | None
    devices: int
    first: bool
    can_ask_undo: bool
    can_return: bool
    kingdom: KingdomView


class LineDomino(TypedDict):
    number: int
    seat: int | None


class LegalMove(TypedDict):
    """One thing that may be done now. For a placement: the points it brings at once."""

    move: str
    kind: Literal["claim", "place", "discard"]
    domino: int
    squares: tuple[str, str] | None
    points: int


class Turn(TypedDict):
    """Whose decision it is. Only the page that decides for the seat is told its legal moves.

    `receiver`: whose domino it is about. Another seat's only where kings are passed round and that seat's was drawn.
    `nowhere`: a domino is to be chosen and placed at once, and none of the line fits: it will be discarded.
    """

    seat: int
    receiver: int
    phase: Literal["claim", "place"]
    domino: int | None
    nowhere: bool
    moves: list[LegalMove]


class OutcomeView(TypedDict):
    """How it ended. `decided_by`: score, territory, crowns, squares, or shared; `ended` if it ended early."""

    scores: list[int]
    winners: list[int]
    places: list[int]
    decided_by: str
    ended: str | None


class SeriesView(TypedDict):
    """The Dynasty that a game belongs to; standings by seat are points, largest territory, crowns, squares."""

    game: int
    games: int
    standings: list[tuple[int, int, int, int]]
    outcome: OutcomeView | None


class Event(TypedDict):
    """What just happened. Seat -1 is the dealer. `receiver`: as in a turn, null where the dealer moves."""

    ply: int
    seat: int
    receiver: int | None
    kind: Literal["holder", "kings", "deal", "claim", "place", "discard"]
    move: str
    domino: int | None
    points: int


class RequestView(TypedDict):
    """Someone asks to take back: which seat, back to which ply, and which seats still have to agree."""

    seat: int
    ply: int
    waiting: list[int]


class GraceView(TypedDict):
    """The last decision can be taken back without asking: of which seat, and for how many milliseconds of how many.

    Until then the dealer and computer players wait. It ends as soon as anybody decides something else.
    """

    seat: int
    left: int
    whole: int


class FairView(TypedDict):
    """Dealing that can be checked: the hash of the server's secret, and which seats have given their randomness.

    `method` says how deals follow from them (docs/fair.md), `table` names the table in it, or the day. After the game
    the secret and everybody's contributions are included too; of a deal of the day, once the day is over as well.
    """

    method: Literal[1, 2, 3, 4]
    table: str
    commitment: str
    given: list[bool]
    secret: str | None
    contributions: list[str] | None


class ClockView(TypedDict):
    kind: Literal["move", "game"]
    seconds: int
    increment: int


class TermsView(TypedDict):
    """How friends play together at this table."""

    public: bool
    starts: Literal["full", "host"]
    clock: ClockView | None
    when_late: Literal["computer", "resign"]
    absence: int
    several: bool


class TableView(TypedDict):
    """Everything a page needs to draw the table, as seen by one visitor.

    `shared`: people on other devices play too. `role`: a guest could sit down, a spectator can only look. `rematch`:
    where the same friends play on, the Dynasty or once more. `startable`: in this many milliseconds the host may begin
    without the randomness of those who have not given any. `delayed`: what was decided cannot be stored at the moment;
    it is tried again and again. `regretted`: the last ply that was taken back without asking, or -1. `extras`: the
    additional rules in force. `line_length`: how many dominoes a line has. `day`: it is the deal of that day, at which
    nothing is taken back and nobody is helped. `hints`: by seat, about how many decisions it has had a hint.
    """

    id: str
    day: str | None
    stage: Literal["waiting", "playing", "over"]
    shared: bool
    role: Literal["player", "guest", "spectator"]
    host: bool
    watch: str | None
    terms: TermsView
    fair: FairView | None
    request: RequestView | None
    grace: GraceView | None
    regretted: int
    rematch: str | None
    startable: int | None
    delayed: bool
    ply: int
    plies: int
    edition: str
    rules: dict[str, RuleValue]
    extras: list[str]
    hints: list[int]
    seed: str | None
    seats: list[SeatView]
    phase: Phase
    pending: list[LineDomino]
    line: list[LineDomino]
    order: list[int]
    unseen: list[int]
    line_length: int
    lines_left: int
    turn: Turn | None
    outcome: OutcomeView | None
    series: SeriesView | None
    events: list[Event]
    can_undo: bool
    can_redo: bool
    paused: bool
    pace: int


class TableSummary(TypedDict):
    """A line of 'My games' or of the lobby. `day`: it is the deal of that day.

    `mine`: the seats that are the visitor's own. `opened`: it came as a record, so that it was not played here from its
    beginning.
    """

    id: str
    day: str | None
    edition: str
    extras: list[str]
    names: list[str]
    kinds: list[SeatKind]
    levels: list[str | None]
    colours: list[int]
    clock: ClockView | None
    created: str
    changed: str
    over: bool
    your_turn: bool
    scores: list[int]
    winners: list[int]
    series: tuple[int, int] | None
    mine: list[int]
    opened: bool
    shared: bool
    waiting: bool
    open_seats: int


class GamesPage(TypedDict):
    """Some of a visitor's games: those under way, then the others, newest first.

    `more` is asked for as `before` to get the next ones.
    """

    games: list[TableSummary]
    more: str | None


# ---- what the coach says ----


class Motive(TypedDict):
    """A difference between one move and another that the engine can state.

    `value`: how many more points at once, or expected points beyond those; a place in the order; how many expected
    points less for `seat`; how many more squares that stay usable; what the territory of `terrain` is worth then.
    Those that end in `lost` speak against the move, all others for it.
    """

    kind: MotiveKind
    value: float
    seat: int | None
    terrain: Terrain | None


class Advised(TypedDict):
    """A move, what may follow it, everybody's chances to win and expected points, and what speaks for it."""

    move: MoveText
    line: list[MoveText]
    chances: list[float]
    scores: list[float]
    motives: list[Motive]


class Advice(TypedDict):
    """The best moves of a moment, best first, at most three; `nudge` says what to look at without naming any."""

    seat: int
    nudge: Motive | None
    moves: list[Advised]


class Graded(TypedDict):
    """A decision after so many plies, beside the best one there was; what it lost of the chance to win and of points.

    `motives` speak for the best one.
    """

    ply: int
    seat: int
    move: MoveText
    best: MoveText
    grade: Grade
    lost: float
    points: float
    motives: list[Motive]


class Luck(TypedDict):
    """The dealer's move after so many plies, and by how much it changed everybody's chances; alone, its points."""

    ply: int
    change: list[float]


class Reviewed(TypedDict):
    """A seat's decisions: accuracy in percent (None without any), how many of each grade, what they lost; its luck.

    `lost` and `luck` are chances to win or, alone, points.
    """

    accuracy: float | None
    grades: dict[Grade, int]
    lost: float
    luck: float


class Review(TypedDict):
    """A game from its first to its last ply.

    `chances` and `scores` are by ply, from before the first to after the last, and then by seat; `moments`: the plies
    of the most expensive decisions, at most three, the dearest first. `version` counts changes to how games are judged.
    """

    version: int
    chances: list[list[float]]
    scores: list[list[float]]
    decisions: list[Graded]
    luck: list[Luck]
    players: list[Reviewed]
    moments: list[int]
    verdict: Verdict


class Reviewing(TypedDict):
    """A review that is being made: how many plies of how many are done, and in how many seconds to ask again."""

    done: int
    of: int
    wait: int


# ---- the deal of the day ----

DayKind = Literal["faces", "solo"]
"""Against three computer players, or alone."""
DailyState = Literal["new", "playing", "over", "lost"]
"""Not begun, under way, over, or given up."""


class DailyAsked(Message):
    """The visitor begins to play, or plays on; `faces`: what the computer players are called."""

    name: Name = ""
    faces: Annotated[list[Name], Field(max_length=LIMITS["seats"] - 1)] = []


class DailyResult(TypedDict):
    """How a try went: place at the table and points, everybody's points by seat, and the kingdom in the notation."""

    place: int
    points: int
    scores: list[int]
    kingdom: str


class DailyRow(TypedDict):
    """A line of a day's list. `watch`: the game can be seen there, which is so only when the day is over."""

    rank: int
    name: str
    place: int
    points: int
    mine: bool
    watch: str | None


class DailyLevel(TypedDict):
    """How a computer player fared in the visitor's place."""

    level: str
    place: int
    points: int


class DailyBoard(TypedDict):
    """How everybody did: the best, the visitor's rank, and how often each number of points was reached."""

    players: int
    rank: int | None
    rows: list[DailyRow]
    spread: list[tuple[int, int]]
    levels: list[DailyLevel]


class Streak(TypedDict):
    """Days in a row on which the visitor finished the deal, up to today or yesterday; and the most that ever were."""

    days: int
    longest: int


class DailyPast(TypedDict):
    """A day that the visitor has finished."""

    day: str
    kind: DayKind
    place: int
    points: int


class DailyView(TypedDict):
    """The deal of the day, which lasts for another `left` milliseconds.

    Only who has it behind them is shown the board. `uncounted`: there were too many tries from this address for this
    one to stand in the list. `levels`: who plays against one. `tomorrow` is the next day's commitment, `before` the
    latest day that is over and was played, and `history` what the visitor did on the latest days.
    """

    day: str
    kind: DayKind
    edition: str
    levels: list[str]
    left: int
    state: DailyState
    table: str | None
    uncounted: bool
    result: DailyResult | None
    board: DailyBoard | None
    players: int
    streak: Streak
    history: list[DailyPast]
    commitment: str
    tomorrow: str
    before: str | None


class DayView(TypedDict):
    """A day that is over, with its secret; `before` and `after` are the nearest others that were played."""

    day: str
    kind: DayKind
    edition: str
    levels: list[str]
    table: str | None
    result: DailyResult | None
    board: DailyBoard
    commitment: str
    secret: str
    before: str | None
    after: str | None


# ---- the kingdoms of a real game ----

SpotName = Annotated[str, Field(pattern=r"^[a-m]([1-9]|1[0-3])$")]
Points = Annotated[int, Field(ge=0, le=10_000)]


class LaidDomino(Message):
    """A domino, and where its first and its second half lie; the castle stands on g7."""

    number: Annotated[int, Field(ge=1, le=48)]
    squares: tuple[SpotName, SpotName]


class KingdomAsked(Message):
    """A kingdom in the notation, 'ffC/.ww/.ws1', and those of its dominoes that are known."""

    text: Annotated[str, Field(max_length=120)]
    dominoes: Annotated[list[LaidDomino], Field(max_length=24)] = []


class ScoreAsked(Message):
    """What are these kingdoms worth, and who wins? `rules` holds the fields that differ from the edition.

    `earlier`: the games of a Dynasty before this one, by seat: points, largest territory, crowns, squares.
    """

    edition: str
    rules: dict[str, RuleValue] = {}
    kingdoms: Annotated[list[KingdomAsked], Field(min_length=1, max_length=LIMITS["seats"])]
    dynasty: bool = False
    earlier: Annotated[
        list[Annotated[list[tuple[Points, Points, Points, Points]], Field(max_length=LIMITS["seats"])]],
        Field(max_length=2),
    ] = []


class DoubtView(TypedDict):
    """Why kingdoms cannot have been laid like this, and the squares that show it."""

    reason: Reason
    squares: list[str]


class CountedView(TypedDict):
    """A kingdom counted at the end of its game; where no dominoes were found for its squares, their number is 0."""

    kingdom: KingdomView
    doubts: list[DoubtView]


class Reckoning(TypedDict):
    """Kingdoms counted and compared; `doubts` are about all of them together."""

    kingdoms: list[CountedView]
    outcome: OutcomeView
    series: SeriesView | None
    doubts: list[DoubtView]


class ScoreVerdict(TypedDict):
    """What the rules come to, and the reckoning; or what is impossible about the rules."""

    rules: dict[str, RuleValue] | None
    reckoning: Reckoning | None
    problem: Reason | None


# ---- what a page sends while it watches a table ----


class Play(Message):
    """A decision; `ply` says which moment it was meant for, and `regretted`, as the table has it, that no other was.

    `settled`: it will not be taken back, nobody need wait.
    """

    type: Literal["play"]
    ply: Ply
    move: MoveText
    regretted: Annotated[int, Field(ge=-1, le=1000)] | None = None
    settled: bool = False


class Settled(Message):
    """What I decided stays: nobody need wait whether I take it back. `ply`: the moment after it."""

    type: Literal["settled"]
    ply: Ply


class Why(Message):
    """Why can this not be done now?"""

    type: Literal["why"]
    ply: Ply
    move: MoveText


class Fits(Message):
    """Where would this domino of the line lie, if I claimed it? For the seat whose decision it is."""

    type: Literal["fits"]
    ply: Ply
    domino: Annotated[int, Field(ge=1, le=48)]


class Hinted(Message):
    """I have had a hint about the decision at this ply; only where nobody but computer players sits with me."""

    type: Literal["hinted"]
    ply: Ply


class Undo(Message):
    type: Literal["undo"]


class Redo(Message):
    type: Literal["redo"]


class Hurry(Message):
    """Makes the computer player that is thinking decide at once."""

    type: Literal["hurry"]


class Pause(Message):
    """Computer players wait until `resume`; `step` allows one decision."""

    type: Literal["pause"]


class Resume(Message):
    type: Literal["resume"]


class Step(Message):
    type: Literal["step"]


class Pace(Message):
    """The least number of milliseconds a computer player's decision takes."""

    type: Literal["pace"]
    pace: Annotated[int, Field(ge=0, le=60_000)]


class Resign(Message):
    type: Literal["resign"]
    seat: Seat


class Start(Message):
    """The host begins the game."""

    type: Literal["start"]


class Contribute(Message):
    """Randomness from a seat's own browser, for dealing that can be checked; a seat's first counts."""

    type: Literal["contribute"]
    seat: Seat
    value: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class StandIn(Message):
    """A computer player of this level takes over a person's seat; without a level the person plays again.

    For one's own seat at any time; for another's only once that person has been away for as long as the terms say.
    """

    type: Literal["stand-in"]
    seat: Seat
    level: Level | None


class AskUndo(Message):
    """May the last decision of this seat be taken back?"""

    type: Literal["ask-undo"]
    seat: Seat


class AnswerUndo(Message):
    type: Literal["answer-undo"]
    agree: bool


class React(Message):
    type: Literal["react"]
    seat: Seat
    reaction: Reaction


ClientMessage = Annotated[
    Play
    | Settled
    | Why
    | Fits
    | Hinted
    | Undo
    | Redo
    | Hurry
    | Pause
    | Resume
    | Step
    | Pace
    | Resign
    | Start
    | Contribute
    | StandIn
    | AskUndo
    | AnswerUndo
    | React,
    Field(discriminator="type"),
]


# ---- what the server sends to a page that watches a table ----


class State(TypedDict):
    """The table now. Sent at the start, after every change, and in answer to a stale decision."""

    type: Literal["state"]
    table: TableView


class WhyNot(TypedDict):
    """The answer to `why`; without a reason, it can be done."""

    type: Literal["why"]
    ply: int
    move: str
    reason: Reason | None


class Place(TypedDict):
    """Where a domino could lie, and the points that it would bring there at once."""

    squares: tuple[str, str]
    points: int


class FitsAt(TypedDict):
    """The answer to `fits`: every place in the kingdom as it is; none if the domino fits nowhere."""

    type: Literal["fits"]
    ply: int
    domino: int
    places: list[Place]


class Reacted(TypedDict):
    """Someone at the table reacts."""

    type: Literal["reacted"]
    seat: int
    reaction: Reaction


class Refused(TypedDict):
    """What the page asked for was not done."""

    type: Literal["refused"]
    reason: Reason


class Alive(TypedDict):
    """Sent when nothing else was for `every` milliseconds: a page that hears nothing for much longer is cut off."""

    type: Literal["alive"]
    every: int


ServerMessage = Annotated[State | WhyNot | FitsAt | Reacted | Refused | Alive, Field(discriminator="type")]
