/** A round of reels: a spin, and the free spins that it may win, as events of the protocol. */
import type { Draw } from '../fairness.ts'
import { type BetReturn, checkMode, decided, fieldsOf, type GameRules, paid } from '../rules.ts'
import { type Awards, awardFor, mostFreeSpins } from './awards.ts'
import type { Board, Position, Strip } from './reels.ts'
import type { ReelWin } from './wins.ts'

/** Amounts are hundredths of the bet. The new symbols of a tumble are those of each reel from the top. */
export type ReelEvent =
  | {
      type: 'reveal'
      board: Board
      paddingPositions: readonly number[]
      anticipation: readonly number[]
      gameType: GameType
    }
  | { type: 'winInfo'; totalWin: number; wins: readonly ReelWin[] }
  | { type: 'updateTumbleWin' | 'setTotalWin' | 'wincap' | 'finalWin'; amount: number }
  | { type: 'tumbleBoard'; explodingSymbols: readonly Position[]; newSymbols: Board }
  | {
      type: 'boardMultiplierInfo'
      multInfo: { positions: readonly (Position & { multiplier: number })[] }
      winInfo: { tumbleWin: number; boardMult: number; totalWin: number }
    }
  | { type: 'setWin' | 'freeSpinEnd'; amount: number; winLevel: number }
  | { type: 'freeSpinTrigger' | 'freeSpinRetrigger'; totalFs: number; positions: readonly Position[] }
  | { type: 'updateFreeSpin'; amount: number; total: number }

export type GameType = 'basegame' | 'freegame'

/** How unevenly a game pays: seldom and much, or often and little. */
export const volatilities = ['low', 'medium', 'high'] as const

export type Volatility = (typeof volatilities)[number]

/** The reels of one kind of spin. */
export interface ReelSet {
  strips: readonly Strip[]
  awards: Awards
  /** Of every win of the spin. */
  multiplier: number
}

/** One spin to its end. */
export interface Spin {
  events: readonly ReelEvent[]
  /** In hundredths of the bet. */
  win: number
  /** Scatters in view at the end. */
  scatters: readonly Position[]
}

export interface ReelGame {
  base: ReelSet
  /** Absent where nothing wins free spins. */
  free?: ReelSet
  /** The most that a round pays, in hundredths of the bet; a round that reaches it ends there. */
  mostTimes: number
  /** `room` is what the round may still pay, in hundredths of the bet: a spin that has won it need not go on. */
  spin(gameType: GameType, set: ReelSet, draw: Draw, room: number): Spin
  /** Return of a stake of 1, and how that is known. */
  returned(): Pick<BetReturn, 'expected' | 'proof'>
}

/**
 * The rules of a game of reels. `meta` is not used. Numbers are drawn spin by spin, one for the stop of each reel from the
 * left. The payout is that of the last event, 'finalWin'.
 */
export function reelRules(game: ReelGame): GameRules<ReelEvent> {
  const modes = ['base']
  return {
    modes,
    order(stakePaise, mode, meta) {
      checkMode({ modes }, mode)
      fieldsOf(meta)
      return {
        stakePaise,
        play(actions, draw) {
          const { events, times } = roundOf(game, draw)
          return decided(actions, { events, stakePaise, payoutPaise: paid(stakePaise, times) })
        },
      }
    },
    returns: () => [{ bet: 'Spin', ...game.returned(), mostTimes: game.mostTimes }],
    sampleBets: () => [{ amountPaise: 1_000, mode: 'base' }],
  }
}

function roundOf(game: ReelGame, draw: Draw): { events: ReelEvent[]; times: number } {
  const { base, free, mostTimes } = game
  const events: ReelEvent[] = []
  let total = 0

  function play(gameType: GameType, set: ReelSet): readonly Position[] {
    const spin = game.spin(gameType, set, draw, mostTimes - total)
    const amount = Math.min(spin.win, mostTimes - total)
    total += amount
    events.push(...spin.events)
    if (amount > 0) events.push({ type: 'setWin', amount, winLevel: levelOf(amount, levelsOfWins) })
    events.push({ type: 'setTotalWin', amount: total })
    if (total === mostTimes) events.push({ type: 'wincap', amount: total })
    return spin.scatters
  }

  function playFree(set: ReelSet, first: number, positions: readonly Position[]): void {
    const before = total
    let totalFs = Math.min(first, mostFreeSpins)
    events.push({ type: 'freeSpinTrigger', totalFs, positions })
    for (let spin = 1; spin <= totalFs && total < mostTimes; spin += 1) {
      events.push({ type: 'updateFreeSpin', amount: spin, total: totalFs })
      const scatters = play('freegame', set)
      const more = Math.min(awardFor(set.awards, scatters.length)?.spins ?? 0, mostFreeSpins - totalFs)
      if (more === 0 || total === mostTimes) continue
      totalFs += more
      events.push({ type: 'freeSpinRetrigger', totalFs, positions: scatters })
    }
    const amount = total - before
    events.push({ type: 'freeSpinEnd', amount, winLevel: levelOf(amount, levelsOfFeatures) })
  }

  const scatters = play('basegame', base)
  const won = awardFor(base.awards, scatters.length)?.spins ?? 0
  if (free && won > 0 && total < mostTimes) playFree(free, won, scatters)
  events.push({ type: 'finalWin', amount: total })
  return { events, times: total }
}

/** From how many hundredths of the bet the protocol counts a win a level higher; the lowest level is 1. */
const levelsOfWins = [10, 100, 200, 500, 1_500, 3_000, 5_000, 10_000]
const levelsOfFeatures = [100, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 200_000]

function levelOf(amount: number, levels: readonly number[]): number {
  return 1 + levels.filter((from) => amount >= from).length
}
