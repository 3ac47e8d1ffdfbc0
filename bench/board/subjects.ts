import type { OddsUpdate } from '@chaupar/api/realtime'
import { priceText, sizeText } from '../../web/src/features/sports/prices/price-text.ts'
import { deliver } from './connection.ts'
import type { MarketTape } from './market-tape.ts'

/** A moved cell, and its message. */
type Tick = ReturnType<MarketTape['tick']> & { update: OddsUpdate }

/** What is measured: something that takes ticks. */
export type Subject = {
  take: (tick: Tick) => void
  /** How many cells do not show what the tape says. */
  wrong: () => number
}

/** The site itself: an update arrives where the socket's updates arrive. */
export function appSubject(board: HTMLElement, tape: MarketTape): Subject {
  return { take: ({ update }) => deliver(update), wrong: wrongIn(board, tape) }
}

/** Writes the texts of each tick at once; nothing else. */
export function rawSubject(board: HTMLElement, tape: MarketTape): Subject {
  const nodes = nodesOf(board, tape)
  return {
    take: ({ cell, value }) => {
      const node = nodes[cell]
      if (!node) return
      const [large, small] = textsOf(value)
      node.large.textContent = large
      node.small.textContent = small
    },
    wrong: wrongIn(board, tape),
  }
}

/** Lets every message pass. */
export function noSubject(): Subject {
  return { take: () => undefined, wrong: () => 0 }
}

/** The texts of a cell: on a line the runs and the rate, else the price and the money behind it. */
function textsOf({ price, size, line }: Tick['value']): [large: string, small: string] {
  return line === undefined ? [priceText(price), sizeText(size)] : [priceText(line), priceText(price)]
}

type CellNode = { large: Element; small: Element }

/** The nodes of the tape's cells, in its order. The deepest back level stands first, the deepest lay level last. */
function nodesOf(board: HTMLElement, tape: MarketTape): CellNode[] {
  return tape.cells.map(({ market, runner, side, level }) => {
    const all = [...board.querySelectorAll(`[data-cell="m-${market}/s-${market}-${runner}/${side}"]`)]
    const cell = all[side === 'back' ? all.length - 1 - level : level]
    const large = cell?.querySelector('b')
    const small = cell?.querySelector('small')
    if (!large || !small) throw new Error(`no cell for market ${market}, runner ${runner}, ${side}, level ${level}`)
    return { large, small }
  })
}

function wrongIn(board: HTMLElement, tape: MarketTape): () => number {
  const nodes = nodesOf(board, tape)
  return () => {
    const values = tape.values()
    return nodes.filter(({ large, small }, cell) => {
      const value = values[cell]
      if (!value) return true
      const [price, size] = textsOf(value)
      return large.textContent !== price || small.textContent !== size
    }).length
  }
}
