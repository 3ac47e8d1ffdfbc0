/** A soccer match as plain JSON. Times are milliseconds since kick-off. */
import type { Side, SoccerSpec } from './spec.ts'

export interface SoccerState {
  sport: 'soccer'
  seed: string
  spec: SoccerSpec
  phase: 'before-start' | 'play' | 'half-time' | 'finished' | 'abandoned'
  atMs: number
  nextMs: number | null
  /** For how long after `atMs` bets are suspended. */
  quietMs: number
  streams: { play: number; added: number; people: number }
  half: 0 | 1
  /** Minutes of this half that are played, added ones in. */
  minute: number
  /** Added minutes of this half; null until they are shown. */
  added: number | null
  goals: [number, number]
  reds: [number, number]
  yellows: [number, number]
  /** The side whose penalty kick is the next step. */
  penalty?: Side
  scorers: { side: Side; minute: string; name: string }[]
}

export function isOver({ phase }: Pick<SoccerState, 'phase'>): boolean {
  return phase === 'finished' || phase === 'abandoned'
}
