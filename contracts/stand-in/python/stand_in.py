"""A backend in Python with its standard library alone: python3 stand_in.py [--port PORT] [--violate NAME]..."""

import argparse
import email
import email.policy
import json
import threading
import traceback
from dataclasses import dataclass
from decimal import Decimal
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit
from uuid import uuid4

import betting
import calls
import cashier
import sockets
from book import Refusal
from site_state import VIOLATIONS, Call, Site
from states import States

LONGEST_BODY = 6_000_000
SOCKET_PATH = "/public/"
PREFLIGHT = {"access-control-allow-methods": "GET, POST, PUT, DELETE", "access-control-max-age": "600",
             "access-control-allow-headers": "authorization, xu-auth, content-type, idempotency-key, accept-language"}
EXPOSED = "x-request-id, x-server-time, date, retry-after"


@dataclass(frozen=True)
class Operation:
    work: object
    # The header of the session's token; None where a guest may call.
    token_header: str = None
    # Whether an Idempotency-Key is honoured; is_secret: its body is not kept.
    is_keyed: bool = False
    is_secret: bool = False
    # Whether it is served during maintenance.
    stays_open: bool = False


TOKEN = "authorization"
OPERATIONS = {
    "GET /getAppDetails": Operation(calls.get_app_details, stays_open=True),
    "GET /getBanners": Operation(calls.get_banners),
    "GET /announcement/display": Operation(calls.list_announcements),
    "POST /page/visit": Operation(calls.visit_page),
    "GET /app/demo": Operation(calls.check_demo),
    "POST /login": Operation(calls.login),
    "POST /login/demo": Operation(calls.login_demo),
    "GET /signout": Operation(calls.sign_out, TOKEN),
    "POST /update-password": Operation(calls.update_password, TOKEN, is_keyed=True, is_secret=True),
    "GET /notifications": Operation(calls.list_notifications, TOKEN),
    "GET /sports/matches": Operation(calls.list_matches),
    "GET /bet/match/odds": Operation(calls.get_match_odds),
    "POST /bets": Operation(betting.place_bet, TOKEN, is_keyed=True),
    "GET /bets": Operation(betting.list_match_bets, TOKEN),
    "GET /user/bets": Operation(betting.list_user_bets, "xu-auth"),
    "GET /bet/matches": Operation(betting.list_bet_matches, TOKEN),
    "GET /bet/exposure/amount": Operation(betting.get_exposure, TOKEN),
    "GET /getBankAccountDetails": Operation(calls.get_deposit_bank_details, TOKEN),
    "GET /getAccountstatement": Operation(calls.get_account_statement, TOKEN),
    "POST /deposit/create": Operation(cashier.create_deposit, TOKEN, is_keyed=True),
    "GET /deposit/get": Operation(cashier.list_deposits, TOKEN),
    "POST /withdrawRequest/create": Operation(cashier.create_withdrawal, TOKEN, is_keyed=True),
    "POST /withdrawRequest/cancel": Operation(cashier.cancel_withdrawal, TOKEN, is_keyed=True),
    "GET /withdrawRequest/get": Operation(cashier.list_withdrawals, TOKEN),
}


def parsed(text):
    """JSON with exact amounts. @raises Refusal"""
    try:
        return json.loads(text or b"{}", parse_float=Decimal)
    except (ValueError, RecursionError):
        raise Refusal(400, "bad_request", "The body is not JSON") from None


def body_of(content_type, raw):
    """A JSON body, or the JSON part of a form whose other parts are files. @raises Refusal"""
    kind = content_type.split(";")[0].strip().lower()
    if raw == b"" or kind == "application/json":
        return parsed(raw)
    if kind != "multipart/form-data":
        raise Refusal(415, "unsupported_media_type", "This content type is not supported")
    head = f"content-type: {content_type}\r\n\r\n".encode()
    form = email.message_from_bytes(head + raw, policy=email.policy.HTTP)
    parts = {part.get_param("name", header="content-disposition"): part for part in form.iter_parts()}
    if "data" not in parts:
        raise Refusal(400, "validation_failed", "The form has no data")
    return parsed(parts["data"].get_payload(decode=True))


class Handler(BaseHTTPRequestHandler):
    """One connection of a client. The site and its states are those of the server."""

    protocol_version = "HTTP/1.1"
    wbufsize = -1
    disable_nagle_algorithm = True
    site = states = None
    first_id = uuid4().hex

    def do_GET(self):
        address = urlsplit(self.path)
        if address.path != SOCKET_PATH:
            return self.call()
        if self.headers.get("upgrade", "").lower() == "websocket":
            return self.upgrade()
        query = dict(parse_qsl(address.query, keep_blank_values=True))
        if query.get("transport") == "polling" and "sid" not in query:
            return self.reply(200, "text/plain; charset=UTF-8", sockets.opening(["websocket"]).encode())
        self.reply_json(400, {"code": 1, "message": "Session ID unknown"})

    def do_POST(self):
        if urlsplit(self.path).path == "/states":
            return self.change_state()
        self.call()

    do_PUT = do_DELETE = do_PATCH = do_POST

    def do_OPTIONS(self):
        """The preflight of a browser."""
        self.reply(204, None, b"", {} if self.site.violates("no-cors") else PREFLIGHT)

    def upgrade(self):
        self.close_connection = True
        self.send_response(101)
        self.send_header("upgrade", "websocket")
        self.send_header("connection", "Upgrade")
        self.send_header("sec-websocket-accept", sockets.acceptance(self.headers["sec-websocket-key"]))
        self.end_headers()
        self.wfile.flush()
        sockets.Connection(self.site, self.rfile, self.connection).run()

    def raw_body(self):
        length = int(self.headers.get("content-length") or 0)
        if length > LONGEST_BODY:
            self.close_connection = True
            raise Refusal(413, "body_too_large", "The request is too large")
        return self.rfile.read(length)

    def change_state(self):
        asked = parsed(self.raw_body())
        with self.site.lock:
            values = self.states.change(asked["action"], asked["state"], asked.get("params") or {})
        self.reply_json(501 if values is None else 200, values or {})

    def call(self):
        address = urlsplit(self.path)
        headers = {name.lower(): value for name, value in self.headers.items()}
        with self.site.lock:
            is_legacy = self.site.is_legacy
        try:
            raw = self.raw_body()
            query = dict(parse_qsl(address.query, keep_blank_values=True))
            call = Call(query, headers, body_of(headers.get("content-type", ""), raw))
            with self.site.lock:
                data = self.site.answer(OPERATIONS.get(f"{self.command} {address.path}"), call)
            self.reply_json(200, {"error": False, "message": "", "data": data})
        except Refusal as refusal:
            self.refuse(refusal, is_legacy)
        except Exception:
            traceback.print_exc()
            self.refuse(Refusal(500, "internal_error", "Something went wrong"), is_legacy)

    def refuse(self, refusal, is_legacy):
        wait = {} if refusal.retry_after is None else {"retryAfter": refusal.retry_after}
        headers = {} if refusal.retry_after is None else {"retry-after": str(refusal.retry_after)}
        if is_legacy:
            return self.reply_json(200, {"error": True, "errorMessage": refusal.message, **wait}, headers)
        envelope = {"error": True, "message": refusal.message, "code": refusal.code, **wait}
        self.reply_json(refusal.status, envelope, headers)

    def reply_json(self, status, content, more=None):
        text = json.dumps(content, ensure_ascii=False)
        self.reply(status, "application/json; charset=utf-8", text.encode(), more)

    def reply(self, status, content_type, content, more=None):
        now = self.site.now()
        headers = {"x-request-id": self.first_id if self.site.violates("same-request-id") else uuid4().hex}
        headers["cache-control"] = "no-store"
        headers["x-server-time"] = f"{now:%Y-%m-%dT%H:%M:%S}.{now.microsecond // 1000:03}Z"
        if not self.site.violates("no-cors"):
            headers |= {"access-control-allow-origin": "*", "access-control-expose-headers": EXPOSED}
        if content_type is not None:
            headers |= {"content-type": content_type, "content-length": str(len(content))}
        self.send_response(status)
        for name, value in {**headers, **(more or {})}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)
        self.wfile.flush()

    def log_message(self, *_):
        pass


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--port", type=int, default=0, help="a free one when left out")
    options.add_argument("--violate", action="append", default=[], choices=VIOLATIONS, metavar="NAME")
    chosen = options.parse_args()
    Handler.site = site = Site(chosen.violate)
    Handler.states = States(site)
    server = ThreadingHTTPServer(("127.0.0.1", chosen.port), Handler)
    server.daemon_threads = True
    threading.Thread(target=sockets.tick_forever, args=(site,), daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_port}"
    print(json.dumps({"api": origin, "states": f"{origin}/states", "realtime": origin}), flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
