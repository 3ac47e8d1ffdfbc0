/** Geometry of wheels. Angles are degrees clockwise from the top, radii go out from 0 0. */

function pointAt(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** The outline of a piece of a ring, less than half of it. */
export function ringPath(outer: number, inner: number, from: number, to: number): string {
  const edge = `M${pointAt(outer, from)}A${outer} ${outer} 0 0 1 ${pointAt(outer, to)}`
  return `${edge}L${pointAt(inner, to)}A${inner} ${inner} 0 0 0 ${pointAt(inner, from)}Z`
}

/** A line from radius to radius. */
export function spokePath(outer: number, inner: number, degrees: number): string {
  return `M${pointAt(outer, degrees)}L${pointAt(inner, degrees)}`
}
