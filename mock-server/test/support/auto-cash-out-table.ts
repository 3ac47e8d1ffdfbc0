import { expect } from 'vitest'
import type { AutoCashOutTerms } from '../../src/domain/betting/auto-cash-out/auto-cash-out-records.ts'
import { listAutoCashOuts, setAutoCashOut } from '../../src/domain/betting/auto-cash-out/set-auto-cash-out.ts'
import { placeBet } from '../../src/domain/betting/place-bet.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import type { Runner } from '../../src/domain/odds/market.ts'
import { betOn, bettingTable, brokenInvariants, changeMarket, level } from './worlds.ts'

/** What a rule of `autoCashOutTable` is, but for its target. */
export const noLines = { gainPaise: null, lossPaise: null, share: 100, untilMs: null } as const

/** A back bet of 1,000.00 at 3.05; the lay price of its runner stands at 3.05, so a cash-out brings 0.00. */
export function autoCashOutTable(delayMs = 0) {
  const { world, playerId, marketId } = bettingTable(delayMs)
  const place = () => placeBet(world, playerId, betOn(marketId, 'a', 'back', 1000_00, { odds: 3.05 })).bet.id
  const betId = place()
  /** Moves the lay price of the runner, the only one with prices; null = no price. */
  const move = (price: number | null) => {
    const lay = price === null ? [] : [level({ price })]
    const runners = (world.feed.market(marketId)?.runners ?? []).map(
      (runner): Runner => (runner.selectionId === 'a' ? { ...runner, lay } : { ...runner, back: [], lay: [] }),
    )
    changeMarket(world, marketId, { runners })
    world.tick()
  }
  move(3.05)
  const set = (terms: Partial<AutoCashOutTerms>, key?: string) =>
    setAutoCashOut(world, playerId, { ...noLines, target: 'bet', targetId: betId, ...terms }, key)
  const rules = () => {
    expect(brokenInvariants(world)).toEqual([])
    return listAutoCashOuts(world, playerId)
  }
  const balance = () => balanceOf(world, playerId).balancePaise
  return { world, playerId, marketId, betId, place, move, set, rules, balance }
}
