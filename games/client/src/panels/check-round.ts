import type { RgsSchema } from '@chaupar/api/rgs'
import type { RoundToCheck } from '@chaupar/games/rules/check-round'
import type { OpenFace } from '../faces/load-face.ts'
import { paiseOf } from '../money/amounts.ts'

/** Outcome of a check: the seeds give this round, they give another, the server seed is not revealed yet, or no seed decided it. */
export type Checked = 'right' | 'wrong' | 'notYet' | 'byTester'

type Past = RgsSchema<'PastRound'>

/**
 * Computes a round again from its seeds, its order and its decisions, by the rules and numbers of contracts, in this browser: the
 * hash of the seed, what happened and what it paid all have to be the same.
 */
export async function checkPast(past: Past, { face, variant }: OpenFace): Promise<Checked> {
  const { serverSeed, round } = past
  if (round.forced) return 'byTester'
  if (serverSeed === null) return 'notYet'
  const [{ checkRound }, rules] = await Promise.all([import('@chaupar/games/rules/check-round'), face.rules(variant)])
  const order = rules.order(paiseOf(past.ordered), round.mode, round.meta)
  const { isHashRight, eventOff, isPayoutOff } = checkRound(order, { ...knownOf(past), serverSeed })
  return isHashRight && eventOff === null && !isPayoutOff ? 'right' : 'wrong'
}

/** A round as one text, which the site's page on fairness reads. */
export async function textOf(past: Past, game: string): Promise<string> {
  const { roundText } = await import('@chaupar/games/rules/check-round')
  return roundText({ game, ...knownOf(past), serverSeed: past.serverSeed })
}

function knownOf({ round, ordered, decisions }: Past): Omit<RoundToCheck, 'game' | 'serverSeed'> {
  return {
    ...round.fairness,
    stakePaise: paiseOf(ordered),
    mode: round.mode,
    meta: round.meta,
    decisions,
    reported: { events: round.state, payoutPaise: paiseOf(round.payout) },
  }
}
