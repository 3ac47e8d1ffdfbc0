"""The state of the operator, and what every call of it has in common: sessions, idempotency keys, pages, failures."""

import re
import threading
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from uuid import uuid4

import shapes
from book import UNAUTHORIZED, Player, Refusal, rupees
from matches import matches_around

# What README.md describes.
VIOLATIONS = (
    "exposure-sum", "statement-balance", "wallet-version", "other-amount", "idempotency-ignored", "key-reused",
    "filter-ignored", "page-ignored", "oldest-first", "push-to-all", "late-acknowledgement", "sequence-gap",
    "no-cors", "same-request-id", "india-time",
)


@dataclass
class Call:
    query: dict
    headers: dict
    body: object
    token: str = None
    player: Player = None


class Site:
    def __init__(self, violations):
        self.violations = frozenset(violations)
        self.lock = threading.RLock()
        self.connections = set()
        self.sessions = {}
        self.reset()

    def violates(self, name):
        return name in self.violations

    def reset(self):
        """Begins again: no session, no bets, two players."""
        for token in list(self.sessions):
            self.end_session(token)
        self.players = {}
        self.advanced = timedelta(0)
        self.matches = matches_around(self.now())
        self.is_closed = self.is_legacy = self.session_check_fails = False
        # The refusals of the next calls: each is used once.
        self.planted = []
        for username in ("player", "second"):
            self.player(username)

    def now(self):
        return datetime.now(timezone.utc) + self.advanced

    def iso(self, moment):
        if self.violates("india-time"):
            moment = moment + timedelta(hours=5, minutes=30)
        return f"{moment:%Y-%m-%dT%H:%M:%S}.{moment.microsecond // 1000:03}Z"

    def player(self, username, is_demo=False):
        return self.players.setdefault(username, Player(len(self.players) + 1, username, is_demo))

    def sign_in(self, player):
        token = uuid4().hex
        self.sessions[token] = player
        return token

    def end_session(self, token):
        """The token is dead at once, and the sockets that it opened are closed."""
        self.sessions.pop(token, None)
        for connection in list(self.connections):
            if connection.token == token:
                connection.close()

    def match(self, ref):
        if ref not in self.matches:
            raise Refusal(404, "match_not_found", "Match not found")
        return self.matches[ref]

    def match_of_market(self, market_id):
        for match in self.matches.values():
            if match.market_id == market_id:
                return match
        raise Refusal(404, "market_not_found", "Market not found")

    def wallet(self, player):
        version = 1 if self.violates("wallet-version") else player.version
        return {"balance": rupees(player.balance), "coins": 0, "cash": rupees(player.cash), "version": version}

    def push(self, player, event, payload):
        for connection in list(self.connections):
            if connection.player is player or self.violates("push-to-all") and connection.player is not None:
                connection.emit(event, payload)

    def wallet_changed(self, player):
        self.push(player, "update_balance", self.wallet(player))

    def move_price(self, match, selection, ticks):
        is_gap = self.violates("sequence-gap") and match.sequence % 2 == 1
        match.move(selection, ticks, self.now(), numbers=2 if is_gap else 1)
        self.send_prices(match, {"markets": [match.market(self.iso)], "publishedAt": self.iso(match.published_at)})

    def send_prices(self, match, content):
        for connection in list(self.connections):
            if match.ref in connection.followed:
                connection.send_prices(match.ref, {"matchId": match.ref, "sequence": match.sequence, **content})

    def newest_first(self, rows):
        return list(rows) if self.violates("oldest-first") else list(reversed(rows))

    def page(self, rows, query, fits, size_name="pagesize"):
        """One page of the rows that fit, newest first, and how many fit in all. The size `all` leaves none out."""
        fitting = [row for row in self.newest_first(rows) if self.violates("filter-ignored") or fits(row)]
        if self.violates("page-ignored") or query.get("pagesize") == "all":
            return fitting, len(fitting)
        skip = shapes.number(query, "skip", 0, 1_000_000, 0)
        return fitting[skip:skip + shapes.number(query, size_name, 1, 100, 10)], len(fitting)

    def answer(self, operation, call):
        """The data of a call. @raises Refusal"""
        if self.planted:
            raise self.planted.pop(0)
        if operation is None:
            raise Refusal(404, "not_found", "Not found")
        if self.is_closed and not operation.stays_open:
            raise Refusal(503, "maintenance", "The site is under maintenance")
        if operation.token_header is not None:
            call.token = call.headers.get(operation.token_header)
            call.player = self.sessions.get(call.token)
            if call.player is None:
                raise Refusal(401, "unauthorized", UNAUTHORIZED)
        return self.once(operation, call) if operation.is_keyed else operation.work(self, call)

    def once(self, operation, call):
        """A key has one effect: a repeated call gets the first answer again, a refusal too."""
        key = call.headers.get("idempotency-key")
        if key is None or self.violates("idempotency-ignored"):
            return operation.work(self, call)
        if not re.fullmatch(r"[A-Za-z0-9_-]{8,100}", key):
            raise shapes.invalid("Idempotency-Key")
        # Passwords leave no trace under a key.
        sent = (operation.work, None if operation.is_secret else call.body)
        kept = call.player.intents.get(key)
        is_forgotten = kept is not None and kept[0] not in (None, sent) and self.violates("key-reused")
        if kept is None or is_forgotten:
            kept = call.player.intents[key] = (sent, outcome(operation, self, call))
        first, (data, refusal) = kept
        if first is None:
            raise Refusal(409, "intent_closed", "This request came too late")
        if first != sent:
            raise Refusal(422, "idempotency_key_reused", "This key was used before")
        if refusal is not None:
            raise refusal
        return data


def outcome(operation, site, call):
    try:
        return operation.work(site, call), None
    except Refusal as refusal:
        return None, refusal
