import { formatTime } from '../../../lib/dates.ts'
import { priceText } from '../prices/price-text.ts'
import { type PricePoint, priceMarks, rangeOf, timeMarks } from './price-series.ts'

export type Size = { width: number; height: number }

/** Where prices and moments stand in the picture, in CSS pixels. */
export type Plot = Size & {
  marks: readonly number[]
  fromMs: number
  toMs: number
  x: (atMs: number) => number
  y: (price: number) => number
}

const edge = { left: 4, right: 46, top: 10, bottom: 22 }
/** Part of the height that the bars of what was matched may take, at the foot. */
const barsPart = 0.22
/** A name of a moment takes so many pixels with the room around it. */
const timeWidth = 84

export function plotOf(points: readonly PricePoint[], { width, height }: Size): Plot {
  const range = rangeOf(points.flatMap(({ back, lay }) => [back, lay])) ?? { low: 1, high: 2 }
  const marks = priceMarks(range)
  const [low = 0, high = 1] = [marks[0], marks.at(-1)]
  const fromMs = Date.parse(points[0]?.at ?? '')
  const toMs = Math.max(fromMs + 1, Date.parse(points.at(-1)?.at ?? ''))
  const x = (atMs: number) => edge.left + ((width - edge.left - edge.right) * (atMs - fromMs)) / (toMs - fromMs)
  const y = (price: number) => edge.top + (height - edge.top - edge.bottom) * (1 - (price - low) / (high - low))
  return { width, height, marks, fromMs, toMs, x, y }
}

/** The moment under a place of the picture, in ms. */
export function momentAt({ width, fromMs, toMs }: Plot, x: number): number {
  const part = (x - edge.left) / (width - edge.left - edge.right)
  return fromMs + Math.min(1, Math.max(0, part)) * (toMs - fromMs)
}

/** Draws the series: bars of what was matched, the two lines with the gap between them shaded, axes, and the point in focus. */
export function drawPrices(
  canvas: HTMLCanvasElement,
  points: readonly PricePoint[],
  plot: Plot,
  focus: number | null,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = window.devicePixelRatio || 1
  canvas.width = Math.round(plot.width * scale)
  canvas.height = Math.round(plot.height * scale)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  const style = getComputedStyle(canvas)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  context.font = `12px ${style.fontFamily}`
  drawAxes(context, plot, colour('--line-soft'), colour('--text-muted'))
  drawMatched(context, points, plot, colour('--line-control'))
  drawLine(context, points, plot, 'lay', colour('--lay-text'), 1.5)
  drawLine(context, points, plot, 'back', colour('--back-text'), 2)
  drawFocus(context, points, plot, focus, [colour('--line-control'), colour('--back-text'), colour('--lay-text')])
}

type Context = CanvasRenderingContext2D

function drawAxes(context: Context, plot: Plot, line: string, text: string): void {
  const { width, height, marks, x, y } = plot
  context.strokeStyle = line
  context.fillStyle = text
  context.lineWidth = 1
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  for (const mark of marks) {
    const at = Math.round(y(mark)) + 0.5
    path(context, [
      [edge.left, at],
      [width - edge.right, at],
    ])
    context.fillText(priceText(mark), width - edge.right + 8, at)
  }
  context.textAlign = 'center'
  const most = Math.max(2, Math.floor((width - edge.left - edge.right) / timeWidth))
  for (const mark of timeMarks(plot.fromMs, plot.toMs, most)) {
    const name = formatTime(new Date(mark).toISOString())
    const half = context.measureText(name).width / 2
    context.fillText(name, Math.min(Math.max(x(mark), half), width - half), height - 9)
  }
}

/** A bar for what was matched between two points, the largest of all as high as bars may be. */
function drawMatched(context: Context, points: readonly PricePoint[], plot: Plot, colour: string): void {
  const parts = points.map(({ matched }, index) =>
    index === 0 ? 0 : (matched ?? 0) - (points[index - 1]?.matched ?? 0),
  )
  const most = Math.max(...parts)
  if (most <= 0) return
  const foot = plot.height - edge.bottom
  context.fillStyle = colour
  context.globalAlpha = 0.35
  for (const [index, part] of parts.entries()) {
    const [from, to] = [points[index - 1], points[index]].map((point) => plot.x(Date.parse(point?.at ?? '')))
    if (part <= 0 || from === undefined || to === undefined) continue
    const height = Math.max(1, (plot.height - edge.top - edge.bottom) * barsPart * (part / most))
    context.fillRect(from + 0.5, foot - height, Math.max(1, to - from - 1), height)
  }
  context.globalAlpha = 1
}

/** A price holds until the next: the line goes in steps, and breaks where there was none. */
function drawLine(
  context: Context,
  points: readonly PricePoint[],
  { x, y }: Plot,
  side: 'back' | 'lay',
  colour: string,
  width: number,
): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.lineJoin = 'round'
  context.beginPath()
  let before: number | null = null
  for (const point of points) {
    const price = point[side]
    const at = x(Date.parse(point.at))
    if (before !== null) context.lineTo(at, y(before))
    if (price !== null) before === null ? context.moveTo(at, y(price)) : context.lineTo(at, y(price))
    before = price
  }
  context.stroke()
}

function drawFocus(
  context: Context,
  points: readonly PricePoint[],
  plot: Plot,
  focus: number | null,
  [line = '', back = '', lay = '']: readonly string[],
): void {
  const point = points[focus ?? points.length - 1]
  if (!point) return
  const at = plot.x(Date.parse(point.at))
  context.strokeStyle = line
  context.lineWidth = 1
  if (focus !== null)
    path(context, [
      [at, edge.top],
      [at, plot.height - edge.bottom],
    ])
  for (const [price, colour] of [[point.lay, lay] as const, [point.back, back] as const]) {
    if (price === null) continue
    context.fillStyle = colour
    context.beginPath()
    context.arc(at, plot.y(price), 3.5, 0, 2 * Math.PI)
    context.fill()
  }
}

function path(context: Context, [from, to]: readonly [readonly [number, number], readonly [number, number]]): void {
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  context.stroke()
}
