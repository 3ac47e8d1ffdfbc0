/** Draws a cover by its recipe: cloth, motif, plate, provider's sign. 240 x 300 units. */
import { stream } from './chance.ts'
import { families } from './families.ts'
import { cloth } from './grounds.ts'
import { arch, n, star } from './ink.ts'
import { type Inks, mix, palettes, swapped } from './inks.ts'
import { type Area, areas, plate } from './plate.ts'
import { type CoverEntry, keyOf, type Recipe, recipe } from './recipe.ts'
import { signPaths } from './signs.ts'

/** The whole picture. A pure function of its entry: no clock, no other chance than the entry's own streams. */
export function cover(entry: CoverEntry): string {
  const plan = recipe(entry)
  const inks = palettes[plan.palette]
  const { art, sign } = plate(entry.name, plan.plate, plan.edge, inks)
  const body = printed(plan, inks) + composed(entry, plan, inks, areas[plan.plate]) + art + mark(entry.provider, sign)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300">${tidy(body)}</svg>\n`
}

/** Cloth and motif of a cover alone, in a square: what stands behind the reels of its game. */
export function backdrop(entry: CoverEntry): string {
  const plan = recipe(entry)
  const inks = palettes[plan.palette]
  const square = { x: 0, y: 0, width: 240, height: 240 }
  const composition = plan.composition === 'scene' ? 'scene' : 'centre'
  const body = printed(plan, inks) + composed(entry, { ...plan, composition }, inks, square)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${tidy(body)}</svg>\n`
}

function printed({ ground }: Recipe, inks: Inks): string {
  return cloth(ground, inks.ground, mix(inks.ground, inks.line, ground.ink))
}

function composed(entry: CoverEntry, plan: Recipe, inks: Inks, area: Area): string {
  const first = plan.swap ? swapped(inks) : inks
  const isScene = plan.composition === 'scene'
  const draw = (ink: Inks) =>
    families[entry.family].draw({
      ...ink,
      art: stream(keyOf(entry), 'art'),
      name: entry.name,
      hint: plan.hint,
      isScene,
    })
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2]
  // The motif may reach over the sides of a narrow area, never over its plate.
  const full = Math.min(area.height, area.width * 1.2) / 222
  const at = (x: number, y: number, scale: number, extra = '') =>
    `<g transform="translate(${n(x)} ${n(y)})${extra} scale(${n(scale)})">${draw(first)}</g>`
  switch (plan.composition) {
    case 'centre':
    case 'scene':
      return at(cx, cy, full)
    case 'flip':
      return `<g transform="translate(${n(cx)} ${n(cy)}) scale(${n(-full)} ${n(full)})">${draw(first)}</g>`
    case 'low':
      return at(cx, area.y + area.height - full * 22, full * 1.5)
    case 'corner':
      return at(cx + (plan.tilt > 0 ? 46 : -46), cy + 52, full * 1.55)
    case 'tilt':
      return at(cx, cy, full * 1.04, ` rotate(${n(plan.tilt)})`)
    case 'framed':
      return (
        framed(area, plan, first, full) + at(cx, cy + (plan.frame === 'arch' ? 10 : 0), full * frameFill[plan.frame])
      )
    case 'pair': {
      const [dx, dy] = [area.width * 0.2 * Math.sign(plan.tilt), area.height * 0.19]
      const second = `<g transform="translate(${n(cx - dx)} ${n(cy + dy)}) scale(${n(full * 0.62)})">${draw(swapped(first))}</g>`
      return at(cx + dx, cy - dy, full * 0.62) + second
    }
  }
}

/** How much of its frame a motif fills. */
const frameFill = { arch: 0.82, round: 0.9, octagon: 0.88, lozenge: 0.74 } as const

/** A frame of ground colour around the motif. */
function framed({ x, y, width, height }: Area, { frame }: Recipe, { ground, line, solid }: Inks, full: number): string {
  const [cx, cy] = [x + width / 2, y + height / 2]
  const radius = 104 * full
  const shape = (r: number) => {
    if (frame === 'round')
      return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`
    if (frame === 'octagon') return star(cx, cy, r * 1.06, r * 1.06, 4, 22.5)
    if (frame === 'lozenge') return star(cx, cy, r * 1.16, r * 1.16, 2, -90)
    return `${arch(cx, r * 0.98, cy + r * 1.2, cy - r * 0.1, r * 0.9, 10)}Z`
  }
  return `<path d="${shape(radius)}" fill="${ground}" stroke="${line}" stroke-width="1.600"/><path d="${shape(radius * 0.945)}" fill="none" stroke="${solid}" stroke-width=".900"/>`
}

function mark(
  provider: string,
  { x, y, colour, chip }: { x: number; y: number; colour: string; chip: string },
): string {
  const body = signPaths[provider]
  if (body === undefined) return ''
  return `<rect x="${x - 1}" y="${y - 1}" width="26" height="26" rx="3" fill="${chip}"/><g color="${colour}" transform="translate(${x + 2} ${y + 2}) scale(.8333)">${body}</g>`
}

/** Shortens the numbers of a drawing: paths to a tenth of a unit, no trailing zeros. */
function tidy(body: string): string {
  const short = (path: string) =>
    path
      .replace(/-?\d*\.\d+/g, (value) => {
        const rounded = Math.round(Number(value) * 10) / 10
        // A minus sign also parted the number from the one before it.
        return rounded === 0 && value.startsWith('-') ? ' 0' : String(rounded)
      })
      .replace(/ *([A-Za-z]) */g, '$1')
      .replace(/ +-/g, '-')
  return body
    .replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${short(path)}"`)
    .replace(/(\.\d*?[1-9])0+(?=[^\d])/g, '$1')
    .replace(/\.0+(?=[^\d])/g, '')
}
