/** A shared round of a table as its face draws it: the shown part of the deal, and the player's own bets on it. */
import { groupBy } from '@chaupar/api/group-by'
import type { GameEvent } from '@chaupar/games/rules/rules'
import type { ResultEvent } from '@chaupar/games/rules/table'
import { chipsOn, placedBy } from '../../bet/bet-store.ts'
import { eventOf } from '../../faces/events.ts'
import type { FaceRound, Phase } from '../../faces/face.ts'
import { paiseOf } from '../../money/amounts.ts'
import { betsOnRound } from '../offer.ts'
import type { StageBet, StageState } from '../stage-store.ts'

/** The phase of a table whose chips may be placed until its deal begins. */
export function livePhase({ now }: Pick<StageState, 'now'>): Phase {
  if (now === null) return 'loading'
  return ({ betting: 'ready', running: 'showing', settled: 'ended' } as const)[now.phase]
}

/** Paise that the player has placed on each spot. */
export function placedOn(bets: readonly StageBet[]): Map<string, number> {
  return chipsOn(bets.flatMap(({ meta }) => placedBy(meta ?? {})))
}

/**
 * Chips that lay on the table when the time for bets ran out or the connection was lost, in paise by spot. Empty while bets are
 * taken, and while the answer to a placing is awaited: they may have been placed.
 */
export function unplacedChips(
  { now, link, slots }: Pick<StageState, 'now' | 'link' | 'slots'>,
  draft: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const isOpen = now === null || (now.phase === 'betting' && link === 'live')
  return isOpen || slots.some(({ asked }) => asked !== null) ? new Map() : draft
}

/** The round on the table; null while bets are taken for it, when nothing lies there yet. */
export function liveRound(stage: Pick<StageState, 'now' | 'slots'>): FaceRound | null {
  const { now } = stage
  if (now === null || now.phase === 'betting') return null
  const bets = betsOnRound(stage)
  const isSettled = now.phase === 'settled'
  const isPaid = isSettled && bets.length > 0 && bets.every(({ active }) => !active)
  const events: readonly GameEvent[] = now.state
  return {
    id: now.round,
    bet: { mode: 'base', meta: { bets: [...placedOn(bets)].map(([on, amountPaise]) => ({ on, amountPaise })) } },
    stakePaise: bets.reduce((sum, { amount }) => sum + paiseOf(amount), 0),
    events: isSettled ? [...events, settled(events.length, bets)] : events,
    isPlaying: !isSettled,
    payoutPaise: isPaid ? bets.reduce((sum, { payout }) => sum + paiseOf(payout), 0) : null,
  }
}

/** Outcome of the player's bets, as one: chips that were placed on a spot one after another lie on it together. */
function settled(index: number, bets: readonly StageBet[]): GameEvent<ResultEvent> {
  const each = bets.flatMap(({ state }) => eventOf<ResultEvent>(state, 'result')?.bets ?? [])
  const bySpot = groupBy(each, (bet) => bet.on)
  const merged = [...bySpot].map(([on, of]) => {
    const amountPaise = of.reduce((sum, bet) => sum + bet.amountPaise, 0)
    return { on, amountPaise, times: of[0]?.times ?? 0 }
  })
  return { index, type: 'result', bets: merged }
}

/** A round of the history, as the strip names it. */
export function pastDeal({ round, state }: StageState['history'][number]): FaceRound {
  return {
    id: round,
    bet: { mode: 'base', meta: {} },
    stakePaise: 0,
    events: [...state, settled(state.length, [])],
    isPlaying: false,
    payoutPaise: 0,
  }
}
