import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Checks of what clients send. A value that breaks a rule is a 400, as is a field that the documents do not name. */
final class Shape {
  static final ZoneId INDIA = ZoneId.of("Asia/Kolkata");
  private static final String ENTITY = "[A-Za-z0-9_.:-]{1,64}";
  private static final String GATEWAY = "[A-Za-z0-9_-]{1,40}";

  static final Shape LOGIN = new Shape().with("username", text(".{1,64}")).with("password", text(".{1,128}"));
  static final Shape VISIT = new Shape().with("path", text(".{1,500}")).with("referrer?", text(".{0,2000}"))
      .with("agentCode?", text(".{0,32}")).with("source?", text(".{0,64}"));
  static final Shape PASSWORDS =
      new Shape().with("currentPassword", text(".{1,128}")).with("newPassword", text(".{8,20}"));
  static final Shape BET = new Shape().with("marketId", text(ENTITY)).with("selectionId", text(ENTITY))
      .with("side", text("back|lay")).with("odds", Shape::isMoney).with("stake", Shape::isMoney)
      .with("accept", Shape::isAcceptance);
  static final Shape DEPOSIT = new Shape().with("gateway", text(GATEWAY)).with("amount", Shape::isMoney)
      .with("utr?", text("[A-Za-z0-9]{6,66}")).with("bankId?", text(ENTITY));
  static final Shape WITHDRAWAL = new Shape().with("amount", Shape::isMoney).with("method", text(GATEWAY))
      .with("bankId?", text(ENTITY)).with("account?", text(".{1,100}"));
  static final Shape CANCELLED = new Shape().with("id", text(ENTITY));

  private final Map<String, Predicate<Object>> fields = new LinkedHashMap<>();

  /** A name with ? may be missing. */
  private Shape with(String name, Predicate<Object> fits) {
    fields.put(name, fits);
    return this;
  }

  private static Predicate<Object> text(String pattern) {
    return value -> value instanceof String string && string.matches("(?s)" + pattern);
  }

  private static boolean isMoney(Object value) {
    if (!(value instanceof BigDecimal number) || number.signum() <= 0) return false;
    return number.compareTo(BigDecimal.valueOf(1_000_000_000)) <= 0 && number.stripTrailingZeros().scale() <= 2;
  }

  private static boolean isAcceptance(Object value) {
    if (!(value instanceof Map<?, ?> map) || !List.of("policy", "ticks").containsAll(map.keySet())) return false;
    boolean isCount = map.get("ticks") instanceof BigDecimal ticks && ticks.scale() <= 0 && ticks.signum() >= 0
        && ticks.compareTo(BigDecimal.valueOf(100)) <= 0;
    boolean isPolicy = List.of("never", "better", "any", "ticks").contains(String.valueOf(map.get("policy")));
    return isPolicy && (isCount || !map.containsKey("ticks"));
  }

  /** The fields of a body that has this shape. */
  @SuppressWarnings("unchecked")
  Map<String, Object> check(Object body) {
    if (!(body instanceof Map<?, ?>)) throw Refusal.invalid("body");
    Map<String, Object> map = (Map<String, Object>) body;
    for (String name : map.keySet()) {
      if (!fields.containsKey(name) && !fields.containsKey(name + "?")) throw Refusal.invalid(name);
    }
    fields.forEach((name, fits) -> {
      String key = name.replace("?", "");
      boolean mayMiss = name.endsWith("?") && !map.containsKey(key);
      if (!mayMiss && !fits.test(map.get(key))) throw Refusal.invalid(key);
    });
    return map;
  }

  static long paise(Object amount) {
    return ((BigDecimal) amount).movePointRight(2).longValueExact();
  }

  static int number(Map<String, String> query, String name, int lowest, int highest, int usual) {
    String value = query.getOrDefault(name, String.valueOf(usual));
    if (!value.matches("\\d{1,7}")) throw Refusal.invalid(name);
    int number = Integer.parseInt(value);
    if (number < lowest || number > highest) throw Refusal.invalid(name);
    return number;
  }

  /** A filter of these words, null when it is not given. */
  static String word(Map<String, String> query, String name, String... words) {
    String value = query.get(name);
    if (value != null && !List.of(words).contains(value)) throw Refusal.invalid(name);
    return value;
  }

  /** A filter of moments by the days of a query, which are those of India, both ends included. */
  static Predicate<Instant> days(Map<String, String> query) {
    LocalDate start = day(query, "startdate", LocalDate.MIN);
    LocalDate end = day(query, "enddate", LocalDate.MAX);
    return moment -> {
      LocalDate day = moment.atZone(INDIA).toLocalDate();
      return !day.isBefore(start) && !day.isAfter(end);
    };
  }

  static String matchFilter(Map<String, String> query) {
    String ref = query.get("refmatchid");
    if (ref != null && !ref.matches("[A-Za-z0-9_-]{1,64}")) throw Refusal.invalid("refmatchid");
    return ref;
  }

  private static LocalDate day(Map<String, String> query, String name, LocalDate usual) {
    try {
      return query.containsKey(name) ? LocalDate.parse(query.get(name)) : usual;
    } catch (DateTimeException notDay) {
      throw Refusal.invalid(name);
    }
  }
}
