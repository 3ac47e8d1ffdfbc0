import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadChunk } from '../lib/load-chunk.ts'

/** A page in a chunk of its own: `lazyPage(() => import('./x-page.tsx').then((chunk) => chunk.XPage))`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(() => loadChunk(load).then((page) => ({ default: page })))
}
