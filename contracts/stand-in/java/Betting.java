import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Bets: how they are placed, taken after their delay and listed. */
final class Betting {
  private Betting() {}

  static Object place(Site site, Call call) {
    if (call.body instanceof Map<?, ?> sent && Stream.of("line", "rate", "offer").anyMatch(sent::containsKey)) {
      throw new Refusal(422, "offers_not_taken", "This market takes no offers");
    }
    Map<String, Object> body = Shape.BET.check(call.body);
    Match match = site.matchOfMarket(body.get("marketId"));
    String selection = (String) body.get("selectionId");
    if (!match.selections.contains(selection)) throw new Refusal(404, "selection_not_found", "Selection not found");
    long stake = Shape.paise(body.get("stake"));
    int asked = (int) Math.min(Shape.paise(body.get("odds")), Integer.MAX_VALUE);
    if (!Match.isOnLadder(asked)) throw new Refusal(422, "odds_invalid", "The price is not valid");
    if (stake < 100_00) throw new Refusal(422, "stake_below_min", "Stake is below the minimum");
    if (stake > 50_000_00) throw new Refusal(422, "stake_above_max", "Stake is above the maximum");
    Player player = call.player;
    @SuppressWarnings("unchecked")
    Map<String, Object> accept = (Map<String, Object>) body.get("accept");
    String side = (String) body.get("side");
    Bet bet = new Bet(player.nextId("b"), match, selection, side, stake, asked, accept, site.now());
    bet.odds = priceOf(bet);
    player.rise(bet);
    player.bets.add(bet);
    bet.dueAt = site.now().plusMillis(match.delayMs);
    if (match.delayMs == 0) take(site, player, bet);
    Map<String, Object> shown = bet.view(site);
    if (site.violates("other-amount")) shown.put("stack", Json.hundredths(stake + 100));
    return Json.map("bet", shown, "wallet", site.wallet(player), "exposureAmount", Json.hundredths(player.exposure()));
  }

  /** The odds at which the market takes the bet now. Throws Refusal. */
  private static int priceOf(Bet bet) {
    switch (bet.match.marketStatus) {
      case "suspended" -> throw new Refusal(422, "market_suspended", "Market is suspended");
      case "closed" -> throw new Refusal(422, "market_closed", "Market is closed");
      case "ball_running" -> throw new Refusal(422, "ball_running", "Ball is running");
      default -> {
        return accepted(bet.match.best(bet.selection, bet.side), bet.asked, bet.side.equals("back"), bet.accept);
      }
    }
  }

  /** The price of a bet that was asked for at another one. A better price is taken except under `never`. */
  private static int accepted(int best, int asked, boolean isBack, Map<String, Object> accept) {
    Object policy = accept.get("policy");
    if (best == asked || policy.equals("any")) return best;
    boolean isBetter = best > asked == isBack;
    if (isBetter && !policy.equals("never")) return best;
    if (policy.equals("ticks") && !isBetter) {
      int ticks = accept.get("ticks") instanceof BigDecimal number ? number.intValue() : 0;
      int limit = Match.moved(asked, isBack ? -ticks : ticks);
      if (isBack ? best >= limit : best <= limit) return best;
    }
    throw new Refusal(422, "price_changed", "The price has changed");
  }

  /** Takes a bet whose delay has passed. What was checked when it was placed is checked again. */
  private static void take(Site site, Player player, Bet bet) {
    try {
      bet.odds = priceOf(bet);
      player.take(bet, site.now());
    } catch (Refusal refusal) {
      bet.status = "void";
      bet.reason = refusal.code;
      bet.profit = 0L;
    }
    site.push(player, "bet:update", Json.map("bet", bet.view(site)));
    site.walletChanged(player);
    site.push(player, "exposure:update", exposure(site, player));
  }

  static void takeDue(Site site) {
    for (Player player : site.players.values()) {
      for (Bet bet : player.running()) {
        if (bet.status.equals("pending") && !bet.dueAt.isAfter(site.now())) take(site, player, bet);
      }
    }
  }

  static Object listOfMatch(Site site, Call call) {
    return page(site, call, "pageSize");
  }

  static Object listOfPlayer(Site site, Call call) {
    return page(site, call, "pagesize");
  }

  private static Object page(Site site, Call call, String sizeName) {
    String ref = Shape.matchFilter(call.query);
    Predicate<Instant> isBetween = Shape.days(call.query);
    String kind = Shape.word(call.query, "markettype", "match_odds", "bookmaker", "fancy");
    String status = Shape.word(call.query, "betstatus", "open", "settled", "unmatched");
    Predicate<Bet> hasStatus =
        bet -> status == null || !status.equals("unmatched") && bet.isRunning() == status.equals("open");
    List<Bet> bets = site.fitting(call.player.bets, bet -> (ref == null || ref.equals(bet.match.ref))
        && (kind == null || kind.equals(bet.kind)) && hasStatus.test(bet) && isBetween.test(bet.createdAt));
    Site.Page<Bet> page = site.page(bets, call.query, sizeName);
    return Json.map("bets", page.rows().stream().map(bet -> bet.view(site)).toList(), "count", page.count());
  }

  static Object exposure(Site site, Call call) {
    return exposure(site, call.player);
  }

  static Map<String, Object> exposure(Site site, Player player) {
    List<Object> rows = rows(player);
    long surplus = site.violates("exposure-sum") && !rows.isEmpty() ? 50_00 : 0;
    return Json.map("exposureAmount", Json.hundredths(player.exposure() + surplus), "betMatches", rows);
  }

  static Object matches(Site site, Call call) {
    return Json.map("betMatches", rows(call.player));
  }

  private static List<Object> rows(Player player) {
    List<Object> rows = new ArrayList<>();
    for (Match match : player.running().stream().map(bet -> bet.match).distinct().toList()) {
      long count = player.running().stream().filter(bet -> bet.match == match).count();
      rows.add(Json.map("exposureAmount", Json.hundredths(player.exposure(bet -> bet.match == match, null)),
          "refMatchId", match.ref, "matchName", match.name(), "totalBets", count));
    }
    return rows;
  }
}
