"""The socket: socket.io 5 over Engine.IO 4, by WebSocket (RFC 6455). Its packets are lines of text."""

import base64
import hashlib
import json
import re
import threading
import time
from uuid import uuid4

from betting import take_due
from book import UNAUTHORIZED, Refusal

PING_SECONDS, PONG_SECONDS = 25, 20
LONGEST_MESSAGE = 1_000_000
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def opening(upgrades):
    """The first packet of a connection."""
    times = {"pingInterval": PING_SECONDS * 1000, "pingTimeout": PONG_SECONDS * 1000}
    return "0" + json.dumps({"sid": uuid4().hex, "upgrades": upgrades, **times, "maxPayload": LONGEST_MESSAGE})


def acceptance(key):
    """What a server shows to have understood the key of a WebSocket's handshake."""
    digest = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
    return base64.b64encode(digest).decode()


class Connection:
    """One client. Its thread reads; any thread may send."""

    def __init__(self, site, reader, socket):
        self.site, self.reader, self.socket = site, reader, socket
        self.sending = threading.Lock()
        self.token = self.player = None
        # By match the time of the last message.
        self.followed = {}
        self.pinged_at = time.monotonic()
        socket.settimeout(PING_SECONDS + PONG_SECONDS)

    def run(self):
        """Serves the client until it leaves."""
        with self.site.lock:
            self.site.connections.add(self)
        try:
            self.send(opening([]))
            while (packet := self.read()) is not None:
                self.receive(packet)
        except OSError:
            pass
        finally:
            with self.site.lock:
                self.site.connections.discard(self)

    def read(self):
        """The next message, None when the connection is over."""
        whole = b""
        while True:
            head = self.reader.read(2)
            # A client has to mask what it sends.
            if len(head) < 2 or not head[1] & 0x80:
                return None
            opcode, length = head[0] & 0x0F, head[1] & 0x7F
            if length > 125:
                length = int.from_bytes(self.reader.read(2 if length == 126 else 8), "big")
            if length + len(whole) > LONGEST_MESSAGE:
                return None
            mask = self.reader.read(4)
            content = bytes(byte ^ mask[index % 4] for index, byte in enumerate(self.reader.read(length)))
            if opcode == CLOSE:
                self.write(CLOSE, content[:2])
                return None
            if opcode == PING:
                self.write(PONG, content)
            elif opcode != PONG:
                whole += content
                if head[0] & 0x80:
                    return whole.decode()

    def write(self, opcode, content):
        length = len(content)
        size = bytes([length]) if length < 126 else b"\x7e" + length.to_bytes(2, "big")
        if length > 0xFFFF:
            size = b"\x7f" + length.to_bytes(8, "big")
        with self.sending:
            self.socket.sendall(bytes([0x80 | opcode]) + size + content)

    def send(self, packet):
        try:
            self.write(TEXT, packet.encode())
        except OSError:
            # The client has gone; its own thread ends the connection.
            pass

    def close(self):
        self.send("41")
        try:
            self.write(CLOSE, b"\x03\xe8")
        except OSError:
            pass

    def emit(self, event, payload):
        self.send("42" + json.dumps([event, payload]))

    def send_prices(self, ref, payload):
        self.followed[ref] = time.monotonic()
        self.emit("odds:update", payload)

    def receive(self, packet):
        if packet.startswith("40"):
            self.enter(packet[2:])
        elif event := re.fullmatch(r"42(\d*)(\[.*\])", packet, re.DOTALL):
            if self.player is not None:
                self.ask(event[1], *json.loads(event[2]))

    def enter(self, auth):
        """A client shows its token. This server has no namespace but the first."""
        if auth.startswith("/"):
            return self.send(f"44{auth.split(',')[0]}," + json.dumps({"message": "Invalid namespace"}))
        token = json.loads(auth or "{}").get("token")
        with self.site.lock:
            player = self.site.sessions.get(token)
            if player is None:
                return self.send("44" + json.dumps({"message": UNAUTHORIZED}))
            self.token, self.player = token, player
            self.send("40" + json.dumps({"sid": uuid4().hex}))

    def ask(self, number, event, payload=None, *_):
        if self.site.violates("late-acknowledgement"):
            time.sleep(1.5)
        work = ANSWERS.get(event)
        # Acknowledged under the lock: no push may come between an answer and the state that it shows.
        with self.site.lock:
            try:
                if work is None or self.token not in self.site.sessions:
                    raise Refusal(401, "unauthorized", UNAUTHORIZED)
                answer = {"status": "success", **work(self, payload)}
            except Refusal as refusal:
                answer = {"status": "failed", "message": refusal.message, "code": refusal.code}
            if number:
                self.send(f"43{number}" + json.dumps([answer]))

    def session_check(self, _payload):
        if self.site.session_check_fails:
            raise Refusal(401, "unauthorized", UNAUTHORIZED)
        return {}

    def get_balance(self, _payload):
        return self.site.wallet(self.player)

    def subscribe(self, payload):
        match, since = self.site.match(payload.get("matchId")), payload.get("since")
        self.followed[match.ref] = time.monotonic()
        whole = {"matchId": match.ref, "sequence": match.sequence, "score": match.score}
        if type(since) is int and 0 <= since <= match.sequence:
            # A market that has not changed since is not sent again.
            return {**whole, "since": since, "markets": [match.market(self.site.iso)] if match.sequence > since else []}
        return {**whole, "markets": [match.market(self.site.iso)]}

    def unsubscribe(self, payload):
        self.followed.pop(payload.get("matchId"), None)
        return {}

    def tick(self, now):
        """Sends a heartbeat to each board that was silent for a second, and the ping of the connection."""
        for ref, sent_at in list(self.followed.items()):
            if now - sent_at >= 1:
                match = self.site.matches[ref]
                beat = {"publishedAt": self.site.iso(self.site.now()), "markets": [], "heartbeat": True}
                self.send_prices(ref, {"matchId": ref, "sequence": match.sequence, **beat})
        if now - self.pinged_at >= PING_SECONDS:
            self.pinged_at = now
            self.send("2")


ANSWERS = {
    "session_check": Connection.session_check, "get:balance": Connection.get_balance,
    "odds:subscribe": Connection.subscribe, "odds:unsubscribe": Connection.unsubscribe,
}


def tick_forever(site):
    while True:
        time.sleep(0.1)
        with site.lock:
            take_due(site)
            for connection in list(site.connections):
                connection.tick(time.monotonic())
