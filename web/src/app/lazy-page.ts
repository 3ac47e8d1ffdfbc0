import { type ComponentType, createElement, lazy } from 'react'
import { loadChunk } from '../lib/load-chunk.ts'

const lost = new Set<() => void>()

export type LazyPage = ComponentType & {
  /** Loads the chunk before the page is first drawn, which then comes with the frame around it. */
  preload?: () => Promise<void>
}

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
  const preload = async () => {
    Page = await loadChunk(load)
  }
  return Object.assign(() => createElement(Page), { preload })
}

/**
 * Loads pages whose chunk failed again when they are next drawn, since React.lazy remembers the failure. Called after the failure
 * is on the screen, otherwise they would be loaded without end.
 */
export function forgetLostPages(): void {
  for (const forget of lost) forget()
  lost.clear()
}
