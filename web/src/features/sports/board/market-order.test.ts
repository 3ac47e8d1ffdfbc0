import { expect, test } from 'vitest'
import type { MarketShell } from '../prices/market-merge.ts'
import { arrange, sessionData } from './market-order.ts'

function head(marketId: string, HeadName: string, more: Partial<MarketShell> = {}) {
  return { marketId, HeadName, result: null, priceKind: 'decimal', status: 'open', ...more } as const
}

test('[4-16] markets stand as boards, over sessions, other sessions, and results at the end', () => {
  const order = arrange([
    head('toss', 'To Win the Toss', { status: 'closed', result: 'Mumbai' }),
    head('odds', 'Match Odds'),
    head('six', '6 over run', { priceKind: 'line' }),
    head('fall', 'Fall of wicket', { priceKind: 'line' }),
    head('done', '2 over run', { priceKind: 'line', result: '0' }),
  ])
  expect(order).toEqual({
    odds: ['odds'],
    bookmaker: [],
    overs: ['six'],
    rest: ['fall'],
    lines: [],
    decided: ['toss', 'done'],
    unknown: [],
  })
})

test('a line under the name of a match market is shown, beside the sessions', () => {
  const order = arrange([
    head('odds', 'Match Odds'),
    head('toss', 'Toss line', { priceKind: 'line' }),
    head('six', '6 over run', { priceKind: 'line' }),
  ])
  expect(order).toMatchObject({ odds: ['odds'], overs: ['six'], rest: [], lines: ['toss'] })
})

test('pinned markets stand first in their group, in the order of the server', () => {
  const heads = [
    head('odds', 'Match Odds'),
    head('goals', 'Over/Under 2.5 Goals'),
    head('maker', 'Bookmaker', { priceKind: 'rate' }),
    head('set', 'Set 1 Winner'),
  ]
  expect(arrange(heads, ['set', 'goals', 'gone'])).toMatchObject({
    odds: ['goals', 'set', 'odds'],
    bookmaker: ['maker'],
  })
})

function session(HeadName: string, result: string | null = null) {
  return { HeadName, result }
}

function names(list: readonly { HeadName: string }[]) {
  return list.map(({ HeadName }) => HeadName)
}

test('[4-16] a name with "over" anywhere, in any case, is an over market; all others stand apart', () => {
  const { overs, rest } = sessionData([
    session('6 Over Runs'),
    session('Fall of 4th wicket'),
    session('OVERthrows'),
    session('Deshpande runs'),
  ])
  expect(names(overs)).toEqual(['6 Over Runs', 'OVERthrows'])
  expect(names(rest)).toEqual(['Fall of 4th wicket', 'Deshpande runs'])
})

test('Hindi names are split alike', () => {
  const names = ['10 ओवर के रन KAL', 'विकेट 2 का पतन KAL', 'मैच ऑड्स', 'बुकमेकर', 'टॉस कौन जीतेगा', 'टाई मैच']
  const { overs, rest } = sessionData(names.map((name) => session(name)))
  expect(overs.map(({ HeadName }) => HeadName)).toEqual(['10 ओवर के रन KAL'])
  expect(rest.map(({ HeadName }) => HeadName)).toEqual(['विकेट 2 का पतन KAL'])
})

test('[4-17] bookmaker, match odds, toss and tied match are no sessions, even with "over" in the name', () => {
  const { overs, rest } = sessionData([
    session('Bookmaker'),
    session('Match Odds'),
    session('Toss'),
    session('Tied Match'),
    session('Bookmaker 6 over'),
  ])
  expect([...overs, ...rest]).toEqual([])
})

test('[4-17] a market with a result is left out, and "0" is a result; an empty one is none', () => {
  const { overs } = sessionData([session('6 over', '0'), session('10 over', '68'), session('15 over', '')])
  expect(names(overs)).toEqual(['15 over'])
})
