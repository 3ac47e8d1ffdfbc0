import { expect, test } from 'vitest'
import { newestEvents } from './shorten.ts'

/** Events of rrweb, 41 bytes each: s = size of the window, p = whole picture, c = a change. */
const events = (types: string) =>
  [...types].map((letter, index) => ({
    type: 's p'.includes(letter) ? (letter === 's' ? 4 : 2) : 3,
    index: index + 10,
  }))
const each = JSON.stringify(events('c')[0]).length + 1

test.each([
  ['all that has room', 'spccspcc', 8, 0, 8],
  ['the newest whole picture with the size of its window', 'spccspcc', 7, 4, 4],
  ['a whole picture that has no size before it', 'spccpcc', 4, 4, 3],
  ['as many whole pictures as have room', 'spcspcspc', 8, 3, 6],
  ['events that begin without a picture, when all have room', 'ccc', 3, 0, 3],
])('keeps %s', (_, types, room, dropped, kept) => {
  const found = newestEvents(events(types), room * each)
  expect([found?.dropped, found?.events.length]).toEqual([dropped, kept])
  expect(found?.events).toEqual(events(types).slice(dropped))
})

test('keeps no event when the last whole picture has no room', () => {
  expect(newestEvents(events('spcccc'), 5 * each)).toBeNull()
  expect(newestEvents(events('ccc'), 2 * each)).toBeNull()
  expect(newestEvents([], 0)).toBeNull()
})
