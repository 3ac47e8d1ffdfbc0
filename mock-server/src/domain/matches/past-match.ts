import { nextCount } from '../../store/meta-records.ts'
import type { WorldContext } from '../base/context.ts'
import { engines } from '../engine/engines.ts'
import type { SportId } from '../odds/match.ts'
import { keepMarket, type MarketRecord, marketIdOf, marketRecord } from './market-records.ts'
import { insertMatch } from './match-records.ts'

const firstPastId = 31_100_000
/** Rain ends one match in a hundred. */
const mostTries = 2000

/** A market of a match that is over, and the result that it is to be given. */
export interface DecidedMarket {
  market: MarketRecord
  result: string
}

/**
 * Puts a match into the world that began `agoMs` before now and is over. Its markets are kept without their results:
 * the caller adds the bets of that time and settles them. Answers the match's id and its markets.
 */
export function addPastMatch(
  world: WorldContext,
  { sportId, agoMs, end }: { sportId: SportId; agoMs: number; end: 'finished' | 'abandoned' },
): { refMatchId: string; startTimeMs: number; markets: DecidedMarket[] } {
  const serial = firstPastId + nextCount(world.store, 'past match')
  const refMatchId = String(serial)
  const startTimeMs = world.clock.now() - agoMs
  for (let turn = 0; turn < mostTries; turn += 1) {
    const seed = world.random.bytes(`past match ${serial}`, turn, 16).toString('hex')
    const live = engines[sportId].openMatch(seed, agoMs)
    if (live.phase() !== end) continue
    const { matchName } = live
    insertMatch(world, { serial, refMatchId, sportId, seed, matchName, startTimeMs, status: end, sequence: 0 })
    const markets = live.settled().flatMap((decided) => {
      keepMarket(world, refMatchId, decided)
      const market = marketRecord(world, marketIdOf(refMatchId, decided.key))
      return market ? [{ market, result: decided.result }] : []
    })
    return { refMatchId, startTimeMs, markets }
  }
  throw new Error(`no match of sport ${sportId} was ${end}`)
}
