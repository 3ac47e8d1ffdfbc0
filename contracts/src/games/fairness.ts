/**
 * What decides a round: numbers that follow from a seed of the house, a seed of the player and a count (provably fair play).
 * Pure, the same in the mock, which plays by it, and in the browser, which checks it.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Numbers in [0, 1), one at each call. */
export type Draw = () => number

/** What a round of a player alone is drawn from. */
export interface Seeds {
  /** 32 bytes in hex; told after it was replaced, its hash before the first round. */
  serverSeed: string
  /** Chosen by the player: any text. */
  clientSeed: string
  /** Counts the rounds under this pair of seeds, from 0. */
  nonce: number
}

const bytesPerNumber = 4

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

/** Numbers from blocks of 32 bytes, asked for as they are needed. */
function drawOfBlocks(blockAt: (cursor: number) => Uint8Array): Draw {
  let block = new Uint8Array()
  let at = 0
  let cursor = 0
  return () => {
    if (at >= block.length) {
      block = new Uint8Array(concatBytes(blockAt(cursor)))
      cursor += 1
      at = 0
    }
    let number = 0
    for (let digit = 0; digit < bytesPerNumber; digit += 1) number += (block[at + digit] ?? 0) / 256 ** (digit + 1)
    at += bytesPerNumber
    return number
  }
}

/** A whole number from 0 to `count` - 1. */
export function drawBelow(draw: Draw, count: number): number {
  return Math.floor(draw() * count)
}

/** `count` different items, drawn one after the other; all of them in a drawn order when `count` is their number. */
export function drawItems<Item>(draw: Draw, items: readonly Item[], count: number): Item[] {
  const left = [...items]
  return Array.from({ length: count }, () => left.splice(drawBelow(draw, left.length), 1)).flat()
}
