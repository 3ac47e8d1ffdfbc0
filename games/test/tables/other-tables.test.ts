import { expect, test } from 'vitest'
import { andarBaharRules, longAndarBahar } from '../../rules/tables/andar-bahar.ts'
import { baccaratRules, lowCommissionBaccarat } from '../../rules/tables/baccarat.ts'
import { highCardRules, straightDragonTiger } from '../../rules/tables/high-card.ts'
import { fewLuckyRoulette, frenchRoulette, manyLuckyRoulette, rouletteRules } from '../../rules/tables/roulette.ts'
import { highTrailsTeenPatti, teenPattiRules } from '../../rules/tables/teen-patti.ts'
import { royalSicBo, threeDiceRules } from '../../rules/tables/three-dice.ts'
import { expectSimulated } from './returns.ts'

/** Tables whose bets pay otherwise than at the ordinary one of their family; between which each bet gives back. */
const tables = {
  'long andar bahar': { rules: andarBaharRules(longAndarBahar), least: 0.94, most: 0.98 },
  'baccarat of a low commission': { rules: baccaratRules(lowCommissionBaccarat), least: 0.85, most: 0.995 },
  'straight dragon tiger': { rules: highCardRules(straightDragonTiger), least: 0.85, most: 0.98 },
  'french roulette': { rules: rouletteRules(frenchRoulette), least: 0.97, most: 0.99 },
  'roulette of one lucky number': { rules: rouletteRules(fewLuckyRoulette), least: 0.96, most: 0.98 },
  'roulette of many lucky numbers': { rules: rouletteRules(manyLuckyRoulette), least: 0.96, most: 0.98 },
  'teen patti of high trails': { rules: teenPattiRules(highTrailsTeenPatti), least: 0.97, most: 0.985 },
  'royal sic bo': { rules: threeDiceRules(royalSicBo), least: 0.8, most: 0.98 },
}

test.each(Object.entries(tables))('%s gives back what it states, in a simulation too', (_, { rules, least, most }) => {
  for (const { bet, expected } of rules.returns()) {
    expect(expected, bet).toBeGreaterThan(least)
    expect(expected, bet).toBeLessThan(most)
  }
  expectSimulated(rules)
})

test('at zero an even chance of the french table gives half back, and nothing else outside', () => {
  const [even, dozen] = ['red', 'dozen-1'].map((on) =>
    rouletteRules(frenchRoulette)
      .order(10_000, 'base', { bets: [{ on, amountPaise: 10_000 }] })
      .play([], () => 0),
  )
  expect([even?.payoutPaise, dozen?.payoutPaise]).toEqual([5_000, 0])
})
