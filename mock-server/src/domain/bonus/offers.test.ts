import { expect, test } from 'vitest'
import { seededId, testWorld } from '../../../test/support/worlds.ts'
import type { BonusOffer } from './bonus-terms.ts'
import { currentOffers, placeOffer, withdrawOffer } from './offers.ts'

function sitDown() {
  const world = testWorld()
  const told: (number | null)[] = []
  world.events.on('session-refresh', ({ playerId, reason }) => {
    if (reason === 'bonus') told.push(playerId)
  })
  const offer = (playerId: number | null): BonusOffer => {
    const [usual] = currentOffers(world)
    if (!usual) throw new Error('nothing is offered')
    return { ...usual, id: 'bn-friday', playerId }
  }
  return { world, told, offer, id: seededId(world) }
}

test('[7.5-1] whom an offer concerns is told when it is placed and withdrawn: one player, or everybody', () => {
  const { world, told, offer, id } = sitDown()
  placeOffer(world, offer(id))
  withdrawOffer(world, 'bn-friday')
  expect(told).toEqual([id, id])
  placeOffer(world, offer(null))
  withdrawOffer(world, 'bn-friday')
  expect(told).toEqual([id, id, null, null])
})

test('an offer that takes the place of another is told to whom either concerns, once', () => {
  const { world, told, offer, id } = sitDown()
  placeOffer(world, offer(id))
  placeOffer(world, offer(id + 1))
  expect(told).toEqual([id, id + 1, id])
  placeOffer(world, offer(null))
  expect(told).toEqual([id, id + 1, id, null])
})

test('an offer that was not there to withdraw tells nobody', () => {
  const { world, told } = sitDown()
  expect(() => withdrawOffer(world, 'bn-none')).toThrow(expect.objectContaining({ code: 'bonus_not_found' }))
  expect(told).toEqual([])
})
