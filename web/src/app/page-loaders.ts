const auth = () => import('../features/auth/auth-pages.tsx')

/**
 * The pages beside the landing page, each in a chunk of its own. This list is a chunk too, which app.html names ahead: the
 * landing page does not carry the names of files that a guest may never ask for.
 */
export const pageLoaders = {
  // Content, home and auth
  home: () => import('./pages/home-page.tsx').then((chunk) => chunk.HomePage),
  maintenance: () => import('./maintenance-page.tsx').then((chunk) => chunk.MaintenancePage),
  contactUs: () => import('../features/content/contact/contact-us-page.tsx').then((chunk) => chunk.ContactUsPage),
  privacyPolicy: () =>
    import('../features/content/legal/privacy-policy-page.tsx').then((chunk) => chunk.PrivacyPolicyPage),
  responsibleGame: () =>
    import('../features/content/legal/responsible-game-page.tsx').then((chunk) => chunk.ResponsibleGamePage),
  fairPlay: () => import('../features/content/fair-play/fair-play-page.tsx').then((chunk) => chunk.FairPlayPage),
  gamesRules: () => import('../features/content/rules/games-rules-page.tsx').then((chunk) => chunk.GamesRulesPage),
  terms: () => import('../features/content/legal/terms-page.tsx').then((chunk) => chunk.TermsPage),
  signIn: () => auth().then((chunk) => chunk.SignInPage),
  mobileNumber: () => auth().then((chunk) => chunk.MobileNumberPage),
  verifyNumber: () => auth().then((chunk) => chunk.VerifyNumberPage),
  register: () => auth().then((chunk) => chunk.RegisterPage),
  forgotPassword: () => auth().then((chunk) => chunk.ForgotPasswordPage),
  resetPassword: () => auth().then((chunk) => chunk.ResetPasswordPage),
  // Sports
  match: () => import('../features/sports/pages/match-page.tsx').then((chunk) => chunk.MatchPage),
  sportsbook: () => import('../features/sports/pages/sportsbook-page.tsx').then((chunk) => chunk.SportsbookPage),
  sportsbookTest: () =>
    import('../features/sports/pages/sportsbook-test-page.tsx').then((chunk) => chunk.SportsbookTestPage),
  betby: () => import('../features/sports/pages/betby-page.tsx').then((chunk) => chunk.BetbyPage),
  jetfair: () => import('../features/sports/pages/jetfair-page.tsx').then((chunk) => chunk.JetfairPage),
  spmGames: () => import('../features/sports/pages/spm-games-page.tsx').then((chunk) => chunk.SpmGamesPage),
  spmSports: () => import('../features/sports/pages/spm-sports-page.tsx').then((chunk) => chunk.SpmSportsPage),
  myBets: () => import('../features/sports/pages/my-bets-page.tsx').then((chunk) => chunk.MyBetsPage),
  // Casino
  casinoLobby: () => import('../features/casino/pages/casino-lobby-page.tsx').then((chunk) => chunk.CasinoLobbyPage),
  allDealer: () => import('../features/casino/pages/all-dealer-page.tsx').then((chunk) => chunk.AllDealerPage),
  gamesAll: () => import('../features/casino/pages/games-all-page.tsx').then((chunk) => chunk.GamesAllPage),
  slots: () => import('../features/casino/pages/slots-page.tsx').then((chunk) => chunk.SlotsPage),
  category: () => import('../features/casino/pages/category-page.tsx').then((chunk) => chunk.CategoryPage),
  providerCode: () => import('../features/casino/pages/provider-code-page.tsx').then((chunk) => chunk.ProviderCodePage),
  kingmaker: () => import('../features/casino/pages/kingmaker-page.tsx').then((chunk) => chunk.KingmakerPage),
  aura: () => import('../features/casino/pages/aura-page.tsx').then((chunk) => chunk.AuraPage),
  casinoSlug: () => import('../features/casino/pages/casino-slug-page.tsx').then((chunk) => chunk.CasinoSlugPage),
  casinoGame: () => import('../features/casino/pages/casino-game-page.tsx').then((chunk) => chunk.CasinoGamePage),
  // Money and account
  statement: () => import('../features/cashier/statement/statement-page.tsx').then((chunk) => chunk.StatementPage),
  gatewayList: () => import('../features/cashier/deposit/gateway-list-page.tsx').then((chunk) => chunk.GatewayListPage),
  deposit: () => import('../features/cashier/deposit/deposit-page.tsx').then((chunk) => chunk.DepositPage),
  bkash: () => import('../features/cashier/deposit/bkash-page.tsx').then((chunk) => chunk.BkashPage),
  nagad: () => import('../features/cashier/deposit/nagad-page.tsx').then((chunk) => chunk.NagadPage),
  paytm: () => import('../features/cashier/deposit/paytm-page.tsx').then((chunk) => chunk.PaytmPage),
  withdraw: () => import('../features/cashier/withdraw/withdraw-page.tsx').then((chunk) => chunk.WithdrawPage),
  withdrawNew: () =>
    import('../features/cashier/withdraw/withdraw-new-page.tsx').then((chunk) => chunk.WithdrawNewPage),
  withdrawNewForm: () =>
    import('../features/cashier/withdraw/withdraw-new-form-page.tsx').then((chunk) => chunk.WithdrawNewFormPage),
  withdrawMethod: () =>
    import('../features/cashier/withdraw/withdraw-method-page.tsx').then((chunk) => chunk.WithdrawMethodPage),
  preWithdraw: () =>
    import('../features/cashier/withdraw/pre-withdraw-page.tsx').then((chunk) => chunk.PreWithdrawPage),
  withdrawList: () =>
    import('../features/cashier/withdraw/withdraw-list-page.tsx').then((chunk) => chunk.WithdrawListPage),
  bankDetails: () => import('../features/cashier/banks/bank-details-page.tsx').then((chunk) => chunk.BankDetailsPage),
  bonus: () => import('../features/bonus/bonus-page.tsx').then((chunk) => chunk.BonusPage),
  bonusDetails: () => import('../features/bonus/bonus-details-page.tsx').then((chunk) => chunk.BonusDetailsPage),
  referral: () => import('../features/referral/referral-page.tsx').then((chunk) => chunk.ReferralPage),
  profile: () => import('./pages/profile-page.tsx').then((chunk) => chunk.PlayerProfilePage),
  kyc: () => import('../features/account/kyc-page.tsx').then((chunk) => chunk.KycPage),
}

export type PageName = keyof typeof pageLoaders
