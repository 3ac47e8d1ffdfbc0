import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.function.BiFunction;

/**
 * A backend in Java with its standard library alone: `java StandIn [--port PORT] [--violate NAME]...`. Its
 * socket is on the next port.
 */
public final class StandIn {
  private static final String TOKEN = "authorization";

  /** What README.md describes. */
  private static final List<String> VIOLATIONS = List.of(
      "exposure-sum", "statement-balance", "wallet-version", "other-amount", "idempotency-ignored", "key-reused",
      "filter-ignored", "page-ignored", "oldest-first", "push-to-all", "late-acknowledgement", "sequence-gap",
      "no-cors", "same-request-id", "india-time");

  private static final Map<String, Site.Operation> OPERATIONS = Map.ofEntries(
      Map.entry("GET /getAppDetails", new Site.Operation(Calls::appDetails, null, false, false, true)),
      guest("GET /getBanners", Calls::banners),
      guest("GET /announcement/display", Calls::announcements),
      guest("POST /page/visit", Calls::visitPage),
      guest("GET /app/demo", Calls::checkDemo),
      guest("POST /login", Calls::login),
      guest("POST /login/demo", Calls::loginDemo),
      guest("GET /sports/matches", Calls::matches),
      guest("GET /bet/match/odds", Calls::matchOdds),
      player("GET /signout", TOKEN, Calls::signOut),
      player("GET /notifications", TOKEN, Calls::notifications),
      player("GET /bets", TOKEN, Betting::listOfMatch),
      player("GET /user/bets", "xu-auth", Betting::listOfPlayer),
      player("GET /bet/matches", TOKEN, Betting::matches),
      player("GET /bet/exposure/amount", TOKEN, Betting::exposure),
      player("GET /getBankAccountDetails", TOKEN, Cashier::bankDetails),
      player("GET /getAccountstatement", TOKEN, Calls::statement),
      player("GET /deposit/get", TOKEN, Cashier::listDeposits),
      player("GET /withdrawRequest/get", TOKEN, Cashier::listWithdrawals),
      keyed("POST /bets", Betting::place),
      keyed("POST /deposit/create", Cashier::createDeposit),
      keyed("POST /withdrawRequest/create", Cashier::createWithdrawal),
      keyed("POST /withdrawRequest/cancel", Cashier::cancelWithdrawal),
      Map.entry("POST /update-password", new Site.Operation(Calls::updatePassword, TOKEN, true, true, false)));

  private StandIn() {}

  private static Map.Entry<String, Site.Operation> guest(String name, BiFunction<Site, Call, Object> work) {
    return Map.entry(name, new Site.Operation(work, null, false, false, false));
  }

  private static Map.Entry<String, Site.Operation> player(
      String name, String header, BiFunction<Site, Call, Object> work) {
    return Map.entry(name, new Site.Operation(work, header, false, false, false));
  }

  private static Map.Entry<String, Site.Operation> keyed(String name, BiFunction<Site, Call, Object> work) {
    return Map.entry(name, new Site.Operation(work, TOKEN, true, false, false));
  }

  /** Starts the servers and prints their addresses as JSON. */
  public static void main(String[] arguments) throws IOException {
    Set<String> violations = new HashSet<>();
    int port = 0;
    for (int index = 0; index + 1 < arguments.length; index += 2) {
      if (arguments[index].equals("--port")) port = Integer.parseInt(arguments[index + 1]);
      else if (VIOLATIONS.contains(arguments[index + 1])) violations.add(arguments[index + 1]);
      else throw new IllegalArgumentException("There is no violation " + arguments[index + 1]);
    }
    // Else the end of each response waits for the client to acknowledge its beginning.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    Site site = new Site(violations);
    HttpServer http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    http.setExecutor(Executors.newCachedThreadPool());
    http.createContext("/", new Web(site, OPERATIONS));
    http.start();
    SocketServer sockets = new SocketServer(site, port == 0 ? 0 : port + 1);
    sockets.start();
    String origin = "http://127.0.0.1:" + http.getAddress().getPort();
    System.out.println(Json.write(Json.map("api", origin, "states", origin + "/states", "realtime", sockets.origin())));
  }
}
