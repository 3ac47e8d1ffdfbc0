import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as maps, lists, strings, numbers (BigDecimal where it is read), booleans and null. */
final class Json {
  private static final int DEEPEST = 100;

  private final String text;
  private int at;
  private int depth;

  private Json(String text) {
    this.text = text;
  }

  /** A map of names and values by turns, in this order. */
  static Map<String, Object> map(Object... pairs) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int index = 0; index < pairs.length; index += 2) map.put((String) pairs[index], pairs[index + 1]);
    return map;
  }

  /** The JSON of a number of hundredths: paise as rupees, or odds. */
  static BigDecimal hundredths(long value) {
    return BigDecimal.valueOf(value, 2);
  }

  static String write(Object value) {
    if (value instanceof Map<?, ?> map) {
      List<String> parts = new ArrayList<>();
      map.forEach((name, part) -> parts.add(write(name) + ":" + write(part)));
      return "{" + String.join(",", parts) + "}";
    }
    if (value instanceof List<?> list) return "[" + String.join(",", list.stream().map(Json::write).toList()) + "]";
    if (value instanceof BigDecimal number) return number.stripTrailingZeros().toPlainString();
    if (value instanceof String string) return quoted(string);
    return String.valueOf(value);
  }

  private static String quoted(String string) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char sign : string.toCharArray()) {
      if (sign == '"' || sign == '\\') quoted.append('\\').append(sign);
      else if (sign < ' ') quoted.append(String.format("\\u%04x", (int) sign));
      else quoted.append(sign);
    }
    return quoted.append('"').toString();
  }

  /** Reads JSON. Throws IllegalArgumentException for anything else. */
  static Object read(String text) {
    try {
      Json json = new Json(text);
      Object value = json.value();
      json.skipSpace();
      if (json.at < text.length()) throw new IllegalArgumentException("more than one value");
      return value;
    } catch (StringIndexOutOfBoundsException cut) {
      throw new IllegalArgumentException("the text ends too early", cut);
    }
  }

  private Object value() {
    skipSpace();
    char sign = text.charAt(at);
    if (sign == '{' || sign == '[') {
      depth += 1;
      if (depth > DEEPEST) throw new IllegalArgumentException("too deep");
      Object held = sign == '{' ? object() : list();
      depth -= 1;
      return held;
    }
    if (sign == '"') return string();
    for (Map.Entry<String, Object> word : map("true", true, "false", false, "null", null).entrySet()) {
      if (!text.startsWith(word.getKey(), at)) continue;
      at += word.getKey().length();
      return word.getValue();
    }
    int from = at;
    while (at < text.length() && "+-0123456789.eE".indexOf(text.charAt(at)) >= 0) at += 1;
    // 100 and 100.0 are the same body of a repeated call.
    return new BigDecimal(text.substring(from, at)).stripTrailingZeros();
  }

  private Map<String, Object> object() {
    Map<String, Object> map = new LinkedHashMap<>();
    at += 1;
    if (skip('}')) return map;
    do {
      skipSpace();
      String name = string();
      need(':');
      map.put(name, value());
    } while (skip(','));
    need('}');
    return map;
  }

  private List<Object> list() {
    List<Object> list = new ArrayList<>();
    at += 1;
    if (skip(']')) return list;
    do list.add(value());
    while (skip(','));
    need(']');
    return list;
  }

  private String string() {
    need('"');
    StringBuilder string = new StringBuilder();
    for (char sign = text.charAt(at++); sign != '"'; sign = text.charAt(at++)) {
      if (sign != '\\') {
        string.append(sign);
        continue;
      }
      char escaped = text.charAt(at++);
      if (escaped == 'u') {
        string.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
        at += 4;
      } else {
        int known = "bfnrt".indexOf(escaped);
        string.append(known < 0 ? escaped : "\b\f\n\r\t".charAt(known));
      }
    }
    return string.toString();
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at += 1;
  }

  private boolean skip(char sign) {
    skipSpace();
    if (text.charAt(at) != sign) return false;
    at += 1;
    return true;
  }

  private void need(char sign) {
    if (!skip(sign)) throw new IllegalArgumentException("expected " + sign + " at " + at);
  }
}
