import type { Gap } from './profiles.ts'

const bitsPerByte = 8
const secondMs = 1000
/** Bytes that are handed over at once: what takes this long, within limits, so that all connections get their turn. */
const pieceMs = 50
const [leastPiece, mostPiece] = [256, 16 * 1024]

/** The gap that holds at `atMs`, or the next one; null after the last. All in milliseconds since the network began. */
export function gapAt(atMs: number, { afterMs, forMs, everyMs }: Gap): { fromMs: number; toMs: number } | null {
  const rounds = everyMs === null ? 0 : Math.max(0, Math.floor((atMs - afterMs) / everyMs))
  const fromMs = afterMs + rounds * (everyMs ?? 0)
  if (atMs < fromMs + forMs) return { fromMs, toMs: fromMs + forMs }
  return everyMs === null ? null : { fromMs: fromMs + everyMs, toMs: fromMs + everyMs + forMs }
}

/** When a work of `busyMs` is done that begins at `startMs` and stands still in gaps. */
export function doneAt(startMs: number, busyMs: number, gap: Gap | null): number {
  let [atMs, leftMs] = [startMs, busyMs]
  for (;;) {
    const next = gap === null ? null : gapAt(atMs, gap)
    if (next === null || atMs + leftMs < next.fromMs) return atMs + leftMs
    leftMs -= Math.max(0, next.fromMs - atMs)
    atMs = next.toMs
  }
}

/** One direction of a network: it carries one piece after another, whichever connection they are of. */
export class Lane {
  readonly #bitsPerSecond: number | null
  readonly #gap: Gap | null
  #freeAtMs = 0

  constructor(bitsPerSecond: number | null, gap: Gap | null) {
    this.#bitsPerSecond = bitsPerSecond
    this.#gap = gap
  }

  /** When `bytes` have left that are ready at `readyMs`: after all that was taken before them. */
  take(readyMs: number, bytes: number): number {
    const busyMs = this.#bitsPerSecond === null ? 0 : (bytes * bitsPerByte * secondMs) / this.#bitsPerSecond
    this.#freeAtMs = doneAt(Math.max(readyMs, this.#freeAtMs), busyMs, this.#gap)
    return this.#freeAtMs
  }

  /** Into how large pieces bytes are cut for this lane. */
  get pieceBytes(): number {
    if (this.#bitsPerSecond === null) return Number.POSITIVE_INFINITY
    const bytes = Math.round((this.#bitsPerSecond / bitsPerByte / secondMs) * pieceMs)
    return Math.min(mostPiece, Math.max(leastPiece, bytes))
  }
}
