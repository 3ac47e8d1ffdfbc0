import { Flow } from './flow.ts'
import { gapAt, Lane } from './lane.ts'
import type { NetworkNumbers } from './profiles.ts'

export type LinkOptions = {
  numbers: NetworkNumbers
  /** A stream of the world's chance, from its beginning. */
  stream: (name: string) => () => number
  /** Running time in milliseconds. */
  runMs: () => number
  /** Cuts all connections of the world. */
  onCut: () => void
}

/** What becomes of the connection of a call. */
export type Reset = 'none' | 'before' | 'after'

/** A network that is in force in one world. Its timers end with it; what is on its way then arrives at once. */
export class Link {
  readonly #options: LinkOptions
  readonly #startMs: number
  readonly #lanes: { down: Lane; up: Lane }
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #flows = new Set<Flow>()
  /** One for each kind of chance: none shifts another. */
  readonly #chances: { jitter: () => number; reset: () => number; cut: () => number }
  isOver = false

  constructor(options: LinkOptions) {
    const { numbers, stream, runMs } = options
    this.#options = options
    this.#startMs = runMs()
    this.#lanes = {
      down: new Lane(numbers.downBitsPerSecond, numbers.gap),
      up: new Lane(numbers.upBitsPerSecond, numbers.gap),
    }
    this.#chances = {
      jitter: stream('network jitter'),
      reset: stream('network resets'),
      cut: stream('network cuts'),
    }
    this.#awaitGap(0)
  }

  /** Milliseconds since the network began. */
  nowMs(): number {
    return this.#options.runMs() - this.#startMs
  }

  /** What one connection sends in a direction, in its order. */
  flow(direction: 'down' | 'up'): Flow {
    const lane = this.#lanes[direction]
    const flow: Flow = new Flow({
      lane,
      nowMs: () => this.nowMs(),
      delayMs: () => this.#delayMs(),
      at: (ms, run) => this.#at(ms, run),
      isOver: () => this.isOver,
      onBusy: (isBusy) => (isBusy ? this.#flows.add(flow) : this.#flows.delete(flow)),
    })
    return flow
  }

  /** Whether the connection of the next call is reset, and when. */
  reset(): Reset {
    const { resetShare } = this.#options.numbers
    if (resetShare === 0) return 'none'
    const drawn = this.#chances.reset()
    if (drawn >= resetShare) return 'none'
    return drawn < resetShare / 2 ? 'before' : 'after'
  }

  /** Ends the network: all that is on its way arrives, and no timer is left. */
  end(): void {
    this.isOver = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    for (const flow of [...this.#flows]) flow.end()
  }

  #delayMs(): number {
    const { latencyMs, jitterMs } = this.#options.numbers
    return Math.max(0, latencyMs / 2 + (jitterMs === 0 ? 0 : (this.#chances.jitter() * 2 - 1) * jitterMs))
  }

  #at(ms: number, run: () => void): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        run()
      },
      Math.max(0, ms - this.nowMs()),
    )
    this.#timers.add(timer)
  }

  /** Cuts the connections at the begin of the gaps that shall. */
  #awaitGap(fromMs: number): void {
    const { gap } = this.#options.numbers
    if (gap === null || gap.cutShare === 0) return
    const next = gapAt(fromMs, gap)
    if (next === null) return
    this.#at(next.fromMs, () => {
      if (this.#chances.cut() < gap.cutShare) this.#options.onCut()
      this.#awaitGap(next.toMs)
    })
  }
}
