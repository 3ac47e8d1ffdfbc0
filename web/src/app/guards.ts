import { paths } from '../config/paths.ts'
import type { RouteKind } from '../config/routes.ts'
import type { OrganisationStatus } from '../site/app-details.ts'

export type Visit = {
  kind: RouteKind
  /** The path as it is in the address. */
  path: string
  isPlayer: boolean
  status: OrganisationStatus
  /** True from login until the app has gone where login leads: the public page stays meanwhile. */
  leaving: boolean
}

/** Stands in the history at a page to which another one was redirected; a reload keeps it. */
export const redirected = 'redirected'

export type Decision = 'show' | 'wait' | { redirect: string; keepPath: boolean }

/**
 * Decides whether a visitor may see a route (spec 2.1), in this order: a site that is not live shows only /maintenance;
 * public routes redirect a player; protected routes redirect a guest and keep the path for after the login.
 */
export function decide({ kind, path, isPlayer, status, leaving }: Visit): Decision {
  if (status !== 'live' && !isMaintenance(path)) return { redirect: paths.maintenance, keepPath: false }
  if (kind === 'public' && isPlayer) return leaving ? 'wait' : { redirect: paths.home, keepPath: false }
  if (kind === 'protected' && !isPlayer) return { redirect: paths.landing, keepPath: true }
  return 'show'
}

/** Whether a path is /maintenance, however it is written. */
export function isMaintenance(path: string): boolean {
  return path.replace(/\/+$/, '').toLowerCase() === paths.maintenance
}
