import * as v from 'valibot'

/** The time a world believes in, in milliseconds since the epoch. Nothing in the domain asks the system. */
export interface Clock {
  now(): number
}

export const clockState = v.object({
  mode: v.picklist(['running', 'frozen']),
  /** World time at the moment the state was taken. */
  worldMs: v.number(),
  /** System time at the moment the state was taken. */
  systemMs: v.number(),
  /** World milliseconds per system millisecond while running. */
  scale: v.number(),
})

/** The stored state from which a restart makes the same clock again. */
export type ClockState = v.InferOutput<typeof clockState>

/** A clock that can be frozen, set, moved on and run faster or slower than the system's. */
export class WorldClock implements Clock {
  readonly #system: () => number
  readonly #onChange: (state: ClockState) => void
  #state: ClockState
  #heldMs: number | null = null

  constructor(system: () => number, state?: ClockState | null, onChange: (state: ClockState) => void = () => {}) {
    this.#system = system
    this.#onChange = onChange
    this.#state = state ?? { mode: 'running', worldMs: system(), systemMs: system(), scale: 1 }
  }

  now(): number {
    const { mode, worldMs, systemMs, scale } = this.#state
    if (this.#heldMs !== null) return this.#heldMs
    if (mode === 'frozen') return worldMs
    return Math.floor(worldMs + (this.#system() - systemMs) * scale)
  }

  /**
   * Runs `effect` in one moment: time stands still meanwhile, so that all writes have one time and a replay can repeat them at
   * exactly that time. Moves of the clock inside still count.
   */
  steady<T>(effect: (nowMs: number) => T): T {
    if (this.#heldMs !== null) return effect(this.#heldMs)
    this.#heldMs = this.now()
    try {
      return effect(this.#heldMs)
    } finally {
      this.#heldMs = null
    }
  }

  get state(): ClockState {
    return { ...this.#state }
  }

  /** Stops the time, at `atMs` when given. */
  freeze(atMs = this.now()): void {
    this.#change('frozen', atMs, this.#state.scale)
  }

  /** Lets a frozen clock run on from where it stands. */
  resume(): void {
    this.#change('running', this.now(), this.#state.scale)
  }

  /** Puts the clock at a time; running or frozen stays as it was. */
  set(atMs: number): void {
    this.#change(this.#state.mode, atMs, this.#state.scale)
  }

  /** Moves the clock on by so many milliseconds; running or frozen stays as it was. */
  advance(byMs: number): void {
    this.#change(this.#state.mode, this.now() + byMs, this.#state.scale)
  }

  /** Runs at `factor` world milliseconds per system millisecond from now on. */
  scale(factor: number): void {
    this.#change(this.#state.mode, this.now(), factor)
  }

  #change(mode: ClockState['mode'], worldMs: number, scale: number): void {
    this.#state = { mode, worldMs, systemMs: this.#system(), scale }
    if (this.#heldMs !== null) this.#heldMs = worldMs
    this.#onChange(this.state)
  }
}

/** The system time, in whole milliseconds, at which a running clock of this state comes to a world time. */
export function systemMsAt({ worldMs, systemMs, scale }: ClockState, atMs: number): number {
  return Math.ceil(systemMs + (atMs - worldMs) / scale)
}

/**
 * A system time in whole milliseconds that never goes back. While the machine's clock is behind the reached time, time goes on
 * by `runMs`, the running time of the process; later it follows the machine's clock again. `fromMs`: the system time that was
 * reached before.
 */
export function neverBack(
  system: () => number,
  runMs: () => number,
  fromMs: number = Number.NEGATIVE_INFINITY,
): () => number {
  let lastMs = fromMs
  let joined = { atMs: fromMs, runMs: runMs() }
  return () => {
    const now = { atMs: system(), runMs: runMs() }
    if (now.atMs >= lastMs) joined = now
    lastMs = Math.max(lastMs, Math.floor(joined.atMs + now.runMs - joined.runMs))
    return lastMs
  }
}

/** ISO 8601 UTC with milliseconds, the wire form of every timestamp. */
export function toIso(atMs: number): string {
  return new Date(atMs).toISOString()
}
