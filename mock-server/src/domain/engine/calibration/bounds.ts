/**
 * The long form (CALIBRATION=long) plays 2,000 matches a sport and holds every share within 3 points. The short form, for every test
 * run, plays a few and allows three standard errors, but never less than 3 points.
 */
export const isLong = process.env.CALIBRATION === 'long'

/** Seeds fixed beforehand. */
export function seeds(short: number): string[] {
  return Array.from({ length: isLong ? 2000 : short }, (_, index) => `calibration-${index}`)
}

/** Points by which a share of `samples` may miss `percent`. */
export function allowance(percent: number, samples: number): number {
  const chance = percent / 100
  return isLong ? 3 : Math.max(3, 300 * Math.sqrt((chance * (1 - chance)) / samples))
}

/** A share in per cent. */
export function percent(part: number, whole: number): number {
  return (100 * part) / whole
}
