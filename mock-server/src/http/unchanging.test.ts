import { expect, test } from 'vitest'
import { oncePer, oncePerFew } from '../domain/base/memoize.ts'
import { unchanging, writtenOnce } from './unchanging.ts'

test('only what is called unchanging is written once, for each operation', () => {
  let written = 0
  const write = (data: unknown): string => {
    written += 1
    return JSON.stringify({ written, data })
  }
  const data = { BRAND_STATUS: 'live' }
  const write3 = () => (['getAppDetails', 'getAppDetails', 'login'] as const).map((id) => writtenOnce(id, data, write))
  expect(new Set(write3()).size).toBe(3)
  unchanging(data)
  const [first, again, other] = write3()
  expect([again, JSON.parse(first ?? ''), JSON.parse(other ?? '')]).toEqual([
    first,
    { written: 4, data },
    { written: 5, data },
  ])
  expect([writtenOnce('login', null, write), writtenOnce('login', null, write)]).toEqual([
    '{"written":6,"data":null}',
    '{"written":7,"data":null}',
  ])
})

test('what is made of an object is made once; another object has its own, though it is equal', () => {
  let made = 0
  const count = oncePer((_source: object) => {
    made += 1
    return made
  })
  const one = { sequence: 1 }
  expect([count(one), count(one), count({ sequence: 1 }), count(one)]).toEqual([1, 1, 2, 1])
})

test('of few, only so many are remembered', () => {
  let made = 0
  const count = oncePerFew(2, (_source: object) => {
    made += 1
    return made
  })
  const [one, two, three] = [{}, {}, {}]
  expect([one, two, one, two, three, three, one].map(count)).toEqual([1, 2, 1, 2, 3, 3, 4])
})
