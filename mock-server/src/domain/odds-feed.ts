import type { Market } from './market.ts'
import type { Match } from './match.ts'

/** A match as it stands at one sequence number: the state that is read, pushed and bet against. */
export interface MatchSnapshot {
  match: Match
  markets: Market[]
  sequence: number
  publishedAtMs: number
}

/** The newest snapshot of every match of a world. Held in memory: it follows from the seed and the clock. */
export class OddsFeed {
  readonly #snapshots = new Map<string, MatchSnapshot>()

  publish(snapshot: MatchSnapshot): void {
    this.#snapshots.set(snapshot.match.refMatchId, snapshot)
  }

  get(refMatchId: string): MatchSnapshot | null {
    return this.#snapshots.get(refMatchId) ?? null
  }

  all(): MatchSnapshot[] {
    return [...this.#snapshots.values()]
  }

  market(marketId: string): Market | null {
    for (const { markets } of this.#snapshots.values()) {
      const found = markets.find((market) => market.marketId === marketId)
      if (found) return found
    }
    return null
  }
}
