import type { Schema } from '@chaupar/api/api'
import type { OddsUpdate } from '@chaupar/api/realtime'

type Market = Schema<'Market'>
type Side = Schema<'Side'>

/** One price on the page. `level` 0 is the best. */
export type Cell = { market: number; runner: number; side: Side; level: number }

/** The shown values of a cell: decimal odds or a rate, the money behind it, and on a line the runs. */
type Value = { price: number; size: number; line?: number }

export const matchId = '4000001'

/** 24 exchange markets of 4 runners, of which a phone shows the best price a side (192 cells), 6 of a bookmaker with 3 (36), 36 sessions (72): 300 cells. */
const shapes = [
  { count: 24, kind: 'decimal', type: 'match_odds', name: 'Match odds', runners: 4, levels: 1 },
  { count: 6, kind: 'rate', type: 'bookmaker', name: 'Bookmaker', runners: 3, levels: 1 },
  { count: 36, kind: 'line', type: 'fancy', name: 'Session runs', runners: 1, levels: 1 },
] as const

/** A market of the tape: its fixed parts, and its present values by runner, side and level. */
type Book = { head: Omit<Market, 'runners' | 'sequence' | 'publishedAt'>; runners: Record<Side, Value[]>[] }

/** Prices that move by a seed: the same seed gives the same ticks on every page. Each tick moves one cell. */
export class MarketTape {
  readonly cells: Cell[] = []
  private readonly books: Book[] = []
  private readonly random: () => number
  private sequence = 1

  constructor(seed: number) {
    this.random = randomFrom(seed)
    for (const shape of shapes) for (let at = 0; at < shape.count; at += 1) this.add(shape, at)
  }

  /** All markets as they stand. */
  markets(): Market[] {
    return this.books.map((_, index) => this.market(index))
  }

  /** The present values of all cells. */
  values(): Value[] {
    return this.cells.map((_, cell) => this.valueOf(cell))
  }

  get sequenceNow(): number {
    return this.sequence
  }

  /** Moves one of the first `among` cells; gives it with its new values. */
  tick(among = this.cells.length): { cell: number; value: Value } {
    const cell = Math.floor(this.random() * among)
    const value = this.valueOf(cell)
    const step = this.random() < 0.5 ? -1 : 1
    if (value.line === undefined) value.price = Math.max(1.02, (Math.round(value.price * 100) + step * 2) / 100)
    else value.line = Math.max(1, value.line + step)
    value.size = Math.floor(100 + this.random() * 90_000)
    return { cell, value }
  }

  /** What the socket would bring after a tick of this cell: its whole market, in fresh objects. */
  update(cell: number): OddsUpdate {
    this.sequence += 1
    const market = this.market(this.cells[cell]?.market ?? 0)
    return { matchId, sequence: this.sequence, publishedAt: market.publishedAt, markets: [market] }
  }

  private add(shape: (typeof shapes)[number], at: number): void {
    const market = this.books.length
    const head = {
      marketId: `m-${market}`,
      refMatchId: matchId,
      HeadName: `${shape.name} ${at + 1}`,
      marketType: shape.type,
      priceKind: shape.kind,
      status: 'open',
      result: null,
      inPlay: true,
      delayMs: 3000,
      minStake: 100,
      maxStake: 50_000,
    } as const
    const runners = Array.from({ length: shape.runners }, (_, runner) => {
      const side = (name: Side) =>
        Array.from({ length: shape.levels }, (_, level): Value => {
          this.cells.push({ market, runner, side: name, level })
          return shape.kind === 'line'
            ? { price: 90, size: 5000, line: 40 + at * 3 }
            : { price: shape.kind === 'rate' ? 45 : 2 + runner, size: 5000 }
        })
      return { back: side('back'), lay: side('lay') }
    })
    this.books.push({ head, runners })
  }

  private valueOf(cell: number): Value {
    const { market, runner, side, level } = this.cells[cell] ?? { market: 0, runner: 0, side: 'back', level: 0 }
    const value = this.books[market]?.runners[runner]?.[side][level]
    if (!value) throw new RangeError(`the tape has no cell ${cell}`)
    return value
  }

  private market(index: number): Market {
    const book = this.books[index]
    if (!book) throw new RangeError(`the tape has no market ${index}`)
    const runners = book.runners.map(({ back, lay }, runner) => ({
      selectionId: `s-${index}-${runner}`,
      name: `Runner ${runner + 1}`,
      status: 'active' as const,
      back: back.map((value) => ({ ...value })),
      lay: lay.map((value) => ({ ...value })),
    }))
    return { ...book.head, sequence: this.sequence, publishedAt: '2026-01-01T00:00:00.000Z', runners }
  }
}

/** Numbers from 0 to 1 by a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
