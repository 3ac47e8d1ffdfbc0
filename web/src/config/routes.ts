import { matchRoutes } from 'react-router-dom'

/** Public: guests only. Protected: players only. Common: everyone (spec 2.1). */
export type RouteKind = 'public' | 'protected' | 'common'

/**
 * full: header and footer. header: header, no footer. bare: neither, but the brand frame. none: no layout at all
 * (spec 2.1).
 */
export type RouteLayout = 'full' | 'header' | 'bare' | 'none'

type Row = { name: string; path: `/${string}`; kind: RouteKind; layout: RouteLayout }

/**
 * The one table of routes; an unknown path leads to `/`. From a line follow its link (paths.ts), its guard and layout
 * (app/route-frame.tsx), and the visits of the browser tests; its page stands in app/routes.ts. Order does not matter, since the
 * router ranks by how exact a path is.
 */
export const routes = [
  // Public (spec 2.2)
  { name: 'landing', path: '/', kind: 'public', layout: 'full' },
  { name: 'register', path: '/register', kind: 'public', layout: 'bare' },
  { name: 'signIn', path: '/sign-in', kind: 'public', layout: 'bare' },
  { name: 'verifyNumber', path: '/verify-number', kind: 'public', layout: 'bare' },
  { name: 'mobileNumber', path: '/mobile-number', kind: 'public', layout: 'bare' },
  { name: 'forgotPassword', path: '/forgot-password', kind: 'public', layout: 'none' },
  { name: 'resetPassword', path: '/reset-password', kind: 'public', layout: 'none' },

  // Common (spec 2.3); /Casino is of spec 2.5
  { name: 'maintenance', path: '/maintenance', kind: 'common', layout: 'bare' },
  { name: 'sportsbook', path: '/sportsbook2', kind: 'common', layout: 'full' },
  { name: 'contactUs', path: '/contactus', kind: 'common', layout: 'full' },
  { name: 'privacyPolicy', path: '/privacypolicy', kind: 'common', layout: 'full' },
  { name: 'responsibleGame', path: '/responsiblegame', kind: 'common', layout: 'full' },
  { name: 'fairPlay', path: '/fairplay', kind: 'common', layout: 'full' },
  { name: 'gamesRules', path: '/gamesrule', kind: 'common', layout: 'full' },
  { name: 'terms', path: '/terms', kind: 'common', layout: 'full' },
  { name: 'casinoLobby', path: '/Casino', kind: 'common', layout: 'full' },
  { name: 'category', path: '/games/:category', kind: 'common', layout: 'full' },
  { name: 'providerCode', path: '/:providerCode', kind: 'common', layout: 'full' },

  // Protected (spec 2.4)
  { name: 'home', path: '/home', kind: 'protected', layout: 'full' },
  { name: 'kyc', path: '/kyc', kind: 'protected', layout: 'full' },
  { name: 'gamesAll', path: '/games-all', kind: 'protected', layout: 'full' },
  { name: 'kingmaker', path: '/kingmaker', kind: 'protected', layout: 'full' },
  { name: 'slots', path: '/slots', kind: 'protected', layout: 'full' },
  { name: 'aura', path: '/aura', kind: 'protected', layout: 'full' },
  { name: 'allDealer', path: '/all-dealer', kind: 'protected', layout: 'full' },
  { name: 'statement', path: '/cashier', kind: 'protected', layout: 'full' },
  { name: 'gatewayList', path: '/gatewaylist', kind: 'protected', layout: 'full' },
  { name: 'deposit', path: '/deposit/:method', kind: 'protected', layout: 'full' },
  { name: 'bkash', path: '/bkash', kind: 'protected', layout: 'full' },
  { name: 'paytm', path: '/paytm', kind: 'protected', layout: 'full' },
  { name: 'nagad', path: '/nagad', kind: 'protected', layout: 'full' },
  { name: 'withdraw', path: '/withdraw', kind: 'protected', layout: 'full' },
  { name: 'withdrawNew', path: '/withdrawnew', kind: 'protected', layout: 'full' },
  { name: 'withdrawNewForm', path: '/withdrawnewForm', kind: 'protected', layout: 'full' },
  { name: 'withdrawMethod', path: '/withdraw/:mode', kind: 'protected', layout: 'full' },
  { name: 'preWithdraw', path: '/pre-withdraw-page/:method', kind: 'protected', layout: 'full' },
  { name: 'withdrawList', path: '/withdrawList', kind: 'protected', layout: 'full' },
  { name: 'bankDetails', path: '/bank-details', kind: 'protected', layout: 'full' },
  { name: 'bonus', path: '/bonus', kind: 'protected', layout: 'full' },
  { name: 'bonusDetails', path: '/bonus/:id', kind: 'protected', layout: 'full' },
  { name: 'referral', path: '/referral', kind: 'protected', layout: 'full' },
  { name: 'activity', path: '/activity', kind: 'protected', layout: 'full' },
  { name: 'profile', path: '/profile', kind: 'protected', layout: 'full' },
  { name: 'myBets', path: '/mybets', kind: 'protected', layout: 'full' },
  { name: 'sportsbookTest', path: '/sportsbooktest', kind: 'protected', layout: 'full' },
  { name: 'jetfair', path: '/jetfair', kind: 'protected', layout: 'full' },

  // Protected, header and no footer (spec 2.4)
  { name: 'spmGames', path: '/spmgames', kind: 'protected', layout: 'header' },
  { name: 'betby', path: '/betby', kind: 'protected', layout: 'header' },
  { name: 'spmSports', path: '/spmsports/:category', kind: 'protected', layout: 'header' },
  { name: 'match', path: '/exchange/:gameId', kind: 'protected', layout: 'header' },
  // Beyond the specification
  { name: 'pins', path: '/pins', kind: 'protected', layout: 'header' },
  { name: 'casinoSlug', path: '/casino/:casinoslug', kind: 'protected', layout: 'header' },
  { name: 'casinoGame', path: '/casino/:casinoslug/:gameslug', kind: 'protected', layout: 'header' },
] as const satisfies readonly Row[]

export type Route = (typeof routes)[number]

/** The route of an address with its parameters; null for an unknown address. `path` has no query. */
export function routeOf(path: string) {
  return matchRoutes([...routes], path)?.[0] ?? null
}

/** The access rule of an address, from the route table; null for an unknown address. `path` has no query. */
export function routeKindOf(path: string): RouteKind | null {
  return routeOf(path)?.route.kind ?? null
}

type RouteWithParameter = Extract<Route, { path: `${string}:${string}` }>['name']

/** Addresses of each route with a parameter, for those who visit all; `:match` is a match in play, known to the world alone. */
export const examples: Readonly<Record<RouteWithParameter, readonly [string, ...string[]]>> = {
  category: ['/games/roulette'],
  providerCode: ['/evolution'],
  deposit: ['/deposit/m_paytm', '/deposit/bank'],
  withdrawMethod: ['/withdraw/bank'],
  preWithdraw: ['/pre-withdraw-page/bank'],
  bonusDetails: ['/bonus/bn-welcome'],
  spmSports: ['/spmsports/cricket'],
  match: ['/exchange/Inplay', '/exchange/:match'],
  casinoSlug: ['/casino/spribe', '/casino/ezg-Roulette'],
  casinoGame: ['/casino/spribe/aviator'],
}
