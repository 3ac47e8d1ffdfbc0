/** What stands under the arch of a banner. Each motif is drawn around (0, 0) with a radius of 100. */
import { at, leaves, petals, polar, rays, sector, star, times } from '@chaupar/games/covers/ink'

export const gold = '#F5A524'
export const night = '#0D1138'
const paper = '#F3E9D4'

function marigold(body: string, seed: number): string {
  const rings = [
    petals(0, 0, 82, 104, 26),
    petals(0, 0, 66, 88, 22, 8),
    petals(0, 0, 51, 71, 18),
    petals(0, 0, 37, 54, 15, 12),
  ]
  return `<g fill="${night}" stroke="${gold}" stroke-width="1.3" stroke-linejoin="round">${rings.join('')}</g><g transform="rotate(${seed})">${body}</g>`
}

/** A cricket ball in a marigold. */
export function cricketBall(): string {
  const stitches = times(11, (i) => {
    const y = -32 + i * 6.4
    const bow = 6.5 - (y * y) / 170
    return `M${-14 + bow} ${y - 1.4}L${-9.4 + bow} ${y}M${-1.6 + bow} ${y}L${3 + bow} ${y - 1.4}`
  })
  return marigold(
    `<circle r="38" fill="#B4342A"/><path d="M-12.6 -35.400C-3 -18 -3 18 -12.6 35.400M-5 -37C4.5 -18 4.5 18 -5 37" fill="none" stroke="${paper}" stroke-width="1.4"/><path d="${stitches.join('')}" stroke="${paper}" stroke-width="1.1"/>`,
    8,
  )
}

/** A football in a marigold. */
export function football(): string {
  const seams = times(5, (i) => {
    const angle = -90 + 72 * i
    const knee = polar(0, 0, 25, angle)
    return `M${at(polar(0, 0, 14, angle))}L${at(knee)}M${at(knee)}L${at(polar(0, 0, 30, angle + 36))}L${at(polar(0, 0, 25, angle + 72))}M${at(polar(0, 0, 30, angle + 36))}L${at(polar(0, 0, 38, angle + 36))}`
  })
  return marigold(
    `<circle r="38" fill="${paper}"/><path d="${star(0, 0, 14, 11.33, 5)}" fill="#17204F"/><path d="${seams.join('')}" fill="none" stroke="#17204F" stroke-width="2"/>`,
    0,
  )
}

/** A roulette wheel. */
export function wheel(): string {
  const pockets = times(16, (i) => sector(0, 0, 74, 94, i * 22.5 - 5.6, i * 22.5 + 5.6)).join('')
  return (
    `<g fill="none" stroke="${gold}" stroke-width="1.4"><circle r="104" fill="${night}"/><circle r="98"/><circle r="70"/><circle r="48"/>${rays(0, 0, 50, 69, 16)}` +
    `${leaves(0, 0, 9, 45, 16, 11)}</g><path d="${pockets}" fill="${gold}"/><circle r="8" fill="${gold}"/><circle cx="-34" cy="-49" r="7" fill="${paper}"/>`
  )
}

const pips = {
  spade:
    'M0-17C5-9 15-4 15 4.500C15 11.5 7 13.5 2.4 8.500C2.4 12 4 15 6 17H-6C-4 15-2.4 12-2.4 8.500C-7 13.5-15 11.5-15 4.500C-15-4-5-9 0-17Z',
  heart: 'M0 16C-5 8-16 3-16-6.500C-16-16-3.5-17 0-8C3.5-17 16-16 16-6.500C16 3 5 8 0 16Z',
  club: 'M0-16A8 8 0 0 1 6.5-4.600A8 8 0 1 1 2.2 7.600C2.4 12 4 15 6 17H-6C-4 15-2.4 12-2.2 7.600A8 8 0 1 1-6.5-4.600A8 8 0 0 1 0-16Z',
} as const

export type Pip = keyof typeof pips

/** One suit sign around (0, 0), 32 units high at scale 1. */
function pip(name: Pip, x: number, y: number, scale: number, fill: string): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${pips[name]}" fill="${fill}"/>`
}

/** A playing card with one large suit, its middle at (0, 0). */
function card(ink: { face: string; edge: string; mark: string }, suit: Pip, width = 76, height = 110): string {
  const x = -width / 2
  const y = -height / 2
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="${ink.face}" stroke="${ink.edge}" stroke-width="2"/>` +
    `<rect x="${x + 5}" y="${y + 5}" width="${width - 10}" height="${height - 10}" rx="4" fill="none" stroke="${ink.edge}" stroke-width=".8"/>` +
    `${pip(suit, 0, 2, 1.25, ink.mark)}${pip(suit, x + 14, y + 18, 0.36, ink.mark)}${pip(suit, -x - 14, -y - 18, -0.36, ink.mark)}`
  )
}

/** Three cards in a fan before a rayed ground. */
export function cards(): string {
  const edge = gold
  return (
    `<g fill="none" stroke="${gold}" stroke-width="1">${rays(0, 40, 70, 128, 48, 3)}</g>` +
    `<g transform="translate(-58 12) rotate(-20)">${card({ face: night, edge, mark: gold }, 'club')}</g>` +
    `<g transform="translate(58 12) rotate(20)">${card({ face: night, edge, mark: gold }, 'heart')}</g>` +
    `<g transform="translate(0 -8)">${card({ face: gold, edge: night, mark: night }, 'spade')}</g>`
  )
}
