import { leaves, petals, star } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'
import { anyCard, card, faces, type Suit } from '../playing-card.ts'

/** Two cards, light and solid, crossed before a medallion. */
export const baccarat: Family = {
  compositions: ['centre', 'centre', 'framed', 'tilt'],
  draw(pen) {
    const { art } = pen
    const red: Suit = art.pick(['heart', 'diamond'])
    const black: Suit = art.pick(['spade', 'club'])
    const [first, second] = [anyCard(art).rank, anyCard(art).rank]
    const cross = art.between(6, 12)
    return (
      medallion(pen) +
      card(faces.light(pen), first, black, { x: -24, y: -8, turn: -cross, scale: 1.12 }) +
      card(faces.solid(pen), second, red, { x: 26, y: 10, turn: cross, scale: 1.12 })
    )
  },
}

function medallion({ ground, line, art }: Pen): string {
  const stroke = `fill="${ground}" stroke="${line}" stroke-width="1.300"`
  switch (art.pick(['octagon', 'leaves', 'petals', 'star'])) {
    case 'octagon':
      return `<path ${stroke} d="${star(0, 0, 104, 104, 4, 22.5)}"/><g fill="none" stroke="${line}">${leaves(0, 0, 50, 94, 8, 12, 22.5)}</g>`
    case 'leaves':
      return `<circle r="84" ${stroke}/><g fill="none" stroke="${line}" stroke-width="1.100">${leaves(0, 0, 48, 98, 18, 8)}</g>`
    case 'petals':
      return `<g ${stroke}>${petals(0, 0, 86, 100, 26)}<circle r="82"/></g>`
    default:
      return `<path ${stroke} d="${star(0, 0, 103, 84, 16)}"/><path fill="none" stroke="${line}" d="${star(0, 0, 92, 76, 16)}"/>`
  }
}
