"""What the operator keeps of a player. Money is whole paise, and each movement of it is a row of the statement."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from itertools import count

INDIA = timezone(timedelta(hours=5, minutes=30))
UNAUTHORIZED = "Unauthorized action."
# The pacts ask for bets and rows of this month, whenever they are verified.
OPENED_AT = datetime(2026, 11, 21, 14, 0, tzinfo=timezone.utc)


class Refusal(Exception):
    """A failure with its status, code and text; a temporary one names the seconds to wait."""

    def __init__(self, status, code, message, retry_after=None):
        super().__init__(message)
        self.status, self.code, self.message, self.retry_after = status, code, message, retry_after


def rupees(paise):
    return paise // 100 if paise % 100 == 0 else paise / 100


@dataclass
class Bet:
    id: str
    match: object
    market_id: str
    selection: str
    head: str
    runner: str
    side: str
    stake: int
    odds: int
    asked: int
    created_at: datetime
    kind: str = "match_odds"
    line: int = None
    status: str = "pending"
    profit: int = None
    # Of a bet that waits for its delay; why it was not taken after it.
    due_at: datetime = None
    accept: dict = None
    reason: str = None

    def results(self):
        """What it brings if its selection wins, and if another one does."""
        won = self.stake if self.line is not None else (self.stake * (self.odds - 100) + 50) // 100
        return (won, -self.stake) if self.side == "back" else (-won, self.stake)


@dataclass
class Request:
    """A deposit or a withdrawal."""

    id: str
    amount: int
    # The gateway of a deposit, the method of a withdrawal.
    method: str
    created_at: datetime
    status: str = "pending"
    more: dict = field(default_factory=dict)
    decided_at: datetime = None


class Player:
    def __init__(self, number, username, is_demo=False):
        self.number, self.username, self.is_demo = number, username, is_demo
        self.password, self.wrong_passwords, self.locked_until = "Chaupar123", 0, None
        self.balance, self.withdrawable, self.version = 0, 0, 0
        self.rows, self.bets, self.deposits, self.withdrawals, self.notifications = [], [], [], [], []
        self.intents = {}
        self.has_documents = False
        self.ids = {prefix: count(1) for prefix in "ebdwn"}
        self.book("opening", "Opening credit of play money", 1_000_000, OPENED_AT)
        self.notify("Welcome", "Play money of 10,000.00 is in your account.", "info", OPENED_AT)

    def next_id(self, prefix):
        return f"{prefix}-{next(self.ids[prefix])}"

    def book(self, kind, text, paise, now, about=None):
        """Moves money into (+) or out of (-) the balance."""
        self.balance += paise
        self.version += 1
        row = {"id": self.next_id("e"), "type": kind, "description": text, "paise": paise, "balance": self.balance}
        self.rows.append({**row, "at": now, "about": about})

    def notify(self, title, message, status, now):
        note = {"id": self.next_id("n"), "title": title, "message": message, "status": status, "read": False}
        self.notifications.append({**note, "at": now})

    @property
    def cash(self):
        return min(self.withdrawable, self.balance)

    @property
    def held(self):
        """What pending withdrawals have taken out of the balance."""
        return sum(request.amount for request in self.withdrawals if request.status == "pending")

    def running(self, ref=None):
        """The bets that are open or wait for their delay."""
        return [bet for bet in self.bets if bet.status in ("open", "pending") and ref in (None, bet.match.ref)]

    def exposure(self, ref=None, more=()):
        """The most that open bets may lose: of each market its worst outcome. With `more` bets beside the player's."""
        bets = [*(bet for bet in self.running(ref) if bet.status == "open"), *more]
        markets = {bet.market_id for bet in bets}
        return sum(worst_loss([bet for bet in bets if bet.market_id == market]) for market in markets)

    def rise(self, bet):
        """What the bet adds to the exposure: the balance has to cover no more than that. @raises Refusal"""
        rise = self.exposure(more=[bet]) - self.exposure()
        if rise > self.balance:
            raise Refusal(422, "insufficient_funds", "Insufficient balance")
        return rise

    def take(self, bet, now):
        """Opens the bet and holds what it adds to the exposure."""
        rise = self.rise(bet)
        bet.status = "open"
        self.book("bet", f"{bet.head}, {bet.runner}", -rise, now, {"kind": "bet", "id": bet.id})

    def settle(self, bet, wins, now):
        before = self.exposure()
        bet.status, bet.profit = ("won" if wins == (bet.side == "back") else "lost"), bet.results()[0 if wins else 1]
        paise, about = before - self.exposure() + bet.profit, {"kind": "match", "id": bet.match.ref}
        self.book("settlement", f"{bet.head}, {bet.runner}", paise, now, about)

    def withdraw(self, amount, method, account, now):
        request = Request(self.next_id("w"), amount, method, now, more={"account": account})
        self.withdrawals.append(request)
        self.withdrawable = self.cash - amount
        self.book("withdrawal", f"Withdrawal to {account}", -amount, now, {"kind": "withdrawal", "id": request.id})
        return request

    def decline(self, request, now, more):
        """Ends a pending withdrawal; what it held comes back."""
        request.status, request.decided_at = "declined", now
        request.more.update(more)
        self.withdrawable += request.amount
        self.book("withdrawal", "Withdrawal declined", request.amount, now, {"kind": "withdrawal", "id": request.id})


def worst_loss(bets):
    first = bets[0]
    outcomes = first.match.selections if first.line is None else [first.selection, None]
    results = [sum(bet.results()[0 if bet.selection == wins else 1] for bet in bets) for wins in outcomes]
    return max(0, -min(results))
