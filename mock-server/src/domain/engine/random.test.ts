import { expect, test } from 'vitest'
import { below, nextInStream, openStream } from './random.ts'

test('streams give the same whole numbers on every machine', () => {
  let stream = openStream('seed', 'balls')
  const drawn: number[] = []
  for (let index = 0; index < 8; index++) {
    stream = nextInStream(stream)
    drawn.push(below(stream, 10_000))
  }
  expect(drawn).toEqual([1945, 3777, 3867, 4820, 84, 1856, 9326, 8112])
})

test('streams of other names and seeds start elsewhere', () => {
  const starts = [
    openStream('a', 'b'),
    openStream('a', 'c'),
    openStream('b', 'b'),
    openStream('ab', ''),
    openStream('', 'ab'),
  ]
  expect(new Set(starts).size).toBe(starts.length)
})

test('draws are even', () => {
  let stream = openStream('even', 'test')
  const counts = [0, 0, 0, 0, 0, 0]
  for (let index = 0; index < 60_000; index++) {
    stream = nextInStream(stream)
    const face = below(stream, 6)
    counts[face] = (counts[face] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})
