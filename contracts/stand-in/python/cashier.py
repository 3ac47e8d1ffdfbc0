"""Deposits and withdrawals."""

import shapes
from book import Refusal, Request, rupees

BANKS = {"bk-1": "Konkan Bank ******2222"}
GATEWAYS = ("m_paytm", "m_bkash", "m_nagad")
STATUSES = ("pending", "approved", "declined", "expired")


def request_view(site, request, method_field):
    decided = {} if request.decided_at is None else {"decidedAt": site.iso(request.decided_at)}
    own = {"id": request.id, "amount": rupees(request.amount), method_field: request.method, "status": request.status}
    return {**own, "createdAt": site.iso(request.created_at), **decided, **request.more}


def within(amount, lowest, highest):
    if amount < lowest:
        raise Refusal(422, "amount_below_min", "Amount is below the minimum")
    if amount > highest:
        raise Refusal(422, "amount_above_max", "Amount is above the maximum")


def refuse_demo(player):
    if player.is_demo:
        raise Refusal(403, "demo_not_allowed", "Demo users cannot do this")


def create_deposit(site, call):
    shapes.check(call.body, shapes.DEPOSIT)
    refuse_demo(call.player)
    amount, gateway, utr = shapes.paise(call.body["amount"]), call.body["gateway"], call.body.get("utr")
    if gateway != "bank" and gateway not in GATEWAYS:
        raise Refusal(404, "gateway_not_found", "Gateway not found")
    within(amount, 200_00, 50_000_00)
    used = [request.more.get("utr") for player in site.players.values() for request in player.deposits]
    if utr is not None and utr in used:
        raise Refusal(409, "utr_taken", "This UTR was already used")
    request = Request(call.player.next_id("d"), amount, gateway, site.now(), more={} if utr is None else {"utr": utr})
    call.player.deposits.append(request)
    shown = request_view(site, request, "gateway")
    if site.violates("other-amount"):
        shown["amount"] += 1
    return {"request": shown}


def list_deposits(site, call):
    rows, count = requests_page(site, call, call.player.deposits)
    return {"rows": [request_view(site, request, "gateway") for request in rows], "count": count}


def requests_page(site, call, requests):
    status = shapes.word(call.query, "status", STATUSES)
    return site.page(requests, call.query, lambda request: status in (None, request.status))


def account_of(body):
    """Where a withdrawal goes, masked."""
    if body["method"] != "bank":
        if body["method"] not in GATEWAYS:
            raise Refusal(404, "gateway_not_found", "Gateway not found")
        if "account" not in body:
            raise shapes.invalid("account")
        return f"******{body['account'][-4:]}"
    if body.get("bankId") not in BANKS:
        raise Refusal(404, "bank_not_found", "Bank not found")
    return BANKS[body["bankId"]]


def create_withdrawal(site, call):
    shapes.check(call.body, shapes.WITHDRAWAL)
    refuse_demo(call.player)
    player, amount, account = call.player, shapes.paise(call.body["amount"]), account_of(call.body)
    if not player.has_documents:
        raise Refusal(403, "kyc_required", "Please complete KYC first")
    within(amount, 100_00, 100_000_00)
    if amount > player.balance:
        raise Refusal(422, "insufficient_funds", "Insufficient balance")
    if amount > player.cash:
        raise Refusal(422, "insufficient_cash", "The amount is more than your cash")
    return withdrawal_answer(site, player, player.withdraw(amount, call.body["method"], account, site.now()))


def withdrawal_answer(site, player, request):
    site.wallet_changed(player)
    shown = request_view(site, request, "method")
    if site.violates("other-amount"):
        shown["amount"] += 1
    return {"request": shown, "wallet": site.wallet(player)}


def cancel_withdrawal(site, call):
    shapes.check(call.body, shapes.CANCELLED)
    request = next((one for one in call.player.withdrawals if one.id == call.body["id"]), None)
    if request is None:
        raise Refusal(404, "withdrawal_not_found", "Withdrawal not found")
    if request.status != "pending":
        raise Refusal(409, "withdrawal_not_pending", "This withdrawal is not pending")
    call.player.decline(request, site.now(), {"cancelledByPlayer": True})
    return withdrawal_answer(site, call.player, request)


def list_withdrawals(site, call):
    rows, count = requests_page(site, call, call.player.withdrawals)
    funds = {"wallet": site.wallet(call.player), "wagering": 0, "held": rupees(call.player.held)}
    return {"rows": [request_view(site, request, "method") for request in rows], "count": count, "funds": funds}
