import type { RgsSchema } from '@chaupar/api/rgs'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Bet, Fields, Phase } from '../faces/face.ts'
import type { OpenFace } from '../faces/load-face.ts'
import type { NoticeName } from '../i18n/notice-texts.ts'

/** A round of the wire. */
export type WireRound = RgsSchema<'Round'>

/** Index of the last event that the player has seen, by the server's memory; -1 when none. */
export function seenOf({ event }: Pick<WireRound, 'event'>): number {
  const seen = Number(event ?? -1)
  return Number.isInteger(seen) ? seen : -1
}

/** A notice for the player: a sentence of ours, and the server's own words where it gave a reason. */
export interface Notice {
  name: NoticeName
  reason: string
}

export interface Rounds {
  phase: Phase
  /** A call about money or a decision is under way: no other may start. */
  isBusy: boolean
  face: OpenFace | null
  config: RgsSchema<'Config'> | null
  balance: RgsSchema<'Balance'> | null
  round: WireRound | null
  /** How many of the round's events are shown. */
  shownCount: number
  /** Rounds that are still being shown while the next may be bet, oldest first; only of faces that `overlap`. */
  inAir: readonly WireRound[]
  /** What rounds in the air have paid already, in paise: the balance holds it, and it is shown when they have landed. */
  heldPaise: number
  /** Rounds of this session that ended, newest first. */
  past: readonly WireRound[]
  /** Paid less staked in this session, in paise. */
  netPaise: number
  /** When the session began, and when the next bet may be placed (`minimumRoundDuration`), by the clock of the seams. */
  beganAtMs: number
  nextBetAtMs: number
  notice: Notice | null
  /** The session is over or cannot begin: nothing can be played here any more. */
  isOver: boolean
}

/** Rounds in the air at most. */
export const mostInAir = 10

/** What a test may put in place of the browser's clock. */
export interface Seams {
  nowMs(): number
  wait(ms: number): Promise<void>
  isStill(): boolean
  loadFace(rulesName: string): Promise<OpenFace | null>
  /** Called when the session turns out to be over. */
  onOver(): void
  /** Called when the game's own files do not come. */
  onFailed(): void
  /** Called before a win is taken that is not shown yet, and when the oldest of these is shown. */
  onWinHeld(): void
  onWinShown(): void
}

export type RoundStore = StoreApi<Rounds>

export interface RoundMachine {
  store: RoundStore
  /** Authenticates and takes up the round that was left open. */
  begin(): Promise<void>
  /** Stakes and opens a round; does nothing while one is under way, or while the most are in the air. */
  play(stakePaise: number, bet: Bet): Promise<void>
  /** Takes a decision in the open round; does nothing when it is not one of those that may follow. */
  act(action: string, meta?: Fields): Promise<void>
  /** Shows a closed round of the past again; nothing is asked of the server, and nothing moves. */
  replay(round: WireRound): Promise<void>
  /** Asks for the balance, which bets and other tabs may have moved; not while a round is being shown. */
  refreshBalance(): Promise<void>
}

/** Before the session is known. */
export const firstRounds: Rounds = {
  phase: 'loading',
  isBusy: false,
  face: null,
  config: null,
  balance: null,
  round: null,
  shownCount: 0,
  inAir: [],
  heldPaise: 0,
  past: [],
  netPaise: 0,
  beganAtMs: 0,
  nextBetAtMs: 0,
  notice: null,
  isOver: false,
}

/** A session of which nothing is known yet. */
export function roundsStore(): RoundStore {
  return createStore<Rounds>()(() => firstRounds)
}
