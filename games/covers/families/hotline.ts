import { n, times } from '../ink.ts'
import type { Family } from '../motif.ts'

const flame =
  'M2-44C8-24 30-14 30 12C30 32 16 44 0 44C-16 44-30 32-30 14C-30 2-22-6-18-16C-14-10-10-6-6-6C-8-18-6-32 2-44Z'
const core = 'M1-8C4 2 14 8 14 20C14 32 8 38 0 38C-8 38-14 32-14 22C-14 14-6 8 1-8Z'

/** A line of tiles that runs past a mark; the hot one burns. */
export const hotline: Family = {
  compositions: ['centre', 'centre', 'tilt', 'flip'],
  without: ['spine'],
  draw({ ground, line, solid, art }) {
    const count = art.pick([7, 9, 11])
    const pitch = 240 / count
    const look = art.pick(['bars', 'tiles'])
    const hot = (count - 1) / 2
    const cells = times(count, (i) => {
      const x = (i - hot) * pitch
      const far = Math.abs(i - hot) / hot
      const half = look === 'bars' ? 86 - far * 52 : 38
      const paint = i % 2 === 0 ? `fill="${line}"` : `fill="${ground}" stroke="${line}" stroke-width="1.400"`
      return `<rect x="${n(x - pitch * 0.4)}" y="${n(-half)}" width="${n(pitch * 0.8)}" height="${n(half * 2)}" rx="3" ${paint}/>`
    })
    const rails =
      look === 'bars'
        ? ''
        : `<path d="M-122-50H122M-122 50H122" stroke="${line}" stroke-width="1.400"/><path d="M-122-60H122M-122 60H122" stroke="${line}" stroke-width="3" stroke-dasharray="2 8"/>`
    return (
      `${rails}${cells.join('')}<circle r="60" fill="${ground}" stroke="${line}" stroke-width="2"/><circle r="54" fill="none" stroke="${line}" stroke-width="1" stroke-dasharray="2 4"/>` +
      `<path d="${flame}" fill="${solid}"/><path d="${core}" fill="${ground}"/><path d="M-9-102H9L0-84ZM-9 102H9L0 84Z" fill="${solid}"/>`
    )
  },
}
