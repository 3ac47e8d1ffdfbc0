/** Every link of the app (spec 2.2-2.5). Route patterns and links are built from the same words. */
export const paths = {
  landing: '/',
  home: '/home',
  signIn: '/sign-in',
  mobileNumber: '/mobile-number',
  verifyNumber: '/verify-number',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  maintenance: '/maintenance',
  exchangeInplay: '/exchange/Inplay',
  sportsbook: '/sportsbook2',
  casinoLobby: '/Casino',
  allDealer: '/all-dealer',
  gamesAll: '/games-all',
  slots: '/slots',
  aviator: '/casino/spribe/aviator',
  evolution: '/casino/evolution',
  ezugi: '/casino/ezugi',
  spmGames: '/spmgames',
  gatewayList: '/gatewaylist',
  withdraw: '/withdraw',
  withdrawList: '/withdrawList',
  myBets: '/mybets',
  bonus: '/bonus',
  referral: '/referral',
  cashier: '/cashier',
  kyc: '/kyc',
  profile: '/profile',
  bankDetails: '/bank-details',
  bkash: '/bkash',
  nagad: '/nagad',
  paytm: '/paytm',
  withdrawNew: '/withdrawnew',
  withdrawNewForm: '/withdrawnewForm',
  kingmaker: '/kingmaker',
  aura: '/aura',
  jetfair: '/jetfair',
  betby: '/betby',
  sportsbookTest: '/sportsbooktest',
  contactUs: '/contactus',
  affiliates: '/contactus#affiliates',
  support: '/contactus#support',
  privacyPolicy: '/privacypolicy',
  responsibleGame: '/responsiblegame',
  fairPlay: '/fairplay',
  gamesRules: '/gamesrule',
  terms: '/terms',
} as const

/** /exchange/{gameId}: the match page; the id is the match's refMatchId. */
export function exchangePath(gameId: string): string {
  return `/exchange/${encodeURIComponent(gameId)}`
}

/** /games/{category}: a casino listing. */
export function gamesPath(category: 'roulette' | 'andarbahar' | 'livecasino' | (string & {})): string {
  return `/games/${encodeURIComponent(category)}`
}

/** /spmsports/{category}: one sport. */
export function spmSportsPath(category: 'cricket' | 'soccer' | 'tennis'): string {
  return `/spmsports/${category}`
}

/** /{providerCode}: a provider's page for everyone. */
export function providerPath(code: string): string {
  return `/${encodeURIComponent(code)}`
}

/** /deposit/{gateway} and /deposit/{mode}: a gateway key ('m_paytm'), 'bank' or 'fast'. */
export function depositPath(method: string): string {
  return `/deposit/${encodeURIComponent(method)}`
}

/** /pre-withdraw-page/{method}: what must be met before this way of withdrawing; leads on to withdrawPath. */
export function preWithdrawPath(method: string): string {
  return `/pre-withdraw-page/${encodeURIComponent(method)}`
}

/** /withdraw/{mode}: the form of 'bank', 'card' or a gateway key. */
export function withdrawPath(mode: string): string {
  return `/withdraw/${encodeURIComponent(mode)}`
}

/** /bonus/{id}: one bonus. */
export function bonusPath(id: string): string {
  return `/bonus/${encodeURIComponent(id)}`
}

/** /withdrawnewForm with the saved account that the first step chose. */
export function withdrawNewFormPath(accountId: string): string {
  return `${paths.withdrawNewForm}?account=${encodeURIComponent(accountId)}`
}
