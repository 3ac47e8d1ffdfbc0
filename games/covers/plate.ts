/** Where the name stands: six plates, four woven edges. */
import { n, times } from './ink.ts'
import type { Inks } from './inks.ts'
import { capHeight, letters } from './lettering.ts'

export const plateNames = ['border', 'left', 'head', 'plaque', 'open', 'spine'] as const
export type PlateName = (typeof plateNames)[number]

export const edgeNames = ['temple', 'scallop', 'step', 'bead'] as const
export type EdgeName = (typeof edgeNames)[number]

/** The longest name that a spine carries. */
export const longestSpine = 11

/** What is left for the motif. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export const areas: Readonly<Record<PlateName, Area>> = {
  border: { x: 0, y: 0, width: 240, height: 238 },
  left: { x: 0, y: 0, width: 240, height: 244 },
  head: { x: 0, y: 62, width: 240, height: 238 },
  plaque: { x: 0, y: 0, width: 240, height: 232 },
  open: { x: 0, y: 0, width: 240, height: 242 },
  spine: { x: 54, y: 0, width: 186, height: 300 },
}

/** The plate with its name in line ink on the ground (on `left` the other way round), and where the provider's sign stands. */
export function plate(name: string, kind: PlateName, edge: EdgeName, { ground, line }: Inks) {
  const cloth = (d: string) => `<path fill="${ground}" d="${d}"/>`
  const text = (box: TextBox) => `<g fill="${line}">${lettering(name, box)}</g>`
  const corner = { x: 7, y: 7, colour: line, chip: ground }
  switch (kind) {
    case 'border':
      return {
        art:
          cloth('M0 244H240V300H0Z') + woven(edge, line, ground, 236) + text({ x: 12, y: 246, width: 216, height: 54 }),
        sign: corner,
      }
    case 'left':
      return {
        art:
          `<path fill="${line}" d="M0 244H240V300H0Z"/><path fill="${ground}" d="M0 246.500H240V248H0Z"/>` +
          `<g fill="${ground}">${lettering(name, { x: 16, y: 247, width: 184, height: 54, align: 'left' })}</g>`,
        sign: { x: 207, y: 263, colour: ground, chip: line },
      }
    case 'head':
      return {
        art:
          cloth('M0 0H240V56H0Z') +
          `<g transform="matrix(1 0 0 -1 0 300)">${woven(edge, line, ground, 236)}</g>` +
          text({ x: 12, y: 0, width: 216, height: 54 }),
        sign: { ...corner, x: 209, y: 269 },
      }
    case 'plaque':
      return {
        art:
          `<path fill="${ground}" stroke="${line}" stroke-width="1.6" d="${notched(16, 232, 208, 56, 7)}"/>` +
          `<path fill="none" stroke="${line}" stroke-width=".8" d="${notched(20.5, 236.5, 199, 47, 5)}"/>` +
          text({ x: 30, y: 234, width: 180, height: 52 }),
        sign: corner,
      }
    case 'open':
      return {
        art:
          cloth('M0 246H240V300H0Z') +
          `<path stroke="${line}" stroke-width="1.4" d="M14 246.500H226"/>` +
          text({ x: 15, y: 248, width: 212, height: 52, align: 'left' }),
        sign: corner,
      }
    case 'spine':
      return {
        art:
          cloth('M0 0H46V300H0Z') +
          `<g transform="matrix(0 1 -1 0 290 -30)">${woven(edge, line, ground, 236, 360)}</g>` +
          `<g fill="${line}" transform="matrix(0 -1 1 0 0 300)">${lettering(name, { x: 14, y: 0, width: 250, height: 46, align: 'left', largest: 25 })}</g>`,
        sign: { x: 13, y: 12, colour: line, chip: ground },
      }
  }
}

/** An edge of 8 units over a rule, in the ink of the name. */
function woven(edge: EdgeName, line: string, ground: string, y: number, width = 240): string {
  const foot = y + 8
  const steps = width / 12
  const shapes: Readonly<Record<EdgeName, string>> = {
    temple: times(steps, (i) => `M${i * 12} ${foot}l6-6.500l6 6.500Z`).join(''),
    scallop: times(steps, (i) => `M${i * 12 + 0.6} ${foot}a5.400 5.400 0 0 1 10.800 0Z`).join(''),
    step: times(
      steps,
      (i) => `M${i * 12} ${foot}v-2.200h2.400v-2.200h2.400v-2.200h2.400v2.200h2.400v2.200h2.400v2.200Z`,
    ).join(''),
    bead: times(steps * 2, (i) => `M${i * 6 + 1} ${foot - 3}a2 2 0 1 1 4 0a2 2 0 1 1-4 0Z`).join(''),
  }
  const back = `<path fill="${ground}" d="M0 ${y + 1}H${width}V${foot + 4}H0Z"/>`
  return `${edge === 'bead' ? back : ''}<path fill="${line}" d="${shapes[edge]}"/><path stroke="${line}" stroke-width="1.300" d="M0 ${foot + 1.4}H${width}"/>`
}

/** A frame whose corners are cut out round. */
function notched(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - r * 2, height - r * 2]
  const cut = (dx: number, dy: number) => `a${r} ${r} 0 0 0 ${dx} ${dy}`
  return `M${x + r} ${y}h${w}${cut(r, r)}v${h}${cut(-r, r)}h${-w}${cut(-r, -r)}v${-h}${cut(r, -r)}Z`
}

interface TextBox {
  x: number
  y: number
  width: number
  height: number
  align?: 'left'
  /** Type size to start with. */
  largest?: number
}

/** The smallest type that a name gets; in a cover of 240 units. */
const smallest = 14
const widest = 118
const narrowest = 75

/** The name in one or two lines, as large as the box allows: first narrower, then smaller. */
function lettering(name: string, box: TextBox): string {
  const lines = balanced(name)
  const { size, stretch } = sized(lines, box)
  const leading = size * 1.08
  const first = box.y + box.height / 2 + (size * capHeight) / 2 - ((lines.length - 1) * leading) / 2
  return lines
    .map((line, i) => {
      const { d, width } = letters(line, size, stretch)
      const x = box.align === 'left' ? box.x : box.x + (box.width - width) / 2
      return `<path transform="translate(${n(x)} ${n(first + i * leading)})" d="${d}"/>`
    })
    .join('')
}

/** Exported for its test: type size and width axis for these lines in this box. */
export function sized(lines: readonly string[], { width, largest = 24 }: Pick<TextBox, 'width' | 'largest'>) {
  const start = lines.length > 1 ? Math.min(largest, 18.5) : largest
  const widthAt = (size: number, stretch: number): number =>
    Math.max(...lines.map((line) => letters(line, 100, stretch).width)) * (size / 100)
  for (let size = start; size > smallest; size -= 1) {
    for (let stretch = widest; stretch >= narrowest; stretch -= 6) {
      // A name that is both small and narrow reads worse than a smaller wide one: narrow only as far as the size is large.
      if (stretch < 88 && size > 17) break
      if (widthAt(size, stretch) <= width) return { size, stretch }
    }
  }
  return { size: smallest, stretch: narrowest }
}

/** Words that belong together. */
const pairs = /\b(andar bahar|teen patti|sic bo|hi lo|dragon tiger|mega ball|lucky 7|32 cards|worli matka)\b/gi

/** One line up to 13 characters, else two, split at the space that balances best; a pair of words stays whole. */
export function balanced(name: string): readonly string[] {
  if (name.length <= 13 || !name.includes(' ')) return [name]
  const joined = name.replace(pairs, (pair) => pair.replace(' ', '\u00a0'))
  const words = (joined.includes(' ') ? joined : name).split(' ')
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const longest = (split: readonly string[]) => Math.max(...split.map((line) => line.length))
  const best = splits.reduce((kept, split) => (longest(split) <= longest(kept) ? split : kept))
  return best.map((line) => line.replaceAll('\u00a0', ' '))
}
