/**
 * Seeded integers that are the same on every machine. A stream is one unsigned 32-bit number, so it lives in a match's JSON state;
 * each concern (balls, pace, weather) has its own named stream, so that a new draw in one never shifts another.
 */

const GOLDEN = 0x9e3779b9

function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad)
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** The start of the stream `name` of `seed`. */
export function openStream(seed: string, name: string): number {
  let hash = 0x811c9dc5
  for (const char of `${seed}\u0000${name}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
    hash = mix(hash)
  }
  return hash >>> 0
}

/** The stream's next position; read it with `below`. */
export function nextInStream(stream: number): number {
  return (stream + GOLDEN) >>> 0
}

/** Draws from the stream `name` of `seed`, one after another: each a whole number from 0 to `limit` - 1. */
export function drawer(seed: string, name: string): (limit: number) => number {
  let stream = openStream(seed, name)
  return (limit) => {
    stream = nextInStream(stream)
    return below(stream, limit)
  }
}

/** A whole number from 0 to `limit` - 1 at this position. The product stays under 2^53, so the division is exact. */
export function below(stream: number, limit: number): number {
  return Math.floor((mix(stream) * limit) / 4294967296)
}
