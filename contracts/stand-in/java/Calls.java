import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Calls of guests and of accounts. Each answers the data of its envelope or throws a Refusal. */
final class Calls {
  private static final List<Integer> SPORTS = List.of(4, 1, 2);
  private static final String[] STATEMENT_TYPES = {
    "opening", "deposit", "withdrawal", "bet", "settlement", "cash_out", "bonus", "referral", "game", "correction"
  };

  private Calls() {}

  static Object appDetails(Site site, Call call) {
    return Json.map("LOGO_URL", "", "WHATS_APP_URL", "", "INSTATGRAM", "", "FACEBOOK", "", "TELEGRAM", "",
        "FOOTER_TEXT", "For adults. Play money only.", "SEO_TITLE", "An evening of cricket",
        "BRAND_STATUS", site.isClosed ? "maintenance" : "live", "OTP", 1);
  }

  static Object banners(Site site, Call call) {
    return Json.map("banners", List.of(Json.map("order", 1, "image", "", "alt", "Live cricket", "href", "/home",
        "title", "Cricket in play", "text", "Every ball moves the price.", "label", "See the prices")));
  }

  static Object announcements(Site site, Call call) {
    boolean isHindi = call.headers.getOrDefault("accept-language", "").startsWith("hi");
    return List.of(Json.map("content", isHindi ? "आज रात दिल्ली और पुणे" : "Delhi meet Pune tonight"));
  }

  static Object visitPage(Site site, Call call) {
    Shape.VISIT.check(call.body);
    return null;
  }

  static Object checkDemo(Site site, Call call) {
    return Json.map("hasDemoUsers", true);
  }

  static Object login(Site site, Call call) {
    Map<String, Object> body = Shape.LOGIN.check(call.body);
    Player player = site.players.get((String) body.get("username"));
    Instant now = site.now();
    if (player != null && now.isBefore(player.lockedUntil)) {
      int wait = (int) Math.max(1, Duration.between(now, player.lockedUntil).toSeconds());
      throw new Refusal(429, "sign_in_locked", "Too many wrong passwords. Please wait " + wait + " s", wait);
    }
    if (player == null || player.isDemo || !player.password.equals(body.get("password"))) {
      if (player != null && (player.wrongPasswords += 1) >= 10) player.lockedUntil = now.plusSeconds(30);
      throw new Refusal(401, "invalid_credentials", "Invalid username or password");
    }
    player.wrongPasswords = 0;
    return session(site, player);
  }

  static Object loginDemo(Site site, Call call) {
    return session(site, site.player("demo1"));
  }

  private static Object session(Site site, Player player) {
    String mobile = player.isDemo ? "" : String.format("98200%05d", player.number);
    return Json.map("token", site.signIn(player), "user", Json.map("mstruserid", player.number, "mobileno", mobile,
        "username", player.username, "name", player.username, "demo", player.isDemo));
  }

  static Object signOut(Site site, Call call) {
    site.endSession(call.token);
    return null;
  }

  static Object updatePassword(Site site, Call call) {
    Map<String, Object> body = Shape.PASSWORDS.check(call.body);
    if (!call.player.password.equals(body.get("currentPassword"))) {
      throw new Refusal(400, "password_wrong", "Current password is not correct");
    }
    if (call.player.password.equals(body.get("newPassword"))) throw Refusal.invalid("newPassword");
    call.player.password = (String) body.get("newPassword");
    return null;
  }

  static Object notifications(Site site, Call call) {
    return site.newestFirst(call.player.notifications).stream().limit(200).map(note -> {
      Map<String, Object> view = Json.map("id", note.id(), "createdAt", site.iso(note.at()), "read", false);
      view.putAll(note.texts());
      return view;
    }).toList();
  }

  static Object matches(Site site, Call call) {
    String sport = Shape.word(call.query, "sportId", "4", "1", "2");
    String when = Shape.word(call.query, "when", "inplay", "today", "upcoming");
    LocalDate today = site.now().atZone(Shape.INDIA).toLocalDate();
    Comparator<Match> inPlayFirst = Comparator.comparing((Match match) -> match.state.equals("upcoming"));
    Comparator<Match> order = inPlayFirst
        .thenComparing(match -> match.state.equals("inplay") ? SPORTS.indexOf(match.sport) : 0)
        .thenComparing(match -> (match.state.equals("inplay") ? -1 : 1) * match.startsAt.toEpochMilli());
    boolean takesAll = site.violates("filter-ignored");
    return Json.map("matches", site.matches.values().stream()
        .filter(match -> !match.state.equals("finished"))
        .filter(match -> takesAll || sport == null || sport.equals(String.valueOf(match.sport)))
        .filter(match -> takesAll || when == null || when.equals(groupOf(match, today)))
        .sorted(order).map(match -> match.view(site::iso)).toList());
  }

  private static String groupOf(Match match, LocalDate today) {
    if (!match.state.equals("upcoming")) return match.state;
    return match.startsAt.atZone(Shape.INDIA).toLocalDate().equals(today) ? "today" : "upcoming";
  }

  static Object matchOdds(Site site, Call call) {
    Match match = site.match(call.query.get("matchId"));
    return Json.map("refMatchId", match.ref, "sequence", match.sequence, "markets", List.of(match.market(site::iso)));
  }

  static Object statement(Site site, Call call) {
    String type = Shape.word(call.query, "type", STATEMENT_TYPES);
    Predicate<Instant> isBetween = Shape.days(call.query);
    List<Player.Row> rows = site.fitting(call.player.rows,
        row -> (type == null || type.equals(row.type())) && isBetween.test(row.at()));
    Site.Page<Player.Row> page = site.page(rows, call.query, "pagesize");
    long credit = rows.stream().mapToLong(row -> Math.max(0, row.paise())).sum();
    long debit = rows.stream().mapToLong(row -> Math.max(0, -row.paise())).sum();
    return Json.map("rows", page.rows().stream().map(row -> rowView(site, row)).toList(), "count", page.count(),
        "totals", Json.map("credit", Json.hundredths(credit), "debit", Json.hundredths(debit)));
  }

  private static Map<String, Object> rowView(Site site, Player.Row row) {
    long balance = site.violates("statement-balance") ? row.balance() - row.paise() : row.balance();
    Map<String, Object> view = Json.map("id", row.id(), "createdAt", site.iso(row.at()), "type", row.type(),
        "description", row.text(), "credit", Json.hundredths(Math.max(0, row.paise())),
        "debit", Json.hundredths(Math.max(0, -row.paise())), "balance", Json.hundredths(balance));
    if (row.about() != null) view.put("about", row.about());
    return view;
  }
}
