"""A server on the same stack that only sends back what it is sent: the yardstick for the load test."""

import sys

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()


@app.get("/healthz")
async def health() -> str:
    return "ok"


@app.websocket("/echo")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[-1]), log_level="warning", ws_per_message_deflate=False)
