/** A table's round as its stage shows it: which cards lie where, what each bet came to. */
import type { FaceProps, FaceRound, RoundEvent } from '../faces/face.ts'
import { listAt, numberAt, textAt } from '../faces/fields.ts'

/** The round on the table: none before the first, and none while the next bet is on its way. */
export function roundOnTable({ phase, round }: Pick<FaceProps, 'phase' | 'round'>): FaceRound | null {
  return phase === 'showing' || phase === 'playing' || phase === 'ended' ? round : null
}

/** The last shown event of a type. */
export function shownEvent(round: FaceRound | null, type: string): RoundEvent | undefined {
  return round?.events.findLast((event) => event.type === type)
}

/** Cards that were dealt to a place, in order. */
export function cardsTo(round: FaceRound | null, to: string): string[] {
  return (round?.events ?? [])
    .filter((event) => event.type === 'card' && String(event.to) === to)
    .map((event) => textAt(event, 'card'))
}

/** Outcome of a bet of the round. */
export interface Settled {
  amountPaise: number
  /** In hundredths of the amount; 0 is lost, 100 given back. */
  times: number
}

/** The result of each bet of the round, by its spot; empty until it is shown. */
export function settledSpots(round: FaceRound | null): ReadonlyMap<string, Settled> {
  const result = shownEvent(round, 'result')
  const bets = result === undefined ? [] : listAt(result, 'bets')
  return new Map(
    bets.map((bet) => [
      textAt(bet, 'on'),
      { amountPaise: numberAt(bet, 'amountPaise'), times: numberAt(bet, 'times') },
    ]),
  )
}

/** All cards that were dealt, in order. */
export function cardsIn(round: FaceRound | null): string[] {
  return (round?.events ?? []).filter(({ type }) => type === 'card').map((event) => textAt(event, 'card'))
}

/** Whether a bet came to more than its stake, to its stake or a part of it, or to nothing. */
export function cameTo({ times }: Settled): 'won' | 'back' | 'lost' {
  return times > 100 ? 'won' : times > 0 ? 'back' : 'lost'
}

/** Names of the spots whose bets pay more than their stake. */
export function wonSpots(round: FaceRound | null): ReadonlySet<string> {
  const won = [...settledSpots(round)].filter(([, came]) => cameTo(came) === 'won')
  return new Set(won.map(([on]) => on))
}
