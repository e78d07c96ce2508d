"""The wire of a live connection: whoever does not read neither fills the memory nor keeps the line."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NO_TEXT: Final = 1007
SECONDS_TO_FLUSH: Final = 2.0  # once nobody has anything more to say


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's own, which would keep a line open until the last byte was read, however long that takes."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        closing = 0.0 if self.close_timer is None else self.close_timeout
        self.loop.call_later(closing + SECONDS_TO_FLUSH, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Uvicorn writes a traceback into the log when somebody sends a text that is none."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(SECONDS_TO_FLUSH, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()  # or else every ping would add an answer that is not read

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()
