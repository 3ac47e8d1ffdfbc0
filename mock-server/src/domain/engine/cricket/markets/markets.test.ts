import { describe, expect, test } from 'vitest'
import { digestOf } from '../../calibration/digest.ts'
import type { MarketBook } from '../../engine.ts'
import { engines } from '../../engines.ts'
import type { LiveMatch } from '../../live-match.ts'

const TOSS_MS = -1_800_000
const FIRST_INNINGS_MS = 2_400_000
const CHASE_MS = 9_000_000
const OVER_MS = 40_000_000

const at = (elapsedMs: number, seed = 'board'): LiveMatch => engines[4].openMatch(seed, elapsedMs)
const heads = (match: LiveMatch): string[] => match.books().map(({ headName }) => headName)
const named = (match: LiveMatch, key: string): MarketBook => {
  const book = match.books().find((one) => one.key === key)
  if (book === undefined) throw new Error(`No market ${key}.`)
  return book
}

describe('the board of a match', () => {
  test('[1-6] has match odds, bookmaker, tied match and the toss before it', () => {
    expect(heads(at(TOSS_MS - 1))).toEqual(['Match Odds', 'Bookmaker', 'Tied Match', 'To Win the Toss'])
    expect(heads(at(TOSS_MS))).toEqual(['Match Odds', 'Bookmaker', 'Tied Match'])
  })

  test('[1-6] has fancy and session lines named as on the exchange', () => {
    expect(heads(at(FIRST_INNINGS_MS)).slice(3)).toEqual([
      '10 over run KAL',
      '15 over run KAL',
      '20 over run KAL',
      'Only 8 over run KAL',
      'Fall of 5th wkt KAL',
      'B Yeolekar run',
      'K Darokar run',
    ])
    expect(heads(at(CHASE_MS)).slice(3)).toEqual([
      '10 over run INC',
      '15 over run INC',
      'Only 8 over run INC',
      'Fall of 2nd wkt INC',
      'D Khobre run',
      'H Inamke run',
    ])
  })

  test('[4-16] has session markets with over in their name, and fancy without it', () => {
    for (const { marketType, headName, priceKind } of at(FIRST_INNINGS_MS).books().slice(3)) {
      expect(priceKind).toBe('line')
      expect(/over/i.test(headName)).toBe(marketType === 'session')
    }
  })

  test('is priced the same, byte for byte, for the same seed', () => {
    const books = [TOSS_MS - 1, FIRST_INNINGS_MS, CHASE_MS].map((moment) => at(moment).books())
    expect(digestOf(books)).toBe('a03c9e669f2a0c1f')
  })

  test('is empty when the match is over', () => {
    expect(at(OVER_MS).books()).toEqual([])
  })

  test('holds bets in play only, within limits of each kind', () => {
    expect(named(at(0 - 1), 'match-odds')).toMatchObject({ inPlay: false, delayMs: 0 })
    const rows = at(FIRST_INNINGS_MS)
      .books()
      .map(({ marketType, delayMs, minStakePaise, maxStakePaise }) => [
        marketType,
        delayMs,
        minStakePaise,
        maxStakePaise,
      ])
    expect(new Set(rows.map((row) => row.join(' ')))).toEqual(
      new Set([
        'match_odds 5000 10000 50000000',
        'bookmaker 2000 10000 20000000',
        'tied_match 2000 10000 2500000',
        'session 1000 10000 5000000',
        'fancy 1000 10000 2500000',
      ]),
    )
  })

  test('prices Yes and No of every line, Yes never lower', () => {
    for (let elapsed = 60_000; elapsed < 13_000_000; elapsed += 240_000) {
      for (const { priceKind, runners, status } of at(elapsed).books()) {
        if (priceKind !== 'line') continue
        const [yes, no] = [runners[0]?.back[0], runners[0]?.lay[0]]
        if (yes?.line === undefined || no?.line === undefined) {
          expect(status).toBe('suspended')
          continue
        }
        expect(yes.line).toBeGreaterThanOrEqual(no.line)
        if (yes.line === no.line) expect(yes.priceHundredths).toBeLessThan(no.priceHundredths)
        else expect([yes.priceHundredths, no.priceHundredths]).toEqual([100_00, 100_00])
      }
    }
  })
})

describe('statuses', () => {
  test('a ball runs for its last eight seconds; match odds stay open', () => {
    const match = at(FIRST_INNINGS_MS)
    const seen: string[] = []
    while (seen.length < 20) {
      const moment = match.nextChangeMs() ?? 0
      match.advance(moment)
      if (named(match, 'bookmaker').status !== 'ball_running') continue
      seen.push(`${named(match, 'match-odds').status} ${(match.nextChangeMs() ?? 0) - moment}`)
    }
    expect(new Set(seen)).toEqual(new Set(['open 8000']))
  })

  test('everything is suspended for twenty seconds after a wicket, and again at nothing else', () => {
    const match = at(0)
    const wickets: number[] = []
    while (wickets.length < 3) {
      const moment = match.nextChangeMs() ?? 0
      const fell = match.advance(moment).find(({ kind }) => kind === 'wicket')
      if (fell) wickets.push(fell.atMs)
    }
    const again = at(wickets[0] ?? 0)
    expect(new Set(again.books().map(({ status }) => status))).toEqual(new Set(['suspended']))
    expect(again.nextChangeMs()).toBe((wickets[0] ?? 0) + 20_000)
    again.advance((wickets[0] ?? 0) + 20_000)
    expect(named(again, 'match-odds').status).toBe('open')
    expect(named(again, 'bookmaker').status).toBe('open')
  })

  test('the tied match is suspended without prices until both its rates are at most 1,000', () => {
    const match = at(CHASE_MS, 'play-36')
    const seen = new Set<string>()
    for (let moment = match.nextChangeMs(); moment !== null; moment = match.nextChangeMs()) {
      const tied = match.books().find(({ key }) => key === 'tied-match')
      const rates = (tied?.runners ?? []).flatMap(({ lay }) => lay.map(({ priceHundredths }) => priceHundredths / 100))
      for (const rate of rates) expect(rate).toBeLessThanOrEqual(1_000)
      if (tied && rates.length === 0) expect(tied.status).toBe('suspended')
      seen.add(`${rates.length} ${tied?.status}`)
      match.advance(moment)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['0 suspended', '2 open']))
  })

  test('rain suspends everything', () => {
    const rains = Array.from({ length: 100 }, (_, index) => `rain-${index}`).flatMap((seed) =>
      engines[4]
        .openMatch(seed)
        .advance(OVER_MS)
        .filter(({ kind }) => kind === 'delay')
        .map(({ atMs }) => ({ seed, atMs })),
    )
    expect(rains.length).toBeGreaterThan(0)
    for (const { seed, atMs } of rains) {
      const wet = at(atMs + 300_000, seed)
      expect(wet.score()?.detail).toBe('Rain stops play')
      expect(new Set(wet.books().map(({ status }) => status))).toEqual(new Set(['suspended']))
    }
  })
})

describe('results', () => {
  test('every market that was ever offered ends with one result, and none is offered after it', () => {
    for (const seed of ['results-1']) {
      const match = engines[4].openMatch(seed)
      const offered = new Set<string>()
      for (let moment = match.nextChangeMs(); moment !== null; moment = match.nextChangeMs()) {
        match.advance(moment)
        const settled = new Set(match.settled().map(({ key }) => key))
        for (const key of match.keys()) {
          expect(settled.has(key)).toBe(false)
          offered.add(key)
        }
      }
      const keys = match.settled().map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect([...offered].filter((key) => !keys.includes(key))).toEqual([])
    }
  })

  test('a tie voids match odds and pays the tied match; no result voids both', () => {
    const results = (kind: string): string[][] =>
      Array.from({ length: 300 }, (_, index) => at(OVER_MS, `play-${index}`))
        .filter((match) => (kind === 'tie' ? match.score()?.detail === 'Match tied' : match.phase() === 'abandoned'))
        .map((match) =>
          ['match-odds', 'bookmaker', 'tied-match'].map(
            (key) => match.settled().find((one) => one.key === key)?.result ?? '',
          ),
        )
    const ties = results('tie')
    expect(ties.length).toBeGreaterThan(0)
    for (const row of ties) expect(row).toEqual(['void', 'void', 'yes'])
    const none = results('no result')
    expect(none.length).toBeGreaterThan(0)
    for (const row of none) expect(row).toEqual(['void', 'void', 'void'])
  })

  test('are exact for a known match', () => {
    const match = at(OVER_MS)
    expect(match.score()?.detail).toBe('Indore Comets won by 8 wickets')
    const results = Object.fromEntries(match.settled().map(({ headName, result }) => [headName, result]))
    expect(Object.keys(results)).toHaveLength(72)
    expect(results).toMatchObject({
      'To Win the Toss': 'away',
      '6 over run KAL': '39',
      '20 over run KAL': '125',
      'Only 20 over run KAL': '3',
      'Fall of 1st wkt KAL': '11',
      'Fall of 8th wkt KAL': '125',
      'J Sonwalk run': '0',
      'B Yeolekar run': '46',
      '15 over run INC': '108',
      'Only 17 over run INC': '11',
      'Fall of 3rd wkt INC': '127',
      'R Bagul run': '13',
      'Match Odds': 'away',
      Bookmaker: 'away',
      'Tied Match': 'no',
    })
  })
})
