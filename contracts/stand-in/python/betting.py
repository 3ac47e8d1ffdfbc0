"""Bets: how they are placed, taken after their delay and listed."""

from datetime import timedelta

import shapes
from book import Bet, Refusal, rupees
from matches import is_on_ladder, moved

RUNNING = ("open", "pending")
SETTLED = ("won", "lost", "void", "cashed_out")
REFUSED = {
    "suspended": ("market_suspended", "Market is suspended"), "closed": ("market_closed", "Market is closed"),
    "ball_running": ("ball_running", "Ball is running"),
}


def price_of(bet):
    """The odds at which the market takes the bet now. @raises Refusal"""
    if bet.match.market_status in REFUSED:
        raise Refusal(422, *REFUSED[bet.match.market_status])
    return accepted(bet.match.best(bet.selection, bet.side), bet.asked, bet.side, bet.accept)


def place_bet(site, call):
    if isinstance(call.body, dict) and call.body.keys() & {"line", "rate", "offer"}:
        raise Refusal(422, "offers_not_taken", "This market takes no offers")
    shapes.check(call.body, shapes.BET)
    market, selection, side = (call.body[name] for name in ("marketId", "selectionId", "side"))
    match = site.match_of_market(market)
    if selection not in match.selections:
        raise Refusal(404, "selection_not_found", "Selection not found")
    stake, asked = shapes.paise(call.body["stake"]), shapes.paise(call.body["odds"])
    if not is_on_ladder(asked):
        raise Refusal(422, "odds_invalid", "The price is not valid")
    if stake < 100_00:
        raise Refusal(422, "stake_below_min", "Stake is below the minimum")
    if stake > 50_000_00:
        raise Refusal(422, "stake_above_max", "Stake is above the maximum")
    runner = match.teams[match.selections.index(selection)]
    player, names = call.player, (match, market, selection, "Match Odds", runner)
    bet = Bet(player.next_id("b"), *names, side, stake, asked, asked, site.now(), accept=call.body["accept"])
    bet.odds = price_of(bet)
    player.rise(bet)
    player.bets.append(bet)
    bet.due_at = site.now() + timedelta(milliseconds=match.delay_ms)
    if match.delay_ms == 0:
        take(site, player, bet)
    shown = bet_view(site, bet)
    if site.violates("other-amount"):
        shown["stack"] += 1
    return {"bet": shown, "wallet": site.wallet(player), "exposureAmount": rupees(player.exposure())}


def take(site, player, bet):
    """Takes a bet whose delay has passed. What was checked when it was placed is checked again."""
    try:
        bet.odds = price_of(bet)
        player.take(bet, site.now())
    except Refusal as refusal:
        bet.status, bet.reason, bet.profit = "void", refusal.code, 0
    site.push(player, "bet:update", {"bet": bet_view(site, bet)})
    site.push(player, "update_balance", site.wallet(player))
    site.push(player, "exposure:update", exposure(site, player))


def take_due(site):
    for player in site.players.values():
        for bet in player.running():
            if bet.status == "pending" and bet.due_at <= site.now():
                take(site, player, bet)


def accepted(best, asked, side, accept):
    """The price of a bet that was asked for at another one. A better price is taken except under `never`."""
    worse = -1 if side == "back" else 1
    if best == asked or accept["policy"] == "any":
        return best
    is_better = (best > asked) == (side == "back")
    if is_better and accept["policy"] != "never":
        return best
    if accept["policy"] == "ticks" and not is_better:
        limit = moved(asked, worse * accept.get("ticks", 0))
        if (best - limit) * worse <= 0:
            return best
    raise Refusal(422, "price_changed", "The price has changed")


def bet_view(site, bet):
    names = {"refMatchId": bet.match.ref, "matchName": bet.match.name, "marketId": bet.market_id}
    runner = {"selectionId": bet.selection, "HeadName": bet.head, "runnerName": bet.runner, "selectionType": bet.side}
    asked = {"askedOdds": bet.asked / 100}
    kind = {"priceKind": "decimal", **asked} if bet.line is None else {"priceKind": "line", "line": bet.line}
    price = {"odds": bet.odds / 100, "stack": rupees(bet.stake), "delayMs": bet.match.delay_ms}
    result = {} if bet.profit is None else {"profitLoss": rupees(bet.profit)}
    result |= {} if bet.reason is None else {"reason": bet.reason}
    state = {"status": bet.status, "createdAt": site.iso(bet.created_at)}
    return {"id": bet.id, **names, **runner, **kind, **price, **state, **result}


def bets_page(site, call, size_name):
    ref, is_between = shapes.match_filter(call.query), shapes.days(call.query)
    kind = shapes.word(call.query, "markettype", ("match_odds", "bookmaker", "fancy"))
    status = shapes.word(call.query, "betstatus", ("open", "settled", "unmatched"))
    of_status = {None: (*SETTLED, *RUNNING), "open": RUNNING, "settled": SETTLED, "unmatched": ()}[status]
    fits = lambda bet: (ref in (None, bet.match.ref) and kind in (None, bet.kind) and bet.status in of_status
                        and is_between(bet.created_at))
    bets, count = site.page(call.player.bets, call.query, fits, size_name)
    return {"bets": [bet_view(site, bet) for bet in bets], "count": count}


def list_match_bets(site, call):
    return bets_page(site, call, "pageSize")


def list_user_bets(site, call):
    return bets_page(site, call, "pagesize")


def exposure(site, player):
    rows = [{"exposureAmount": rupees(player.exposure(ref)), "refMatchId": ref, "matchName": site.matches[ref].name,
             "totalBets": len(player.running(ref))} for ref in dict.fromkeys(bet.match.ref for bet in player.running())]
    surplus = 50_00 if rows and site.violates("exposure-sum") else 0
    return {"exposureAmount": rupees(player.exposure() + surplus), "betMatches": rows}


def get_exposure(site, call):
    return exposure(site, call.player)


def list_bet_matches(site, call):
    return {"betMatches": exposure(site, call.player)["betMatches"]}
