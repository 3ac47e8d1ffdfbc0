import { times } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'
import { anyCard, card, cardBack, faces } from '../playing-card.ts'

/** Higher or lower: two cards with arrows, or a stair of cards. */
export const hilo: Family = {
  compositions: ['centre', 'tilt'],
  without: ['plaque'],
  draw(pen) {
    return pen.art.chance(0.5) ? pair(pen) : stair(pen)
  },
}

function arrow(x: number, y: number, up: boolean, fill: string): string {
  return `<path transform="translate(${x} ${y})${up ? '' : ' scale(1 -1)'}" d="M0-30L26-2H11V26H-11V-2H-26Z" fill="${fill}"/>`
}

function pair(pen: Pen): string {
  const { art, line, solid, ground } = pen
  const known = anyCard(art)
  const lift = art.whole(10, 20)
  return (
    `<circle r="100" fill="${ground}" stroke="${line}" stroke-width="1.300"/><path d="M-100 0H100" stroke="${line}" stroke-dasharray="2 5" stroke-width="1.400"/>` +
    arrow(62, -58, true, solid) +
    arrow(-62, 62, false, line) +
    cardBack(faces.solid(pen), art.whole(0, 3), { x: 26, y: lift, turn: 6, scale: 1 }) +
    card(faces.light(pen), known.rank, known.suit, { x: -26, y: -lift, turn: -6, scale: 1 })
  )
}

function stair(pen: Pen): string {
  const { art, solid } = pen
  const order = ['6', '8', 'J', 'A']
  const steps = times(4, (i) => {
    const face = i === 3 ? faces.solid(pen) : i % 2 ? faces.open(pen) : faces.light(pen)
    return card(face, order[i] ?? 'A', anyCard(art).suit, { x: -72 + i * 45, y: 52 - i * 32, scale: 0.84 })
  })
  return `${arrow(-66, -58, true, solid)}${arrow(76, 74, false, solid)}${steps.join('')}`
}
