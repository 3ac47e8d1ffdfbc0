import java.time.Instant;
import java.util.List;
import java.util.Map;

/** A bet. Its stake and profit are paise, its odds hundredths. */
final class Bet {
  final String id;
  final Match match;
  final String selection;
  final String side;
  final long stake;
  final int asked;
  final Map<String, Object> accept;
  final Instant createdAt;
  String marketId;
  String head = "Match Odds";
  String runner;
  String kind = "match_odds";
  /** Runs of a bet on a line; null for others. */
  Integer line;
  int odds;
  String status = "pending";
  Instant dueAt;
  /** Its result once it is settled, and why it was not taken; null before. */
  Long profit;
  String reason;

  Bet(String id, Match match, String selection, String side, long stake, int asked, Map<String, Object> accept,
      Instant now) {
    this.id = id;
    this.match = match;
    this.selection = selection;
    this.side = side;
    this.stake = stake;
    this.asked = asked;
    this.accept = accept;
    createdAt = now;
    odds = asked;
    marketId = match.marketId();
    int index = match.selections.indexOf(selection);
    runner = index < 0 ? selection : match.teams.get(index);
  }

  boolean isRunning() {
    return status.equals("open") || status.equals("pending");
  }

  /** What it brings: the first if its selection wins, else the second. */
  long result(boolean wins) {
    long won = line != null ? stake : Math.floorDiv(stake * (odds - 100) + 50, 100);
    long ofBacker = wins ? won : -stake;
    return side.equals("back") ? ofBacker : -ofBacker;
  }

  /** The most that bets on one market may lose: its worst outcome. */
  static long worstLoss(List<Bet> bets) {
    return bets.get(0).match.selections.stream()
        .mapToLong(wins -> -bets.stream().mapToLong(bet -> bet.result(bet.selection.equals(wins))).sum())
        .max().orElse(0);
  }

  Map<String, Object> view(Site site) {
    Map<String, Object> view = Json.map(
        "id", id, "refMatchId", match.ref, "matchName", match.name(), "marketId", marketId, "selectionId", selection,
        "HeadName", head, "runnerName", runner, "selectionType", side, "priceKind", line == null ? "decimal" : "line",
        "odds", Json.hundredths(odds), "stack", Json.hundredths(stake), "delayMs", match.delayMs,
        "status", status, "createdAt", site.iso(createdAt));
    if (line != null) view.put("line", line);
    else view.put("askedOdds", Json.hundredths(asked));
    if (profit != null) view.put("profitLoss", Json.hundredths(profit));
    if (reason != null) view.put("reason", reason);
    return view;
  }
}
