import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One client of the socket: socket.io 5 over Engine.IO 4, by WebSocket (RFC 6455). Its packets are lines of text.
 * Its own thread reads; any thread may send.
 */
final class Connection {
  static final int PING_MS = 25_000;
  static final int PONG_MS = 20_000;
  private static final int LONGEST_MESSAGE = 1_000_000;
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final Pattern EVENT = Pattern.compile("42(\\d*)(\\[.*\\])", Pattern.DOTALL);

  private final Site site;
  private final Socket socket;
  private final DataInputStream reader;
  private final OutputStream writer;
  /** By match the time of the last message. */
  private final Map<String, Long> followed = new ConcurrentHashMap<>();
  private long pingedAt = System.nanoTime();
  volatile String token;
  volatile Player player;

  Connection(Site site, Socket socket, DataInputStream reader) throws IOException {
    this.site = site;
    this.socket = socket;
    this.reader = reader;
    writer = socket.getOutputStream();
  }

  /** The first packet of a connection. */
  static String opening(List<String> upgrades) {
    return "0" + Json.write(Json.map("sid", UUID.randomUUID().toString(), "upgrades", upgrades,
        "pingInterval", PING_MS, "pingTimeout", PONG_MS, "maxPayload", LONGEST_MESSAGE));
  }

  /** Serves the client until it leaves. */
  void run() throws IOException {
    socket.setSoTimeout(PING_MS + PONG_MS);
    site.connections.add(this);
    try {
      send(opening(List.of()));
      for (String packet = read(); packet != null; packet = read()) receive(packet);
    } finally {
      site.connections.remove(this);
    }
  }

  /** The next message, null when the connection is over. */
  private String read() throws IOException {
    byte[] whole = {};
    while (true) {
      int first = reader.read();
      int second = reader.read();
      // A client has to mask what it sends.
      if (first < 0 || (second & 0x80) == 0) return null;
      int opcode = first & 0x0F;
      long length = second & 0x7F;
      if (length == 126) length = reader.readUnsignedShort();
      else if (length == 127) length = reader.readLong();
      if (length < 0 || length + whole.length > LONGEST_MESSAGE) return null;
      byte[] mask = reader.readNBytes(4);
      byte[] content = reader.readNBytes((int) length);
      for (int index = 0; index < content.length; index += 1) content[index] ^= mask[index % 4];
      if (opcode == CLOSE) {
        write(CLOSE, content);
        return null;
      }
      if (opcode == PING) write(PONG, content);
      if (opcode >= CLOSE) continue;
      whole = ByteBuffer.allocate(whole.length + content.length).put(whole).put(content).array();
      if ((first & 0x80) != 0) return new String(whole, StandardCharsets.UTF_8);
    }
  }

  private synchronized void write(int opcode, byte[] content) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(content.length + 10).put((byte) (0x80 | opcode));
    if (content.length < 126) frame.put((byte) content.length);
    else if (content.length < 0x10000) frame.put((byte) 126).putShort((short) content.length);
    else frame.put((byte) 127).putLong(content.length);
    frame.put(content);
    writer.write(frame.array(), 0, frame.position());
    writer.flush();
  }

  private void send(String packet) {
    try {
      write(TEXT, packet.getBytes(StandardCharsets.UTF_8));
    } catch (IOException gone) {
      // Its own thread ends the connection.
    }
  }

  void close() {
    send("41");
    try {
      write(CLOSE, new byte[] {3, (byte) 0xE8});
    } catch (IOException gone) {
      // Its own thread ends the connection.
    }
  }

  void emit(String event, Object payload) {
    send("42" + Json.write(List.of(event, payload)));
  }

  /** Sends prices of a match where the client follows it. */
  void sendPrices(String ref, Object payload) {
    if (followed.replace(ref, System.nanoTime()) != null) emit("odds:update", payload);
  }

  private void receive(String packet) {
    if (packet.startsWith("40")) {
      enter(packet.substring(2));
      return;
    }
    Matcher event = EVENT.matcher(packet);
    if (player == null || !event.matches()) return;
    List<?> sent = (List<?>) Json.read(event.group(2));
    Map<?, ?> payload = sent.size() > 1 && sent.get(1) instanceof Map<?, ?> map ? map : Map.of();
    ask(event.group(1), String.valueOf(sent.get(0)), payload);
  }

  /** A client shows its token. This server has no namespace but the first. */
  private void enter(String auth) {
    if (auth.startsWith("/")) {
      send("44" + auth.split(",")[0] + "," + Json.write(Json.map("message", "Invalid namespace")));
      return;
    }
    Object shown = auth.isEmpty() ? null : ((Map<?, ?>) Json.read(auth)).get("token");
    synchronized (site) {
      Player known = site.sessions.get(String.valueOf(shown));
      if (known == null) {
        send("44" + Json.write(Json.map("message", Refusal.UNAUTHORIZED)));
        return;
      }
      token = String.valueOf(shown);
      player = known;
      send("40" + Json.write(Json.map("sid", UUID.randomUUID().toString())));
    }
  }

  private void ask(String number, String event, Map<?, ?> payload) {
    try {
      if (site.violates("late-acknowledgement")) Thread.sleep(1500);
    } catch (InterruptedException ended) {
      return;
    }
    // Acknowledged under the monitor: no push may come between an answer and the state that it shows.
    synchronized (site) {
      Map<String, Object> answer = Json.map("status", "success");
      try {
        if (!site.sessions.containsKey(token)) throw Refusal.unauthorized();
        answer.putAll(answer(event, payload));
      } catch (Refusal refusal) {
        answer = Json.map("status", "failed", "message", refusal.getMessage(), "code", refusal.code);
      }
      if (!number.isEmpty()) send("43" + number + Json.write(List.of(answer)));
    }
  }

  private Map<String, Object> answer(String event, Map<?, ?> payload) {
    switch (event) {
      case "session_check" -> {
        if (site.sessionCheckFails) throw Refusal.unauthorized();
        return Map.of();
      }
      case "get:balance" -> {
        return site.wallet(player);
      }
      case "odds:subscribe" -> {
        return subscribe(site.match(payload.get("matchId")), payload.get("since"));
      }
      case "odds:unsubscribe" -> {
        followed.remove(String.valueOf(payload.get("matchId")));
        return Map.of();
      }
      default -> throw new Refusal(404, "not_found", "Not found");
    }
  }

  private Map<String, Object> subscribe(Match match, Object since) {
    followed.put(match.ref, System.nanoTime());
    Map<String, Object> snapshot = Json.map("matchId", match.ref, "sequence", match.sequence, "score", match.score,
        "markets", List.of(match.market(site::iso)));
    if (since instanceof BigDecimal number && number.signum() >= 0 && number.intValue() <= match.sequence) {
      snapshot.put("since", number);
      // A market that has not changed since is not sent again.
      if (number.intValue() == match.sequence) snapshot.put("markets", List.of());
    }
    return snapshot;
  }

  /** Sends a heartbeat to each board that was silent for a second, and the ping of the connection. */
  void tick() {
    long now = System.nanoTime();
    followed.forEach((ref, sentAt) -> {
      if (now - sentAt < 1_000_000_000L) return;
      sendPrices(ref, Json.map("matchId", ref, "sequence", site.match(ref).sequence,
          "publishedAt", site.iso(site.now()), "markets", List.of(), "heartbeat", true));
    });
    if (now - pingedAt < PING_MS * 1_000_000L) return;
    pingedAt = now;
    send("2");
  }
}
