import type { ClockState } from '../domain/base/clock.ts'
import { countEntries } from '../domain/money/ledger.ts'
import type { World } from './world.ts'

/** A world as lists show it. */
export interface WorldSummary {
  readonly name: string
  /** The base and the situations that hold beside it. */
  readonly scenarios: readonly string[]
  /** Names of the scenarios that it was made from. */
  readonly madeFrom: readonly string[]
  /** Null when it is not shown. */
  readonly seed: string | null
  readonly clock: ClockState
  /** World time. */
  readonly nowMs: number
  readonly ledgerEntries: number
  /** Why its file cannot be opened; null when it can. */
  readonly problem: string | null
}

export function summaryOf(world: World, scenarios: readonly string[]): WorldSummary {
  return {
    name: world.name,
    scenarios,
    madeFrom: world.origin.scenarios.map(({ name }) => name),
    seed: world.isSeedHidden ? null : world.seed,
    clock: world.clock.state,
    nowMs: world.clock.now(),
    ledgerEntries: countEntries(world),
    problem: null,
  }
}

/** A world of which only the name and the damage of its file are known. */
export function summaryOfDamaged(name: string, problem: string): WorldSummary {
  const clock: ClockState = { mode: 'frozen', worldMs: 0, systemMs: 0, scale: 1 }
  return { name, scenarios: [], madeFrom: [], seed: null, clock, nowMs: 0, ledgerEntries: 0, problem }
}
