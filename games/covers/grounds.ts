/** What is printed on the cloth under the motif: one ink, a tile of `cell` units, turned. */
import { n, star, times } from './ink.ts'

export const groundNames = ['jaali', 'hex', 'kolam', 'buti', 'bandhani', 'leheriya', 'ikat', 'madras'] as const

export type GroundName = (typeof groundNames)[number]

export interface Ground {
  name: GroundName | 'plain'
  /** Size of the tile in units of the picture, 20 to 52. */
  cell: number
  /** 0, 30 or 45 degrees. */
  turn: number
  weight: number
  /** How far the ink is on its way from ground to line, .13 to .24. */
  ink: number
}

/** The tile of each ground, `c` units wide; and how much higher than wide it is. */
const tiles: Readonly<Record<GroundName, { rise?: number; draw: (c: number) => string }>> = {
  jaali: {
    draw: (c) => {
      const h = c / 2
      const points = star(h, h, c * 0.42, c * 0.3, 8, 0)
      return `<path d="${points}M0 ${n(h)}H${n(c * 0.08)}M${n(c * 0.92)} ${n(h)}H${n(c)}M${n(h)} 0V${n(c * 0.08)}M${n(h)} ${n(c * 0.92)}V${n(c)}"/><circle cx="${n(h)}" cy="${n(h)}" r="${n(c * 0.12)}"/>`
    },
  },
  hex: {
    rise: 1.732,
    draw: (c) => {
      const [h, r] = [c / 2, c / 1.732]
      const v = c * 1.732
      return `<path d="M${n(h)} 0V${n(r / 2)}L0 ${n(r)}V${n(r * 2)}L${n(h)} ${n(r * 2.5)}L${n(c)} ${n(r * 2)}V${n(r)}L${n(h)} ${n(r / 2)}M${n(h)} ${n(r * 2.5)}V${n(v)}"/><circle cx="${n(h)}" cy="${n(r * 1.5)}" r="${n(c * 0.1)}"/>`
    },
  },
  kolam: {
    draw: (c) => {
      const [h, q] = [c / 2, c / 4]
      return `<path d="M0 ${n(h)}Q${n(q * 0.2)} ${n(q * 0.2)} ${n(h)} 0Q${n(c - q * 0.2)} ${n(q * 0.2)} ${n(c)} ${n(h)}Q${n(c - q * 0.2)} ${n(c - q * 0.2)} ${n(h)} ${n(c)}Q${n(q * 0.2)} ${n(c - q * 0.2)} 0 ${n(h)}Z"/><circle class="dot" cx="${n(h)}" cy="${n(h)}" r="${n(c * 0.06)}"/>`
    },
  },
  buti: {
    draw: (c) => {
      const flower = (x: number, y: number) =>
        times(
          6,
          (i) =>
            `<path d="M${n(x)} ${n(y)}q${n(c * 0.06)} ${n(-c * 0.13)} 0 ${n(-c * 0.23)}q${n(-c * 0.06)} ${n(c * 0.1)} 0 ${n(c * 0.23)}" transform="rotate(${i * 60} ${n(x)} ${n(y)})"/>`,
        ).join('')
      return flower(c * 0.25, c * 0.27) + flower(c * 0.75, c * 0.77)
    },
  },
  bandhani: {
    draw: (c) => {
      const dot = (x: number, y: number) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(c * 0.17)}"/><circle class="dot" cx="${n(x)}" cy="${n(y)}" r="${n(c * 0.055)}"/>`
      return dot(c / 4, c / 4) + dot((c * 3) / 4, (c * 3) / 4)
    },
  },
  leheriya: {
    rise: 0.5,
    draw: (c) =>
      [0, 0.5, 1]
        .map((y) => `<path d="M0 ${n(c * y * 0.5)}q${n(c / 4)} ${n(-c * 0.2)} ${n(c / 2)} 0t${n(c / 2)} 0"/>`)
        .join(''),
  },
  ikat: {
    draw: (c) => {
      const h = c / 2
      const lozenge = (r: number) =>
        `M${n(h)} ${n(h - r)}h${n(r * 0.34)}v${n(r * 0.34)}h${n(r * 0.33)}v${n(r * 0.33)}h${n(r * 0.33)}v${n(r * 0.66)}h${n(-r * 0.33)}v${n(r * 0.33)}h${n(-r * 0.33)}v${n(r * 0.34)}h${n(-r * 0.68)}v${n(-r * 0.34)}h${n(-r * 0.33)}v${n(-r * 0.33)}h${n(-r * 0.33)}v${n(-r * 0.66)}h${n(r * 0.33)}v${n(-r * 0.33)}h${n(r * 0.33)}v${n(-r * 0.34)}Z`
      return `<path d="${lozenge(c * 0.44)}${lozenge(c * 0.22)}"/>`
    },
  },
  madras: {
    draw: (c) => {
      const lines = [0.12, 0.2, 0.5, 0.84].map((at) => `M0 ${n(c * at)}H${n(c)}M${n(c * at)} 0V${n(c)}`)
      return `<path d="${lines.join('')}"/><path class="band" stroke-width="${n(c * 0.14)}" d="M0 ${n(c * 0.66)}H${n(c)}M${n(c * 0.66)} 0V${n(c)}"/>`
    },
  },
}

/** The cloth: its colour, and over it the print. */
export function cloth({ name, cell, turn, weight }: Ground, colour: string, ink: string): string {
  const base = `<path fill="${colour}" d="M0 0H240V300H0Z"/>`
  if (name === 'plain') return base
  const { rise = 1, draw } = tiles[name]
  const body = draw(cell)
    .replaceAll('class="dot"', `fill="${ink}" stroke="none"`)
    .replaceAll('class="band"', 'opacity=".45"')
  return `${base}<pattern id="g" width="${n(cell)}" height="${n(cell * rise)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><g fill="none" stroke="${ink}" stroke-width="${n(weight)}">${body}</g></pattern><path fill="url(#g)" d="M0 0H240V300H0Z"/>`
}
