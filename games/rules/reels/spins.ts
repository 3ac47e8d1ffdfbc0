/** Games whose spin is over when the reels stand: lines, ways, and three reels without free spins. */
import { anticipationOf, awardFor, expectedFreeSpins, scatterWins } from './awards.ts'
import { isScatter, placesOf, scatterChances, stopReels } from './reels.ts'
import { type ReelGame, type ReelSet, reelRules } from './rounds.ts'
import { type Evaluation, multiplied, sum } from './wins.ts'

/** A game as its designer gives it. */
export interface SpinVariant extends Pick<ReelGame, 'base' | 'free' | 'mostTimes'> {
  evaluation: Evaluation
}

/**
 * A spin is a 'reveal', and when it wins a 'winInfo'. The returns are exact but for the most that a round pays, which none of a
 * million simulated rounds of a game with free spins reached.
 */
export function spinRules({ evaluation, base, free, mostTimes }: SpinVariant) {
  return reelRules({
    base,
    ...(free ? { free } : {}),
    mostTimes,
    spin(gameType, { strips, awards, multiplier }, draw) {
      const { board, stops } = stopReels(strips, evaluation.rows, draw)
      const scatters = placesOf(board, isScatter)
      const wins = multiplied([...evaluation.winsOf(board), ...scatterWins(awards, scatters)], multiplier)
      const totalWin = sum(wins.map(({ win }) => win))
      const anticipation = anticipationOf(board, awards)
      const reveal = { type: 'reveal', board, paddingPositions: stops, anticipation, gameType } as const
      return {
        events: totalWin > 0 ? [reveal, { type: 'winInfo', totalWin, wins }] : [reveal],
        win: totalWin,
        scatters,
      }
    },
    returned: () => ({ expected: expectedOf(evaluation, base, free) / 100, proof: 'closed form' }),
  })
}

/** Payout of a round in the long run, in hundredths of the bet. */
function expectedOf(evaluation: Evaluation, base: ReelSet, free: ReelSet | undefined): number {
  const ofBase = expectedSpin(evaluation, base)
  if (!free) return ofBase
  const again = scatterChances(free.strips, evaluation.rows)
  const spins = scatterChances(base.strips, evaluation.rows).map((chance, scatters) => {
    const first = awardFor(base.awards, scatters)?.spins ?? 0
    return first === 0 ? 0 : chance * expectedFreeSpins(first, again, free.awards)
  })
  return ofBase + sum(spins) * expectedSpin(evaluation, free)
}

function expectedSpin(evaluation: Evaluation, { strips, awards, multiplier }: ReelSet): number {
  const ofScatters = scatterChances(strips, evaluation.rows).map(
    (chance, scatters) => chance * (awardFor(awards, scatters)?.times ?? 0),
  )
  return multiplier * (evaluation.expected(strips) + sum(ofScatters))
}
