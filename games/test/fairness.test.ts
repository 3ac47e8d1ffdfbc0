import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isOfChain, saltedSeed, seedBefore } from '../rules/chain.ts'
import { drawItems } from '../rules/draw.ts'
import { fairDraw, seedHash } from '../rules/fairness.ts'

const serverSeed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

/** The n-th number by the described way alone, with Node's own HMAC. */
function numberAt(clientSeed: string, nonce: number, place: number): number {
  const message = `${clientSeed}:${nonce}:${Math.floor(place / 8)}`
  const block = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(message).digest()
  return block.readUInt32BE((place % 8) * 4) / 2 ** 32
}

test('a round’s numbers are those of HMAC-SHA256, four bytes each, block after block', () => {
  const draw = fairDraw({ serverSeed, clientSeed: 'नमस्ते', nonce: 7 })
  const drawn = Array.from({ length: 20 }, () => draw())
  expect(drawn).toEqual(drawn.map((_, place) => numberAt('नमस्ते', 7, place)))
})

test('another seed of the player or another nonce draws other numbers', () => {
  const first = (clientSeed: string, nonce: number) => fairDraw({ serverSeed, clientSeed, nonce })()
  expect(new Set([first('a', 0), first('b', 0), first('a', 1)]).size).toBe(3)
})

test('the hash of a seed is the SHA-256 of its bytes', () => {
  expect(seedHash(serverSeed)).toBe(createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex'))
})

test('all items drawn are each of them once', () => {
  const items = Array.from({ length: 52 }, (_, card) => card)
  const drawn = drawItems(fairDraw({ serverSeed, clientSeed: 'x', nonce: 0 }), items, 52)
  expect([...drawn].sort((a, b) => a - b)).toEqual(items)
  expect(drawn).not.toEqual(items)
})

test('each seed of a chain leads to its published end, at its own place only', () => {
  const third = serverSeed
  const second = seedBefore(third)
  const end = seedBefore(seedBefore(second))
  expect(isOfChain(third, 3, end)).toBe(true)
  expect(isOfChain(second, 2, end)).toBe(true)
  expect(isOfChain(second, 3, end)).toBe(false)
  expect(isOfChain(seedHash('ff'), 2, end)).toBe(false)
})

test('the salt goes into each round of a chain', () => {
  const salted = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update('salt').digest('hex')
  expect(saltedSeed(serverSeed, 'salt')).toBe(salted)
})
