import { n, petals, rays, star, times } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'
import { pip } from '../playing-card.ts'

/** A seven whose lines echo, before rays or a medallion. */
export const lucky7: Family = {
  compositions: ['centre', 'centre', 'tilt', 'low'],
  draw(pen) {
    const { ground, line, solid, art } = pen
    const echoes = art.pick([4, 5, 6])
    const lines = times(echoes, (i) => {
      const inset = 9 + i * 6
      return `<path d="M${n(-62 + inset * 0.55)} ${n(-78 + inset)}H${n(58 - inset * 0.95)}L${n(-12 - inset * 0.32)} 82" stroke-width="${i === 0 ? 3.2 : 1.6}"/>`
    })
    return (
      behind(pen) +
      `<path d="M-66-82H66L8 84H-34L22-54H-66Z" fill="${ground}" stroke="${line}" stroke-width="5" stroke-linejoin="miter"/>` +
      `<clipPath id="s"><path d="M-64-80H62L6 82H-32L24-56H-64Z"/></clipPath><g fill="none" stroke="${solid}" clip-path="url(#s)">${lines.join('')}</g>` +
      `<path d="M-66-82H66L8 84H-34L22-54H-66Z" fill="none" stroke="${line}" stroke-width="5"/>` +
      pip(art.pick(['spade', 'heart', 'club', 'diamond']), -58, 30, 0.95, solid)
    )
  },
}

function behind({ ground, line, solid, art }: Pen): string {
  const stroke = `fill="none" stroke="${solid}" stroke-width="1.200"`
  switch (art.pick(['rays', 'marigold', 'star'])) {
    case 'rays':
      return `<g ${stroke} opacity=".8">${rays(0, 0, 78, 108, 60)}</g>`
    case 'marigold':
      return `<g fill="${ground}" stroke="${line}" stroke-width="1">${petals(0, 0, 88, 104, 26)}<circle r="86"/></g>`
    default:
      return `<path ${stroke} d="${star(0, 0, 106, 90, 20)}${star(0, 0, 96, 82, 20)}"/>`
  }
}
