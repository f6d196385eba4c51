"""`python -m kingdomino` is the command `kingdomino`."""

from .cli import main

main(prog_name="kingdomino")
