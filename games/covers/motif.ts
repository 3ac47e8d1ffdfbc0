import type { Stream } from './chance.ts'
import type { Inks } from './inks.ts'
import type { PlateName } from './plate.ts'

/** How a motif stands in its area. */
export const compositionNames = ['centre', 'low', 'corner', 'tilt', 'pair', 'framed', 'flip', 'scene'] as const
export type CompositionName = (typeof compositionNames)[number]

/** What a family draws with. */
export interface Pen extends Inks {
  /** The decisions that are the family's own. */
  art: Stream
  name: string
  /** What the name asks for: a theme, a flyer; null leaves it to `art`. */
  hint: string | null
  /** Whether the whole area is its picture; else the motif stands alone on the cloth. */
  isScene: boolean
}

/** A family of games: its motif is drawn around (0, 0) within a radius of 100 units. */
export interface Family {
  compositions: readonly [CompositionName, ...CompositionName[]]
  /** Plates that would hide this motif. */
  without?: readonly PlateName[]
  draw: (pen: Pen) => string
}
