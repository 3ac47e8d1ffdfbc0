/** What scatters bring: a win, and free spins. */
import { type Board, isScatter, type Position, placesOf } from './reels.ts'
import type { ReelWin } from './wins.ts'

export interface Award {
  /** Paid at once, in hundredths of the bet. */
  times: number
  spins: number
}

/** By the least number of scatters in view: { 3: ..., 4: ... }; more than the most named bring what the most bring. */
export type Awards = Readonly<Record<number, Award>>

/** A round has so many free spins and no more, however often they are won again. */
export const mostFreeSpins = 100

/** What so many scatters bring; null when they are too few. */
export function awardFor(awards: Awards, scatters: number): Award | null {
  const counts = Object.keys(awards).map(Number)
  const reached = counts.filter((count) => count <= scatters)
  return reached.length === 0 ? null : (awards[Math.max(...reached)] ?? null)
}

/** The win that scatters in view make; none when they pay nothing. */
export function scatterWins(awards: Awards, positions: readonly Position[]): ReelWin[] {
  const win = awardFor(awards, positions.length)?.times ?? 0
  if (win === 0) return []
  return [{ symbol: 'S', kind: positions.length, win, positions, meta: { winWithoutMult: win } }]
}

/**
 * By how many steps each reel is held back, 0 = not at all. A reel is held back only when free spins do come and the reels
 * before it are one scatter short of them, and not beyond the reel that brings them: no hope is staged that the draw has
 * already denied.
 */
export function anticipationOf(board: Board, awards: Awards): number[] {
  const needed = Math.min(...Object.keys(awards).map(Number))
  const reels = placesOf(board, isScatter).map(({ reel }) => reel)
  const [short, last] = [reels[needed - 2], reels[needed - 1]]
  return board.map((_, reel) =>
    short !== undefined && last !== undefined && reel > short && reel <= last ? reel - short : 0,
  )
}

/**
 * How many free spins are played in the long run when `first` were won, `chances[n]` being that of n scatters in a free spin:
 * exact, the bound of `mostFreeSpins` included.
 */
export function expectedFreeSpins(first: number, chances: readonly number[], awards: Awards): number {
  const added = chances.map((chance, scatters) => ({ chance, spins: awardFor(awards, scatters)?.spins ?? 0 }))
  let expected = 0
  /** Chance of each number of spins won until now. */
  let won = new Map([[Math.min(first, mostFreeSpins), 1]])
  for (let played = 0; played < mostFreeSpins; played += 1) {
    const after = new Map<number, number>()
    for (const [total, likely] of won) {
      if (total <= played) continue
      expected += likely
      for (const { chance, spins } of added) {
        const more = Math.min(mostFreeSpins, total + spins)
        after.set(more, (after.get(more) ?? 0) + likely * chance)
      }
    }
    won = after
  }
  return expected
}
