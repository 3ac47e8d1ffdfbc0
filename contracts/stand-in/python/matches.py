"""The matches of the operator and their prices. Odds are whole hundredths: 1.85 is 185."""

from datetime import timedelta

# Up to these odds prices differ by this step.
LADDER = ((200, 1), (300, 2), (400, 5), (600, 10), (1000, 20), (2000, 50), (3000, 100), (5000, 200), (10_000, 500))
LOWEST, HIGHEST = 101, 100_000
SPORTS = {4: "cricket", 1: "soccer", 2: "tennis"}


def step(odds):
    return next((size for below, size in LADDER if odds < below), 1000)


def is_on_ladder(odds):
    return LOWEST <= odds <= HIGHEST and odds % step(odds) == 0


def moved(odds, ticks):
    """The odds so many ticks higher, or lower where ticks is negative."""
    for _ in range(abs(ticks)):
        odds = odds + step(odds) if ticks > 0 else odds - step(odds - 1)
    return min(max(odds, LOWEST), HIGHEST)


class Match:
    """A match with its one market, the match odds."""

    def __init__(self, ref, sport, competition, teams, starts_at, prices, score=None, winner=None):
        self.ref, self.sport, self.competition, self.teams = ref, sport, competition, teams
        self.starts_at, self.prices, self.score, self.winner = starts_at, list(prices), score, winner
        self.market_id = f"{ref}-mo"
        self.selections = [f"{ref}-{index}" for index in range(len(teams))]
        self.state = "upcoming" if score is None else "inplay" if winner is None else "finished"
        self.market_status = "open" if winner is None else "closed"
        # In play a bet waits that long before it is taken.
        self.delay_ms = 3000 if self.state == "inplay" else 0
        self.sequence = 100
        # The first prices, long before the match.
        self.published_at = starts_at - timedelta(days=2)

    @property
    def name(self):
        return " v ".join(self.teams)

    def move(self, selection, ticks, now, numbers=1):
        """Moves the price of a runner. The sequence of a match grows by one with each message."""
        index = self.selections.index(selection)
        self.prices[index] = moved(self.prices[index], ticks)
        self.sequence += numbers
        self.published_at = now

    def best(self, selection, side):
        """The best price that a player gets: to lay costs one tick more than to back pays."""
        price = self.prices[self.selections.index(selection)]
        return price if side == "back" else moved(price, 1)

    def market(self, iso):
        """The market as clients read it; iso formats a time."""
        return {
            "marketId": self.market_id, "refMatchId": self.ref, "HeadName": "Match Odds", "marketType": "match_odds",
            "priceKind": "decimal", "status": self.market_status, "inPlay": self.state == "inplay",
            "delayMs": self.delay_ms, "result": None if self.winner is None else self.selections[self.winner],
            "minStake": 100, "maxStake": 50_000, "sequence": self.sequence, "publishedAt": iso(self.published_at),
            "runners": [self.runner(index) for index in range(len(self.teams))],
        }

    def runner(self, index):
        selection = self.selections[index]
        back, lay = self.best(selection, "back"), self.best(selection, "lay")
        status = "active" if self.winner is None else "winner" if self.winner == index else "loser"
        price = lambda odds, size: {"price": odds / 100, "size": size}
        return {
            "selectionId": selection, "name": self.teams[index], "status": status,
            "back": [price(back, 12_000), price(moved(back, -1), 30_500.5)], "lay": [price(lay, 9000)],
        }

    def view(self, iso):
        """The match as a list shows it."""
        return {
            "refMatchId": self.ref, "matchName": self.name, "sportId": self.sport, "competition": self.competition,
            "startTime": iso(self.starts_at), "status": self.state, "score": self.score,
            "firstMarket": self.market(iso),
            "teams": [{"name": team, "shortName": team[:3].upper()} for team in self.teams],
            "marketTypes": ["match_odds"], "liveTv": False,
        }


CRICKET = {
    "sport": "cricket", "summary": "142/3 (16.4)", "detail": "Delhi bat",
    "innings": [{"team": "Delhi", "runs": 142, "wickets": 3, "overs": "16.4"}],
    "lastOvers": [{"over": 17, "balls": ["4", "1", "W", "2"]}],
    "batters": [{"name": "R Sahane", "runs": 61, "balls": 40, "onStrike": True},
                {"name": "P Rawat", "runs": 12, "balls": 9, "onStrike": False}],
    "bowler": {"name": "K Darokar", "overs": "3.4", "runs": 28, "wickets": 2},
}
SOCCER = {
    "sport": "soccer", "summary": "1 - 0", "minute": 37, "goals": [1, 0], "yellowCards": [0, 1], "redCards": [0, 0],
}


def matches_around(now):
    """The matches around this moment: two in play, one in an hour, one tomorrow."""
    ago = lambda hours: now - timedelta(hours=hours)
    matches = [
        Match("cr-501", 4, "Premier League", ["Delhi", "Pune"], ago(1.5), [185, 214], CRICKET),
        Match("so-502", 1, "City Cup", ["Goa", "Kochi"], ago(0.5), [150, 264], SOCCER),
        Match("te-503", 2, "Spring Open", ["A Nair", "V Bose"], ago(-1), [190, 208]),
        Match("cr-504", 4, "Premier League", ["Jaipur", "Mumbai"], ago(-26), [172, 238]),
    ]
    return {match.ref: match for match in matches}


def finished(now):
    """A match that is over, whose bets are settled."""
    starts_at = now - timedelta(hours=20)
    return Match("cr-500", 4, "Premier League", ["Surat", "Nagpur"], starts_at, [101, 1000], CRICKET, winner=0)
