import type { Draw } from '@chaupar/games/rules/fairness'
import type { CrashVariant } from '@chaupar/games/rules/instant/crash'
import type { GameAction, GameEvent } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'

/** The events of a round, in milliseconds of the world after bets were closed. None may be shown before its time. */
export interface Course {
  events: readonly GameEvent[]
  /** When each of the events is shown. */
  shownAtMs: readonly number[]
  /** When the round is over; no event is later. */
  runningMs: number
}

/** The end of a made-up player's bet: its time after bets were closed, and its payout in hundredths of its stake; 0 is lost. */
export interface MadeEnd {
  atMs: number
  times: number
}

/** The part of a game, beside its rules, that lets all players of a world share its rounds. Times are milliseconds of the world. */
export interface Stage {
  /** Slug of the game. */
  slug: string
  bettingMs: number
  /** How long the result of a round is shown. */
  settledMs: number
  /** Bets that a player may have on a round. */
  slots: number
  /** How the multiplier rises at which a bet can be cashed out; null where a bet stands until the end. */
  curve: CrashVariant | null
  /** `draw` stands at the first number of the round, here and below. */
  course(draw: Draw): Course
  /** How long a round has run when a bet with this `meta` is decided, unless its player acts before; null = to its end. */
  decidedMs: ((meta: unknown, draw: Draw) => number) | null
  /** The action that decides a bet then, in the words of its rules; null where the order alone decides. */
  lastAction: GameAction | null
  /** Numbers that lead to a result which a tester has set: of a crash its hundredths, at a table the number of a draw. */
  drawFor(world: WorldContext, result: number): Draw
  /** How the bets of those who are made up end, each by a number of its own from 0 to below 1. */
  madeEnds(draw: Draw): (chance: number) => MadeEnd
}
