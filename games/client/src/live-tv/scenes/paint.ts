export interface Point {
  x: number
  y: number
}

export const grass = { dark: '#174d33', light: '#1b573a', far: '#0e2f21' } as const
export const chalk = '#f2f5ee'
const ink = '#07130d'

/** Numbers from 0 to 1, the same ones for the same text: what the feed does not say looks the same each time. */
export function seeded(text: string): () => number {
  let state = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 16_777_619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519)
    state = Math.imul(state ^ (state >>> 13), 3_266_489_917)
    return ((state ^ (state >>> 16)) >>> 0) / 4_294_967_296
  }
}

export function clamp(value: number): number {
  return Math.max(0, Math.min(1, value))
}

export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** Fast at first, then slower, as a ball on grass. */
export function slowing(part: number): number {
  return 1 - (1 - clamp(part)) ** 2
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** The place on a way through several points, each leg taking as long; `part` from 0 to 1. */
export function along(way: readonly Point[], part: number): Point {
  const legs = way.length - 1
  const at = clamp(part) * legs
  const leg = Math.min(legs - 1, Math.floor(at))
  return between(way[leg] ?? { x: 0, y: 0 }, way[leg + 1] ?? { x: 0, y: 0 }, at - leg)
}

/** Colours of the two sides: far enough from each other, and from the grass, for whatever names they have. */
export function sideColours(names: readonly [string, string]): readonly [string, string] {
  const first = Math.floor(seeded(names.join())() * 2) === 0
  return first ? ['#f5b942', '#6fb4ff'] : ['#6fb4ff', '#f5b942']
}

/** A player from above: a shadow, a body in the side's colour with a dark rim. */
export function person(context: CanvasRenderingContext2D, { x, y }: Point, radius: number, colour: string): void {
  context.fillStyle = '#0005'
  context.beginPath()
  context.ellipse(x + radius * 0.3, y + radius * 0.75, radius * 1.1, radius * 0.5, 0, 0, Math.PI * 2)
  context.fill()
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle = colour
  context.fill()
  context.lineWidth = Math.max(1, radius * 0.28)
  context.strokeStyle = ink
  context.stroke()
}

/** The ball with its shadow on the ground; `height` px over it. */
export function ball(context: CanvasRenderingContext2D, at: Point, radius: number, height = 0, colour = '#fff'): void {
  context.fillStyle = '#0007'
  context.beginPath()
  context.ellipse(at.x, at.y + radius * 0.6, radius, radius * 0.5, 0, 0, Math.PI * 2)
  context.fill()
  context.beginPath()
  context.arc(at.x, at.y - height, radius, 0, Math.PI * 2)
  context.fillStyle = colour
  context.fill()
  context.lineWidth = 1
  context.strokeStyle = ink
  context.stroke()
}

/** The way that a ball has taken so far. */
export function trail(context: CanvasRenderingContext2D, from: Point, to: Point, height: number): void {
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.quadraticCurveTo((from.x + to.x) / 2, (from.y + to.y) / 2 - height * 2, to.x, to.y)
  context.lineWidth = 2
  context.strokeStyle = '#ffffff66'
  context.stroke()
}

/** A short name beside a player, on a dark plate. */
export function nameplate(context: CanvasRenderingContext2D, text: string, { x, y }: Point, size: number): void {
  if (text === '' || size < 8) return
  context.font = `600 ${size}px "Game Text", system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const width = context.measureText(text).width + size * 0.9
  context.fillStyle = '#06120cc0'
  context.beginPath()
  context.roundRect(x - width / 2, y - size * 0.8, width, size * 1.6, size * 0.5)
  context.fill()
  context.fillStyle = chalk
  context.fillText(text, x, y + size * 0.06)
}

export function line(context: CanvasRenderingContext2D, points: readonly Point[], width: number, colour = chalk): void {
  context.beginPath()
  points.forEach(({ x, y }, index) => {
    if (index === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.lineWidth = width
  context.strokeStyle = colour
  context.stroke()
}

/** Mown bands, upright. */
export function bands(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  many: number,
): void {
  for (let band = 0; band < many; band += 1) {
    context.fillStyle = band % 2 === 0 ? grass.dark : grass.light
    context.fillRect((band * width) / many, 0, width / many + 1, height)
  }
}
