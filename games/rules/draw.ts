/** Things drawn by numbers, apart from where these come from: who plays by rules alone need not load what seeds are checked with. */
type Draw = () => number

const bytesPerNumber = 4

/** A whole number from 0 to `count` - 1. */
export function drawBelow(draw: Draw, count: number): number {
  return Math.floor(draw() * count)
}

/** `count` different items, drawn one after the other; all of them in a drawn order when `count` is their number. */
export function drawItems<Item>(draw: Draw, items: readonly Item[], count: number): Item[] {
  const left = [...items]
  return Array.from({ length: count }, () => left.splice(drawBelow(draw, left.length), 1)).flat()
}

/** Numbers from blocks of 32 bytes, asked for as they are needed. */
export function drawOfBlocks(blockAt: (cursor: number) => Uint8Array): Draw {
  let block = new Uint8Array()
  let at = 0
  let cursor = 0
  return () => {
    if (at >= block.length) {
      block = new Uint8Array(blockAt(cursor))
      cursor += 1
      at = 0
    }
    let number = 0
    for (let digit = 0; digit < bytesPerNumber; digit += 1) number += (block[at + digit] ?? 0) / 256 ** (digit + 1)
    at += bytesPerNumber
    return number
  }
}
