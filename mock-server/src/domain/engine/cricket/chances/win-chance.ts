import { advantage, BALLS, type Side } from '../play/spec.ts'
import type { CricketState } from '../play/state.ts'
import { openingChance } from './openings.ts'
import { chaseTable, settingTable, type WinChance, type WinTable } from './win-tables.ts'

/** Chances of the two sides and of a tie; they add up to 1. */
export interface MatchChance {
  home: number
  away: number
  tie: number
}

/** Tables take 1.5 MB each, depend on two small numbers only and are shared by all worlds; the latest used are kept. */
const TABLES_KEPT = 24
const tables = new Map<string, WinTable>()

/** The chances of each result from the present state. Before the toss they are the mean over both sides batting first. */
export function matchChance(state: CricketState): MatchChance {
  const { result, toss } = state
  if (result !== null) {
    if (result.kind !== 'won') return { home: 0, away: 0, tie: 1 }
    return result.winner === 0 ? { home: 1, away: 0, tie: 0 } : { home: 0, away: 1, tie: 0 }
  }
  if (toss === null) return mean(opening(state, 0), opening(state, 1))
  const current = state.innings.at(-1)
  if (current === undefined) return opening(state, (toss.chose === 'bat') === (toss.winner === 0) ? 0 : 1)
  const { batting, balls, wickets, runs, target } = current
  const left = BALLS - balls
  const [own, other] = [advantage(state.spec, batting), advantage(state.spec, batting === 0 ? 1 : 0)]
  if (target !== null) return forSide(batting, chase(own)(left, wickets, target - runs))
  if (current.closed) return forSide(batting === 0 ? 1 : 0, chase(other)(BALLS, 0, runs + 1))
  return forSide(batting, setting(own, other)(left, wickets, runs))
}

function opening(state: CricketState, first: Side): MatchChance {
  const [own, other] = [advantage(state.spec, first), advantage(state.spec, first === 0 ? 1 : 0)]
  return forSide(first, openingChance(own, other))
}

function forSide(side: Side, chance: WinChance): MatchChance {
  const other = 1 - chance.win - chance.tie
  return side === 0
    ? { home: chance.win, away: other, tie: chance.tie }
    : { home: other, away: chance.win, tie: chance.tie }
}

function mean(one: MatchChance, two: MatchChance): MatchChance {
  return { home: (one.home + two.home) / 2, away: (one.away + two.away) / 2, tie: (one.tie + two.tie) / 2 }
}

function chase(advantageOfSide: number): WinTable {
  return remembered(`chase ${advantageOfSide}`, () => chaseTable(advantageOfSide))
}

function setting(own: number, other: number): WinTable {
  return remembered(`setting ${own} ${other}`, () => settingTable(own, chase(other)))
}

function remembered(key: string, make: () => WinTable): WinTable {
  const table = tables.get(key) ?? make()
  tables.delete(key)
  tables.set(key, table)
  for (const oldest of tables.keys()) {
    if (tables.size <= TABLES_KEPT) break
    tables.delete(oldest)
  }
  return table
}
