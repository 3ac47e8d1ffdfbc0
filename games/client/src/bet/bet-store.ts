import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Bet, Fields } from '../faces/face.ts'
import { listAt, numberAt, textAt } from '../faces/fields.ts'

/** A chip on a spot, in the order of placing. */
export interface Placed {
  on: string
  paise: number
}

export interface BetDraft {
  /** The stake as it is typed, in rupees. */
  stakeText: string
  bet: Bet
  chipPaise: number
  placed: readonly Placed[]
  /** Chips of the last bet that was taken. */
  lastPlaced: readonly Placed[]
  begin(bet: Bet, stakePaise: number, chipPaise: number): void
  typeStake(text: string): void
  choose(meta: Fields): void
  setMode(mode: string): void
  holdChip(paise: number): void
  place(on: string): void
  /** Takes the last chip off a spot. */
  lift(on: string): void
  undo(): void
  clear(): void
  repeat(): void
  double(): void
  /** Keeps the chips as those of the last bet, and clears the table when it is bet again. */
  keepPlaced(): void
}

export type BetStore = StoreApi<BetDraft>

/** What the player has chosen for the next bet. */
export function betStore(): BetStore {
  return createStore<BetDraft>()((set) => ({
    stakeText: '',
    bet: { mode: 'base', meta: {} },
    chipPaise: 0,
    placed: [],
    lastPlaced: [],
    begin: (bet, stakePaise, chipPaise) => set({ bet, stakeText: String(stakePaise / 100), chipPaise, placed: [] }),
    typeStake: (stakeText) => set({ stakeText }),
    choose: (meta) => set(({ bet }) => ({ bet: { ...bet, meta: { ...bet.meta, ...meta } } })),
    setMode: (mode) => set(({ bet }) => ({ bet: { ...bet, mode } })),
    holdChip: (chipPaise) => set({ chipPaise }),
    place: (on) => set(({ placed, chipPaise }) => ({ placed: [...placed, { on, paise: chipPaise }] })),
    lift: (on) =>
      set(({ placed }) => {
        const at = placed.findLastIndex((chip) => chip.on === on)
        return { placed: placed.filter((_, index) => index !== at) }
      }),
    undo: () => set(({ placed }) => ({ placed: placed.slice(0, -1) })),
    clear: () => set({ placed: [] }),
    repeat: () => set(({ lastPlaced }) => ({ placed: lastPlaced })),
    double: () => set(({ placed }) => ({ placed: placed.map(({ on, paise }) => ({ on, paise: paise * 2 })) })),
    keepPlaced: () => set(({ placed }) => ({ lastPlaced: placed })),
  }))
}

/** The chips of a bet that was taken, by its `meta`. */
export function placedBy(meta: Fields): Placed[] {
  return listAt(meta, 'bets').map((bet) => ({ on: textAt(bet, 'on'), paise: numberAt(bet, 'amountPaise') }))
}

/** Paise on each spot. */
export function chipsOn(placed: readonly Placed[]): Map<string, number> {
  const on = new Map<string, number>()
  for (const chip of placed) on.set(chip.on, (on.get(chip.on) ?? 0) + chip.paise)
  return on
}

/** All chips together, in paise. */
export function placedPaise(placed: readonly Placed[]): number {
  return placed.reduce((sum, { paise }) => sum + paise, 0)
}
