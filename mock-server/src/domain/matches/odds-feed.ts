import type { LiveMatch } from '../engine/live-match.ts'
import type { Market } from './market.ts'
import type { Match } from './match.ts'

/** A match as it stands at one sequence number: the state that is read, pushed and bet against. */
export interface MatchSnapshot {
  /** `firstMarket` is the first of `markets`. */
  match: Match
  markets: Market[]
  sequence: number
  publishedAtMs: number
}

const retiredKept = 8

/** The running matches of a world. Held in memory: all of it follows from the seeds and the clock. */
export class OddsFeed {
  readonly #snapshots = new Map<string, MatchSnapshot>()
  readonly #live = new Map<string, LiveMatch>()
  readonly #retired: string[] = []
  /** World time that the feed has reached. */
  reachedMs = Number.NEGATIVE_INFINITY

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

  /** The engine's match, opened the first time it is asked for. */
  live(refMatchId: string, open: () => LiveMatch): LiveMatch {
    const known = this.#live.get(refMatchId)
    if (known) return known
    const opened = open()
    this.#live.set(refMatchId, opened)
    return opened
  }

  /** Forgets a match that nobody was shown. */
  release(refMatchId: string): void {
    this.#live.delete(refMatchId)
  }

  /** Lets a finished match's engine go. The last snapshots of a few stay; older ones are made again when asked for. */
  retire(refMatchId: string): void {
    this.#live.delete(refMatchId)
    this.#retired.push(refMatchId)
    for (const old of this.#retired.splice(0, this.#retired.length - retiredKept)) this.#snapshots.delete(old)
  }
}
