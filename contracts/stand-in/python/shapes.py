"""Checks of what clients send. A value that breaks a rule is a 400, as is a field that the documents do not name."""

import re
from datetime import date
from decimal import Decimal

from book import INDIA, Refusal

ENTITY = r"[A-Za-z0-9_.:-]{1,64}"
GATEWAY = r"[A-Za-z0-9_-]{1,40}"


def text(pattern=r".+", longest=128):
    rule = re.compile(pattern, re.DOTALL)
    return lambda value: isinstance(value, str) and len(value) <= longest and rule.fullmatch(value) is not None


def money(value):
    is_number = isinstance(value, (int, Decimal)) and not isinstance(value, bool)
    return is_number and 0 < value <= 1_000_000_000 and value * 100 % 1 == 0


def acceptance(value):
    if not isinstance(value, dict) or not value.keys() <= {"policy", "ticks"}:
        return False
    ticks = value.get("ticks", 0)
    return value.get("policy") in ("never", "better", "any", "ticks") and type(ticks) is int and 0 <= ticks <= 100


LOGIN = {"username": text(longest=64), "password": text()}
VISIT = {"path": text(longest=500), "referrer?": text(".*", 2000), "agentCode?": text(".*", 32),
         "source?": text(".*", 64)}
PASSWORDS = {"currentPassword": text(), "newPassword": text(".{8,20}")}
BET = {"marketId": text(ENTITY), "selectionId": text(ENTITY), "side": text("back|lay"), "odds": money, "stake": money,
       "accept": acceptance}
DEPOSIT = {"gateway": text(GATEWAY), "amount": money, "utr?": text("[A-Za-z0-9]{6,66}"), "bankId?": text(ENTITY)}
WITHDRAWAL = {"amount": money, "method": text(GATEWAY), "bankId?": text(ENTITY), "account?": text(longest=100)}
CANCELLED = {"id": text(ENTITY)}


def invalid(field):
    return Refusal(400, "validation_failed", f"The request is not valid: {field}")


def check(body, shape):
    """Checks a body field by field. A name with ? may be missing. @raises Refusal"""
    if not isinstance(body, dict):
        raise invalid("body")
    for name in body:
        if name not in shape and f"{name}?" not in shape:
            raise invalid(name)
    for name, fits in shape.items():
        key = name.rstrip("?")
        if key not in body and name.endswith("?"):
            continue
        if key not in body or not fits(body[key]):
            raise invalid(key)


def paise(amount):
    return int(amount * 100)


def number(query, name, lowest, highest, default):
    value = query.get(name, str(default))
    if not re.fullmatch(r"\d{1,7}", value) or not lowest <= int(value) <= highest:
        raise invalid(name)
    return int(value)


def word(query, name, words):
    """A filter of these words, None when it is not given."""
    value = query.get(name)
    if value is not None and value not in words:
        raise invalid(name)
    return value


def match_filter(query):
    ref = query.get("refmatchid")
    if ref is not None and not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", ref):
        raise invalid("refmatchid")
    return ref


def day(query, name):
    if name not in query:
        return None
    try:
        year, month, on = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", query[name]).groups()
        return date(int(year), int(month), int(on))
    except (AttributeError, ValueError):
        raise invalid(name) from None


def days(query):
    """A filter of moments by the days of a query, which are those of India, both ends included."""
    start, end = day(query, "startdate"), day(query, "enddate")

    def is_between(moment):
        on = moment.astimezone(INDIA).date()
        return (start is None or start <= on) and (end is None or on <= end)

    return is_between
