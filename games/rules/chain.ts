/** Shared rounds: no player chooses a seed, so the house fixes all of them beforehand, each the hash of the one after it. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The seed of the round before: SHA-256 of a round's seed, in hex. So each seed, once revealed, is proved by the last. */
export function seedBefore(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)))
}

/**
 * Whether a seed belongs to the chain whose end was published: hashed `rounds` times it is that end. `rounds` is the number of
 * the round, the first being 1.
 */
export function isOfChain(seed: string, rounds: number, end: string): boolean {
  let at = seed
  for (let round = 0; round < rounds; round += 1) at = seedBefore(at)
  return at === end
}

/**
 * The key of a shared round's draw, as `serverSeed` of `fairDraw`: HMAC-SHA256 under its seed of the salt that was published
 * after the chain's end, so that the house could not choose the chain by its outcomes.
 */
export function saltedSeed(seed: string, salt: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(salt)))
}
