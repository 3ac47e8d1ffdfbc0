/** A failure with its status, code and text; a temporary one names the seconds to wait, others null. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;
  static final String UNAUTHORIZED = "Unauthorized action.";

  final int status;
  final String code;
  final Integer retryAfter;

  Refusal(int status, String code, String message) {
    this(status, code, message, null);
  }

  Refusal(int status, String code, String message, Integer retryAfter) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }

  static Refusal invalid(String field) {
    return new Refusal(400, "validation_failed", "The request is not valid: " + field);
  }

  static Refusal unauthorized() {
    return new Refusal(401, "unauthorized", UNAUTHORIZED);
  }
}
