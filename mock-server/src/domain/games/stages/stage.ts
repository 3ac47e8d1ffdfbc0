import { gameBySlug } from '@chaupar/contracts/catalogue/games'
import type { Draw } from '@chaupar/contracts/games/fairness'
import { rulesNameOf } from '@chaupar/contracts/games/rule-names'
import {
  type CrashVariant,
  crash,
  crashPoint,
  elapsedUntil,
  fastCrash,
} from '@chaupar/contracts/games/rules/instant/crash'
import { fieldsOf, type GameAction, type GameEvent } from '@chaupar/contracts/games/rules/rules'

/** What a game needs beside its rules so that all players of a world share its rounds. Times are milliseconds of the world. */
export interface Stage {
  /** Slug of the game. */
  slug: string
  bettingMs: number
  /** How long the result of a round is shown. */
  settledMs: number
  /** Bets that a player may have on a round. */
  slots: number
  curve: CrashVariant
  /** How long a round runs. `draw` stands at the first number of the round, here and below. */
  runningMs(draw: Draw): number
  /** How long a round has run when a bet with this `meta` is decided, unless its player acts before. */
  decidedMs(meta: unknown, draw: Draw): number
  /** What decides a bet then, in the words of its rules. */
  lastAction: GameAction
  /** What all see of a round that is over. */
  result(draw: Draw): GameEvent[]
  /** Numbers that lead to a result, of which a tester names the hundredths of the multiplier. */
  drawFor(result: number): Draw
}

/** The stage of a game by its slug; null when its rounds are its player's alone. */
export function stageOf(slug: string): Stage | null {
  const game = gameBySlug(slug)
  switch (game === null ? null : rulesNameOf(game)) {
    case 'crash/steady':
      return crashStage(slug, crash)
    case 'crash/fast':
      return crashStage(slug, fastCrash)
    default:
      return null
  }
}

function crashStage(slug: string, curve: CrashVariant): Stage {
  return {
    slug,
    bettingMs: 6_000,
    settledMs: 3_000,
    slots: 2,
    curve,
    runningMs: (draw) => elapsedUntil(crashPoint(draw, curve), curve),
    decidedMs(meta, draw) {
      const point = crashPoint(draw, curve)
      const { autoCashOut } = fieldsOf(meta)
      const times = typeof autoCashOut === 'number' && autoCashOut <= point ? autoCashOut : point
      return elapsedUntil(times, curve)
    },
    lastAction: { action: 'crash' },
    result: (draw) => [crashed(crashPoint(draw, curve))],
    drawFor: (result) => () => 1 - (curve.expected * 100) / result,
  }
}

function crashed(times: number): GameEvent & { times: number } {
  return { index: 0, type: 'crash', times }
}
