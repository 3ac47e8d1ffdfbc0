/** Buckets kept before full ones are thrown out; a full bucket says nothing that a missing one does not. */
const sweepAt = 10_000

type Bucket = { tokens: number; atMs: number }

/**
 * One token bucket for each key: `perSecond` calls a second, a burst of twice that or as given. Process time, not world time: it
 * guards the process, and a frozen world must not lock its callers out.
 */
export class RateLimit {
  readonly #perSecond: number
  readonly #burst: number
  readonly #nowMs: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(perSecond: number, nowMs: () => number, burst = perSecond * 2) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#nowMs = nowMs
  }

  /** Keys that are remembered. */
  get size(): number {
    return this.#buckets.size
  }

  /** Takes one call of this key. Answers 0, or the whole seconds to wait for the next one. */
  take(key: string): number {
    const nowMs = this.#nowMs()
    const known = this.#buckets.get(key)
    const tokens = known
      ? Math.min(this.#burst, known.tokens + ((nowMs - known.atMs) / 1000) * this.#perSecond)
      : this.#burst
    if (tokens < 1) {
      this.#buckets.set(key, { tokens, atMs: nowMs })
      return Math.max(1, Math.ceil((1 - tokens) / this.#perSecond))
    }
    this.#buckets.set(key, { tokens: tokens - 1, atMs: nowMs })
    if (this.#buckets.size > sweepAt) this.#sweep(nowMs)
    return 0
  }

  /** Undoes the last `take` of this key. */
  giveBack(key: string): void {
    const known = this.#buckets.get(key)
    if (known) known.tokens = Math.min(this.#burst, known.tokens + 1)
  }

  #sweep(nowMs: number): void {
    const fullAfterMs = (this.#burst / this.#perSecond) * 1000
    for (const [key, bucket] of this.#buckets) if (nowMs - bucket.atMs >= fullAfterMs) this.#buckets.delete(key)
  }
}
