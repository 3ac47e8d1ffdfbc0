/** Paints symbols by Path2D, so that no image has to be loaded. */
import { metals, tiles } from './frames.ts'
import { pictureOf, type Stroke } from './pictures.ts'
import { pictureFor, type Theme } from './themes.ts'

/** Three colours, lit from above, with the place of the middle one. */
const shades: Readonly<Record<string, readonly [string, string, string, number]>> = {
  gold: ['#fff0b3', '#f3b53a', '#a85f10', 0.55],
  rose: ['#ffd3dc', '#f0668c', '#a91f55', 0.55],
  teal: ['#8ff0e0', '#17a093', '#07574f', 0.55],
  blue: ['#9cc8ff', '#2f6fe0', '#16327f', 0.55],
  red: ['#ff9a86', '#d8342c', '#7d0f1c', 0.55],
  green: ['#c9f28c', '#4ea83a', '#1c5a24', 0.55],
  plum: ['#dcb1ff', '#8a45d0', '#431b78', 0.55],
  clay: ['#ffbf8a', '#c9652c', '#6d2a10', 0.55],
  flame: ['#fffbe0', '#ffc23a', '#f0621c', 0.55],
  ice: ['#f4fbff', '#b4d6ee', '#5e86ad', 0.5],
  'gold-u': ['#fff3c2', '#f3b53a', '#a85f10', 0.5],
  'red-u': ['#ff8d78', '#d8342c', '#8d1220', 0.5],
  'blue-u': ['#8fc1ff', '#2f6fe0', '#1a3a92', 0.5],
  'plum-u': ['#d7a5ff', '#8a45d0', '#4b1f86', 0.5],
  'green-u': ['#bdec80', '#43a03a', '#1c5a24', 0.5],
  'teal-u': ['#86eadb', '#17a093', '#07605a', 0.5],
}

/** Ink of outlines, in the drawings too. */
const outline = '#2b0a16'
/** How much of its tile a low symbol fills. */
const onTile = 0.66

/** The shades of a theme: what is edged in gold elsewhere takes its metal. */
type Shades = typeof shades

/** Paints a symbol of the rules ('H1') into the square of `size` from the origin of the context; low ones lie on a tile. */
export function paintSymbol(ctx: CanvasRenderingContext2D, theme: Theme, symbol: string, size: number): void {
  const isLow = symbol.startsWith('L')
  const [light, body, deep] = metals[theme.metal]
  const inks: Shades = isLow ? { ...shades, 'gold-u': [light, body, deep, 0.5] } : shades
  ctx.save()
  ctx.scale(size / 100, size / 100)
  if (isLow) {
    paintTile(ctx, theme)
    ctx.translate(50 - 50 * onTile, 50 - 50 * onTile)
    ctx.scale(onTile, onTile)
  }
  for (const stroke of pictureOf(pictureFor(theme, symbol))) paintStroke(ctx, stroke, inks)
  ctx.restore()
}

/** A dark tile with a rim of the theme's metal. */
function paintTile(ctx: CanvasRenderingContext2D, { metal, ornament }: Theme): void {
  const [light, body, deep] = metals[metal]
  const path = new Path2D(tiles[ornament])
  const rim = ctx.createLinearGradient(0, 0, 0, 100)
  for (const [at, colour] of [light, body, deep].entries()) rim.addColorStop(at / 2, colour)
  ctx.lineJoin = 'round'
  ctx.fillStyle = deep
  ctx.fill(path)
  ctx.fillStyle = '#00000073'
  ctx.fill(path)
  for (const [ink, width] of [
    [outline, 10],
    [rim, 6],
  ] as const) {
    ctx.strokeStyle = ink
    ctx.lineWidth = width
    ctx.stroke(path)
  }
}

function paintStroke(ctx: CanvasRenderingContext2D, stroke: Stroke, inks: Shades): void {
  const { d, fill, line, width, cap, join, matrix } = stroke
  const path = new Path2D(d)
  ctx.save()
  if (matrix !== null) {
    const [a = 1, b = 0, c = 0, e = 1, x = 0, y = 0] = matrix
    ctx.transform(a, b, c, e, x, y)
  }
  if (fill !== null) {
    ctx.fillStyle = inkOn(ctx, fill, inks)
    ctx.fill(path)
  }
  if (line !== null) {
    ctx.strokeStyle = inkOn(ctx, line, inks)
    ctx.lineWidth = width
    ctx.lineCap = cap
    ctx.lineJoin = join
    ctx.stroke(path)
  }
  ctx.restore()
}

function inkOn(ctx: CanvasRenderingContext2D, ink: NonNullable<Stroke['fill']>, inks: Shades): string | CanvasGradient {
  if ('colour' in ink) return ink.colour
  const [light, body, deep, middle] = inks[ink.shade] ?? ['#fff', '#888', '#000', 0.5]
  const gradient = ctx.createLinearGradient(0, ink.top, 0, ink.foot)
  gradient.addColorStop(0, light)
  gradient.addColorStop(middle, body)
  gradient.addColorStop(1, deep)
  return gradient
}
