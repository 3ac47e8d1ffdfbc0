import fc from 'fast-check'
import { test } from 'vitest'
import { signUp } from '../../../test/support/accounts.ts'
import { cashierMoves } from '../../../test/support/cashier-moves.ts'
import { flightMoves, gameMoves } from '../../../test/support/game-moves.ts'
import { MoneyTable } from '../../../test/support/money-table.ts'
import { offerMoves } from '../../../test/support/offer-moves.ts'
import { betOn, changeMarket, pass, testRegistry } from '../../../test/support/worlds.ts'
import { DomainError } from '../base/errors.ts'
import { listUserBets } from '../betting/bets.ts'
import { cashOutBet } from '../betting/cash-out/cash-out-bet.ts'
import { cashOutMarket } from '../betting/cash-out/market-cash-out.ts'
import { placeBet } from '../betting/place-bet.ts'
import { marketRecord } from '../matches/market-records.ts'
import { creditCoins, creditPlayer, debitPlayer } from '../money/credits.ts'
import { resettleMarket, settleMarket } from '../settlement/settlement.ts'

type Operation = (table: MoneyTable) => void

const number = fc.nat({ max: 23 })
const paise = fc.integer({ min: 1, max: 9_000_00 })

const register = number.map(
  (name): Operation =>
    (table) => {
      const identity = { username: `user${name % 6}`, mobile: `98000000${String(name % 6).padStart(2, '0')}` }
      const body = { name: 'N', password: 'Secret123', typeId: 3, parentId: 81026, country_code: '91', ...identity }
      table.give(signUp(table.world, body).player.id, table.world.settings.current.openingCreditPaise)
    },
)

const bet = fc.tuple(number, number, number, fc.boolean(), paise, number).map(
  ([who, at, on, isBack, stakePaise, key]): Operation =>
    (table) => {
      const { id, selections } = table.market(at)
      const isDecimal = table.world.feed.market(id)?.priceKind === 'decimal'
      const selectionId = selections[on % selections.length] ?? ''
      const price = isDecimal ? { odds: 2 } : { rate: 95, line: 45 }
      const body = betOn(id, selectionId, isBack ? 'back' : 'lay', stakePaise, price)
      placeBet(table.world, table.player(who), body, `key-${key}`)
    },
)

const cashOut = fc.tuple(number, number, fc.integer({ min: 1, max: 100 }), number).map(
  ([who, which, share, key]): Operation =>
    (table) => {
      const playerId = table.player(who)
      const { bets } = listUserBets(table.world, playerId, { skip: 0, pageSize: 50, betStatus: 'open' })
      const betId = bets[which % bets.length]?.id
      if (betId !== undefined) cashOutBet(table.world, playerId, { betId, amountPaise: 0, share }, `out-${key}`)
    },
)

const cashOutAll = fc.tuple(number, number, fc.integer({ min: 1, max: 100 }), number).map(
  ([who, at, share, key]): Operation =>
    (table) => {
      const body = { marketId: table.market(at).id, profitLossPaise: -9_999_999_00, share }
      cashOutMarket(table.world, table.player(who), body, `all-${key}`)
    },
)

const settle = fc.tuple(number, number).map(
  ([at, outcome]): Operation =>
    (table) => {
      const { id, results } = table.market(at)
      const result = results[outcome % results.length] ?? ''
      const isSettled = marketRecord(table.world, id)?.result !== null
      if (isSettled) resettleMarket(table.world, id, result)
      else settleMarket(table.world, id, result)
    },
)

const suspend = fc.tuple(number, fc.boolean()).map(
  ([at, isOpen]): Operation =>
    (table) => {
      changeMarket(table.world, table.market(at).id, { status: isOpen ? 'open' : 'suspended' })
    },
)

const wait = fc.integer({ min: 1, max: 4000 }).map(
  (ms): Operation =>
    (table) =>
      pass(table.world, ms),
)

const credit = fc.tuple(number, paise, fc.boolean()).map(
  ([who, amountPaise, withdrawable]): Operation =>
    (table) => {
      creditPlayer(table.world, table.player(who), amountPaise, { withdrawable })
      table.give(table.player(who), amountPaise)
    },
)

const debit = fc.tuple(number, paise).map(
  ([who, amountPaise]): Operation =>
    (table) => {
      debitPlayer(table.world, table.player(who), amountPaise)
      table.give(table.player(who), -amountPaise)
    },
)

const coins = fc.tuple(number, paise).map(
  ([who, amountPaise]): Operation =>
    (table) => {
      creditCoins(table.world, table.player(who), amountPaise)
    },
)

const moves = [
  { weight: 1, arbitrary: register },
  { weight: 10, arbitrary: bet },
  { weight: 3, arbitrary: cashOut },
  { weight: 2, arbitrary: cashOutAll },
  { weight: 2, arbitrary: settle },
  { weight: 1, arbitrary: suspend },
  { weight: 3, arbitrary: wait },
  { weight: 1, arbitrary: credit },
  { weight: 2, arbitrary: debit },
  { weight: 1, arbitrary: coins },
  ...offerMoves,
  ...cashierMoves,
  ...gameMoves,
]

const length = { minLength: 1, maxLength: 24, size: 'max' } as const
/** One in four lives has shared rounds too, whose seeds take some milliseconds. */
const life = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.oneof(...moves), length) },
  { weight: 1, arbitrary: fc.array(fc.oneof(...moves, ...flightMoves), length) },
)

/** Where a chain of shared rounds begins. */
const startMs = Date.parse('2026-11-21T06:00:00.000Z')

/** Refused by a rule, or done; anything else is a defect. The refusals are part of what is tested: nothing moves. */
function attempt(table: MoneyTable, run: Operation): void {
  try {
    run(table)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

test('the ten invariants hold after every step of 1,000 random lives of a world', () => {
  const registry = testRegistry()
  fc.assert(
    fc.property(life, (operations) => {
      const world = registry.create({
        scenario: ['otp-not-required', 'no-matches'],
        seed: 'money',
        frozenAtMs: startMs,
      })
      const table = new MoneyTable(world)
      for (const run of operations) {
        attempt(table, run)
        table.check()
      }
      registry.delete(world.name)
    }),
    { numRuns: 1000, seed: 20261121 },
  )
})
