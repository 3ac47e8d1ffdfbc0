import { expect, test } from 'vitest'
import { rulesNamed } from '../../rules/catalogue-rules.ts'
import { type RulesName, rulesNames } from '../../rules/rule-names.ts'
import { fieldsOf } from '../../rules/rules.ts'

type Stakes = Readonly<Record<string, number>>

/** What these stakes, in paise by spot, risk together; each is an order of its own. */
function riskOf(name: RulesName, stakes: Stakes): number | undefined {
  const orders = Object.entries(stakes).map(([on, amountPaise]) => ({
    amountPaise,
    meta: { bets: [{ on, amountPaise }] },
  }))
  return rulesNamed(name).riskPaise?.(orders)
}

const covers: [name: RulesName, stakes: Stakes, riskPaise: number][] = [
  ['roulette/european', { red: 1_000, black: 1_000 }, 0],
  ['roulette/european', { red: 1_000, black: 400 }, 600],
  ['roulette/french', { red: 1_000, black: 1_000 }, 0],
  ['roulette/european', { red: 1_000, 'straight-17': 100 }, 1_100],
  ['andar-bahar/ordinary', { andar: 1_000, bahar: 1_000 }, 100],
  ['baccarat/commission', { player: 1_000, banker: 1_000 }, 50],
  ['teen-patti/twenty-twenty', { a: 1_000, b: 1_000 }, 40],
  ['high-card/dragon-tiger', { dragon: 1_000, tiger: 1_000 }, 0],
  ['one-card/lucky-seven', { below: 1_000, above: 1_000 }, 0],
  ['one-card/lucky-seven', { red: 1_000, black: 1_000 }, 50],
  ['poker/one-day', { a: 1_000, b: 1_000 }, 50],
  ['three-dice/sic-bo', { small: 1_000, big: 1_000 }, 0],
  ['craps/pass-line', { pass: 1_000, 'dont-pass': 1_000 }, 0],
]

test.each(covers)('%s with %j risks %i paise', (name, stakes, riskPaise) => {
  expect(riskOf(name, stakes)).toBe(riskPaise)
})

test('bets on different spots of one order cover one another as those of several orders do', () => {
  const bets = [
    { on: 'red', amountPaise: 1_000 },
    { on: 'black', amountPaise: 400 },
  ]
  expect(rulesNamed('roulette/european').riskPaise?.([{ amountPaise: 1_400, meta: { bets } }])).toBe(600)
})

test('a bet on one spot of any table risks its whole stake, alone and beside a small one', () => {
  for (const name of rulesNames) {
    const { riskPaise, sampleBets } = rulesNamed(name)
    if (riskPaise === undefined) continue
    const spots = sampleBets().flatMap(({ meta }) => {
      const { bets } = fieldsOf(meta)
      return Array.isArray(bets) ? bets.map((bet) => String(fieldsOf(bet).on)) : []
    })
    for (const on of spots) {
      expect(riskOf(name, { [on]: 1_000 }), `${name} ${on}`).toBe(1_000)
      const beside = spots.find((spot) => spot !== on)
      if (beside === undefined) continue
      // The small one may win where the large one loses, but pays at most 1,332 times.
      expect(riskOf(name, { [on]: 1_000_000, [beside]: 1 }), `${name} ${on}`).toBeGreaterThan(998_000)
    }
  }
})
