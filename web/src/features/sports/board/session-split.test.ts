import { expect, test } from 'vitest'
import { splitSessions } from './session-split.ts'

function head(HeadName: string, result: string | null = null) {
  return { HeadName, result }
}

function names(list: readonly { HeadName: string }[]) {
  return list.map(({ HeadName }) => HeadName)
}

test('[4-16] a name with "over" anywhere, in any case, is an over market; all others stand apart', () => {
  const { overs, rest } = splitSessions([
    head('6 Over Runs'),
    head('Fall of 4th wicket'),
    head('OVERthrows'),
    head('Deshpande runs'),
  ])
  expect(names(overs)).toEqual(['6 Over Runs', 'OVERthrows'])
  expect(names(rest)).toEqual(['Fall of 4th wicket', 'Deshpande runs'])
})

test('[4-17] bookmaker, match odds, toss and tied match are no sessions, even with "over" in the name', () => {
  const { overs, rest } = splitSessions([
    head('Bookmaker'),
    head('Match Odds'),
    head('Toss'),
    head('Tied Match'),
    head('Bookmaker 6 over'),
  ])
  expect([...overs, ...rest]).toEqual([])
})

test('[4-17] a market with a result is left out, and "0" is a result; an empty one is none', () => {
  const { overs } = splitSessions([head('6 over', '0'), head('10 over', '68'), head('15 over', '')])
  expect(names(overs)).toEqual(['15 over'])
})
