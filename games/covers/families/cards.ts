import { times } from '../ink.ts'
import type { Family } from '../motif.ts'
import { anyCard, card, cardBack, faces, halo } from '../playing-card.ts'

/** A hand of cards: a fan, a row, or a cascade. */
export const cards: Family = {
  compositions: ['centre', 'tilt', 'framed', 'low'],
  without: ['spine'],
  draw(pen) {
    const { art, line } = pen
    const count = art.pick([4, 5])
    const layout = art.pick(['fan', 'cascade'])
    const last = count - 1
    const hand = times(count, (i) => {
      const at = i - last / 2
      const place =
        layout === 'fan'
          ? { x: at * 25, y: Math.abs(at) * Math.abs(at) * 5.5 - 4, turn: at * 13, scale: 0.98 }
          : { x: at * 30, y: at * 15, turn: -8 + i * 3, scale: 0.98 }
      const { rank, suit } = anyCard(art)
      if (i === 0 && art.chance(0.4)) return cardBack(faces.open(pen), art.whole(0, 3), place)
      return card(i === last ? faces.solid(pen) : i % 2 === 0 ? faces.light(pen) : faces.open(pen), rank, suit, place)
    })
    return halo(art, line, 98) + hand.join('')
  },
}
