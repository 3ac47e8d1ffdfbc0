/** Whole pictures for covers of slots: a place of the theme with a symbol in it. They fill more than the radius of a motif. */
import { arch, n, sector, star, times } from './ink.ts'
import { mix } from './inks.ts'
import type { Pen } from './motif.ts'
import { type SymbolPicture, symbolOf, type ThemeName } from './symbols.ts'

/** Half of the width and of the height that a scene fills, in units of a motif. */
const [halfWidth, halfHeight] = [130, 160]

/** Symbols that stand well alone, by their number in the theme. */
const heroes: Readonly<Record<ThemeName, readonly [number, ...number[]]>> = {
  norse: [0, 1, 2],
  seven: [0],
  temple: [0, 3],
  sea: [0, 2, 3],
  gem: [0, 1, 2],
  fruit: [0, 1, 2, 3, 4],
}

/** The place of a theme with the subject of a name in it, or else with one of the theme's own symbols. */
export function scene(theme: ThemeName, pen: Pen, subject: SymbolPicture | null): string {
  const hero = pen.art.pick(heroes[theme])
  const symbol = (step: number, x: number, y: number, scale: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${(step === 0 && subject ? subject : symbolOf(theme, hero + step))(pen)}</g>`
  return places[theme](pen, symbol)
}

type PutSymbol = (step: number, x: number, y: number, scale: number) => string

const places: Readonly<Record<ThemeName, (pen: Pen, symbol: PutSymbol) => string>> = {
  norse: (pen, symbol) => fjord(pen) + symbol(0, 0, 28, 4.4) + waves(pen, 84, 3),
  seven: (pen, symbol) =>
    stage(pen) + symbol(0, 0, -8, 6) + symbol(1, -76, 62, 2.2) + symbol(2, 76, 62, 2.2) + floor(pen, 92),
  temple: (pen, symbol) =>
    pen.art.chance(0.5) ? gopuram(pen) + symbol(0, 0, 58, 3.6) + waves(pen, 96, 2) : arcade(pen) + symbol(0, 0, 44, 4),
  sea: (pen, symbol) =>
    disc(pen, pen.art.pick([-34, 0, 34]), -8, 78) +
    waves(pen, 10, 5) +
    symbol(0, 0, -2, 4.6) +
    symbol(1, -70, 76, 1.8) +
    symbol(2, 72, 80, 1.8),
  gem: (pen, symbol) => crystals(pen) + symbol(0, 0, -34, 4.6),
  fruit: (pen, symbol) =>
    stall(pen) + symbol(1, -70, 52, 3) + symbol(2, 70, 52, 3) + symbol(0, 0, 30, 5) + floor(pen, 92),
}

/** A colour between the ground and another ink. */
const shade = ({ ground }: Pen, ink: string, share: number) => mix(ground, ink, share)

/** A sun or a moon, paler than the symbols before it. */
function disc(pen: Pen, x: number, y: number, r: number): string {
  const { line, solid } = pen
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${shade(pen, solid, 0.6)}"/><circle cx="${x}" cy="${y}" r="${r + 7}" fill="none" stroke="${line}" stroke-width="1.4"/>`
}

/** Rows of water from `top` down to the foot, each over the one before it. */
function waves(pen: Pen, top: number, rows: number): string {
  return times(rows, (row) => {
    const y = top + row * 22
    const start = -halfWidth - (row % 2) * 26
    const crests = times(7, () => 'q13-15 26 0t26 0').join('')
    const fill = shade(pen, row % 2 ? pen.solid : pen.line, 0.16 + row * 0.05)
    return `<path d="M${start} ${y}${crests}V${halfHeight}H${start}Z" fill="${fill}" stroke="${pen.line}" stroke-width="1.6"/>`
  }).join('')
}

function fjord(pen: Pen): string {
  const { art, line } = pen
  const peak = (x: number, height: number, width: number, share: number) =>
    `<path d="M${x - width} 110L${x} ${110 - height}L${x + width} 110Z" fill="${shade(pen, line, share)}" stroke="${line}" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="M${x} ${110 - height}L${n(x + width * 0.3)} ${n(110 - height * 0.7)}l${n(-width * 0.16)} 6l${n(-width * 0.14)} -8l${n(-width * 0.16)} 9l${n(-width * 0.14)} -7Z" fill="${line}"/>`
  return (
    disc(pen, art.pick([-30, 0, 30]), -34, 62) +
    peak(-92, 150, 84, 0.14) +
    peak(96, 166, 88, 0.14) +
    peak(-36, 104, 78, 0.24) +
    peak(48, 96, 74, 0.24)
  )
}

/** Beams of light from the middle, and a ring of lamps. */
function stage(pen: Pen): string {
  const { line, solid } = pen
  const beams = times(12, (i) => sector(0, -8, 20, 210, i * 30, i * 30 + 15)).join('')
  const lamps = times(24, (i) => {
    const turn = (Math.PI / 12) * i
    return `<circle cx="${n(96 * Math.cos(turn))}" cy="${n(-8 + 96 * Math.sin(turn))}" r="3.4"/>`
  }).join('')
  return (
    `<path d="${beams}" fill="${shade(pen, solid, 0.34)}"/>` +
    `<circle cy="-8" r="96" fill="${shade(pen, solid, 0.16)}" stroke="${line}" stroke-width="10"/><g fill="${solid}">${lamps}</g>`
  )
}

/** What everything of a scene stands on. */
function floor(pen: Pen, top: number): string {
  const { line } = pen
  return `<path d="M${-halfWidth} ${top}H${halfWidth}V${halfHeight}H${-halfWidth}Z" fill="${shade(pen, line, 0.14)}"/><path d="M${-halfWidth} ${top}H${halfWidth}M${-halfWidth} ${top + 6}H${halfWidth}" stroke="${line}" stroke-width="1.4"/>`
}

/** A tower of a temple before the sun: storeys that narrow, each with its row of niches. */
function gopuram(pen: Pen): string {
  const { line } = pen
  const storeys = times(6, (i) => {
    const [half, next] = [96 - i * 14, 90 - i * 14]
    const y = 100 - i * 30
    const niches = times(7 - i, (k) => {
      const x = (k - (6 - i) / 2) * 24
      return `M${n(x - 6)} ${y - 4}V${y - 14}a6 6 0 0 1 12 0V${y - 4}Z`
    }).join('')
    return `<path d="M${-half} ${y}L${-next} ${y - 24}H${next}L${half} ${y}Z" fill="${shade(pen, line, 0.2 + i * 0.05)}" stroke="${line}" stroke-width="1.4"/><path d="${niches}" fill="${shade(pen, line, 0.02)}"/><path d="M${-next - 3} ${y - 27}H${next + 3}" stroke="${line}" stroke-width="4"/>`
  }).join('')
  return `${disc(pen, pen.art.pick([-44, 0, 44]), -44, 76)}${storeys}<path d="M-16-80C-16-96 16-96 16-80ZM0-92V-108" fill="${pen.solid}" stroke="${line}" stroke-width="1.6"/>`
}

/** A palace wall with three arches, a lamp in each of the outer two. */
function arcade(pen: Pen): string {
  const { ground, line, solid } = pen
  const door = (x: number, half: number, spring: number) =>
    `<path d="${arch(x, half, 112, spring, half * 1.1, 8)}Z" fill="${shade(pen, solid, 0.2)}" stroke="${line}" stroke-width="2"/><path d="${arch(x, half - 7, 112, spring + 2, half * 0.95, 8)}Z" fill="${ground}" stroke="${solid}" stroke-width="1.2"/>`
  const lamp = (x: number) =>
    `<path d="M${x} 6V34" stroke="${line}" stroke-width="1.4"/><path d="M${x - 11} 34H${x + 11}L${x + 6} 46H${x - 6}Z" fill="${solid}" stroke="${line}" stroke-width="1.4"/>`
  const parapet = times(9, (i) => `M${-117 + i * 26} -92v-8a13 13 0 0 1 26 0v8Z`).join('')
  return (
    `<path d="M${-halfWidth} -92H${halfWidth}V${halfHeight}H${-halfWidth}Z" fill="${shade(pen, line, 0.16)}"/>` +
    `<path d="${parapet}" fill="${shade(pen, line, 0.16)}" stroke="${line}" stroke-width="1.4"/><path d="M${-halfWidth} -92H${halfWidth}M${-halfWidth} -84H${halfWidth}" stroke="${line}" stroke-width="1.6"/>` +
    `${door(0, 54, -12)}${door(-94, 32, 18)}${door(94, 32, 18)}${lamp(-94)}${lamp(94)}` +
    `<path d="${star(0, -30, 22, 9, 8)}" fill="${solid}"/><path d="M${-halfWidth} 112H${halfWidth}" stroke="${line}" stroke-width="2"/>`
  )
}

/** Crystals that stand up from the foot, light on their left faces. */
function crystals(pen: Pen): string {
  const { line, solid } = pen
  const crystal = (x: number, top: number, half: number, lean: number, share: number) => {
    const tip = `${n(x + lean)} ${top}`
    const shoulder = top + half * 1.1
    return (
      `<path d="M${x - half} ${halfHeight}L${n(x - half + lean)} ${n(shoulder)}L${tip}L${n(x + half + lean)} ${n(shoulder)}L${x + half} ${halfHeight}Z" fill="${shade(pen, solid, share)}" stroke="${line}" stroke-width="1.5" stroke-linejoin="round"/>` +
      `<path d="M${n(x + half * 0.2)} ${halfHeight}L${n(x + half * 0.2 + lean)} ${n(shoulder + half * 0.4)}L${tip}L${n(x + half + lean)} ${n(shoulder)}L${x + half} ${halfHeight}Z" fill="${shade(pen, line, 0.2)}" opacity=".6"/>`
    )
  }
  const shine = times(12, (i) => sector(0, -34, 66, 190, i * 30 + 10, i * 30 + 18)).join('')
  return (
    `<path d="${shine}" fill="${shade(pen, solid, 0.3)}"/>` +
    crystal(-104, -40, 24, -14, 0.3) +
    crystal(106, -56, 26, 14, 0.3) +
    crystal(-62, 16, 26, -8, 0.5) +
    crystal(64, 4, 24, 8, 0.5) +
    crystal(-22, 58, 22, -4, 0.75) +
    crystal(26, 66, 22, 4, 0.75)
  )
}

/** A market stall: a striped awning over the goods. */
function stall(pen: Pen): string {
  const { ground, line, solid } = pen
  const [width, left] = [26, -130]
  const stripes = times(10, (i) => {
    const x = left + i * width
    return `<path d="M${x} ${-halfHeight}H${x + width}V-62a${width / 2} ${width / 2} 0 0 1 ${-width} 0Z" fill="${i % 2 ? line : solid}" stroke="${ground}" stroke-width="1.4"/>`
  }).join('')
  return `<circle cy="26" r="92" fill="${shade(pen, solid, 0.26)}"/><path d="M-108-62V100M108-62V100" stroke="${line}" stroke-width="5"/>${stripes}`
}
