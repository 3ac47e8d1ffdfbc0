import { times } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'
import { card, cardBack, centred, faces, pip, suits } from '../playing-card.ts'

/** An ace and a face card that make twenty-one. */
export const blackjack: Family = {
  compositions: ['centre', 'centre', 'tilt', 'low'],
  draw(pen) {
    const { art } = pen
    const face = art.pick(['J', 'K', 'Q', '10'])
    const suit = art.pick(suits)
    const ace = art.pick(suits)
    const hidden = art.chance(0.35)
    const second = { x: 32, y: 2, turn: 11, scale: 1.18 }
    return (
      behind(pen) +
      (hidden ? cardBack(faces.solid(pen), art.whole(0, 3), second) : card(faces.solid(pen), face, suit, second)) +
      card(faces.light(pen), 'A', ace, { x: -26, y: -2, turn: -9, scale: 1.18 })
    )
  },
}

function behind({ ground, line, solid, art }: Pen): string {
  switch (art.pick(['arcs', 'figure', 'suits'])) {
    case 'arcs':
      return `<g fill="none" stroke="${line}" stroke-width="1.200">${times(6, (i) => `<path d="M${-106} ${62 + i * 8}A150 150 0 0 1 106 ${62 + i * 8}" transform="translate(0 ${-70})"/>`).join('')}</g>`
    case 'figure':
      return `<circle r="100" fill="${ground}" stroke="${line}" stroke-width="1.400"/>${centred('21', 0, -66, 56, solid, 118)}${centred('21', 0, 72, 56, solid, 118)}`
    default:
      return suits
        .map((suit, i) => pip(suit, i % 2 ? 84 : -84, i < 2 ? -70 : 74, 0.95, solid))
        .concat(`<path d="M0-100L100 0L0 100L-100 0Z" fill="${ground}" stroke="${line}" stroke-width="1.400"/>`)
        .join('')
  }
}
