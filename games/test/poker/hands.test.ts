import { describe, expect, test } from 'vitest'
import { type Card, pack } from '../../rules/cards.ts'
import { bestHand } from '../../rules/poker/hands.ts'

const cards = new Map<string, Card>(pack.map((card) => [card, card]))
function hand(text: string) {
  return bestHand(
    text.split(' ').map((name) => {
      const card = cards.get(name)
      if (!card) throw new Error(`${name} is no card`)
      return card
    }),
  )
}

test.each([
  ['AS KD 9H 7C 5D 3S 2H', 'high-card'],
  ['AS AD 9H 7C 5D 3S 2H', 'pair'],
  ['AS AD 9H 9C 5D 5S 2H', 'two-pairs'],
  ['AS AD AH 9C 5D 3S 2H', 'three-of-a-kind'],
  ['AS 2D 3H 4C 5D 9S 9H', 'straight'],
  ['TS JD QH KC AD 9S 2H', 'straight'],
  ['QS KD AH 2C 3D 9S 9H', 'pair'],
  ['AS TS 9S 7S 5S 6D 8D', 'flush'],
  ['AS AD AH 9C 9D 3S 3H', 'full-house'],
  ['AS AD AH KC KD KS 3H', 'full-house'],
  ['AS AD AH AC 5D 5S 5H', 'four-of-a-kind'],
  ['AS 2S 3S 4S 5S KS 9S', 'straight-flush'],
  ['4D 5S 6S 7S 8S 9D TS', 'flush'],
])('%s is a %s', (text, category) => {
  expect(hand(text).category).toBe(category)
})

describe('between hands of a category', () => {
  test.each([
    ['AS KD 9H 7C 5D 3S 2H', 'AS KD 9H 7C 4D 3S 2H'],
    ['AS AD KH 7C 5D 3S 2H', 'AS AD QH JC TD 3S 2H'],
    ['AS AD 3H 3C KD 2S 7H', 'AS AD 3H 3C QD JS 7H'],
    ['AS AD QH QC 5D 5S KH', 'AS AD QH QC 5D 5S JH'],
    ['2S 3D 4H 5C 6D 9S 9H', 'AS 2D 3H 4C 5D KS KH'],
    ['KS KD KH 2C 2D 9S 7H', 'QS QD QH AC AD 9S 7H'],
    ['AS JS 9S 7S 5S 6D 8D', 'AS TS 9S 8S 7S 6D 2D'],
  ])('%s beats %s', (better, worse) => {
    expect(hand(better).category).toBe(hand(worse).category)
    expect(hand(better).strength).toBeGreaterThan(hand(worse).strength)
  })

  test('suits and what is beyond the best five decide nothing', () => {
    expect(hand('AS KD QH JC 9D 3S 2H').strength).toBe(hand('AD KS QC JH 9S 4S 3D').strength)
  })
})
