import { expect, test } from 'vitest'
import { seededId, testWorld } from '../../../test/support/worlds.ts'
import type { BonusOffer } from './bonus-terms.ts'
import { currentOffers, placeOffer, withdrawOffer } from './offers.ts'

function sitDown() {
  const world = testWorld()
  const notified: (number | null)[] = []
  world.events.on('session-refresh', ({ playerId, reason }) => {
    if (reason === 'bonus') notified.push(playerId)
  })
  const offer = (playerId: number | null): BonusOffer => {
    const [usual] = currentOffers(world)
    if (!usual) throw new Error('nothing is offered')
    return { ...usual, id: 'bn-friday', playerId }
  }
  return { world, notified, offer, id: seededId(world) }
}

test('[7.5-1] placing and withdrawing an offer notifies its player, or everybody', () => {
  const { world, notified, offer, id } = sitDown()
  placeOffer(world, offer(id))
  withdrawOffer(world, 'bn-friday')
  expect(notified).toEqual([id, id])
  placeOffer(world, offer(null))
  withdrawOffer(world, 'bn-friday')
  expect(notified).toEqual([id, id, null, null])
})

test('replacing an offer notifies the players of both offers once', () => {
  const { world, notified, offer, id } = sitDown()
  placeOffer(world, offer(id))
  placeOffer(world, offer(id + 1))
  expect(notified).toEqual([id, id + 1, id])
  placeOffer(world, offer(null))
  expect(notified).toEqual([id, id + 1, id, null])
})

test('withdrawing an unknown offer notifies no player', () => {
  const { world, notified } = sitDown()
  expect(() => withdrawOffer(world, 'bn-none')).toThrow(expect.objectContaining({ code: 'bonus_not_found' }))
  expect(notified).toEqual([])
})
