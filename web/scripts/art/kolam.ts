/** One-line kolams for empty states: a grid of dots with one thread around them. */
import { n, svg, times } from '@chaupar/games/covers/ink'

const pitch = 24
const half = pitch / 2
const loop = 9.5
const slope = half * 0.62

type Dot = readonly [column: number, row: number]

/** Draws the thread: where two dots are neighbours it crosses between them, elsewhere it turns around its dot. */
export function kolam(dots: readonly Dot[]): string {
  const known = new Set(dots.map(([x, y]) => `${x},${y}`))
  const joined = (x: number, y: number) => known.has(`${x},${y}`)
  const quarters = dots.flatMap(([x, y]) =>
    [
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ].map(([dx = 1, dy = 1]) => quarter(x, y, dx, dy, joined(x + dx, y), joined(x, y + dy))),
  )
  const points = dots.map(([x, y]) => `<circle cx="${x * pitch}" cy="${y * pitch}" r="1.7"/>`)
  const columns = Math.max(...dots.map(([x]) => x))
  const rows = Math.max(...dots.map(([, y]) => y))
  const width = 270
  const height = 144
  const left = (width - columns * pitch) / 2
  const top = (height - rows * pitch) / 2
  return svg(
    width,
    height,
    `<g transform="translate(${n(left)} ${n(top)})"><path d="${quarters.join('')}" fill="none" stroke="#9A97AE" stroke-width="1.5" stroke-linecap="round"/><g fill="#E0901A">${points.join('')}</g></g>`,
  )
}

/** A quarter of the thread around a dot, from its left or right side to its top or bottom. */
function quarter(column: number, row: number, dx: number, dy: number, side: boolean, end: boolean): string {
  const x = column * pitch
  const y = row * pitch
  const from = side ? [x + dx * half, y] : [x + dx * loop, y]
  const to = end ? [x, y + dy * half] : [x, y + dy * loop]
  const [fx = 0, fy = 0] = from
  const [tx = 0, ty = 0] = to
  const first = side ? [fx - dx * slope * 0.7, fy + dy * slope * 0.7] : [fx, fy + dy * loop * 0.56]
  const second = end ? [tx + dx * slope * 0.7, ty - dy * slope * 0.7] : [tx + dx * loop * 0.56, ty]
  return `M${n(fx)} ${n(fy)}C${first.map(n).join(' ')} ${second.map(n).join(' ')} ${n(tx)} ${n(ty)}`
}

function grid(columns: number, rows: number, keep: (x: number, y: number) => boolean): Dot[] {
  return times(columns * rows, (i): Dot => [i % columns, Math.floor(i / columns)]).filter(([x, y]) => keep(x, y))
}

/** A whole diamond; a long one; two that have lost each other. */
export const kolams = {
  empty: grid(5, 5, (x, y) => Math.abs(x - 2) + Math.abs(y - 2) <= 2),
  none: grid(9, 3, (x, y) => (x > 0 && x < 8) || y === 1),
  offline: grid(7, 3, (x) => x !== 3),
} as const
