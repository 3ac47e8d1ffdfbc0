import { leaves, n, petals, polar, rays, times } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'
import { card, faces, suits } from '../playing-card.ts'

/** A wide arc of cards over half a mandala. */
export const cards32: Family = {
  compositions: ['centre'],
  without: ['spine', 'plaque'],
  draw(pen) {
    const { art } = pen
    const ranks = ['6', '7', '8', '9', '10', 'J', 'Q', 'K']
    const start = art.whole(0, 2)
    const suit = art.whole(0, 3)
    const count = 6
    const arc = times(count, (i) => {
      const angle = (i - (count - 1) / 2) * 23
      const [x, y] = polar(0, 92, 122, angle - 90)
      const face = i % 2 === 0 ? faces.light(pen) : faces.solid(pen)
      return card(face, ranks[start + i] ?? '8', suits[(suit + i) % 4] ?? 'spade', { x, y, turn: angle, scale: 0.86 })
    })
    return `<g transform="translate(0 12)">${mandala(pen)}${arc.join('')}</g>`
  },
}

function mandala({ ground, line, solid, art }: Pen): string {
  const stroke = `fill="${ground}" stroke="${line}" stroke-width="1.200"`
  const inner = art.pick(['petals', 'leaves'])
  const body =
    inner === 'petals'
      ? `${petals(0, 92, 46, 58, 20)}${petals(0, 92, 32, 46, 16)}${petals(0, 92, 18, 32, 12)}`
      : `${leaves(0, 92, 18, 58, 18, 8)}`
  const beads = times(19, (i) => {
    const [x, y] = polar(0, 92, 66, 180 + i * 10)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="1.800"/>`
  })
  return `<g ${stroke}>${rays(0, 92, 60, 64, 36, 5)}${body}<circle cx="0" cy="92" r="14"/></g><circle cx="0" cy="92" r="7" fill="${solid}"/><g fill="${line}">${beads.join('')}</g>`
}
