/**
 * What decides a round: numbers that follow from a seed of the house, a seed of the player and a count (provably fair play).
 * Pure, the same in the mock, which plays by it, and in the browser, which checks it.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { drawOfBlocks } from './draw.ts'

/** Numbers in [0, 1), one at each call. */
export type Draw = () => number

/** What a round of a player alone is drawn from. */
export interface Seeds {
  /** 32 bytes in hex; revealed after it was replaced, its hash before the first round. */
  serverSeed: string
  /** Chosen by the player: any text. */
  clientSeed: string
  /** Counts the rounds under this pair of seeds, from 0. */
  nonce: number
}

/**
 * The numbers of a round: HMAC-SHA256 under the server seed of `clientSeed:nonce:cursor`, the cursor counting blocks of 32
 * bytes from 0, four bytes a number, most significant first. The key is the seed's bytes, not its hex. Throws on a server seed
 * that is not hex.
 */
export function fairDraw({ serverSeed, clientSeed, nonce }: Seeds): Draw {
  const key = hexToBytes(serverSeed)
  return drawOfBlocks((cursor) => hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${cursor}`)))
}

/** SHA-256 of a server seed's bytes, in hex: shown before the first round that the seed decides. */
export function seedHash(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)))
}
