/** The picture of a curve that rises by e to the power of `risePerMs` t, on canvas; what it shows grows with it. */
import { axisRoom } from './axis.ts'

interface Size {
  width: number
  height: number
}

/** What the picture spans: milliseconds across, and multiples of the stake above 1 upwards. */
export interface View {
  spanMs: number
  spanTimes: number
}

/** Until then the view stands, in ms; the curve's end comes to `reach` of the width and `height` of the room above the axis. */
const firstMs = 6_400
const reach = 0.78
const heightReached = 0.68
/** Joints of the curve: so many that none is seen, and no more, since each is drawn three times a frame. */
const points = 40

export function viewAt(elapsedMs: number, risePerMs: number): View {
  const spanMs = Math.max(firstMs, elapsedMs) / reach
  return { spanMs, spanTimes: (Math.exp(risePerMs * Math.max(firstMs, elapsedMs)) - 1) / heightReached }
}

/** Where the curve is after so many milliseconds, in px. */
export function pointAt(ms: number, risePerMs: number, { spanMs, spanTimes }: View, { width, height }: Size) {
  const floor = height - axisRoom
  return { x: (ms / spanMs) * width, y: floor - ((Math.exp(risePerMs * ms) - 1) / spanTimes) * floor }
}

/** Draws the curve so far and its light. */
export function drawCurve(context: CanvasRenderingContext2D, size: Size, elapsedMs: number, risePerMs: number): void {
  const { width, height } = size
  const view = viewAt(elapsedMs, risePerMs)
  const floor = height - axisRoom
  const end = pointAt(elapsedMs, risePerMs, view, size)
  context.clearRect(0, 0, width, height)
  context.beginPath()
  for (let at = 0; at <= points; at += 1) {
    const { x, y } = pointAt((elapsedMs * at) / points, risePerMs, view, size)
    if (at === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  const ink = context.createLinearGradient(0, 0, Math.max(1, end.x), 0)
  ink.addColorStop(0, '#ff5d7a')
  ink.addColorStop(1, '#ffd27a')
  context.lineCap = 'round'
  context.lineJoin = 'bevel'
  context.strokeStyle = 'rgb(255 138 92 / 0.14)'
  for (const wide of [20, 13]) {
    context.lineWidth = wide
    context.stroke()
  }
  context.strokeStyle = ink
  context.lineWidth = 5
  context.stroke()
  context.lineTo(end.x, floor)
  context.lineTo(0, floor)
  const light = context.createLinearGradient(0, end.y, 0, floor)
  light.addColorStop(0, 'rgb(255 157 92 / 0.5)')
  light.addColorStop(1, 'rgb(255 77 109 / 0.05)')
  context.fillStyle = light
  context.fill()
}

/** Rays and stars behind the curve, drawn once for a size; no star behind the multiplier and its note. */
export function drawSky(context: CanvasRenderingContext2D, { width, height }: Size): void {
  context.clearRect(0, 0, width, height)
  const floor = height - axisRoom
  const far = Math.hypot(width, height) * 1.1
  context.fillStyle = 'rgb(255 255 255 / 0.035)'
  for (let ray = 0; ray < 22; ray += 1) {
    const from = (-Math.PI / 2) * (1 - ray / 22)
    context.beginPath()
    context.moveTo(0, floor)
    context.lineTo(Math.cos(from) * far, floor + Math.sin(from) * far)
    context.lineTo(Math.cos(from + 0.03) * far, floor + Math.sin(from + 0.03) * far)
    context.fill()
  }
  for (let star = 0; star < 70; star += 1) {
    const [radius, light] = [
      [1.1, 0.5],
      [0.8, 0.35],
      [1.6, 0.8],
    ][star % 3] ?? [1, 0.5]
    const [x, y] = [((star * 397) % 1_000) / 1_000, ((star * 211) % 460) / 470]
    if (x < 0.62 && y < 0.56) continue
    context.fillStyle = `rgb(223 230 255 / ${light})`
    context.beginPath()
    context.arc(x * width, y * floor, radius ?? 1, 0, 7)
    context.fill()
  }
}
