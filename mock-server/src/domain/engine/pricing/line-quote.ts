/**
 * The No / Yes quote of a run line from the distribution of the final number of runs.
 *
 * Yes at L wins when runs >= L, No at L when runs < L. Wide distributions get two lines at 100 / 100, chosen so that both sides win equally
 * often; runs between them are the house's. Narrow ones (a single run matters) get one line, where Yes comes nearest to one half, and
 * rates that make up for the rest.
 */
interface LineQuote {
  no: { line: number; rate: number }
  yes: { line: number; rate: number }
}

const MOST_BETWEEN = 0.045
const FARTHEST_FROM_HALF = 0.15

/** `chances[i]` is the chance of exactly i runs. Null when no fair line exists (the result is all but known). */
export function quoteLine(chances: ArrayLike<number>): LineQuote | null {
  return twoLines(chances, 2) ?? twoLines(chances, 1) ?? oneLine(chances)
}

function twoLines(chances: ArrayLike<number>, gap: number): LineQuote | null {
  let under = 0
  let best = Number.POSITIVE_INFINITY
  let line = 0
  let between = 1
  for (let runs = 0; runs < chances.length; runs++) {
    let inside = 0
    for (let index = runs; index < runs + gap; index++) inside += chances[index] ?? 0
    const distance = Math.abs(under - (1 - under - inside))
    if (distance < best) {
      best = distance
      line = runs
      between = inside
    }
    under += chances[runs] ?? 0
  }
  if (between > MOST_BETWEEN || line === 0) return null
  return { no: { line, rate: 100 }, yes: { line: line + gap, rate: 100 } }
}

function oneLine(chances: ArrayLike<number>): LineQuote | null {
  let under = 0
  let line = 0
  let best = 1
  let yes = 0
  for (let runs = 0; runs < chances.length; runs++) {
    const distance = Math.abs(0.5 - under)
    if (distance < best) {
      best = distance
      line = runs
      yes = 1 - under
    }
    under += chances[runs] ?? 0
  }
  if (best > FARTHEST_FROM_HALF || line === 0) return null
  const fair = (100 * (1 - yes)) / yes
  return {
    no: { line, rate: Math.ceil((fair * 1.08) / 5) * 5 },
    yes: { line, rate: Math.floor((fair * 0.92) / 5) * 5 },
  }
}
