import { expect, test } from 'vitest'
import { there } from '../../../test/support/answers.ts'
import { betOn, bettingTable, brokenInvariants, openMarket, threeRunners } from '../../../test/support/worlds.ts'
import { scenarios } from '../../scenarios/list.ts'
import { requireSeededPlayer } from '../../scenarios/seeded-players.ts'
import { placeBet } from '../betting/place-bet.ts'
import { endRound } from '../games/rounds/end-round.ts'
import { seatAt } from '../games/rounds/game-session.ts'
import { playRound } from '../games/rounds/play-round.ts'
import { settleMarket } from '../settlement/settlement.ts'
import { checkInvariants } from './invariants.ts'

function openTable() {
  const { world, playerId, marketId } = bettingTable()
  const settled = openMarket(world, { key: 'settled', runners: threeRunners })
  for (const id of [marketId, settled]) {
    placeBet(world, playerId, betOn(id, 'a', 'back', 100_00, { odds: 3.05 }), `key-${id}`)
  }
  settleMarket(world, settled, 'a')
  scenarios.get('round-left-open')?.apply(world, {})
  const seat = there(seatAt(requireSeededPlayer(world), 'spribe/dice'))
  const likely = { amountPaise: 100_00, mode: 'base', meta: { target: 9_800, over: false } }
  expect(playRound(world, seat, likely, 'key-roll').round.isActive).toBe(true)
  endRound(world, seat, 'key-end')
  const broken = () => brokenInvariants(world)
  return { world, playerId, marketId, settled, broken }
}

test('all ten hold, by number and name', () => {
  const checks = checkInvariants(openTable().world)
  expect(checks.map(({ number, holds }) => [number, holds])).toEqual(
    Array.from({ length: 10 }, (_, index) => [index + 1, true]),
  )
  expect(new Set(checks.map(({ name }) => name)).size).toBe(10)
})

/** Each damage is one that no rule of the domain does; the invariant of that number must see it. */
const damages: [number, string][] = [
  [1, 'INSERT INTO ledger_lines (entry_id, account_id, amount_paise) VALUES (1, 1, 1)'],
  [2, "UPDATE accounts SET balance_paise = balance_paise + 1 WHERE kind = 'house'"],
  [3, "UPDATE accounts SET balance_paise = -1 WHERE kind = 'real'"],
  [4, 'UPDATE market_holds SET exposure_paise = exposure_paise + 1'],
  [4, "UPDATE bets SET if_false_paise = if_false_paise - 1 WHERE status = 'open'"],
  [4, "INSERT INTO positions VALUES (100001, '1.settled', 'a', 0, 0)"],
  [4, "UPDATE bets SET status = 'void' WHERE status = 'open'"],
  [5, "UPDATE accounts SET balance_paise = balance_paise + 1 WHERE kind = 'real'"],
  [6, 'UPDATE bets SET profit_loss_paise = profit_loss_paise + 1 WHERE profit_loss_paise IS NOT NULL'],
  [6, "UPDATE markets SET result = 'a' WHERE result IS NULL AND market_id = '1.odds'"],
  [6, "UPDATE game_rounds SET payout_paise = payout_paise + 1 WHERE status = 'won'"],
  [6, "UPDATE game_rounds SET stake_paise = stake_paise + 1 WHERE status = 'open'"],
  [6, "UPDATE game_rounds SET status = 'lost' WHERE status = 'won'"],
  [6, "UPDATE game_rounds SET status = 'won', payout_paise = 100, closed_at_ms = 1 WHERE status = 'open'"],
  [7, 'UPDATE intents SET answer = (SELECT answer FROM intents LIMIT 1)'],
  [8, 'DROP TRIGGER ledger_lines_kept'],
  [9, "INSERT INTO accounts (owner_id, kind, balance_paise) VALUES (100001, 'withdrawal', 5)"],
  [10, "UPDATE intents SET state = 'in_flight', answer = NULL"],
]

test.each(damages)('invariant %i sees: %s', (number, damage) => {
  const { world, broken } = openTable()
  world.store.change(damage)
  expect(broken().map((check) => check.number)).toContain(number)
  expect(broken().every(({ detail }) => Boolean(detail))).toBe(true)
})
