import java.util.Map;

/** One call of a client. The token and the player are those of its session, null for a guest. */
final class Call {
  final Map<String, String> query;
  /** By lower-case names. */
  final Map<String, String> headers;
  final Object body;
  String token;
  Player player;

  Call(Map<String, String> query, Map<String, String> headers, Object body) {
    this.query = query;
    this.headers = headers;
    this.body = body;
  }
}
