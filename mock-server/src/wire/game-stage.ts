import type { RgsSchema } from '@chaupar/api/rgs'
import type { GameEvent } from '@chaupar/games/rules/rules'
import type { ClockState } from '../domain/base/clock.ts'
import type { ListedBet } from '../domain/games/shared-rounds/live-list.ts'
import type { Stage } from '../domain/games/shared-rounds/stage.ts'
import {
  type PublicChain,
  phaseAt,
  type StageResult,
  type StageRound,
} from '../domain/games/shared-rounds/stage-round.ts'
import { units } from './game-round.ts'

/** World milliseconds per real one; 0 while the clock stands. */
export function paceOf({ mode, scale }: ClockState): number {
  return mode === 'frozen' ? 0 : scale
}

/** A shared round at a moment, with its events until then. `result` is shown only once the round is over. */
export function wireStageRound(
  round: StageRound,
  nowMs: number,
  pace: number,
  { events, result }: { events: readonly GameEvent[]; result: () => StageResult },
): RgsSchema<'StageRound'> {
  const { id, number, opensAtMs, runsAtMs, endsAtMs, closesAtMs } = round
  const phase = phaseAt(round, nowMs)
  const beganAtMs = { betting: opensAtMs, running: runsAtMs, settled: endsAtMs }[phase]
  const nextAtMs = { betting: runsAtMs, running: null, settled: closesAtMs }[phase]
  return {
    round: id,
    number,
    phase,
    elapsedMs: nowMs - beganAtMs,
    leftMs: nextAtMs === null ? null : nextAtMs - nowMs,
    pace,
    state: [...events],
    result: phase === 'settled' ? wireStageResult(result()) : null,
  }
}

export function wireStageResult({ id, chain, number, seed, isForced, events }: StageResult): RgsSchema<'StageResult'> {
  return { round: id, chain, number, seed, forced: isForced, state: [...events] }
}

export function wireStageRules({ bettingMs, settledMs, slots, curve }: Stage): RgsSchema<'StageRules'> {
  const rules = { bettingMs, settledMs, slots }
  return curve === null ? rules : { ...rules, curve: { risePerMs: curve.risePerMs, mostTimes: curve.mostTimes } }
}

export function wireChain({ chain, end, salt }: PublicChain): RgsSchema<'StageChain'> {
  return { chain, end, salt }
}

/** The live list: its `changed` and `gone` players, and its totals. */
export function wirePlayers(
  round: StageRound,
  all: readonly ListedBet[],
  changed: readonly ListedBet[],
  gone: readonly string[],
): RgsSchema<'StagePlayers'> {
  return {
    round: round.id,
    players: changed.map(wirePlayer),
    gone: [...gone],
    count: all.length,
    amount: units(all.reduce((sum, { amountPaise }) => sum + amountPaise, 0)),
  }
}

function wirePlayer({ id, name, amountPaise, times, payoutPaise, isMade }: ListedBet): RgsSchema<'StagePlayer'> {
  return { id, name, amount: units(amountPaise), times, payout: units(payoutPaise), made: isMade }
}
