"""States and steps by HTTP, as docs/backend-guide.md describes them."""

from datetime import timedelta

from betting import take_due
from book import OPENED_AT, UNAUTHORIZED, Bet, Refusal, Request
from cashier import BANKS
from matches import finished

UNDERSTOOD = {"signedIn", "alsoSignedIn", "match", "bet", "cash", "usedUtr", "closedKey", "lockedOut", "fails", "failStatus",
              "history"}


class States:
    def __init__(self, site):
        self.site = site
        # The player whom the state signed in.
        self.player = None

    def change(self, action, state, params):
        """Sets a state up and answers its values; None when there is no such state."""
        work = getattr(self, "set_" + state.replace("-", "_"), None)
        if work is None:
            return None
        return work(params) if action == "setup" else {}

    def set_default(self, params):
        is_known = params.keys() <= UNDERSTOOD and params.get("match", True) is True
        if not is_known or params.get("bet", True) not in (True, "waiting"):
            return None
        site, values = self.site, {}
        site.reset()
        self.player = site.player(params.get("signedIn", "player"))
        if "signedIn" in params:
            values["token"] = site.sign_in(self.player)
        if "alsoSignedIn" in params:
            values["otherToken"] = site.sign_in(site.player(params["alsoSignedIn"]))
        if "match" in params or "bet" in params:
            match = site.matches["cr-501"]
            selection = match.selections[0]
            values |= {"refMatchId": match.ref, "marketId": match.market_id, "selectionId": selection}
            values["odds"] = match.best(selection, "back") / 100
        if "bet" in params:
            values["betId"] = self.bet(match, is_waiting=params["bet"] == "waiting").id
        if "cash" in params:
            self.player.withdrawable = params["cash"] * 100
        if "usedUtr" in params:
            self.deposit("approved", {"utr": params["usedUtr"]})
        if "closedKey" in params:
            self.player.intents[params["closedKey"]] = (None, (None, None))
        if "lockedOut" in params:
            site.player(params["lockedOut"]).locked_until = site.now() + timedelta(seconds=30)
        if "history" in params:
            self.give_history()
        if "fails" in params:
            status, wait = params["failStatus"], 30 if params["failStatus"] == 429 else None
            site.planted.append(Refusal(status, params["fails"], "This call was to fail", wait))
        return values

    def bet(self, match, stake=100_00, is_waiting=False, **other):
        player, selection = self.player, match.selections[0]
        odds = match.best(selection, "back")
        own = {"market_id": match.market_id, "selection": selection, "head": "Match Odds", "runner": match.teams[0]}
        price = {"side": "back", "stake": stake, "odds": odds, "asked": odds, "created_at": OPENED_AT}
        bet = Bet(player.next_id("b"), match, **{**own, **price, **other})
        player.bets.append(bet)
        if is_waiting:
            # Longer than its delay: a slow client has to see that it waits. The step advances the clock by 10 s.
            bet.accept, bet.due_at = {"policy": "any"}, self.site.now() + timedelta(seconds=9)
        else:
            player.take(bet, bet.created_at)
        return bet

    def give_history(self):
        """An evening of India and the night after it, which is the same day in UTC: bets and payments of several statuses."""
        player, running, over = self.player, self.site.matches["cr-501"], finished(self.site.now())
        self.site.matches[over.ref] = over
        player.has_documents, player.withdrawable = True, 2000_00
        for begins_at in (OPENED_AT + timedelta(hours=1), OPENED_AT + timedelta(hours=6)):
            moments = (begins_at + timedelta(minutes=minute) for minute in range(12))
            for match, side in ((over, "back"), (over, "lay"), (over, "back"), (running, "back"), (running, "lay")):
                at = next(moments)
                bet = self.bet(match, side=side, stake=100_00 if side == "back" else 40_00, created_at=at)
                if match is over:
                    player.settle(bet, True, at)
            for status in ("pending", "declined", "approved"):
                at = next(moments)
                decided_at = None if status == "pending" else at
                request = Request(player.next_id("d"), 500_00, "m_paytm", at, status, decided_at=decided_at)
                player.deposits.append(request)
                if status == "approved":
                    player.book("deposit", "Deposit by m_paytm", 500_00, at, {"kind": "deposit", "id": request.id})
            player.withdraw(100_00, "bank", BANKS["bk-1"], next(moments))
            at = next(moments)
            player.decline(player.withdraw(200_00, "bank", BANKS["bk-1"], at), at, {"reason": "The account was not found"})

    def deposit(self, status, more):
        request = Request(self.player.next_id("d"), 500_00, "m_paytm", OPENED_AT, status, more)
        self.player.deposits.append(request)
        return {}

    def set_maintenance(self, _params):
        self.site.is_closed = True
        return {}

    def set_legacy_errors(self, _params):
        self.site.is_legacy = True
        return {}

    def set_session_check_fails(self, _params):
        self.site.session_check_fails = True
        return {}

    def set_unauthorized_next(self, _params):
        self.site.planted.append(Refusal(401, "unauthorized", UNAUTHORIZED))
        return {}

    def set_unauthorized_other(self, _params):
        self.site.planted.append(Refusal(401, "unauthorized_other", "You are not allowed to do this"))
        return {}

    def set_suspended_market(self, _params):
        self.site.matches["cr-501"].market_status = "suspended"
        return {}

    def set_ball_running(self, _params):
        self.site.matches["cr-501"].market_status = "ball_running"
        return {}

    def set_low_balance(self, params):
        paise = int(params["balance"] * 100) - self.player.balance
        self.player.book("correction", "Correction", paise, self.site.now())
        return {}

    def set_kyc_none(self, _params):
        self.player.has_documents = False
        return {}

    def set_kyc_approved(self, _params):
        self.player.has_documents = True
        return {}

    def set_withdraw_pending(self, params):
        self.player.has_documents, self.player.withdrawable = True, 2000_00
        request = self.player.withdraw(1500_00, "bank", BANKS["bk-1"], OPENED_AT)
        if params.get("declined") is True:
            self.player.decline(request, self.site.now(), {"reason": "The account was not found"})
        return {"withdrawalId": request.id, "bankId": "bk-1"}

    def set_deposit_pending(self, _params):
        return self.deposit("pending", {"utr": "431000000001"})

    def set_deposit_declined(self, _params):
        return self.deposit("declined", {"reason": "The payment was not found"})

    def set_settled_match(self, params):
        """Three bets on a match that is over, one of them on its runs."""
        match = finished(self.site.now())
        self.site.matches[match.ref] = match
        runs = {"kind": "fancy", "line": 52, "odds": 10_000, "asked": 10_000, "market_id": "cr-500-runs"}
        bets = [(self.bet(match), True), (self.bet(match, stake=250_00, side="lay"), True),
                (self.bet(match, **runs, selection="cr-500-runs-yes", head="Runs of 6 overs", runner="6 overs"), False)]
        for bet, wins in bets:
            self.player.settle(bet, wins, self.site.now())
        return {"refMatchId": match.ref} if params.get("match") == "over" else {}

    # Steps: what makes the server send something.

    def set_creditPlayer(self, params):
        player = self.site.player(params["username"])
        player.book("correction", "Credit", int(params["amount"] * 100), self.site.now())
        self.site.wallet_changed(player)
        return {}

    def set_advanceClock(self, params):
        self.site.advanced += timedelta(milliseconds=params["ms"])
        take_due(self.site)
        return {}

    def set_pushToast(self, params):
        toast = {name: params[name] for name in ("title", "message", "status")}
        player = self.addressee(params)
        player.notify(toast["title"], toast["message"], toast["status"], self.site.now())
        self.site.push(player, "notification_toast", toast)
        return {}

    def set_pushSessionRefresh(self, params):
        self.site.push(self.addressee(params), "session_refresh", {"reason": params["reason"]})
        return {}

    def addressee(self, params):
        return self.site.player(params["username"]) if "username" in params else self.player

    def set_movePrice(self, params):
        match = self.site.match_of_market(params["marketId"])
        self.site.move_price(match, params["selectionId"], params["ticks"])
        return {}
