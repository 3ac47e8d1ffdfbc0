import { n, times } from '../ink.ts'
import type { Family } from '../motif.ts'
import { centred } from '../playing-card.ts'
import { shuffled } from './mines.ts'

/** A ticket of numbers, some of them drawn. */
export const keno: Family = {
  compositions: ['centre', 'centre', 'tilt', 'corner'],
  draw({ ground, line, solid, art }) {
    const columns = art.pick([4, 5])
    const pitch = 208 / columns
    const round = art.chance(0.5)
    const first = art.pick([1, 11, 21, 41])
    const drawnCells = new Set(shuffled(columns * columns, art.next).slice(0, columns + 1))
    return times(columns * columns, (i) => {
      const x = ((i % columns) - (columns - 1) / 2) * pitch
      const y = (Math.floor(i / columns) - (columns - 1) / 2) * pitch
      const half = pitch * 0.44
      const hit = drawnCells.has(i)
      const paint = `fill="${hit ? solid : ground}" stroke="${line}" stroke-width="1.300"`
      const shape = round
        ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(half)}" ${paint}/>`
        : `<rect x="${n(x - half)}" y="${n(y - half)}" width="${n(half * 2)}" height="${n(half * 2)}" rx="4" ${paint}/>`
      return shape + centred(String(first + i), x, y, pitch * 0.4, hit ? ground : line, 92)
    }).join('')
  },
}
