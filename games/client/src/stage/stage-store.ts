import type { RgsSchema } from '@chaupar/api/rgs'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StageNow } from './stage-clock.ts'

export type StageBet = RgsSchema<'Round'>

/** A question about money that is under way. */
export type Asked = 'place' | 'cancel' | 'cash-out'

/** One of the bets that a player may have on a round: two on a crash, more at a table. */
export interface StageSlot {
  /** The stake as it is typed, in rupees. */
  stakeText: string
  hasAuto: boolean
  /** Where it shall cash itself out, as it is typed. */
  autoText: string
  /** The bet is sent as soon as a round takes bets. */
  isQueued: boolean
  asked: Asked | null
  /** The last bet of this slot, decided or not. */
  bet: StageBet | null
}

/** lost: it was live, and what happens now is not known. */
export type LinkState = 'connecting' | 'live' | 'lost'

export interface StageState {
  link: LinkState
  now: StageNow | null
  rules: RgsSchema<'StageRules'> | null
  chains: readonly RgsSchema<'StageChain'>[]
  /** Rounds that are over, newest first. */
  history: readonly RgsSchema<'StageResult'>[]
  /** Bets of the round, and all of them together in count and amount. */
  players: ReadonlyMap<string, RgsSchema<'StagePlayer'>>
  playersOf: string
  count: number
  amount: number
  slots: readonly [StageSlot, StageSlot, ...StageSlot[]]
  /** Of a table: the last round whose laid chips were due at the close, and the last one that refused chips. */
  closingOn: string | null
  refusedOn: string | null
}

export type StageStore = StoreApi<StageState>

/** Rounds of the past that are kept. */
const longest = 40

/** Bets on a round at most; how many of them a game takes its rules say. */
const mostSlots = 10

/** A stage of which nothing is known yet; every bet begins with this stake. */
export function stageStore(stakePaise: number): StageStore {
  const slot: StageSlot = {
    stakeText: String(stakePaise / 100),
    hasAuto: false,
    autoText: '2.00',
    isQueued: false,
    asked: null,
    bet: null,
  }
  return createStore<StageState>()(() => ({
    link: 'connecting',
    now: null,
    rules: null,
    chains: [],
    history: [],
    players: new Map(),
    playersOf: '',
    count: 0,
    amount: 0,
    slots: [slot, slot, ...Array.from({ length: mostSlots - 2 }, () => slot)],
    closingOn: null,
    refusedOn: null,
  }))
}

/** The state with one slot changed. */
export function withSlot({ slots }: StageState, at: number, change: Partial<StageSlot>): Pick<StageState, 'slots'> {
  const [first, second, ...others] = slots
  const changed = (slot: StageSlot, index: number) => (index === at ? { ...slot, ...change } : slot)
  return { slots: [changed(first, 0), changed(second, 1), ...others.map((slot, index) => changed(slot, index + 2))] }
}

/** The list after a message: another round starts it, the same one changes it. */
export function withPlayers(
  { players: before, playersOf }: StageState,
  { round, players, gone, count, amount }: RgsSchema<'StagePlayers'>,
): Pick<StageState, 'players' | 'playersOf' | 'count' | 'amount'> {
  const list = new Map(round === playersOf ? before : [])
  for (const id of gone) list.delete(id)
  for (const player of players) list.set(player.id, player)
  return { players: list, playersOf: round, count, amount }
}

/** The history with a round that has just ended. */
export function withResult(
  history: StageState['history'],
  result: RgsSchema<'StageResult'> | null,
): StageState['history'] {
  if (result === null) return history
  return [result, ...history.filter(({ round }) => round !== result.round)].slice(0, longest)
}
