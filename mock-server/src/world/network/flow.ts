import type { Lane } from './lane.ts'

export type FlowOptions = {
  lane: Lane
  /** Milliseconds since the network began. */
  nowMs: () => number
  /** How long the next piece is on its way after it has left. */
  delayMs: () => number
  at: (ms: number, run: () => void) => void
  onBusy: (isBusy: boolean) => void
  /** Whether the network has ended: all arrives at once. */
  isOver: () => boolean
}

type Piece = { bytes: number; arrive: () => void; leave: (() => void) | undefined }

/**
 * What one connection sends in one direction. Pieces leave when the lane has carried them, one at a time, so that other
 * connections get their turn, and arrive in their order. Each is planned from the moment its predecessor was planned
 * for: a timer that comes late costs no bandwidth.
 */
export class Flow {
  readonly #options: FlowOptions
  readonly #waiting: Piece[] = []
  readonly #onWay: Piece[] = []
  #isLeaving = false
  #isGone = false
  #arrivesMs = 0
  /** Bytes that have not left yet. */
  waitingBytes = 0

  constructor(options: FlowOptions) {
    this.#options = options
  }

  /** How large pieces are. */
  get pieceBytes(): number {
    return this.#options.lane.pieceBytes
  }

  /** Whether nothing waits or is on its way. */
  get isIdle(): boolean {
    return this.#waiting.length === 0 && this.#onWay.length === 0
  }

  /** Sends a piece: `leave` is called when the lane has carried it, `arrive` when it is there. */
  send(bytes: number, arrive: () => void, leave?: () => void): void {
    if (this.#isGone || this.#options.isOver()) {
      leave?.()
      arrive()
      return
    }
    if (this.isIdle) this.#options.onBusy(true)
    this.#waiting.push({ bytes, arrive, leave })
    this.waitingBytes += bytes
    if (!this.#isLeaving) this.#leave(this.#options.nowMs())
  }

  /** Sends so many bytes, of which only the end counts. */
  sendAll(bytes: number, arrive: () => void): void {
    const { pieceBytes } = this
    let left = bytes
    for (; left > pieceBytes; left -= pieceBytes) this.send(pieceBytes, () => undefined)
    this.send(left, arrive)
  }

  /** Lets all arrive at once. */
  end(): void {
    for (const { leave } of this.#waiting) leave?.()
    const all = [...this.#onWay.splice(0), ...this.#waiting.splice(0)]
    this.waitingBytes = 0
    for (const { arrive } of all) arrive()
    this.#options.onBusy(false)
  }

  /** Forgets all that has not arrived: the connection is gone. */
  drop(): void {
    this.#waiting.length = 0
    this.#onWay.length = 0
    this.waitingBytes = 0
    this.#isGone = true
    this.#options.onBusy(false)
  }

  #leave(fromMs: number): void {
    const { lane, nowMs, delayMs, at } = this.#options
    let readyMs = fromMs
    for (;;) {
      const piece = this.#waiting[0]
      this.#isLeaving = piece !== undefined
      if (piece === undefined) return
      const leavesMs = lane.take(readyMs, piece.bytes)
      this.#arrivesMs = Math.max(this.#arrivesMs, leavesMs + delayMs())
      const arrivesMs = this.#arrivesMs
      const gone = (): void => {
        if (this.#waiting.shift() === undefined) return
        this.waitingBytes -= piece.bytes
        this.#onWay.push(piece)
        piece.leave?.()
        if (arrivesMs <= nowMs() && this.#onWay.length === 1) this.#arrive()
        // Whichever timer fires first, the oldest chunk is delivered first.
        else at(arrivesMs, () => this.#arrive())
      }
      if (leavesMs > nowMs()) {
        at(leavesMs, () => {
          gone()
          this.#leave(leavesMs)
        })
        return
      }
      gone()
      readyMs = leavesMs
    }
  }

  #arrive(): void {
    this.#onWay.shift()?.arrive()
    if (this.isIdle) this.#options.onBusy(false)
  }
}
