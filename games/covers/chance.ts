/** Chance that is the same every time: FNV-1a with a final mix, and mulberry32 (public-domain algorithms). */

/** 32-bit hash of a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193)
  value ^= value >>> 16
  value = Math.imul(value, 0x85ebca6b)
  value ^= value >>> 13
  value = Math.imul(value, 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** One stream of decisions. A stream belongs to one question, so that a new question leaves the answers of the others alone. */
export interface Stream {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** A whole number between both, inclusive. */
  whole: (from: number, to: number) => number
  between: (from: number, to: number) => number
  pick: <const T>(options: readonly [T, ...T[]]) => T
  chance: (share: number) => boolean
}

/** The stream of a key for one question. */
export function stream(key: string, question: string): Stream {
  let state = hash(`${key}#${question}`)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    between: (from, to) => from + next() * (to - from),
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
    chance: (share) => next() < share,
  }
}
