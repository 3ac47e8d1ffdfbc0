import { expect, test } from 'vitest'
import { betOn, bettingTable } from '../../../test/support/worlds.ts'
import type { DomainEvent } from '../base/events.ts'
import { placeBet } from '../betting/place-bet.ts'
import { listNotifications } from '../content/notification-records.ts'
import { settleMarket } from './settlement.ts'

test.each([
  ['b', 'Bets settled', 'odds, A v B: won ₹150.00', 'success'],
  ['a', 'Bets settled', 'odds, A v B: lost ₹100.00', 'info'],
  ['void', 'Bets void', 'odds, A v B: stakes are back', 'info'],
])('[3-36] a market decided as %s leaves one notification and no toast', (result, title, message, status) => {
  const { world, playerId, marketId } = bettingTable()
  placeBet(world, playerId, betOn(marketId, 'b', 'back', 100_00, { odds: 2.5 }))
  const before = listNotifications(world, playerId).length
  const heard: DomainEvent[] = []
  world.events.onAny((event) => heard.push(event))
  settleMarket(world, marketId, result)
  expect(listNotifications(world, playerId)).toHaveLength(before + 1)
  expect(listNotifications(world, playerId)[0]).toMatchObject({ title, message, status })
  const names = heard.map(({ name }) => name)
  expect(names).toContain('wallet-changed')
  expect(names).not.toContain('toast')
})
