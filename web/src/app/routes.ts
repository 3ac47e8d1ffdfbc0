import { type Route, type RouteKind, type RouteLayout, routeOf, routes } from '../config/routes.ts'
import { type LazyPage, lazyPage } from './lazy-page.ts'
import { LandingPage } from './pages/landing-page.tsx'

/** A line of the table with its page. */
export type RouteEntry = {
  /** Absent for the entry of unknown paths. */
  name?: Route['name']
  path: string
  kind: RouteKind
  layout: RouteLayout
  page: LazyPage
}

/** The page of each route. The landing page comes with the first files, each other page in a chunk that is loaded when it is first shown. */
const pages: Readonly<Record<Route['name'], LazyPage>> = {
  landing: LandingPage,
  register: lazyPage(() => import('../features/auth/auth-pages.tsx').then((chunk) => chunk.RegisterPage)),
  signIn: lazyPage(() => import('../features/auth/auth-pages.tsx').then((chunk) => chunk.SignInPage)),
  verifyNumber: lazyPage(() => import('../features/auth/auth-pages.tsx').then((chunk) => chunk.VerifyNumberPage)),
  mobileNumber: lazyPage(() => import('../features/auth/auth-pages.tsx').then((chunk) => chunk.MobileNumberPage)),
  forgotPassword: lazyPage(() => import('../features/auth/auth-pages.tsx').then((chunk) => chunk.ForgotPasswordPage)),
  resetPassword: lazyPage(() => import('../features/auth/auth-pages.tsx').then((chunk) => chunk.ResetPasswordPage)),
  maintenance: lazyPage(() => import('./pages/maintenance-page.tsx').then((chunk) => chunk.MaintenancePage)),
  sportsbook: lazyPage(() => import('../features/sports/pages/matches-page.tsx').then((chunk) => chunk.SportsbookPage)),
  contactUs: lazyPage(() =>
    import('../features/content/contact/contact-us-page.tsx').then((chunk) => chunk.ContactUsPage),
  ),
  privacyPolicy: lazyPage(() =>
    import('../features/content/legal/privacy-policy-page.tsx').then((chunk) => chunk.PrivacyPolicyPage),
  ),
  responsibleGame: lazyPage(() =>
    import('./pages/responsible-game-page.tsx').then((chunk) => chunk.ResponsibleGamePage),
  ),
  fairPlay: lazyPage(() =>
    import('../features/content/fair-play/fair-play-page.tsx').then((chunk) => chunk.FairPlayPage),
  ),
  gamesRules: lazyPage(() =>
    import('../features/content/rules/games-rules-page.tsx').then((chunk) => chunk.GamesRulesPage),
  ),
  terms: lazyPage(() => import('../features/content/legal/terms-page.tsx').then((chunk) => chunk.TermsPage)),
  casinoLobby: lazyPage(() =>
    import('../features/casino/pages/listing-page.tsx').then((chunk) => chunk.CasinoLobbyPage),
  ),
  category: lazyPage(() => import('../features/casino/pages/listing-page.tsx').then((chunk) => chunk.CategoryPage)),
  providerCode: lazyPage(() =>
    import('../features/casino/pages/provider-page.tsx').then((chunk) => chunk.ProviderCodePage),
  ),
  home: lazyPage(() => import('./pages/home-page.tsx').then((chunk) => chunk.HomePage)),
  kyc: lazyPage(() => import('../features/account/kyc-page.tsx').then((chunk) => chunk.KycPage)),
  gamesAll: lazyPage(() => import('../features/casino/pages/listing-page.tsx').then((chunk) => chunk.GamesAllPage)),
  kingmaker: lazyPage(() => import('../features/casino/pages/provider-page.tsx').then((chunk) => chunk.KingmakerPage)),
  slots: lazyPage(() => import('../features/casino/pages/listing-page.tsx').then((chunk) => chunk.SlotsPage)),
  aura: lazyPage(() => import('../features/casino/pages/provider-page.tsx').then((chunk) => chunk.AuraPage)),
  allDealer: lazyPage(() => import('../features/casino/pages/listing-page.tsx').then((chunk) => chunk.AllDealerPage)),
  statement: lazyPage(() =>
    import('../features/cashier/statement/statement-page.tsx').then((chunk) => chunk.StatementPage),
  ),
  gatewayList: lazyPage(() =>
    import('../features/cashier/deposit/gateway-list-page.tsx').then((chunk) => chunk.GatewayListPage),
  ),
  deposit: lazyPage(() => import('../features/cashier/deposit/deposit-page.tsx').then((chunk) => chunk.DepositPage)),
  bkash: lazyPage(() => import('../features/cashier/deposit/deposit-page.tsx').then((chunk) => chunk.BkashPage)),
  paytm: lazyPage(() => import('../features/cashier/deposit/deposit-page.tsx').then((chunk) => chunk.PaytmPage)),
  nagad: lazyPage(() => import('../features/cashier/deposit/deposit-page.tsx').then((chunk) => chunk.NagadPage)),
  withdraw: lazyPage(() =>
    import('../features/cashier/withdraw/withdraw-page.tsx').then((chunk) => chunk.WithdrawPage),
  ),
  withdrawNew: lazyPage(() =>
    import('../features/cashier/withdraw/withdraw-new-page.tsx').then((chunk) => chunk.WithdrawNewPage),
  ),
  withdrawNewForm: lazyPage(() =>
    import('../features/cashier/withdraw/withdraw-form-pages.tsx').then((chunk) => chunk.WithdrawNewFormPage),
  ),
  withdrawMethod: lazyPage(() =>
    import('../features/cashier/withdraw/withdraw-form-pages.tsx').then((chunk) => chunk.WithdrawMethodPage),
  ),
  preWithdraw: lazyPage(() =>
    import('../features/cashier/withdraw/pre-withdraw-page.tsx').then((chunk) => chunk.PreWithdrawPage),
  ),
  withdrawList: lazyPage(() =>
    import('../features/cashier/withdraw/withdraw-list-page.tsx').then((chunk) => chunk.WithdrawListPage),
  ),
  bankDetails: lazyPage(() =>
    import('../features/cashier/banks/bank-details-page.tsx').then((chunk) => chunk.BankDetailsPage),
  ),
  bonus: lazyPage(() => import('../features/bonus/bonus-page.tsx').then((chunk) => chunk.BonusPage)),
  bonusDetails: lazyPage(() =>
    import('../features/bonus/bonus-details-page.tsx').then((chunk) => chunk.BonusDetailsPage),
  ),
  referral: lazyPage(() => import('../features/referral/referral-page.tsx').then((chunk) => chunk.ReferralPage)),
  activity: lazyPage(() =>
    import('../features/account/activity/activity-page.tsx').then((chunk) => chunk.ActivityPage),
  ),
  profile: lazyPage(() => import('./pages/profile-page.tsx').then((chunk) => chunk.ProfilePage)),
  myBets: lazyPage(() => import('../features/sports/pages/my-bets-page.tsx').then((chunk) => chunk.MyBetsPage)),
  sportsbookTest: lazyPage(() =>
    import('../features/sports/pages/matches-page.tsx').then((chunk) => chunk.SportsbookTestPage),
  ),
  jetfair: lazyPage(() => import('../features/sports/pages/matches-page.tsx').then((chunk) => chunk.JetfairPage)),
  spmGames: lazyPage(() => import('../features/sports/pages/spm-games-page.tsx').then((chunk) => chunk.SpmGamesPage)),
  betby: lazyPage(() => import('../features/sports/pages/matches-page.tsx').then((chunk) => chunk.BetbyPage)),
  spmSports: lazyPage(() => import('../features/sports/pages/matches-page.tsx').then((chunk) => chunk.SpmSportsPage)),
  match: lazyPage(() => import('../features/sports/pages/match-page.tsx').then((chunk) => chunk.MatchPage)),
  pins: lazyPage(() => import('../features/sports/pages/pins-page.tsx').then((chunk) => chunk.PinsPage)),
  casinoSlug: lazyPage(() =>
    import('../features/casino/pages/casino-slug-page.tsx').then((chunk) => chunk.CasinoSlugPage),
  ),
  casinoGame: lazyPage(() =>
    import('../features/casino/pages/casino-slug-page.tsx').then((chunk) => chunk.CasinoGamePage),
  ),
}

const lostPage = lazyPage(() => import('../site/lost-page.tsx').then((chunk) => chunk.LostPage))

/** Every route that exists; an unknown path leads to `/` (spec 2.1). */
export const routeEntries: readonly RouteEntry[] = [
  ...routes.map((route) => ({ ...route, page: pages[route.name] })),
  { path: '*', kind: 'common', layout: 'full', page: lostPage },
]

/** Loads the page of a path before it is drawn. */
export async function preloadPage(path: string): Promise<void> {
  const route = routeOf(path)?.route
  await (route ? pages[route.name] : lostPage).preload?.()
}
