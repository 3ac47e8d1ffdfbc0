import { n, polar, rays, times } from '../ink.ts'
import type { Inks } from '../inks.ts'
import type { Family, Pen } from '../motif.ts'

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die seen from the front, `size` units wide. */
export function die(
  { face, edge, mark }: { face: string; edge: string; mark: string },
  value: number,
  size: number,
): string {
  const half = size / 2
  const dots = (spots[value] ?? []).map(
    ([x, y]) => `<circle cx="${n(x * size * 0.27)}" cy="${n(y * size * 0.27)}" r="${n(size * 0.088)}"/>`,
  )
  return (
    `<rect x="${n(-half)}" y="${n(-half)}" width="${n(size)}" height="${n(size)}" rx="${n(size * 0.15)}" fill="${face}" stroke="${edge}" stroke-width="2"/>` +
    `<rect x="${n(-half + 5)}" y="${n(-half + 5)}" width="${n(size - 10)}" height="${n(size - 10)}" rx="${n(size * 0.1)}" fill="none" stroke="${mark}" stroke-width=".900"/><g fill="${mark}">${dots.join('')}</g>`
  )
}

/** The printings of a die: pale, dyed, or open. */
export const dieFaces = {
  light: ({ ground, line }: Inks) => ({ face: line, edge: ground, mark: ground }),
  solid: ({ ground, line, solid }: Inks) => ({ face: solid, edge: line, mark: ground }),
  open: ({ ground, line }: Inks) => ({ face: ground, edge: line, mark: line }),
} as const

/** Dice in the air: one large, two, or a tower. */
export const dice: Family = {
  compositions: ['centre', 'centre', 'tilt', 'flip'],
  draw(pen) {
    const layout = pen.art.pick(['one', 'two', 'tower'])
    if (layout === 'one') return one(pen)
    return layout === 'two' ? two(pen) : tower(pen)
  },
}

function one(pen: Pen): string {
  const { art, line } = pen
  return `<g stroke="${line}" stroke-width="1.300">${rays(0, 0, 84, 104, 40)}</g><g transform="rotate(${art.whole(-18, 18)})">${die(dieFaces.solid(pen), art.pick([5, 6, 4]), 112)}</g>`
}

function two(pen: Pen): string {
  const { art, line } = pen
  const trail = times(
    4,
    (i) => `<path d="M${-96 + i * 6} ${-60 + i * 14}q20 -12 34 -4M${96 - i * 6} ${60 - i * 14}q-20 12 -34 4"/>`,
  )
  return (
    `<g fill="none" stroke="${line}" stroke-width="1.300">${trail.join('')}</g>` +
    `<g transform="translate(-34 -32) rotate(${-art.whole(8, 20)})">${die(dieFaces.light(pen), art.whole(2, 6), 82)}</g>` +
    `<g transform="translate(38 38) rotate(${art.whole(6, 18)})">${die(dieFaces.solid(pen), art.whole(1, 6), 82)}</g>`
  )
}

function tower(pen: Pen): string {
  const { art, line } = pen
  const around = times(12, (i) => {
    const [x, y] = polar(0, 0, 98, i * 30)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="2.600"/>`
  })
  const floors = [dieFaces.open, dieFaces.solid, dieFaces.light].map(
    (face, i) =>
      `<g transform="translate(${[5, -7, 3][i]} ${62 - i * 60}) rotate(${art.whole(-5, 5)})">${die(face(pen), art.whole(1, 6), 58)}</g>`,
  )
  return `<g fill="${line}">${around.join('')}</g>${floors.join('')}`
}
