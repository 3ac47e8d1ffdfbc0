import { type ComponentType, createElement, lazy } from 'react'
import { loadChunk } from '../lib/load-chunk.ts'

const lost = new Set<() => void>()

/** Drawn at once when `load` has been awaited before its first drawing, otherwise when its chunk has come. */
export type LazyPage = ComponentType & { load: () => Promise<void> }

/** A page in a chunk of its own: `lazyPage(() => import('./x-page.tsx').then((chunk) => chunk.XPage))`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const begin = () =>
    lazy(() =>
      loadChunk(load).then(
        (page) => ({ default: page }),
        (failure: unknown) => {
          lost.add(() => {
            Page = begin()
          })
          throw failure
        },
      ),
    )
  let Page: ComponentType = begin()
  return Object.assign(() => createElement(Page), {
    load: async () => {
      Page = await load()
    },
  })
}

/**
 * Pages whose chunk did not come are asked for again when they are next drawn: React.lazy would remember the failure. Not
 * before the failure is on the screen, or it would be asked for without end.
 */
export function forgetLostPages(): void {
  for (const forget of lost) forget()
  lost.clear()
}
