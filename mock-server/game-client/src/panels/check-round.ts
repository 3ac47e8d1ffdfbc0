import type { RgsSchema } from '@chaupar/contracts/rgs'
import type { OpenFace } from '../faces/load-face.ts'
import { paiseOf } from '../money/amounts.ts'

/** What a check came to: the seeds give this round, they give another, the server seed is not told yet, or no seed decided it. */
export type Checked = 'right' | 'wrong' | 'notYet' | 'byTester'

/**
 * Works a round out anew from its seeds, its order and its decisions, by the rules and numbers of contracts, in this browser: the
 * hash of the seed, what happened and what it paid all have to be the same.
 */
export async function checkRound(past: RgsSchema<'PastRound'>, { face, variant }: OpenFace): Promise<Checked> {
  const { round, ordered, decisions, serverSeed } = past
  if (round.forced) return 'byTester'
  if (serverSeed === null) return 'notYet'
  const [{ fairDraw, seedHash }, rules] = await Promise.all([
    import('@chaupar/contracts/games/fairness'),
    face.rules(variant),
  ])
  const { serverSeedHash, clientSeed, nonce } = round.fairness
  const draw = fairDraw({ serverSeed, clientSeed, nonce })
  const told = rules.order(paiseOf(ordered), round.mode, round.meta).tell(decisions, draw)
  const isSame =
    seedHash(serverSeed) === serverSeedHash &&
    JSON.stringify(told.events) === JSON.stringify(round.state) &&
    told.payoutPaise === paiseOf(round.payout)
  return isSame ? 'right' : 'wrong'
}
