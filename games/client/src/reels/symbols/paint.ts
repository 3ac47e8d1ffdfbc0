/** Paints pictures of symbols by Path2D, so that no image has to be loaded. */
import { type PictureName, pictureOf, type Stroke } from './pictures.ts'

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

/** Paints a picture into the square of `size` from the origin of the context. */
export function paintPicture(ctx: CanvasRenderingContext2D, name: PictureName, size: number): void {
  ctx.save()
  ctx.scale(size / 100, size / 100)
  for (const stroke of pictureOf(name)) paintStroke(ctx, stroke)
  ctx.restore()
}

function paintStroke(ctx: CanvasRenderingContext2D, { d, fill, line, width, cap, join, matrix }: Stroke): void {
  const path = new Path2D(d)
  ctx.save()
  if (matrix !== null) {
    const [a = 1, b = 0, c = 0, e = 1, x = 0, y = 0] = matrix
    ctx.transform(a, b, c, e, x, y)
  }
  if (fill !== null) {
    ctx.fillStyle = inkOn(ctx, fill)
    ctx.fill(path)
  }
  if (line !== null) {
    ctx.strokeStyle = inkOn(ctx, line)
    ctx.lineWidth = width
    ctx.lineCap = cap
    ctx.lineJoin = join
    ctx.stroke(path)
  }
  ctx.restore()
}

function inkOn(ctx: CanvasRenderingContext2D, ink: NonNullable<Stroke['fill']>): string | CanvasGradient {
  if ('colour' in ink) return ink.colour
  const [light, body, deep, middle] = shades[ink.shade] ?? ['#fff', '#888', '#000', 0.5]
  const gradient = ctx.createLinearGradient(0, ink.top, 0, ink.foot)
  gradient.addColorStop(0, light)
  gradient.addColorStop(middle, body)
  gradient.addColorStop(1, deep)
  return gradient
}
