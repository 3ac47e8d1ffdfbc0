import { petals, rays, star, times } from '../ink.ts'
import type { Inks } from '../inks.ts'
import type { Family } from '../motif.ts'
import { football } from './goal.ts'

/** The tiles of the sportsbook: a ball in a marigold. */
export const sport: Family = {
  compositions: ['centre'],
  without: ['spine', 'plaque', 'left'],
  draw(pen) {
    const { ground, line, solid, hint } = pen
    const rings = [
      petals(0, 0, 84, 104, 26),
      petals(0, 0, 68, 90, 22, 8),
      petals(0, 0, 53, 73, 18),
      petals(0, 0, 39, 56, 15, 12),
    ]
    const drawBall = balls[hint ?? ''] ?? clock
    return `<g fill="${ground}" stroke="${solid}" stroke-width="1.400" stroke-linejoin="round">${rings.join('')}</g>${drawBall({ ground, line, solid })}`
  },
}

const balls: Readonly<Record<string, (inks: Inks) => string>> = {
  cricket: ({ ground, line, solid }) => {
    const stitches = times(11, (i) => {
      const y = -32 + i * 6.4
      const bow = 6.5 - (y * y) / 170
      return `M${-14 + bow} ${y - 1.4}L${-9.4 + bow} ${y}M${-1.6 + bow} ${y}L${3 + bow} ${y - 1.4}`
    })
    return `<g transform="rotate(24)"><circle r="40" fill="${solid}" stroke="${ground}" stroke-width="2"/><path d="M-12.600-37C-3-18-3 18-12.600 37M-5-39C4.500-18 4.500 18-5 39" fill="none" stroke="${line}" stroke-width="1.800"/><path d="${stitches.join('')}" stroke="${line}" stroke-width="1.500"/></g>`
  },
  soccer: football,
  tennis: ({ ground, line }) =>
    `<g transform="rotate(-18)"><circle r="40" fill="${line}" stroke="${ground}" stroke-width="2"/><path d="M-30-27C-8-14-8 14-30 27M30-27C8-14 8 14 30 27" fill="none" stroke="${ground}" stroke-width="4"/></g>`,
}

/** In play: a clock that runs. */
function clock({ ground, line, solid }: Inks): string {
  return `<circle r="40" fill="${line}" stroke="${ground}" stroke-width="2"/><g stroke="${ground}" stroke-width="2">${rays(0, 0, 31, 36, 12)}</g><path d="M0-24V0L17 10" fill="none" stroke="${ground}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="${star(0, 0, 6, 6, 4)}" fill="${solid}"/>`
}
