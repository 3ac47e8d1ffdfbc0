import { leaves, n, petals, polar, sector, star, times } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'

/** The wheel of a show: segments, bulbs, and the flap that stops it. */
export const gameshow: Family = {
  compositions: ['centre', 'centre', 'low', 'framed'],
  without: ['plaque'],
  draw(pen) {
    const { ground, line, solid, art } = pen
    const segments = art.pick([10, 12, 15, 18])
    const step = 360 / segments
    const inks = [solid, line, ground]
    const parts = times(segments, (i) => {
      const fill = inks[i % 3] ?? ground
      return `<path d="${sector(0, 0, 34, 80, i * step, (i + 1) * step)}" fill="${fill}" stroke="${fill === ground ? line : ground}" stroke-width="1.500"/>`
    })
    const marks = times(segments, (i) => {
      const [x, y] = polar(0, 0, 66, (i + 0.5) * step)
      const fill = i % 3 === 2 ? line : ground
      return i % 2 === 0
        ? `<circle cx="${n(x)}" cy="${n(y)}" r="3" fill="${fill}"/>`
        : `<path d="${star(x, y, 5.5, 2.4, 4, (i + 0.5) * step)}" fill="${fill}"/>`
    })
    const bulbs = times(segments * 2, (i) => {
      const [x, y] = polar(0, 0, 89, i * (step / 2))
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${i % 2 ? 2 : 3.2}"/>`
    })
    return (
      `<circle r="97" fill="${ground}" stroke="${line}" stroke-width="2"/><circle r="82" fill="none" stroke="${line}" stroke-width="1.300"/>` +
      `<g transform="rotate(${n(art.between(0, step))})">${parts.join('')}${marks.join('')}</g><g fill="${line}">${bulbs.join('')}</g>${hub(pen)}` +
      `<path d="M-14-110H14L0-72Z" fill="${solid}" stroke="${ground}" stroke-width="2"/>`
    )
  },
}

function hub({ ground, line, solid, art }: Pen): string {
  const stroke = `fill="${ground}" stroke="${line}" stroke-width="1.200"`
  const inner = art.pick(['petals', 'leaves', 'star'])
  const body =
    inner === 'petals'
      ? `${petals(0, 0, 20, 30, 14)}${petals(0, 0, 10, 20, 10)}`
      : inner === 'leaves'
        ? leaves(0, 0, 7, 30, 12, 14)
        : `<path d="${star(0, 0, 30, 18, 8)}"/>`
  return `<g ${stroke}><circle r="35"/>${body}</g><circle r="7" fill="${solid}"/>`
}
