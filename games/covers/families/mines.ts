import { n, petals, rays, star, times } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'

/** A field of tiles: some turned to gems, one or two to mines. */
export const mines: Family = {
  compositions: ['centre', 'centre', 'tilt', 'corner'],
  draw(pen) {
    const { art } = pen
    const side = art.pick([4, 5])
    const pitch = 204 / side
    const order = shuffled(side * side, art.next)
    const hidden = art.pick(['flower', 'ring', 'cross'])
    const kinds = new Map(order.map((cell, i) => [cell, i < 2 ? 'mine' : i < 2 + side + 1 ? 'gem' : hidden]))
    return times(side * side, (i) => {
      const x = ((i % side) - (side - 1) / 2) * pitch
      const y = (Math.floor(i / side) - (side - 1) / 2) * pitch
      return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(pitch / 41)})">${tile(kinds.get(i) ?? hidden, pen)}</g>`
    }).join('')
  },
}

/** The numbers below `count` in an order of chance. */
export function shuffled(count: number, next: () => number): number[] {
  return times(count, (i) => ({ i, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ i }) => i)
}

function tile(kind: string, { ground, line, solid }: Pen): string {
  const box = (fill: string) =>
    `<rect x="-18" y="-18" width="36" height="36" rx="3" fill="${fill}" stroke="${line}" stroke-width="1.300"/>`
  const thin = `fill="none" stroke="${line}" stroke-width="1"`
  if (kind === 'mine')
    return `${box(line)}<g stroke="${ground}" stroke-width="2.600" stroke-linecap="round">${rays(0, 0, 7, 13, 8, 22.5)}</g><circle r="8.500" fill="${ground}"/><circle cx="-2.500" cy="-2.500" r="2" fill="${line}"/>`
  if (kind === 'gem')
    return `${box(ground)}<path d="M-8-10H8L14-2L0 13L-14-2Z" fill="${solid}"/><path d="M-14-2H14M-5-2L0 13L5-2M-8-10L-5-2L0-10L5-2L8-10" fill="none" stroke="${ground}" stroke-width="1.100"/>`
  if (kind === 'flower') return `${box(ground)}<g ${thin}>${petals(0, 0, 5, 12, 8)}<circle r="3"/></g>`
  if (kind === 'ring')
    return `${box(ground)}<path ${thin} d="${star(0, 0, 12, 8.6, 8, 0)}"/><circle ${thin} r="3.200"/>`
  return `${box(ground)}<path ${thin} d="M-18-18L18 18M18-18L-18 18"/><circle r="4" fill="${ground}" stroke="${line}"/>`
}
