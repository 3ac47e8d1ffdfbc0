import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A match with its one market, the match odds. Odds are whole hundredths: 1.85 is 185. */
final class Match {
  /** Up to the first number prices differ by the second one. */
  private static final int[][] LADDER = {
    {200, 1}, {300, 2}, {400, 5}, {600, 10}, {1000, 20}, {2000, 50}, {3000, 100}, {5000, 200}, {10_000, 500}
  };

  private static final int LOWEST = 101;
  private static final int HIGHEST = 100_000;

  static final Map<String, Object> CRICKET = Json.map(
      "sport", "cricket", "summary", "142/3 (16.4)", "detail", "Delhi bat",
      "innings", List.of(Json.map("team", "Delhi", "runs", 142, "wickets", 3, "overs", "16.4")),
      "lastOvers", List.of(Json.map("over", 17, "balls", List.of("4", "1", "W", "2"))),
      "batters", List.of(Json.map("name", "R Sahane", "runs", 61, "balls", 40, "onStrike", true),
          Json.map("name", "P Rawat", "runs", 12, "balls", 9, "onStrike", false)),
      "bowler", Json.map("name", "K Darokar", "overs", "3.4", "runs", 28, "wickets", 2));
  private static final Map<String, Object> SOCCER = Json.map(
      "sport", "soccer", "summary", "1 - 0", "minute", 37,
      "goals", List.of(1, 0), "yellowCards", List.of(0, 1), "redCards", List.of(0, 0));

  final String ref;
  final int sport;
  final String competition;
  final List<String> teams;
  final Instant startsAt;
  final int[] prices;
  final Map<String, Object> score;
  /** Index of the team that won; null before that. */
  final Integer winner;
  final List<String> selections;
  final String state;
  /** In play a bet waits that long before it is taken. */
  final int delayMs;
  String marketStatus;
  int sequence = 100;
  Instant publishedAt;

  Match(String ref, int sport, String competition, List<String> teams, Instant startsAt, int[] prices,
      Map<String, Object> score, Integer winner) {
    this.ref = ref;
    this.sport = sport;
    this.competition = competition;
    this.teams = teams;
    this.startsAt = startsAt;
    this.prices = prices;
    this.score = score;
    this.winner = winner;
    selections = IntStream.range(0, teams.size()).mapToObj(index -> ref + "-" + index).toList();
    state = score == null ? "upcoming" : winner == null ? "inplay" : "finished";
    delayMs = state.equals("inplay") ? 3000 : 0;
    marketStatus = winner == null ? "open" : "closed";
    // The first prices, long before the match.
    publishedAt = startsAt.minus(Duration.ofDays(2));
  }

  /** The matches around this moment: two in play, one in an hour, one tomorrow. */
  static List<Match> around(Instant now) {
    Function<Integer, Instant> in = minutes -> now.plus(Duration.ofMinutes(minutes));
    String league = "Premier League";
    return List.of(
        new Match("cr-501", 4, league, List.of("Delhi", "Pune"), in.apply(-90), new int[] {185, 214}, CRICKET, null),
        new Match("so-502", 1, "City Cup", List.of("Goa", "Kochi"), in.apply(-30), new int[] {150, 264}, SOCCER, null),
        new Match("te-503", 2, "Open", List.of("A Nair", "V Bose"), in.apply(60), new int[] {190, 208}, null, null),
        new Match("cr-504", 4, league, List.of("Jaipur", "Mumbai"), in.apply(1560), new int[] {172, 238}, null, null));
  }

  /** A match that is over. */
  static Match finished(Instant now) {
    Instant startsAt = now.minus(Duration.ofHours(20));
    List<String> teams = List.of("Surat", "Nagpur");
    return new Match("cr-500", 4, "Premier League", teams, startsAt, new int[] {101, 1000}, CRICKET, 0);
  }

  static boolean isOnLadder(int odds) {
    return odds >= LOWEST && odds <= HIGHEST && odds % step(odds) == 0;
  }

  /** The odds so many ticks higher, or lower where ticks is negative. */
  static int moved(int odds, int ticks) {
    int moved = odds;
    for (int count = 0; count < Math.abs(ticks); count += 1) moved += ticks > 0 ? step(moved) : -step(moved - 1);
    return Math.min(Math.max(moved, LOWEST), HIGHEST);
  }

  private static int step(int odds) {
    for (int[] rung : LADDER) if (odds < rung[0]) return rung[1];
    return 1000;
  }

  String name() {
    return String.join(" v ", teams);
  }

  String marketId() {
    return ref + "-mo";
  }

  /** The best price that a player gets: to lay costs one tick more than to back pays. */
  int best(String selection, String side) {
    int price = prices[selections.indexOf(selection)];
    return side.equals("back") ? price : moved(price, 1);
  }

  /** The market as clients read it. */
  Map<String, Object> market(Function<Instant, String> iso) {
    return Json.map(
        "marketId", marketId(), "refMatchId", ref, "HeadName", "Match Odds", "marketType", "match_odds",
        "priceKind", "decimal", "status", marketStatus, "inPlay", state.equals("inplay"), "delayMs", delayMs,
        "result", winner == null ? null : selections.get(winner), "minStake", 100, "maxStake", 50_000,
        "sequence", sequence, "publishedAt", iso.apply(publishedAt),
        "runners", selections.stream().map(this::runner).toList());
  }

  private Map<String, Object> runner(String selection) {
    int index = selections.indexOf(selection);
    int back = best(selection, "back");
    String status = winner == null ? "active" : winner == index ? "winner" : "loser";
    return Json.map(
        "selectionId", selection, "name", teams.get(index), "status", status,
        "back", List.of(price(back, 12_000_00), price(moved(back, -1), 30_500_50)),
        "lay", List.of(price(best(selection, "lay"), 9_000_00)));
  }

  private static Map<String, Object> price(int odds, long paise) {
    return Json.map("price", Json.hundredths(odds), "size", Json.hundredths(paise));
  }

  /** The match as a list shows it. */
  Map<String, Object> view(Function<Instant, String> iso) {
    List<Map<String, Object>> sides =
        teams.stream().map(team -> Json.map("name", team, "shortName", team.substring(0, 3).toUpperCase())).toList();
    return Json.map(
        "refMatchId", ref, "matchName", name(), "sportId", sport, "competition", competition,
        "startTime", iso.apply(startsAt), "status", state, "teams", sides, "score", score,
        "firstMarket", market(iso), "marketTypes", List.of("match_odds"), "liveTv", false);
  }
}
