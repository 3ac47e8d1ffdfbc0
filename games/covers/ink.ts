/** Geometry that every drawing shares: points on circles, rays, rings of petals. Numbers are SVG user units, angles are degrees. */

export type Point = readonly [x: number, y: number]

/** A number with at most two decimals, so that files stay small. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A point on a circle; 0 degrees is to the right, 90 is down. */
export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)]
}

export function at([x, y]: Point): string {
  return `${n(x)} ${n(y)}`
}

/** A list of `count` numbers from 0. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** Straight lines from one radius to another, evenly around a centre. */
export function rays(cx: number, cy: number, from: number, to: number, count: number, turn = 0): string {
  const lines = times(count, (i) => {
    const angle = turn + (360 / count) * i
    return `M${at(polar(cx, cy, from, angle))}L${at(polar(cx, cy, to, angle))}`
  })
  return `<path d="${lines.join('')}"/>`
}

/** Round petals side by side, each with its vein, as a marigold has them. */
export function petals(cx: number, cy: number, inner: number, outer: number, count: number, turn = 0): string {
  const half = 180 / count
  const shape = times(count, (i) => {
    const angle = turn + half * 2 * i
    const start = polar(cx, cy, inner, angle - half)
    const end = polar(cx, cy, inner, angle + half)
    const left = polar(cx, cy, outer * 1.09, angle - half * 1.05)
    const right = polar(cx, cy, outer * 1.09, angle + half * 1.05)
    return `M${at(start)}C${at(left)} ${at(right)} ${at(end)}`
  })
  return `<path d="${shape.join('')}"/>${rays(cx, cy, inner * 1.02, outer * 0.9, count, turn)}`
}

/** Slender leaves around a centre. */
export function leaves(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  spread: number,
  turn = 0,
): string {
  const shape = times(count, (i) => {
    const angle = turn + (360 / count) * i
    const middle = (inner + outer) / 2
    const root = at(polar(cx, cy, inner, angle))
    const tip = at(polar(cx, cy, outer, angle))
    return `M${root}Q${at(polar(cx, cy, middle, angle - spread))} ${tip}Q${at(polar(cx, cy, middle, angle + spread))} ${root}Z`
  })
  return `<path d="${shape.join('')}"/>`
}

/** A closed star or polygon through alternating radii. */
export function star(cx: number, cy: number, outer: number, inner: number, points: number, turn = -90): string {
  const corners = times(points * 2, (i) => at(polar(cx, cy, i % 2 ? inner : outer, turn + (180 / points) * i)))
  return `M${corners.join('L')}Z`
}

/** A piece of a ring between two radii and two angles. */
export function sector(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  return (
    `M${at(polar(cx, cy, inner, from))}L${at(polar(cx, cy, outer, from))}` +
    `A${n(outer)} ${n(outer)} 0 ${large} 1 ${at(polar(cx, cy, outer, to))}` +
    `L${at(polar(cx, cy, inner, to))}A${n(inner)} ${n(inner)} 0 ${large} 0 ${at(polar(cx, cy, inner, from))}Z`
  )
}

/** A cusped arch: straight jambs up to `spring`, then an even number of lobes over a half ellipse, a valley at the crown. */
export function arch(cx: number, half: number, foot: number, spring: number, rise: number, lobes: number): string {
  const knots = times(lobes + 1, (i): Point => {
    const turn = Math.PI - (Math.PI / lobes) * i
    return [cx + half * Math.cos(turn), spring - rise * Math.sin(turn)]
  })
  const arcs = knots.slice(1).map((point, i) => {
    const [x, y] = knots[i] ?? point
    const radius = Math.hypot(point[0] - x, point[1] - y) * 0.54
    return `A${n(radius)} ${n(radius)} 0 0 1 ${at(point)}`
  })
  return `M${n(cx - half)} ${n(foot)}V${n(spring)}${arcs.join('')}V${n(foot)}`
}

export function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`
}
