import { describe, expect, test } from 'vitest'
import { engines } from './engines.ts'

const MINUTE_MS = 60_000
const OVER_MS = 40_000_000

describe.each(Object.entries(engines))('a live match of sport %s', (_, sport) => {
  test('is upcoming before its start, then in play, then finished', () => {
    const match = sport.openMatch('phases')
    expect([match.phase(), match.score()]).toEqual(['upcoming', null])
    match.advance(-1)
    expect(match.phase()).toBe('upcoming')
    match.advance(10 * MINUTE_MS)
    expect(match.phase()).toBe('inplay')
    expect(match.score()).not.toBeNull()
    match.advance(OVER_MS)
    expect(match.phase()).toBe('finished')
    expect(match.nextChangeMs()).toBeNull()
  })

  test('is the same in one jump as in small steps, and after the clock was set back', () => {
    const walked = sport.openMatch('steps')
    const events = []
    for (let minute = -40; minute <= 90; minute++) events.push(...walked.advance(minute * MINUTE_MS))
    const jumped = sport.openMatch('steps')
    expect(jumped.advance(90 * MINUTE_MS)).toEqual(events)
    expect(jumped.books()).toEqual(walked.books())
    expect(jumped.settled()).toEqual(walked.settled())
    walked.advance(OVER_MS)
    walked.advance(90 * MINUTE_MS)
    expect(walked.score()).toEqual(jumped.score())
    expect(walked.books()).toEqual(jumped.books())
  })

  test('prices one market alone as it prices all', () => {
    for (const minute of [-40, -20, 5, 45, 80, 140, 175]) {
      const match = sport.openMatch('alone', minute * MINUTE_MS)
      const books = match.books()
      expect(match.keys()).toEqual(books.map(({ key }) => key))
      expect(match.keys().map((key) => match.book(key))).toEqual(books)
      expect(match.headline()).toEqual(books[0] ?? null)
      expect(match.book('no such market')).toBeNull()
    }
  })

  // A second match is looked at just before each of the moments.
  test('names the next moment at which anything changes', () => {
    const match = sport.openMatch('moments', 0)
    const quiet = sport.openMatch('moments', 0)
    for (let change = 0; change < 60; change++) {
      const moment = match.nextChangeMs()
      if (moment === null) break
      const before = JSON.stringify([match.books(), match.score()])
      quiet.advance(moment - 1)
      expect(JSON.stringify([quiet.books(), quiet.score()])).toBe(before)
      match.advance(moment)
    }
  })
})
