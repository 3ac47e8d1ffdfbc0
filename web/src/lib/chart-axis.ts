/** Marks of a value axis in paise around 0: some five steps of 1, 2 or 5 times a power of ten, from below to above all values. */
export function axisMarks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const raw = Math.max(high - low, 4_00) / 4
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= raw) ?? raw
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  // Makes -0 a 0.
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step || 0)
}

/** Which steps get a name under a chart: as many as fit, evenly, the last one among them. */
export function namedDays(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(count / most))
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0)
}

const units = [
  { from: 1_00_00_000, unit: 'Cr' },
  { from: 1_00_000, unit: 'L' },
  { from: 1_000, unit: 'K' },
] as const

/** A mark in few characters, as the field writes sums: '5K', '-2.5L', '1.2Cr'. */
export function markText(paise: number): string {
  const rupees = Math.abs(paise) / 100
  const found = units.find(({ from }) => rupees >= from)
  const text = found ? `${Number((rupees / found.from).toFixed(1))}${found.unit}` : String(Math.round(rupees))
  return paise < 0 ? `-${text}` : text
}
