/** The picture of a plinko board on canvas: pins, the slots under them with what they pay, and the ball on its way. */
interface Size {
  width: number
  height: number
}

/** The ball falls from row to row in this time, and to the first and from the last in as much again, in ms. */
const rowMs = 105

/** How long a ball falls on a board of so many rows, in ms. */
export function fallMs(rows: number): number {
  return rowMs * (rows + 2)
}

/** Measures of a board: the middle, the gap between pins, the height of a row, where the first row is. */
interface Measures {
  middle: number
  gap: number
  row: number
  top: number
  pin: number
  ball: number
}

const slotRoom = 34

export function measuresOf(rows: number, { width, height }: Size): Measures {
  const tall = height - slotRoom - 24
  // The last row has a pin at each end, of a tenth of the gap, which the edge must not cut.
  const gap = Math.min((width - 16) / (rows + 1.2), (tall / rows) * 1.35, 64)
  const row = Math.min(tall / rows, gap * 1.15)
  const pin = Math.max(2, gap * 0.1)
  return { middle: width / 2, gap, row, pin, ball: Math.max(5, gap * 0.27), top: 20 + (tall - row * rows) / 2 }
}

/**
 * Where the ball is so many ms after it was dropped: `x` in gaps from the middle, `y` in rows from the first pins. `path` has 0 for
 * left and 1 for right, row by row.
 */
export function ballAt(path: readonly number[], ms: number): { x: number; y: number } {
  const at = Math.min(path.length + 1, Math.max(0, ms / rowMs)) - 1
  if (at < 0) return { x: 0, y: (at + 1) ** 2 - 1 }
  const row = Math.min(path.length, Math.floor(at))
  const part = at - row
  const before = path.slice(0, row).reduce((sum, step) => sum + step - 0.5, 0)
  const step = (path[row] ?? 0.5) - 0.5
  // It leaves each pin a little upwards, and falls faster and faster.
  return { x: before + step * part, y: row + (row === path.length ? part * 0.6 : part * (1.9 * part - 0.9)) }
}

/** How long a pin shines after the ball has struck it: no longer than a ball needs from the last row to its slot. */
const shineMs = 2 * rowMs

/** The pins that a ball has just struck, where `ballAt` has them, and how bright each shines, from 1 down to 0. */
export function struckPins(path: readonly number[], ms: number): { x: number; y: number; bright: number }[] {
  let x = 0
  return path.flatMap((step, row) => {
    const pin = { x, y: row, bright: 1 - (ms - rowMs * (row + 1)) / shineMs }
    x += step - 0.5
    return pin.bright > 0 && pin.bright <= 1 ? [pin] : []
  })
}

/** From the middle of the board to its edge. */
function slotColour(slot: number, rows: number): string {
  const out = Math.abs(slot - rows / 2) / (rows / 2)
  const mix = (from: number, to: number) => Math.round(from + (to - from) * out)
  return `rgb(${mix(255, 226)} ${mix(206, 44)} ${mix(92, 74)})`
}

export interface Drop {
  path: readonly number[]
  /** Since it was dropped. */
  ms: number
}

export function drawBoard(
  context: CanvasRenderingContext2D,
  size: Size,
  times: readonly number[],
  drops: readonly Drop[],
): void {
  const rows = times.length - 1
  const measures = measuresOf(rows, size)
  const { middle, gap, row, top, pin } = measures
  context.clearRect(0, 0, size.width, size.height)
  context.fillStyle = '#fff4dc'
  context.beginPath()
  for (let line = 0; line < rows; line += 1)
    for (let at = 0; at < line + 3; at += 1) {
      const x = middle + (at - (line + 2) / 2) * gap
      context.moveTo(x + pin, top + line * row)
      context.arc(x, top + line * row, pin, 0, 7)
    }
  context.fill()
  for (const { path, ms } of drops) for (const struck of struckPins(path, ms)) drawStruck(context, measures, struck)
  const landed = drops.filter(({ ms }) => ms >= fallMs(rows))
  drawSlots(context, measures, times, new Set(landed.map(({ path }) => path.reduce((sum, step) => sum + step, 0))))
  for (const { path, ms } of drops) drawBall(context, measures, ballAt(path, ms))
}

function drawStruck(
  context: CanvasRenderingContext2D,
  { middle, gap, row, top, pin }: Measures,
  { x, y, bright }: { x: number; y: number; bright: number },
): void {
  context.globalAlpha = bright
  context.strokeStyle = '#ffd257'
  context.lineWidth = Math.max(1.5, pin * 0.5)
  context.beginPath()
  // A ring that grows as it fades, so that it is not taken for a ball.
  context.arc(middle + x * gap, top + y * row, pin * (2.6 - bright), 0, 7)
  context.stroke()
  context.globalAlpha = 1
}

function drawSlots(
  context: CanvasRenderingContext2D,
  { middle, gap, row, top }: Measures,
  times: readonly number[],
  landed: ReadonlySet<number>,
): void {
  const rows = times.length - 1
  const wide = gap * 0.9
  const y = top + (rows - 1) * row + Math.max(14, row * 0.6)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [slot, paid] of times.entries()) {
    const x = middle + (slot - rows / 2) * gap
    const isHit = landed.has(slot)
    context.fillStyle = isHit ? '#fffaf0' : slotColour(slot, rows)
    context.beginPath()
    context.roundRect(x - wide / 2, y + (isHit ? 3 : 0), wide, 28, 5)
    context.fill()
    context.fillStyle = '#220b05'
    const text = String(paid / 100)
    const px = Math.min(14, (wide / Math.max(2.2, text.length)) * 1.55)
    context.font = `680 ${px.toFixed(1)}px "Game Display", sans-serif`
    context.fillText(text, x, y + 15 + (isHit ? 3 : 0), wide)
  }
}

function drawBall(context: CanvasRenderingContext2D, measures: Measures, at: { x: number; y: number }): void {
  const { middle, gap, row, top, ball, pin } = measures
  const x = middle + at.x * gap
  // Not cut by the upper edge when it is dropped.
  const y = Math.max(ball, top + at.y * row - ball - pin)
  const light = context.createRadialGradient(x - ball * 0.3, y - ball * 0.4, ball * 0.1, x, y, ball)
  light.addColorStop(0, '#fffbe8')
  light.addColorStop(0.45, '#ffd257')
  light.addColorStop(1, '#c9720f')
  context.fillStyle = light
  context.beginPath()
  context.arc(x, y, ball, 0, 7)
  context.fill()
}
