import { defaultWorld } from '../world/new-worlds.ts'

/**
 * Which of `count` homes, in the order of their list, keeps the worlds of this name: 0 to count - 1. Each home after the first
 * takes its share of the worlds of those before it, so one more home at the end moves 1 / count of them and no others. The
 * default world stays at the first home. `tools/stack/nginx-rules.sh` sets the same draws for nginx.
 */
export function homeIndex(world: string, count: number): number {
  let index = 0
  if (world === defaultWorld) return index
  for (let home = 1; home < count; home += 1) if (isTaken(world, home)) index = home
  return index
}

/** nginx's `split_clients "HOME WORLD" { SHARE% ... }`: shares are hundredths of a percent. */
function isTaken(world: string, home: number): boolean {
  const share = Math.floor(10_000 / (home + 1))
  return murmur2(Buffer.from(`${home} ${world}`)) < Math.floor((share * 0xffff_ffff) / 10_000)
}

const factor = 0x5bd1_e995

/** MurmurHash2 of 32 bits with the seed 0, as nginx computes it. */
function murmur2(bytes: Buffer): number {
  const whole = bytes.length - (bytes.length % 4)
  let hash = bytes.length
  for (let at = 0; at < whole; at += 4) {
    const word = Math.imul(bytes.readUInt32LE(at), factor)
    hash = Math.imul(hash, factor) ^ Math.imul(word ^ (word >>> 24), factor)
  }
  if (whole < bytes.length) hash = Math.imul(hash ^ bytes.readUIntLE(whole, bytes.length - whole), factor)
  hash = Math.imul(hash ^ (hash >>> 13), factor)
  return (hash ^ (hash >>> 15)) >>> 0
}
