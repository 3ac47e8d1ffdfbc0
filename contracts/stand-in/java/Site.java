import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/**
 * The state of the operator, and what every call of it has in common: sessions, idempotency keys, pages, failures.
 * A thread that reads or changes it holds its monitor.
 */
final class Site {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  /**
   * A call of openapi.yaml. `tokenHeader`: the header of the session's token, null where a guest may call. `isKeyed`:
   * whether an Idempotency-Key is honoured; `isSecret`: its body is not kept. `staysOpen`: during maintenance too.
   */
  record Operation(
      BiFunction<Site, Call, Object> work, String tokenHeader, boolean isKeyed, boolean isSecret, boolean staysOpen) {}

  record Page<Row>(List<Row> rows, int count) {}

  private final Set<String> violations;
  final Set<Connection> connections = new CopyOnWriteArraySet<>();
  final Map<String, Player> sessions = new HashMap<>();
  final Map<String, Player> players = new LinkedHashMap<>();
  final Map<String, Match> matches = new LinkedHashMap<>();
  /** The refusals of the next calls: each is used once. */
  final Deque<Refusal> planted = new ArrayDeque<>();
  boolean isClosed;
  boolean sessionCheckFails;
  /** Read without the monitor, as the clock is. */
  volatile boolean isLegacy;
  volatile Clock clock;

  Site(Set<String> violations) {
    this.violations = violations;
    reset();
  }

  Instant now() {
    return clock.instant();
  }

  boolean violates(String name) {
    return violations.contains(name);
  }

  /** Begins again: no session, no bets, two players. */
  void reset() {
    new HashSet<>(sessions.keySet()).forEach(this::endSession);
    players.clear();
    matches.clear();
    planted.clear();
    clock = Clock.systemUTC();
    Match.around(now()).forEach(match -> matches.put(match.ref, match));
    isClosed = isLegacy = sessionCheckFails = false;
    List.of("player", "second").forEach(this::player);
  }

  /** The time of a record, as clients read it. */
  String iso(Instant moment) {
    return TIME.format(violates("india-time") ? moment.plus(Duration.ofMinutes(330)) : moment);
  }

  String serverTime() {
    return TIME.format(now());
  }

  Player player(String username) {
    return players.computeIfAbsent(username, name -> new Player(players.size() + 1, name, name.startsWith("demo")));
  }

  String signIn(Player player) {
    String token = UUID.randomUUID().toString();
    sessions.put(token, player);
    return token;
  }

  /** The token is dead at once, and the sockets that it opened are closed. */
  void endSession(String token) {
    sessions.remove(token);
    connections.stream().filter(one -> token.equals(one.token)).forEach(Connection::close);
  }

  Match match(Object ref) {
    Match match = matches.get(String.valueOf(ref));
    if (match == null) throw new Refusal(404, "match_not_found", "Match not found");
    return match;
  }

  Match matchOfMarket(Object marketId) {
    return matches.values().stream().filter(match -> match.marketId().equals(marketId)).findFirst()
        .orElseThrow(() -> new Refusal(404, "market_not_found", "Market not found"));
  }

  Map<String, Object> wallet(Player player) {
    int version = violates("wallet-version") ? 1 : player.version;
    return Json.map("balance", Json.hundredths(player.balance), "coins", 0,
        "cash", Json.hundredths(player.cash()), "version", version);
  }

  void push(Player player, String event, Object payload) {
    for (Connection connection : connections) {
      boolean isOther = connection.player != null && violates("push-to-all");
      if (connection.player == player || isOther) connection.emit(event, payload);
    }
  }

  void walletChanged(Player player) {
    push(player, "update_balance", wallet(player));
  }

  /** Moves a price. The sequence of a match grows by one with each message. */
  void movePrice(Match match, String selection, int ticks) {
    int index = match.selections.indexOf(selection);
    match.prices[index] = Match.moved(match.prices[index], ticks);
    match.sequence += violates("sequence-gap") && match.sequence % 2 == 1 ? 2 : 1;
    match.publishedAt = now();
    Map<String, Object> update = Json.map("matchId", match.ref, "sequence", match.sequence,
        "publishedAt", iso(match.publishedAt), "markets", List.of(match.market(this::iso)));
    connections.forEach(connection -> connection.sendPrices(match.ref, update));
  }

  <Row> List<Row> newestFirst(List<Row> rows) {
    List<Row> sorted = new ArrayList<>(rows);
    if (!violates("oldest-first")) Collections.reverse(sorted);
    return sorted;
  }

  <Row> List<Row> fitting(List<Row> rows, Predicate<Row> fits) {
    return newestFirst(rows).stream().filter(row -> violates("filter-ignored") || fits.test(row)).toList();
  }

  /** One page of these rows, and how many there are. */
  <Row> Page<Row> page(List<Row> rows, Map<String, String> query, String sizeName) {
    int skip = Shape.number(query, "skip", 0, 1_000_000, 0);
    int size = Shape.number(query, sizeName, 1, 100, 10);
    boolean isWhole = violates("page-ignored");
    return new Page<>(isWhole ? rows : rows.stream().skip(skip).limit(size).toList(), rows.size());
  }

  /** The data of a call, whose operation is null when there is no such path. Throws Refusal. */
  Object answer(Operation operation, Call call) {
    if (!planted.isEmpty()) throw planted.remove();
    if (operation == null) throw new Refusal(404, "not_found", "Not found");
    if (isClosed && !operation.staysOpen) throw new Refusal(503, "maintenance", "The site is under maintenance");
    if (operation.tokenHeader != null) {
      call.token = call.headers.get(operation.tokenHeader);
      call.player = sessions.get(call.token);
      if (call.player == null) throw Refusal.unauthorized();
    }
    return operation.isKeyed ? once(operation, call) : operation.work.apply(this, call);
  }

  /** A key has one effect: a repeated call gets the first answer again, a refusal too. */
  private Object once(Operation operation, Call call) {
    String key = call.headers.get("idempotency-key");
    if (key == null || violates("idempotency-ignored")) return operation.work.apply(this, call);
    if (!key.matches("[A-Za-z0-9_-]{8,100}")) throw Refusal.invalid("Idempotency-Key");
    // Passwords leave no trace under a key.
    Object sent = Json.map("operation", operation.work, "body", operation.isSecret ? null : call.body);
    Player.Intent kept = call.player.intents.get(key);
    boolean isForgotten = kept != null && kept.sent() != null && !kept.sent().equals(sent) && violates("key-reused");
    if (kept == null || isForgotten) {
      kept = tried(operation, call, sent);
      call.player.intents.put(key, kept);
    }
    if (kept.sent() == null) throw new Refusal(409, "intent_closed", "This request came too late");
    if (!kept.sent().equals(sent)) throw new Refusal(422, "idempotency_key_reused", "This key was used before");
    if (kept.refusal() != null) throw kept.refusal();
    return kept.data();
  }

  private Player.Intent tried(Operation operation, Call call, Object sent) {
    try {
      return new Player.Intent(sent, operation.work.apply(this, call), null);
    } catch (Refusal refusal) {
      return new Player.Intent(sent, null, refusal);
    }
  }
}
