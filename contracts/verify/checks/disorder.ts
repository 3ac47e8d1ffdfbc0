/** The order of what comes over a board: a snapshot, its pushes without a gap, nothing once it is left. */
import type { Json } from '@chaupar/api/document'
import { cameInWords } from '../words/values.ts'
import type { Finding } from './check.ts'

/** What happened at a board. `left`: its unsubscription was acknowledged. The sequence is whatever came as such, null for nothing. */
export type Moment =
  | { readonly is: 'snapshot' | 'push' | 'heartbeat'; readonly sequence: Json }
  | { readonly is: 'left' }

/** One thing that came out of order, in words. */
export interface Disorder extends Finding {
  /** A push in order but for those before it, which did not come. */
  readonly isGap: boolean
}

/** What is out of order in these moments, which are in the order of their coming; each kind of it once. */
export function disorderIn(moments: readonly Moment[]): Disorder[] {
  const found = new Map<string, Disorder>()
  const report = (expected: string, came: string, isGap = false) => {
    if (!found.has(expected)) found.set(expected, { field: 'odds:update', expected, came, isGap })
  }
  let place: 'before' | 'at' | 'left' = 'before'
  let last: number | undefined
  for (const moment of moments) {
    if (moment.is === 'left') {
      place = 'left'
      continue
    }
    const { is, sequence } = moment
    const came = `${is === 'push' ? '' : 'a heartbeat with '}sequence ${typeof sequence === 'number' ? sequence : cameInWords(sequence)}`
    if (is === 'snapshot') place = 'at'
    else if (place === 'before') report('no push before the snapshot', came)
    else if (place === 'left') report('no push after the board was left', came)
    else if (is === 'heartbeat' && last !== undefined && sequence !== last)
      report(`that a heartbeat names sequence ${last}, the last one that came`, came)
    else if (is === 'push' && last !== undefined && sequence !== last + 1)
      report(`sequence ${last + 1} after ${last}`, came, typeof sequence === 'number' && sequence > last)
    // What comes late is no measure for what follows it.
    if (place === 'at' && typeof sequence === 'number') last = Math.max(last ?? sequence, sequence)
  }
  return [...found.values()]
}
