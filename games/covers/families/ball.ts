import { n, times } from '../ink.ts'
import type { Inks } from '../inks.ts'
import type { Family } from '../motif.ts'
import { centred } from '../playing-card.ts'

/** Numbered balls: a quincunx, a ring, or a pyramid. */
export const ball: Family = {
  compositions: ['centre', 'centre', 'tilt'],
  draw(pen) {
    const { art } = pen
    const places = layouts[art.pick(['five', 'ring', 'pyramid'])]
    return places
      .map(([x, y, r], i) => {
        const look = i === 0 ? 'solid' : i % 3 === 1 ? 'light' : 'open'
        return `<g transform="translate(${x} ${y}) scale(${n(r / 40)})">${numbered(pen, art.whole(1, 49), look)}</g>`
      })
      .join('')
  },
}

const layouts: Readonly<Record<'five' | 'ring' | 'pyramid', readonly (readonly [number, number, number])[]>> = {
  five: [
    [0, 0, 30],
    [-56, -54, 46],
    [56, -54, 46],
    [-56, 54, 46],
    [56, 54, 46],
  ],
  ring: [
    [0, 0, 52],
    ...times(8, (i): readonly [number, number, number] => {
      const turn = (i * Math.PI) / 4
      return [Math.round(82 * Math.cos(turn)), Math.round(82 * Math.sin(turn)), 27]
    }),
  ],
  pyramid: [
    [0, -62, 38],
    [-39, 6, 38],
    [39, 6, 38],
    [-76, 72, 36],
    [0, 72, 36],
    [76, 72, 36],
  ],
}

/** A ball of radius 40 with meridians and its number. */
function numbered({ ground, line, solid }: Inks, value: number, look: 'solid' | 'light' | 'open'): string {
  const face = { solid, light: line, open: ground }[look]
  const ink = look === 'open' ? line : ground
  const meridians = [12, 27].map((r) => `<ellipse rx="${r}" ry="39"/>`).join('')
  return (
    `<circle r="40" fill="${face}" stroke="${line}" stroke-width="1.600"/><g fill="none" stroke="${ink}" stroke-width="1" opacity=".7">${meridians}<path d="M0-40V40"/></g>` +
    `<circle r="20" fill="${look === 'open' ? solid : ground}"/>${centred(String(value), 0, 0, 23, look === 'open' ? ground : look === 'solid' ? solid : line, 90)}`
  )
}
