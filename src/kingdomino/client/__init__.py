"""A program sits down at a table over the network and plays as a person would.

    with Client("http://localhost:4848") as client:
        id = client.create({"kind": "person", "name": "Ada"}, {"kind": "open"})
        print(f"{client.url}/table/{id}")  # for a friend
        with client.join(id) as seat:
            seat.play(kd.agent("hard"))

`AsyncClient` is the same for asyncio. With `Client(url, identity="robo.json")` a program that was restarted is the same
visitor, in the same seats. The server says what is legal; a computer player is shown the position.
"""

try:
    from .awaiting import AsyncClient, AsyncSeat
    from .blocking import Client, Seat
    from .protocol import Lost
except ModuleNotFoundError as error:
    from ..extras import needs_packages

    raise needs_packages(error) from None

__all__ = ["AsyncClient", "AsyncSeat", "Client", "Lost", "Seat"]
