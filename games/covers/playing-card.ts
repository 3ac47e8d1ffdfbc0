import type { Stream } from './chance.ts'
import { at, leaves, n, petals, polar, rays, star, times } from './ink.ts'
import type { Inks } from './inks.ts'
import { letters } from './lettering.ts'

const pips = {
  spade:
    'M0-17C5-9 15-4 15 4.500C15 11.5 7 13.5 2.4 8.500C2.4 12 4 15 6 17H-6C-4 15-2.4 12-2.4 8.500C-7 13.5-15 11.5-15 4.500C-15-4-5-9 0-17Z',
  heart: 'M0 16C-5 8-16 3-16-6.500C-16-16-3.5-17 0-8C3.5-17 16-16 16-6.500C16 3 5 8 0 16Z',
  club: 'M0-16A8 8 0 0 1 6.5-4.600A8 8 0 1 1 2.2 7.600C2.4 12 4 15 6 17H-6C-4 15-2.4 12-2.2 7.600A8 8 0 1 1-6.5-4.600A8 8 0 0 1 0-16Z',
  diamond: 'M0-17.500C3.5-9 8-3.500 13 0C8 3.500 3.5 9 0 17.500C-3.5 9-8 3.500-13 0C-8-3.500-3.5-9 0-17.500Z',
} as const

export type Suit = keyof typeof pips
export const suits = ['spade', 'heart', 'club', 'diamond'] as const
const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6'] as const

/** One suit sign around (x, y), 34 units high at scale 1. */
export function pip(suit: Suit, x: number, y: number, scale: number, fill: string): string {
  return `<path transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" d="${pips[suit]}" fill="${fill}"/>`
}

/** Letters or figures with their middle at (x, y). */
export function centred(text: string, x: number, y: number, size: number, fill: string, stretch = 96): string {
  const { d, width } = letters(text, size, stretch)
  return `<path transform="translate(${n(x - width / 2)} ${n(y + size * 0.32)})" d="${d}" fill="${fill}"/>`
}

export interface CardFace {
  face: string
  edge: string
  mark: string
}

/** Three printings of a card in the inks of a cover. */
export const faces = {
  light: ({ ground, line }: Inks): CardFace => ({ face: line, edge: ground, mark: ground }),
  solid: ({ ground, line, solid }: Inks): CardFace => ({ face: solid, edge: line, mark: ground }),
  open: ({ ground, line, solid }: Inks): CardFace => ({ face: ground, edge: line, mark: solid }),
} as const

export interface CardPlace {
  x: number
  y: number
  turn?: number
  scale?: number
}

const half = { width: 34, height: 48 }

/** A card, 68 x 96 units at scale 1, its middle at (x, y). */
export function card({ face, edge, mark }: CardFace, rank: string, suit: Suit, place: CardPlace): string {
  const { width, height } = half
  const corner =
    centred(rank, -width + 12, -height + 15, 17, mark, 92) + pip(suit, -width + 12, -height + 30, 0.28, mark)
  const index = `${corner}<g transform="rotate(180)">${corner}</g>`
  return placed(place, `${blank(face, edge)}${index}${pip(suit, 0, 0, 1.02, mark)}`)
}

/** The back of a card in one of four prints. */
export function cardBack({ face, edge, mark }: CardFace, print: number, place: CardPlace): string {
  const { width, height } = half
  const line = `fill="none" stroke="${mark}" stroke-width="1.1"`
  const prints = [
    `<g ${line}>${petals(0, 0, 9, 20, 12)}${rays(0, 0, 22, 27, 24)}<circle r="4"/></g>`,
    `<path ${line} d="${times(15, (i) => star(((i % 3) - 1) * 17, (Math.floor(i / 3) - 2) * 16, 8, 8, 2)).join('')}"/>`,
    `<g ${line}><path d="${star(0, 0, 22, 15, 8)}${star(0, 0, 14, 9, 8)}"/><circle r="5"/></g>`,
    `<g ${line}>${leaves(0, 0, 6, 24, 10, 13)}<circle r="4"/></g>`,
  ]
  const frame = `<rect x="${-width + 5}" y="${-height + 5}" width="${width * 2 - 10}" height="${height * 2 - 10}" rx="3" fill="none" stroke="${mark}" stroke-width="1"/>`
  return placed(place, `${blank(face, edge)}${frame}${prints[print % prints.length] ?? ''}`)
}

function blank(face: string, edge: string): string {
  const { width, height } = half
  return `<rect x="${-width}" y="${-height}" width="${width * 2}" height="${height * 2}" rx="6" fill="${face}" stroke="${edge}" stroke-width="2"/>`
}

function placed({ x, y, turn = 0, scale = 1 }: CardPlace, body: string): string {
  const spin = turn === 0 ? '' : ` rotate(${n(turn)})`
  const size = scale === 1 ? '' : ` scale(${n(scale)})`
  return `<g transform="translate(${n(x)} ${n(y)})${spin}${size}">${body}</g>`
}

/** A rank and a suit by the seed. */
export function anyCard(art: Stream): { rank: string; suit: Suit } {
  return { rank: art.pick(ranks), suit: art.pick(suits) }
}

/** What stands behind cards: rays, a ring of leaves, rings, or nothing but the cloth. */
export function halo(art: Stream, line: string, radius = 92): string {
  const look = art.pick(['rays', 'leaves', 'rings', 'petals'])
  const stroke = `fill="none" stroke="${line}" stroke-width="1.1"`
  if (look === 'rays')
    return `<g ${stroke} opacity=".75">${rays(0, 0, radius * 0.5, radius, art.pick([36, 48, 60]), 3)}</g>`
  if (look === 'leaves')
    return `<g ${stroke} opacity=".8">${leaves(0, 0, radius * 0.52, radius, art.pick([16, 20, 24]), 6)}</g>`
  if (look === 'petals')
    return `<g ${stroke} opacity=".8">${petals(0, 0, radius * 0.74, radius * 0.95, 18)}<circle r="${n(radius * 0.7)}"/></g>`
  const dots = times(
    28,
    (i) => `<circle cx="${at(polar(0, 0, radius * 0.9, (360 / 28) * i)).replace(' ', '" cy="')}" r="1.600"/>`,
  )
  return `<g ${stroke} opacity=".8"><circle r="${n(radius)}"/><circle r="${n(radius * 0.8)}"/></g><g fill="${line}">${dots.join('')}</g>`
}
