import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { routeEntries } from '../routes.ts'
import { framedPageOf } from './framed-pages.ts'

/**
 * Waits until a page that has a frame of its own in the document can take its place, or cannot be had, which the page itself
 * says: the loader would come between them otherwise. Of a match what names it is asked for, so that the name stays.
 */
export async function loadFramedPage(queries: QueryClient): Promise<void> {
  const page = framedPageOf(location.pathname)
  if (page === null) return
  if (page.id !== undefined) void queries.prefetchQuery(query('getMatchSettings', { query: { matchId: page.id } }))
  try {
    await routeEntries.find(({ name }) => name === page.name)?.page.load()
  } catch {
    // It is asked for again when it is drawn, and its boundary says what went wrong.
  }
}
