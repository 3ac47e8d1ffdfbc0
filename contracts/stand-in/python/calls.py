"""Calls of guests and of accounts. Each answers the data of its envelope or raises a Refusal."""

from datetime import timedelta

import shapes
from book import INDIA, Refusal, rupees

NETWORKS = {"LOGO_URL": "", "WHATS_APP_URL": "", "INSTATGRAM": "", "FACEBOOK": "", "TELEGRAM": ""}
OWN_BANK = {"id": "ob-1", "bankName": "Sahyadri Bank", "accountName": "Ganga Play", "accountNumber": "000011112222",
            "ifsc": "PLAY0000001", "upiId": "ganga@play"}
STATEMENT_TYPES = "opening deposit withdrawal bet settlement cash_out bonus referral game correction".split()


def get_app_details(site, _call):
    texts = {"FOOTER_TEXT": "For adults. Play money only.", "SEO_TITLE": "An evening of cricket"}
    return {**NETWORKS, **texts, "BRAND_STATUS": "maintenance" if site.is_closed else "live", "OTP": 1}


def get_banners(_site, _call):
    words = {"title": "Cricket in play", "text": "Every ball moves the price.", "label": "See the prices"}
    return {"banners": [{"order": 1, "image": "", "alt": "Live cricket", "href": "/home", **words}]}


def list_announcements(_site, call):
    is_hindi = call.headers.get("accept-language", "").startswith("hi")
    return [{"content": "आज रात दिल्ली और पुणे" if is_hindi else "Delhi meet Pune tonight"}]


def visit_page(_site, call):
    shapes.check(call.body, shapes.VISIT)


def check_demo(_site, _call):
    return {"hasDemoUsers": True}


def user(player):
    mobile = "" if player.is_demo else f"98200{player.number:05}"
    names = {"username": player.username, "name": player.username.title(), "demo": player.is_demo}
    return {"mstruserid": player.number, "mobileno": mobile, **names}


def login(site, call):
    shapes.check(call.body, shapes.LOGIN)
    player = site.players.get(call.body["username"])
    if player is not None and player.locked_until is not None and site.now() < player.locked_until:
        wait = max(1, (player.locked_until - site.now()).seconds)
        raise Refusal(429, "sign_in_locked", f"Too many wrong passwords. Please wait {wait} s", wait)
    if player is None or player.is_demo or call.body["password"] != player.password:
        if player is not None:
            player.wrong_passwords += 1
            if player.wrong_passwords >= 10:
                player.locked_until = site.now() + timedelta(seconds=30)
        raise Refusal(401, "invalid_credentials", "Invalid username or password")
    player.wrong_passwords = 0
    return {"token": site.sign_in(player), "user": user(player)}


def login_demo(site, _call):
    player = site.player("demo1", is_demo=True)
    return {"token": site.sign_in(player), "user": user(player)}


def sign_out(site, call):
    site.end_session(call.token)


def update_password(_site, call):
    shapes.check(call.body, shapes.PASSWORDS)
    if call.body["currentPassword"] != call.player.password:
        raise Refusal(400, "password_wrong", "Current password is not correct")
    if call.body["newPassword"] == call.player.password:
        raise shapes.invalid("newPassword")
    call.player.password = call.body["newPassword"]


def list_notifications(site, call):
    notes = [{**note, "createdAt": site.iso(note["at"])} for note in call.player.notifications]
    return [{name: value for name, value in note.items() if name != "at"} for note in site.newest_first(notes)][:200]


def list_matches(site, call):
    sport = shapes.word(call.query, "sportId", ("4", "1", "2"))
    when = shapes.word(call.query, "when", ("inplay", "today", "upcoming"))
    today = site.now().astimezone(INDIA).date()

    def group(match):
        if match.state != "upcoming":
            return match.state
        return "today" if match.starts_at.astimezone(INDIA).date() == today else "upcoming"

    def order(match):
        time = match.starts_at.timestamp()
        return (0, (4, 1, 2).index(match.sport), -time) if match.state == "inplay" else (1, 0, time)

    fits = lambda match: sport in (None, str(match.sport)) and when in (None, group(match))
    shown = [match for match in site.matches.values() if match.state != "finished"]
    if not site.violates("filter-ignored"):
        shown = [match for match in shown if fits(match)]
    return {"matches": [match.view(site.iso) for match in sorted(shown, key=order)]}


def get_match_odds(site, call):
    match = site.match(call.query.get("matchId"))
    return {"refMatchId": match.ref, "sequence": match.sequence, "markets": [match.market(site.iso)]}


def get_deposit_bank_details(_site, _call):
    return {"bankDetails": [OWN_BANK]}


def get_account_statement(site, call):
    kind, is_between = shapes.word(call.query, "type", STATEMENT_TYPES), shapes.days(call.query)
    fits = lambda row: kind in (None, row["type"]) and is_between(row["at"])
    rows, count = site.page(call.player.rows, call.query, fits)
    fitting, _ = site.page(call.player.rows, {"pagesize": "all"}, fits)
    totals = {"credit": rupees(sum(max(0, row["paise"]) for row in fitting)),
              "debit": rupees(sum(max(0, -row["paise"]) for row in fitting))}
    return {"rows": [statement_row(site, row) for row in rows], "count": count, "totals": totals}


def statement_row(site, row):
    before = row["paise"] if site.violates("statement-balance") else 0
    sums = {"credit": rupees(max(0, row["paise"])), "debit": rupees(max(0, -row["paise"]))}
    about = {} if row["about"] is None else {"about": row["about"]}
    shown = {"id": row["id"], "createdAt": site.iso(row["at"]), "type": row["type"], "description": row["description"]}
    return {**shown, **about, **sums, "balance": rupees(row["balance"] - before)}
