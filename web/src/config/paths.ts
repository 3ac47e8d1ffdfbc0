import { type Route, routes } from './routes.ts'

/** `/home` is its own link; a pattern with parameters is filled by a function of as many values, which it escapes. */
type PathOf<Pattern extends string> = Pattern extends `${string}:${string}/:${string}`
  ? (first: string, second: string) => string
  : Pattern extends `${string}:${string}`
    ? (value: string) => string
    : Pattern

type Paths = { readonly [Each in Route as Each['name']]: PathOf<Each['path']> }

/** One link for each route of the table, by its name. */
function pathsOfRoutes(): Paths
function pathsOfRoutes(): Record<string, string | ((...values: string[]) => string)> {
  return Object.fromEntries(
    routes.map(({ name, path }) => [
      name,
      path.includes(':')
        ? (...values: string[]) => path.replace(/:\w+/g, () => encodeURIComponent(values.shift() ?? ''))
        : path,
    ]),
  )
}

const ofRoutes = pathsOfRoutes()

/** Every link of the app: `paths.home`, `paths.bonusDetails(id)`; and those that name a part or a case of a route. */
export const paths = {
  ...ofRoutes,
  exchangeInplay: ofRoutes.match('Inplay'),
  aviator: ofRoutes.casinoGame('spribe', 'aviator'),
  evolution: ofRoutes.casinoSlug('evolution'),
  ezugi: ofRoutes.casinoSlug('ezugi'),
  affiliates: `${ofRoutes.contactUs}#affiliates`,
  support: `${ofRoutes.contactUs}#support`,
  setLimits: `${ofRoutes.responsibleGame}#set-limits`,
  takeBreak: `${ofRoutes.responsibleGame}#take-break`,
  depositRequests: `${ofRoutes.gatewayList}#requests`,
  depositReceipt: (id: string) => `${ofRoutes.gatewayList}?request=${encodeURIComponent(id)}`,
  /** Where a player who returns from the provider's page finds the receipt, also in a new tab. */
  fastDepositReceipt: (id: string) => `${ofRoutes.deposit('fast')}?request=${encodeURIComponent(id)}`,
  newestWithdrawals: `${ofRoutes.withdraw}#requests`,
  whatMayBeWithdrawn: `${ofRoutes.withdraw}#cash`,
  /** The second step of a withdrawal, with the saved account that the first one chose. */
  withdrawNewFormWith: (accountId: string) => `${ofRoutes.withdrawNewForm}?account=${encodeURIComponent(accountId)}`,
} as const

/** Whether the id in the address of a match is the word for all matches in play; the word wins over an id (spec 2.4). */
export const asksForInplay = (gameId: string): boolean => /^inplay$/i.test(gameId)
