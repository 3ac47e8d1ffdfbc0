import { times } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'
import { card, faces, halo, type Suit, suits } from '../playing-card.ts'

/** Three cards: a fan, a stair, or side by side; a trail of one rank, or a run. */
export const teenpatti: Family = {
  compositions: ['centre', 'centre', 'tilt', 'framed'],
  draw(pen) {
    const { art, line } = pen
    const first = art.whole(0, 3)
    const hand = art.pick(hands)
    const layout = layouts[art.pick(['fan', 'stair', 'row'])]
    const three = times(3, (i) => {
      const suit: Suit = suits[(first + i) % suits.length] ?? 'spade'
      const face = printings[i] ?? faces.solid
      return card(face(pen), hand[i] ?? 'A', suit, layout(i - 1))
    })
    const [left = '', middle = '', right = ''] = three
    return halo(art, line, 96) + left + right + middle
  },
}

/** Trails and pure sequences. */
const hands: readonly [readonly string[], ...(readonly string[])[]] = [
  ['A', 'A', 'A'],
  ['Q', 'K', 'A'],
  ['K', 'K', 'K'],
  ['10', 'J', 'Q'],
]

const printings: readonly ((pen: Pen) => ReturnType<typeof faces.light>)[] = [faces.light, faces.solid, faces.open]

/** Where the card stands that is `i` steps from the middle. */
const layouts = {
  fan: (i: number) => ({ x: i * 46, y: Math.abs(i) * 16 - 4, turn: i * 19, scale: i === 0 ? 1.16 : 1.06 }),
  stair: (i: number) => ({ x: i * 38, y: i * 28, turn: -9, scale: 1.06 }),
  row: (i: number) => ({ x: i * 55, y: i === 0 ? -10 : 14, scale: i === 0 ? 1.12 : 0.9 }),
} as const
