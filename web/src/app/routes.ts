import { type Route, type RouteKind, type RouteLayout, routes } from '../config/routes.ts'
import { type LazyPage, lazyPage } from './lazy-page.ts'

/** A line of the table with its page. */
export type RouteEntry = {
  /** None: what no line names. */
  name?: Route['name']
  path: string
  kind: RouteKind
  layout: RouteLayout
  page: LazyPage
}

/** Every route that exists, each page loaded when it is first shown; what no line names leads to `/` (spec 2.1). */
export const routeEntries: readonly RouteEntry[] = [
  ...routes.map((route) => ({ ...route, page: pageOf(route.name) })),
  {
    path: '*',
    kind: 'common',
    layout: 'full',
    page: lazyPage(() => import('../site/lost-page.tsx').then((chunk) => chunk.LostPage)),
  },
]

/**
 * The landing page comes with the first files. The list of the others is a chunk too, which app.html names ahead: the landing
 * page does not carry the names of files that a guest may never ask for.
 */
function pageOf(name: Route['name']): LazyPage {
  return name === 'landing'
    ? lazyPage(() => import('./pages/landing-page.tsx').then((chunk) => chunk.LandingPage))
    : lazyPage(() => import('./page-loaders.gen.ts').then(({ pageLoaders }) => pageLoaders[name]()))
}
