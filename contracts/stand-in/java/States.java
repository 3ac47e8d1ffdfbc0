import java.math.BigDecimal;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** States and steps by HTTP, as docs/backend-guide.md describes them. */
final class States {
  private static final List<String> UNDERSTOOD =
      List.of("signedIn", "alsoSignedIn", "match", "bet", "cash", "usedUtr", "closedKey", "lockedOut", "fails", "failStatus");

  private final Site site;
  /** The player whom the state signed in. */
  private Player player;

  States(Site site) {
    this.site = site;
  }

  /** Sets a state up and answers its values; null when there is no such state. */
  Map<String, Object> change(String action, String state, Map<String, Object> params) {
    if (!action.equals("setup")) return Json.map();
    Match match = site.match("cr-501");
    switch (state) {
      case "default" -> {
        return setDefault(params);
      }
      case "maintenance" -> site.isClosed = true;
      case "legacy-errors" -> site.isLegacy = true;
      case "session-check-fails" -> site.sessionCheckFails = true;
      case "unauthorized-next" -> site.planted.add(Refusal.unauthorized());
      case "unauthorized-other" ->
          site.planted.add(new Refusal(401, "unauthorized_other", "You are not allowed to do this"));
      case "suspended-market" -> match.marketStatus = "suspended";
      case "ball-running" -> match.marketStatus = "ball_running";
      case "kyc-none" -> player.hasDocuments = false;
      case "kyc-approved" -> player.hasDocuments = true;
      case "low-balance" -> {
        long paise = Shape.paise(params.get("balance")) - player.balance;
        player.book("correction", "Correction", paise, site.now(), null);
      }
      case "withdraw-pending" -> {
        return Json.map("withdrawalId", withdraw(params.get("declined") == Boolean.TRUE), "bankId", "bk-1");
      }
      case "deposit-pending" -> deposit("pending", "utr", "431000000001");
      case "deposit-declined" -> deposit("declined", "reason", "The payment was not found");
      case "settled-match" -> {
        return settle("over".equals(params.get("match")));
      }
      default -> {
        return step(state, params) ? Json.map() : null;
      }
    }
    return Json.map();
  }

  private Map<String, Object> setDefault(Map<String, Object> params) {
    boolean isMatch = params.containsKey("match");
    boolean isBet = params.containsKey("bet");
    boolean isWaiting = "waiting".equals(params.get("bet"));
    boolean isKnown = UNDERSTOOD.containsAll(params.keySet()) && (!isMatch || params.get("match") == Boolean.TRUE)
        && (!isBet || isWaiting || params.get("bet") == Boolean.TRUE);
    if (!isKnown) return null;
    site.reset();
    Map<String, Object> values = Json.map();
    player = site.player((String) params.getOrDefault("signedIn", "player"));
    if (params.containsKey("signedIn")) values.put("token", site.signIn(player));
    if (params.get("alsoSignedIn") instanceof String other) values.put("otherToken", site.signIn(site.player(other)));
    Match match = site.match("cr-501");
    String selection = match.selections.get(0);
    if (isMatch || isBet) {
      values.putAll(Json.map("refMatchId", match.ref, "marketId", match.marketId(), "selectionId", selection,
          "odds", Json.hundredths(match.best(selection, "back"))));
    }
    if (isBet) values.put("betId", (isWaiting ? waiting(match) : open(bet(match, 100_00, "back"))).id);
    if (params.containsKey("cash")) player.withdrawable = Shape.paise(params.get("cash"));
    if (params.containsKey("usedUtr")) deposit("approved", "utr", params.get("usedUtr"));
    if (params.get("closedKey") instanceof String key) player.intents.put(key, new Player.Intent(null, null, null));
    if (params.get("lockedOut") instanceof String username) {
      site.player(username).lockedUntil = site.now().plusSeconds(30);
    }
    if (params.get("fails") instanceof String code) {
      int status = ((BigDecimal) params.get("failStatus")).intValue();
      site.planted.add(new Refusal(status, code, "This call was to fail", status == 429 ? 30 : null));
    }
    return values;
  }

  private Bet bet(Match match, long stake, String side) {
    String selection = match.selections.get(0);
    int odds = match.best(selection, "back");
    Map<String, Object> accept = Json.map("policy", "any");
    Bet bet = new Bet(player.nextId("b"), match, selection, side, stake, odds, accept, Player.OPENED_AT);
    player.bets.add(bet);
    return bet;
  }

  private Bet open(Bet bet) {
    player.take(bet, Player.OPENED_AT);
    return bet;
  }

  /** Waits longer than its delay, so that a slow client sees it; the step advances the clock by 10 s. */
  private Bet waiting(Match match) {
    Bet bet = bet(match, 100_00, "back");
    bet.dueAt = site.now().plusSeconds(9);
    return bet;
  }

  private void deposit(String status, String name, Object value) {
    Player.Request request = new Player.Request(player.nextId("d"), 500_00, "m_paytm", Player.OPENED_AT);
    request.status = status;
    request.more.put(name, value);
    player.deposits.add(request);
  }

  /** Answers the id of the withdrawal. */
  private String withdraw(boolean isDeclined) {
    player.hasDocuments = true;
    player.withdrawable = 2000_00;
    Player.Request request = player.withdraw(1500_00, "bank", Cashier.BANK, Player.OPENED_AT);
    if (isDeclined) {
      request.more.put("reason", "The account was not found");
      player.decline(request, site.now());
    }
    return request.id;
  }

  /** Three bets on a match that is over, one of them on its runs. */
  private Map<String, Object> settle(boolean isNamed) {
    Match match = Match.finished(site.now());
    site.matches.put(match.ref, match);
    Bet runs = bet(match, 100_00, "back");
    runs.kind = "fancy";
    runs.line = 52;
    runs.odds = 100_00;
    runs.marketId = match.ref + "-runs";
    runs.head = "Runs of 6 overs";
    for (Bet bet : List.of(bet(match, 100_00, "back"), bet(match, 250_00, "lay"), runs)) {
      open(bet);
      player.settle(bet, bet != runs, site.now());
    }
    return isNamed ? Json.map("refMatchId", match.ref) : Json.map();
  }

  /** Makes the server send something; false when there is no such step. */
  private boolean step(String name, Map<String, Object> params) {
    switch (name) {
      case "creditPlayer" -> {
        Player credited = site.player((String) params.get("username"));
        credited.book("correction", "Credit", Shape.paise(params.get("amount")), site.now(), null);
        site.walletChanged(credited);
      }
      case "pushToast" -> {
        String title = (String) params.get("title");
        String message = (String) params.get("message");
        String status = (String) params.get("status");
        addressee(params).notify(title, message, status, site.now());
        site.push(addressee(params), "notification_toast", Json.map("title", title, "message", message, "status", status));
      }
      case "pushSessionRefresh" -> site.push(addressee(params), "session_refresh", Json.map("reason", params.get("reason")));
      case "movePrice" -> {
        Match match = site.matchOfMarket(params.get("marketId"));
        site.movePrice(match, (String) params.get("selectionId"), ((BigDecimal) params.get("ticks")).intValue());
      }
      case "advanceClock" -> {
        site.clock = Clock.offset(site.clock, Duration.ofMillis(((BigDecimal) params.get("ms")).longValue()));
        Betting.takeDue(site);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private Player addressee(Map<String, Object> params) {
    return params.get("username") instanceof String name ? site.player(name) : player;
  }
}
