import java.util.List;
import java.util.Map;

/** Deposits and withdrawals. */
final class Cashier {
  static final String BANK = "Konkan Bank ******2222";
  private static final List<String> GATEWAYS = List.of("m_paytm", "m_bkash", "m_nagad");

  private Cashier() {}

  static Object bankDetails(Site site, Call call) {
    return Json.map("bankDetails", List.of(Json.map("id", "ob-1", "bankName", "Sahyadri Bank",
        "accountName", "Ganga Play", "accountNumber", "000011112222", "ifsc", "PLAY0000001", "upiId", "ganga@play")));
  }

  static Object createDeposit(Site site, Call call) {
    Map<String, Object> body = Shape.DEPOSIT.check(call.body);
    refuseDemo(call.player);
    long amount = Shape.paise(body.get("amount"));
    String gateway = (String) body.get("gateway");
    if (!gateway.equals("bank")) needGateway(gateway);
    checkLimits(amount, 200_00, 50_000_00);
    Object utr = body.get("utr");
    boolean isUsed = utr != null && site.players.values().stream().flatMap(player -> player.deposits.stream())
        .anyMatch(deposit -> utr.equals(deposit.more.get("utr")));
    if (isUsed) throw new Refusal(409, "utr_taken", "This UTR was already used");
    Player.Request request = new Player.Request(call.player.nextId("d"), amount, gateway, site.now());
    if (utr != null) request.more.put("utr", utr);
    call.player.deposits.add(request);
    return Json.map("request", changedView(site, request, "gateway"));
  }

  static Object listDeposits(Site site, Call call) {
    return page(site, call, call.player.deposits, "gateway");
  }

  static Object createWithdrawal(Site site, Call call) {
    Map<String, Object> body = Shape.WITHDRAWAL.check(call.body);
    refuseDemo(call.player);
    Player player = call.player;
    long amount = Shape.paise(body.get("amount"));
    String account = accountOf(body);
    if (!player.hasDocuments) throw new Refusal(403, "kyc_required", "Please complete KYC first");
    checkLimits(amount, 100_00, 100_000_00);
    if (amount > player.balance) throw new Refusal(422, "insufficient_funds", "Insufficient balance");
    if (amount > player.cash()) throw new Refusal(422, "insufficient_cash", "The amount is more than your cash");
    return answer(site, player, player.withdraw(amount, (String) body.get("method"), account, site.now()));
  }

  static Object cancelWithdrawal(Site site, Call call) {
    Object id = Shape.CANCELLED.check(call.body).get("id");
    Player.Request request = call.player.withdrawals.stream().filter(one -> one.id.equals(id)).findFirst()
        .orElseThrow(() -> new Refusal(404, "withdrawal_not_found", "Withdrawal not found"));
    boolean isPending = request.status.equals("pending");
    if (!isPending) throw new Refusal(409, "withdrawal_not_pending", "This withdrawal is not pending");
    request.more.put("cancelledByPlayer", true);
    call.player.decline(request, site.now());
    return answer(site, call.player, request);
  }

  static Object listWithdrawals(Site site, Call call) {
    Map<String, Object> page = page(site, call, call.player.withdrawals, "method");
    Object held = Json.hundredths(call.player.held());
    page.put("funds", Json.map("wallet", site.wallet(call.player), "wagering", 0, "held", held));
    return page;
  }

  private static Object answer(Site site, Player player, Player.Request request) {
    site.walletChanged(player);
    return Json.map("request", changedView(site, request, "method"), "wallet", site.wallet(player));
  }

  private static Map<String, Object> page(Site site, Call call, List<Player.Request> requests, String methodField) {
    String status = Shape.word(call.query, "status", "pending", "approved", "declined", "expired");
    List<Player.Request> fitting = site.fitting(requests, request -> status == null || status.equals(request.status));
    Site.Page<Player.Request> page = site.page(fitting, call.query, "pagesize");
    List<?> rows = page.rows().stream().map(request -> view(site, request, methodField)).toList();
    return Json.map("rows", rows, "count", page.count());
  }

  private static Map<String, Object> changedView(Site site, Player.Request request, String methodField) {
    Map<String, Object> view = view(site, request, methodField);
    if (site.violates("other-amount")) view.put("amount", Json.hundredths(request.amount + 100));
    return view;
  }

  private static Map<String, Object> view(Site site, Player.Request request, String methodField) {
    Map<String, Object> view = Json.map("id", request.id, "amount", Json.hundredths(request.amount),
        methodField, request.method, "status", request.status, "createdAt", site.iso(request.createdAt));
    if (request.decidedAt != null) view.put("decidedAt", site.iso(request.decidedAt));
    view.putAll(request.more);
    return view;
  }

  /** Where a withdrawal goes, masked. */
  private static String accountOf(Map<String, Object> body) {
    String method = (String) body.get("method");
    if (method.equals("bank")) {
      if (!"bk-1".equals(body.get("bankId"))) throw new Refusal(404, "bank_not_found", "Bank not found");
      return BANK;
    }
    needGateway(method);
    if (!(body.get("account") instanceof String account)) throw Refusal.invalid("account");
    return "******" + account.substring(Math.max(0, account.length() - 4));
  }

  private static void needGateway(String key) {
    if (!GATEWAYS.contains(key)) throw new Refusal(404, "gateway_not_found", "Gateway not found");
  }

  private static void checkLimits(long amount, long lowest, long highest) {
    if (amount < lowest) throw new Refusal(422, "amount_below_min", "Amount is below the minimum");
    if (amount > highest) throw new Refusal(422, "amount_above_max", "Amount is above the maximum");
  }

  private static void refuseDemo(Player player) {
    if (player.isDemo) throw new Refusal(403, "demo_not_allowed", "Demo users cannot do this");
  }
}
