import { type BetStore, chipsOn, type Placed, placedPaise } from '../../bet/bet-store.ts'
import type { RoundStore } from '../../round/rounds-store.ts'
import { betsOnRound, freeSlot } from '../offer.ts'
import { leftAt, type StageNow } from '../stage-clock.ts'
import type { StageMachine } from '../stage-machine.ts'
import type { StageState, StageStore } from '../stage-store.ts'

/** Laid chips are sent this long before betting closes, in real ms: time for one request and its response. */
const leadMs = 1_500

/** Where bets last less than four times the lead, they are sent in the last quarter. */
const leadPart = 4

/** The chips of the draft on a live table, which are the bet when betting closes. */
export interface LaidChips {
  /** Follows the stage from now on; returns the function that ends it. */
  start(): () => void
  /** Places the laid chips now. Does nothing while they cannot be placed. */
  place(): void
}

interface Parts {
  stage: StageStore
  machine: Pick<StageMachine, 'placeChips'>
  bets: BetStore
  rounds: RoundStore
  /** Whether so much can be staked now. */
  fits(paise: number): boolean
  nowMs(): number
}

/** Real ms until laid chips are sent; null while betting does not go on. */
export function untilClosingMs(now: StageNow, bettingMs: number, nowMs: number): number | null {
  const left = leftAt(now, nowMs)
  if (now.phase !== 'betting' || left === null || now.pace <= 0) return null
  const lead = Math.min(leadMs, bettingMs / leadPart / now.pace)
  return Math.max(0, left / now.pace - lead)
}

/**
 * Sends laid chips once a round by itself, shortly before betting closes. Every request names its round, so a late one is refused.
 * Chips that were not placed are taken off when the next round takes bets, so that no chip becomes a bet on another round.
 */
export function laidChips({ stage, machine, bets, rounds, fits, nowMs }: Parts): LaidChips {
  let timer: ReturnType<typeof setTimeout> | undefined
  let bettingOn: string | null = null

  async function place(): Promise<void> {
    const { placed } = bets.getState()
    const before = stage.getState()
    if (before.now === null || placed.length === 0 || freeSlot(before) === null || !fits(placedPaise(placed))) return
    const { round } = before.now
    const isFirst = betsOnRound(before).length === 0
    if (await machine.placeChips(chipsOn(placed))) return keepSent(bets, placed, isFirst)
    stage.setState({ refusedOn: round })
    // The response came after the next round had begun.
    if (bettingOn !== round) setAside()
  }

  function setAside(): void {
    const { placed } = bets.getState()
    if (placed.length === 0) return
    bets.setState({ placed: [], lastPlaced: placed })
    rounds.setState({ notice: { name: 'chipsNotPlaced', reason: '' } })
  }

  function close(round: string): void {
    void place()
    stage.setState({ closingOn: round })
  }

  function follow({ now, rules, slots, closingOn }: StageState): void {
    clearTimeout(timer)
    if (now?.phase !== 'betting') return
    const { round } = now
    const isNext = bettingOn !== null && bettingOn !== round
    bettingOn = round
    // While a response is awaited the chips may be placed: `place` decides.
    if (isNext && slots.every(({ asked }) => asked === null)) setAside()
    const ms = untilClosingMs(now, rules?.bettingMs ?? 0, nowMs())
    if (ms !== null && closingOn !== round) timer = setTimeout(close, ms, round)
  }

  return {
    start() {
      follow(stage.getState())
      const unfollow = stage.subscribe((state, before) => {
        if (state.now !== before.now || state.rules !== before.rules) follow(state)
      })
      return () => {
        unfollow()
        clearTimeout(timer)
      }
    },
    place: () => void place(),
  }
}

/** Chips that were taken are the draft no more; with those that were placed before them on the round they may be repeated on the next. */
function keepSent(bets: BetStore, sent: readonly Placed[], isFirst: boolean): void {
  bets.setState(({ lastPlaced }) => ({ placed: [], lastPlaced: isFirst ? sent : [...lastPlaced, ...sent] }))
}
