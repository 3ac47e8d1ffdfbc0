import { matchRoutes } from 'react-router-dom'
import { type RouteKind, routes } from './routes.ts'

const table = routes.map(({ path, kind }) => ({ path, handle: kind }))

/** Who may open an address of this app, by the table of routes; null for the address of no page. `path` is without its query. */
export function routeKindOf(path: string): RouteKind | null {
  return matchRoutes(table, path)?.[0]?.route.handle ?? null
}
