import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the operator keeps of a player. Money is whole paise, and each movement of it is a row of the statement. */
final class Player {
  /** The pacts ask for bets and rows of this month, whenever they are verified. */
  static final Instant OPENED_AT = Instant.parse("2026-11-21T14:00:00Z");

  record Row(String id, Instant at, String type, String text, long paise, long balance, Map<String, Object> about) {}

  record Notification(String id, Instant at, Map<String, Object> texts) {}

  /** A call under an Idempotency-Key: what was sent, null for a closed key, and its data or refusal. */
  record Intent(Object sent, Object data, Refusal refusal) {}

  /** A deposit or a withdrawal. */
  static final class Request {
    final String id;
    final long amount;
    /** The gateway of a deposit, the method of a withdrawal. */
    final String method;
    final Instant createdAt;
    final Map<String, Object> more = new LinkedHashMap<>();
    String status = "pending";
    Instant decidedAt;

    Request(String id, long amount, String method, Instant now) {
      this.id = id;
      this.amount = amount;
      this.method = method;
      createdAt = now;
    }
  }

  final int number;
  final String username;
  final boolean isDemo;
  final List<Row> rows = new ArrayList<>();
  final List<Bet> bets = new ArrayList<>();
  final List<Request> deposits = new ArrayList<>();
  final List<Request> withdrawals = new ArrayList<>();
  final List<Notification> notifications = new ArrayList<>();
  final Map<String, Intent> intents = new HashMap<>();
  private final Map<String, Integer> ids = new HashMap<>();
  String password = "Chaupar123";
  int wrongPasswords;
  Instant lockedUntil = Instant.MIN;
  boolean hasDocuments;
  long balance;
  long withdrawable;
  int version;

  Player(int number, String username, boolean isDemo) {
    this.number = number;
    this.username = username;
    this.isDemo = isDemo;
    book("opening", "Opening credit of play money", 1_000_000, OPENED_AT, null);
    notify("Welcome", "Play money of 10,000.00 is in your account.", "info", OPENED_AT);
  }

  String nextId(String prefix) {
    return prefix + "-" + ids.merge(prefix, 1, Integer::sum);
  }

  /** Moves money into (+) or out of (-) the balance. */
  void book(String type, String text, long paise, Instant now, Map<String, Object> about) {
    balance += paise;
    version += 1;
    rows.add(new Row(nextId("e"), now, type, text, paise, balance, about));
  }

  void notify(String title, String message, String status, Instant now) {
    Map<String, Object> texts = Json.map("title", title, "message", message, "status", status);
    notifications.add(new Notification(nextId("n"), now, texts));
  }

  long cash() {
    return Math.min(withdrawable, balance);
  }

  /** What pending withdrawals have taken out of the balance. */
  long held() {
    return withdrawals.stream().filter(one -> one.status.equals("pending")).mapToLong(one -> one.amount).sum();
  }

  List<Bet> running() {
    return bets.stream().filter(Bet::isRunning).toList();
  }

  /** The most that the open bets that fit may lose, of each market its worst outcome; with one more bet, or null. */
  long exposure(Predicate<Bet> fits, Bet more) {
    Stream<Bet> open = bets.stream().filter(bet -> bet.status.equals("open") && fits.test(bet));
    Stream<Bet> all = Stream.concat(open, Stream.ofNullable(more));
    return all.collect(Collectors.groupingBy(bet -> bet.marketId)).values().stream()
        .mapToLong(bets -> Math.max(0, Bet.worstLoss(bets))).sum();
  }

  long exposure() {
    return exposure(bet -> true, null);
  }

  /** What the bet adds to the exposure: the balance has to cover no more than that. */
  long rise(Bet bet) {
    long rise = exposure(other -> true, bet) - exposure();
    if (rise > balance) throw new Refusal(422, "insufficient_funds", "Insufficient balance");
    return rise;
  }

  /** Opens the bet and holds what it adds to the exposure. */
  void take(Bet bet, Instant now) {
    long rise = rise(bet);
    bet.status = "open";
    book("bet", bet.head + ", " + bet.runner, -rise, now, Json.map("kind", "bet", "id", bet.id));
  }

  void settle(Bet bet, boolean wins, Instant now) {
    long before = exposure();
    bet.profit = bet.result(wins);
    bet.status = bet.profit > 0 ? "won" : "lost";
    long paise = before - exposure() + bet.profit;
    book("settlement", bet.head + ", " + bet.runner, paise, now, Json.map("kind", "match", "id", bet.match.ref));
  }

  Request withdraw(long amount, String method, String account, Instant now) {
    Request request = new Request(nextId("w"), amount, method, now);
    request.more.put("account", account);
    withdrawals.add(request);
    withdrawable = cash() - amount;
    book("withdrawal", "Withdrawal to " + account, -amount, now, Json.map("kind", "withdrawal", "id", request.id));
    return request;
  }

  /** Ends a pending withdrawal; what it held comes back. */
  void decline(Request request, Instant now) {
    request.status = "declined";
    request.decidedAt = now;
    withdrawable += request.amount;
    book("withdrawal", "Withdrawal declined", request.amount, now, Json.map("kind", "withdrawal", "id", request.id));
  }
}
