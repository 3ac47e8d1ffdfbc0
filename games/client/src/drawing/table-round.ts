/** A table's round as its stage shows it: which cards lie where, what each bet came to. */

import type { Card } from '@chaupar/games/rules/cards'
import type { EventBody } from '@chaupar/games/rules/rules'
import type { ResultEvent } from '@chaupar/games/rules/table'
import { eventOf } from '../faces/events.ts'
import type { FaceProps, FaceRound } from '../faces/face.ts'

/** The round on the table: none before the first, and none while the next bet is on its way. */
export function roundOnTable<Event extends EventBody>({
  phase,
  round,
}: Pick<FaceProps<Event>, 'phase' | 'round'>): FaceRound<Event> | null {
  return phase === 'showing' || phase === 'playing' || phase === 'ended' ? round : null
}

/** Of dealt cards those to one place, in order. */
export function cardsTo<Place>(dealt: readonly { to: Place; card: Card }[], to: Place): Card[] {
  return dealt.filter((event) => event.to === to).map(({ card }) => card)
}

/** Outcome of a bet of the round. */
export interface Settled {
  amountPaise: number
  /** In hundredths of the amount; 0 is lost, 100 given back. */
  times: number
}

/** The result of each bet of the round, by its spot; empty until it is shown. */
export function settledSpots(round: FaceRound | null): ReadonlyMap<string, Settled> {
  const result = eventOf<ResultEvent>(round?.events ?? [], 'result')
  return new Map((result?.bets ?? []).map(({ on, ...settled }) => [on, settled]))
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
