/** Who may open a route (spec 2.1). */
type RouteKind = 'public' | 'common' | 'protected'

export type SiteRoute = {
  kind: RouteKind
  /** An address of the route; `:match` stands for a match in play, which only the world knows. */
  path: string
}

/**
 * Every route of the specification (2.2 to 2.5) by one address each. Written out and not read from the app's table, so that a
 * route that goes missing there is missed here; web/test/route-table.test.tsx holds the one to the other.
 */
export const siteRoutes: readonly SiteRoute[] = [
  ...of('public', [
    '/',
    '/sign-in',
    '/mobile-number',
    '/verify-number',
    '/register',
    '/forgot-password',
    '/reset-password',
  ]),
  ...of('common', [
    '/maintenance',
    '/sportsbook2',
    '/contactus',
    '/privacypolicy',
    '/responsiblegame',
    '/fairplay',
    '/gamesrule',
    '/terms',
    '/Casino',
    '/games/roulette',
    '/evolution',
  ]),
  ...of('protected', ['/home', '/kyc', '/games-all', '/kingmaker', '/slots', '/aura', '/all-dealer']),
  ...of('protected', ['/cashier', '/gatewaylist', '/deposit/m_paytm', '/deposit/bank', '/bkash', '/paytm', '/nagad']),
  ...of('protected', ['/withdraw', '/withdrawnew', '/withdrawnewForm', '/withdraw/bank', '/pre-withdraw-page/bank']),
  ...of('protected', [
    '/withdrawList',
    '/bank-details',
    '/bonus',
    '/bonus/bn-welcome',
    '/referral',
    '/profile',
    '/mybets',
  ]),
  ...of('protected', ['/sportsbooktest', '/jetfair', '/spmgames', '/betby', '/spmsports/cricket']),
  ...of('protected', ['/exchange/Inplay', '/exchange/:match']),
  ...of('protected', ['/casino/spribe', '/casino/ezg-Roulette', '/casino/spribe/aviator']),
]

function of(kind: RouteKind, paths: readonly string[]): SiteRoute[] {
  return paths.map((path) => ({ kind, path }))
}
