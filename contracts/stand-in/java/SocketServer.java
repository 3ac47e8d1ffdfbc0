import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The server of the socket: takes the handshake of a WebSocket, and answers the first poll of other clients. */
final class SocketServer {
  private static final String PATH = "/public/";

  private final Site site;
  private final ServerSocket server;

  /** On a free port where the port is 0. */
  SocketServer(Site site, int port) throws IOException {
    this.site = site;
    server = new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
  }

  String origin() {
    return "http://127.0.0.1:" + server.getLocalPort();
  }

  void start() {
    daemon(this::takeClients);
    daemon(this::tickForever);
  }

  private static void daemon(Runnable work) {
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    thread.start();
  }

  private void takeClients() {
    while (true) {
      try {
        Socket socket = server.accept();
        daemon(() -> serve(socket));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void tickForever() {
    try {
      while (true) {
        Thread.sleep(100);
        synchronized (site) {
          Betting.takeDue(site);
          site.connections.forEach(Connection::tick);
        }
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private void serve(Socket socket) {
    try (socket) {
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(Connection.PONG_MS);
      DataInputStream reader = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
      String[] request = readLine(reader).split(" ");
      Map<String, String> headers = new HashMap<>();
      for (String header = readLine(reader); !header.isEmpty(); header = readLine(reader)) {
        String[] parts = header.split(":", 2);
        headers.put(parts[0].toLowerCase(), parts.length > 1 ? parts[1].trim() : "");
      }
      String target = request.length > 1 ? request[1] : "";
      boolean isSocket = target.equals(PATH) || target.startsWith(PATH + "?");
      if (isSocket && "websocket".equalsIgnoreCase(headers.get("upgrade"))) {
        write(socket, "101 Switching Protocols", "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: "
            + acceptance(headers.get("sec-websocket-key")) + "\r\n", "");
        new Connection(site, socket, reader).run();
      } else if (isSocket && target.contains("transport=polling") && !target.contains("sid=")) {
        reply(socket, "200 OK", "text/plain; charset=UTF-8", Connection.opening(List.of("websocket")));
      } else if (isSocket) {
        reply(socket, "400 Bad Request", Web.JSON, "{\"code\":1,\"message\":\"Session ID unknown\"}");
      } else {
        reply(socket, "404 Not Found", Web.JSON, Json.write(Web.failure(new Refusal(404, "not_found", "Not found"))));
      }
    } catch (IOException gone) {
      // The client has left.
    }
  }

  private static String readLine(DataInputStream reader) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int sign = reader.read(); sign >= 0 && sign != '\n' && text.length() < 8192; sign = reader.read()) {
      text.append((char) sign);
    }
    return text.toString().trim();
  }

  private void reply(Socket socket, String status, String type, String content) throws IOException {
    StringBuilder headers = new StringBuilder();
    Web.headers(site).forEach((name, value) -> headers.append(name).append(": ").append(value).append("\r\n"));
    int length = content.getBytes(StandardCharsets.UTF_8).length;
    headers.append("content-type: " + type + "\r\ncontent-length: " + length + "\r\nconnection: close\r\n");
    write(socket, status, headers.toString(), content);
  }

  private static void write(Socket socket, String status, String headers, String content) throws IOException {
    String whole = "HTTP/1.1 " + status + "\r\n" + headers + "\r\n" + content;
    socket.getOutputStream().write(whole.getBytes(StandardCharsets.UTF_8));
  }

  /** What a server shows to have understood the key of a WebSocket's handshake. */
  private static String acceptance(String key) {
    try {
      byte[] whole = (key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").getBytes(StandardCharsets.US_ASCII);
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-1").digest(whole));
    } catch (NoSuchAlgorithmException never) {
      throw new IllegalStateException(never);
    }
  }
}
