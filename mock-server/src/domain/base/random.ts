import { createHmac } from 'node:crypto'

/** Chance of a world: all of it follows from the seed, so that the same seed gives the same world. */
export interface Random {
  readonly seed: string
  /**
   * Keyed bytes for ids, tokens and codes: unguessable as long as the seed is. At most 32 bytes.
   * The same purpose and index give the same bytes, so the caller counts the index in the store.
   */
  bytes(purpose: string, index: number, length: number): Buffer
  /** A named stream of numbers in [0, 1); asking twice for a name starts it again. */
  stream(name: string): () => number
}

/** The random source that belongs to a seed. */
export function createRandom(seed: string): Random {
  return {
    seed,
    bytes: (purpose, index, length) => digest(seed, `${purpose}#${index}`).subarray(0, length),
    stream: (name) => sfc32(digest(seed, `stream:${name}`)),
  }
}

function digest(seed: string, message: string): Buffer {
  return createHmac('sha256', seed).update(message).digest()
}

/** Small fast counter generator; passes PractRand, and is the same on every machine (32-bit integers only). */
function sfc32(key: Buffer): () => number {
  let a = key.readInt32LE(0)
  let b = key.readInt32LE(4)
  let c = key.readInt32LE(8)
  let counter = 1
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4294967296
  }
  for (let warm = 0; warm < 12; warm += 1) next()
  return next
}
