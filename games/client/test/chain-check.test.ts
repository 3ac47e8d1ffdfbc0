import { saltedSeed, seedBefore } from '@chaupar/games/rules/chain'
import { fairDraw } from '@chaupar/games/rules/fairness'
import { crashPoint, crashRules, fastCrash } from '@chaupar/games/rules/instant/crash'
import { expect, test } from 'vitest'
import { isRight } from '../src/stage/chain-check.tsx'

const seed = 'ab'.repeat(32)
const salt = 'cd'.repeat(32)
const chain = { chain: 1, end: seedBefore(seedBefore(seed)), salt }
const draw = fairDraw({ serverSeed: saltedSeed(seed, salt), clientSeed: 'onlyplay/jetlucky', nonce: 2 })
const rules = crashRules(fastCrash)
const times = crashPoint(draw, fastCrash)
const state = [{ index: 0, type: 'crash', times }]
const result = { round: '1-2', chain: 1, number: 2, seed, forced: false, state }

test('a round that ended where its seed says is right, and any other is not', () => {
  expect(isRight(result, chain, 'onlyplay/jetlucky', rules)).toBe(true)
  expect(isRight({ ...result, number: 3 }, chain, 'onlyplay/jetlucky', rules)).toBe(false)
  expect(isRight({ ...result, seed: 'ef'.repeat(32) }, chain, 'onlyplay/jetlucky', rules)).toBe(false)
  const other = [{ index: 0, type: 'crash', times: times + 1 }]
  expect(isRight({ ...result, state: other }, chain, 'onlyplay/jetlucky', rules)).toBe(false)
})
