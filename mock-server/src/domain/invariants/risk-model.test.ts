import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bonusId, depositPaise, RiskTable, stakeLimitPaise } from '../../../test/support/risk-table.ts'
import { brokenInvariants, testRegistry } from '../../../test/support/worlds.ts'
import { DomainError } from '../base/errors.ts'
import { bonusOf } from '../bonus/bonuses.ts'

/** How many random lives are played; `RISK_RUNS=5000` for the long form. */
const runs = Number(process.env.RISK_RUNS ?? 150)

type Move = (table: RiskTable) => void

const number = fc.nat({ max: 7 })
const stake = fc.constantFrom(100_00, 500_00, 1_000_00, 2_500_00, 4_000_00)
const odds = fc.constantFrom(1.5, 2, 3)
const hourMs = 60 * 60 * 1000
const hours = fc.constantFrom(1, 11, 23, 25).map((count) => count * hourMs)
const alone = fc.constantFrom('mines', 'blackjack')

const bet = fc.tuple(number, number, fc.boolean(), stake, fc.oneof(fc.constant(null), odds)).map(
  ([at, on, isBack, paise, offered]): Move =>
    (table) =>
      table.bet(at, on, isBack ? 'back' : 'lay', paise, offered),
)
/** Both sides of one runner, which risk nothing together. */
const hedge = fc.tuple(number, stake).map(
  ([at, paise]): Move =>
    (table) => {
      table.bet(at, 0, 'back', paise, null)
      table.bet(at, 0, 'lay', paise, null)
    },
)
/** One side in match odds and the other at the bookmaker, which risk nothing together. */
const across = stake.map(
  (paise): Move =>
    (table) => {
      table.bet(0, 0, 'back', paise, null)
      table.bet(1, 1, 'back', paise, null)
    },
)
const edit = fc.tuple(number, odds, stake).map(
  (terms): Move =>
    (table) =>
      table.edit(...terms),
)
const cancel = number.map(
  (which): Move =>
    (table) =>
      table.cancel(which),
)
const move = fc.tuple(number, odds).map(
  (to): Move =>
    (table) =>
      table.move(...to),
)
const cashOut = number.map(
  (which): Move =>
    (table) =>
      table.cashOut(which),
)
const settle = fc.tuple(number, fc.constantFrom('a', 'b', 'void')).map(
  (to): Move =>
    (table) =>
      table.settle(...to),
)
const play = fc.tuple(alone, stake).map(
  (round): Move =>
    (table) =>
      table.play(...round),
)
const act = fc.tuple(alone, fc.constantFrom('pick', 'cash-out', 'double', 'stand', 'end'), fc.nat({ max: 24 })).map(
  (decision): Move =>
    (table) =>
      table.act(...decision),
)
/** A round of mines that is opened, cashed out and paid without a tile. */
const unclimbed = stake.map(
  (paise): Move =>
    (table) => {
      table.play('mines', paise)
      table.act('mines', 'cash-out', 0)
      table.act('mines', 'end', 0)
    },
)
const chips = fc.tuple(fc.constantFrom('red', 'black'), fc.nat({ max: 3 }), stake).map(
  (bets): Move =>
    (table) =>
      table.chips(...bets),
)
const colours = stake.map(
  (paise): Move =>
    (table) => {
      table.chips('red', 0, paise)
      table.chips('black', 1, paise)
    },
)
const spin = fc.constant<Move>((table) => table.spin())
/** An offer that nothing matches, raised a day later; and a round that is doubled as late as it can be. */
const lateRaise = fc.tuple(stake, stake).map(
  ([before, more]): Move =>
    (table) => {
      table.bet(0, 0, 'back', before, 3)
      table.wait(25 * hourMs)
      table.edit(0, 3, before + more)
    },
)
const lateDouble = stake.map(
  (paise): Move =>
    (table) => {
      table.play('blackjack', paise)
      table.wait(23 * hourMs)
      table.act('blackjack', 'double', 0)
      table.wait(2 * hourMs)
    },
)
const wait = hours.map(
  (ms): Move =>
    (table) =>
      table.wait(ms),
)

const moves = [
  { weight: 6, arbitrary: bet },
  { weight: 3, arbitrary: hedge },
  { weight: 3, arbitrary: across },
  { weight: 3, arbitrary: edit },
  { weight: 1, arbitrary: cancel },
  { weight: 4, arbitrary: move },
  { weight: 4, arbitrary: cashOut },
  { weight: 1, arbitrary: settle },
  { weight: 2, arbitrary: play },
  { weight: 5, arbitrary: act },
  { weight: 2, arbitrary: unclimbed },
  { weight: 2, arbitrary: chips },
  { weight: 2, arbitrary: colours },
  { weight: 2, arbitrary: spin },
  { weight: 3, arbitrary: wait },
  { weight: 2, arbitrary: lateRaise },
  { weight: 2, arbitrary: lateDouble },
]

/** A refusal is part of what is tested; anything else is a defect. */
function attempt(table: RiskTable, run: Move): void {
  try {
    run(table)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

test('no sequence of play turns play money, a deposit or a bonus into cash without its risk, or stakes beyond a limit', () => {
  const registry = testRegistry()
  fc.assert(
    fc.property(fc.array(fc.oneof(...moves), { minLength: 1, maxLength: 20, size: 'max' }), (life) => {
      const table = new RiskTable(registry)
      for (const run of life) {
        attempt(table, run)
        expect(table.stakedPaise(), 'staked in 24 hours').toBeLessThanOrEqual(stakeLimitPaise)
      }
      table.end()
      expect(table.gainedPaise(), 'cash that was gained').toBeLessThanOrEqual(table.wonPaise())
      expect(depositPaise - table.held('wagering'), 'wagered of the deposit').toBeLessThanOrEqual(table.riskedPaise())
      const { wageredPaise } = bonusOf(table.world, table.playerId, bonusId)
      expect(wageredPaise, 'wagered for the bonus').toBeLessThanOrEqual(table.riskedPaise())
      expect(brokenInvariants(table.world)).toEqual([])
      registry.delete(table.world.name)
    }),
    { numRuns: runs, seed: 20261125 },
  )
})
