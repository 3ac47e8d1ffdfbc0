import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;

/** The calls by HTTP: what is sent becomes a Call, what is answered an envelope. */
final class Web implements HttpHandler {
  static final String JSON = "application/json; charset=utf-8";
  private static final int LONGEST_BODY = 6_000_000;
  private static final String ALLOWED = "authorization, xu-auth, content-type, idempotency-key, accept-language";
  private static final String EXPOSED = "x-request-id, x-server-time, date, retry-after";
  private static final String FIRST_ID = UUID.randomUUID().toString();

  private final Site site;
  private final States states;
  private final Map<String, Site.Operation> operations;

  Web(Site site, Map<String, Site.Operation> operations) {
    this.site = site;
    this.operations = operations;
    states = new States(site);
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      byte[] raw = exchange.getRequestBody().readNBytes(LONGEST_BODY + 1);
      if (exchange.getRequestMethod().equals("OPTIONS")) preflight(exchange);
      else if (path.equals("/states")) changeState(exchange, raw);
      else call(exchange, exchange.getRequestMethod() + " " + path, raw);
    }
  }

  private void preflight(HttpExchange exchange) throws IOException {
    Map<String, String> more = Map.of("access-control-allow-methods", "GET, POST, PUT, DELETE",
        "access-control-allow-headers", ALLOWED, "access-control-max-age", "600");
    reply(exchange, 204, null, site.violates("no-cors") ? Map.of() : more);
  }

  private void changeState(HttpExchange exchange, byte[] raw) throws IOException {
    Map<String, Object> asked = object(Json.read(new String(raw, StandardCharsets.UTF_8)));
    Map<String, Object> params = asked.get("params") == null ? Map.of() : object(asked.get("params"));
    Map<String, Object> values;
    synchronized (site) {
      values = states.change((String) asked.get("action"), (String) asked.get("state"), params);
    }
    reply(exchange, values == null ? 501 : 200, values == null ? Json.map() : values, Map.of());
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Object value) {
    return (Map<String, Object>) value;
  }

  private void call(HttpExchange exchange, String name, byte[] raw) throws IOException {
    boolean isLegacy = site.isLegacy;
    try {
      if (raw.length > LONGEST_BODY) throw new Refusal(413, "body_too_large", "The request is too large");
      Map<String, String> headers = new LinkedHashMap<>();
      exchange.getRequestHeaders()
          .forEach((header, values) -> headers.put(header.toLowerCase(), String.join(", ", values)));
      Call call = new Call(query(exchange), headers, bodyOf(headers.getOrDefault("content-type", ""), raw));
      Object data;
      synchronized (site) {
        data = site.answer(operations.get(name), call);
      }
      reply(exchange, 200, Json.map("error", false, "message", "", "data", data), Map.of());
    } catch (Refusal refusal) {
      refuse(exchange, refusal, isLegacy);
    } catch (RuntimeException failure) {
      failure.printStackTrace();
      refuse(exchange, new Refusal(500, "internal_error", "Something went wrong"), isLegacy);
    }
  }

  private void refuse(HttpExchange exchange, Refusal refusal, boolean isLegacy) throws IOException {
    Map<String, String> wait = refusal.retryAfter == null ? Map.of() : Map.of("retry-after", "" + refusal.retryAfter);
    if (isLegacy) reply(exchange, 200, Json.map("error", true, "errorMessage", refusal.getMessage()), wait);
    else reply(exchange, refusal.status, failure(refusal), wait);
  }

  static Map<String, Object> failure(Refusal refusal) {
    Map<String, Object> envelope = Json.map("error", true, "message", refusal.getMessage(), "code", refusal.code);
    if (refusal.retryAfter != null) envelope.put("retryAfter", refusal.retryAfter);
    return envelope;
  }

  private static Map<String, String> query(HttpExchange exchange) {
    Map<String, String> query = new LinkedHashMap<>();
    String raw = exchange.getRequestURI().getRawQuery();
    for (String pair : raw == null ? new String[0] : raw.split("&")) {
      String[] parts = pair.split("=", 2);
      query.put(decoded(parts[0]), parts.length > 1 ? decoded(parts[1]) : "");
    }
    return query;
  }

  private static String decoded(String part) {
    return URLDecoder.decode(part, StandardCharsets.UTF_8);
  }

  /** A JSON body, or the JSON part of a form whose other parts are files. */
  private static Object bodyOf(String type, byte[] raw) {
    String kind = type.split(";")[0].trim().toLowerCase();
    if (raw.length == 0) return Json.map();
    if (kind.equals("application/json")) return parsed(raw);
    if (!kind.equals("multipart/form-data")) {
      throw new Refusal(415, "unsupported_media_type", "This content type is not supported");
    }
    // One char for each byte, so that files stay as they are.
    String whole = new String(raw, StandardCharsets.ISO_8859_1);
    String boundary = type.replaceFirst("(?i).*boundary=\"?([^\";]+).*", "$1");
    for (String part : whole.split("--" + Pattern.quote(boundary))) {
      int end = part.indexOf("\r\n\r\n");
      if (end < 0 || !part.substring(0, end).contains("name=\"data\"")) continue;
      return parsed(part.substring(end + 4).getBytes(StandardCharsets.ISO_8859_1));
    }
    throw new Refusal(400, "validation_failed", "The form has no data");
  }

  private static Object parsed(byte[] raw) {
    try {
      return Json.read(new String(raw, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException notJson) {
      throw new Refusal(400, "bad_request", "The body is not JSON");
    }
  }

  /** The headers of every response. */
  static Map<String, String> headers(Site site) {
    String id = site.violates("same-request-id") ? FIRST_ID : UUID.randomUUID().toString();
    Map<String, String> headers = new LinkedHashMap<>(Map.of("x-request-id", id, "x-server-time", site.serverTime()));
    headers.put("cache-control", "no-store");
    if (site.violates("no-cors")) return headers;
    headers.put("access-control-allow-origin", "*");
    headers.put("access-control-expose-headers", EXPOSED);
    return headers;
  }

  private void reply(HttpExchange exchange, int status, Map<String, Object> content, Map<String, String> more)
      throws IOException {
    Headers headers = exchange.getResponseHeaders();
    headers(site).forEach(headers::set);
    more.forEach(headers::set);
    if (content == null) {
      exchange.sendResponseHeaders(status, -1);
      return;
    }
    headers.set("content-type", JSON);
    byte[] bytes = Json.write(content).getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
  }
}
