import { expect, test } from 'vitest'
import { seededId, testWorld } from '../../../test/support/worlds.ts'
import { listPlayers } from '../accounts/player-records.ts'
import { changeSettings } from '../base/change-settings.ts'
import type { WorldContext } from '../base/context.ts'
import type { DomainEvent } from '../base/events.ts'
import { visitPage } from '../sign-up/visit-records.ts'
import { isLive, setAnnouncements } from './content.ts'
import { announcements } from './content-records.ts'
import { listNotifications } from './notification-records.ts'
import { notify } from './notifications.ts'

function record(world: WorldContext): DomainEvent[] {
  const events: DomainEvent[] = []
  world.events.onAny((event) => events.push(event))
  return events
}

test.each([
  ['live', true],
  ['LIVE', true],
  ['', true],
  [' ', true],
  ['maintenance', false],
  ['suspended', false],
  ['anything', false],
])('[4-11] [4-23] BRAND_STATUS %j is live: %s', (status, live) => {
  const world = testWorld()
  changeSettings(world, { appDetails: { BRAND_STATUS: status } })
  expect(isLive(world)).toBe(live)
})

test('changed application details are sent to everybody', () => {
  const world = testWorld()
  const events = record(world)
  changeSettings(world, { appDetails: { OTP: 1 } })
  expect(events.map(({ name }) => name)).toEqual(['app-details-changed', 'session-refresh'])
  expect(events[1]?.payload).toEqual({ playerId: null, reason: 'app' })
  changeSettings(world, { demoUsers: false })
  expect(events).toHaveLength(2)
})

test('[3-35] announcements are replaced and sent', () => {
  const world = testWorld()
  const events = record(world)
  setAnnouncements(world, ['one', 'two'])
  expect(announcements(world)).toEqual([{ content: 'one' }, { content: 'two' }])
  expect(events.map(({ name }) => name)).toEqual(['announcements-changed'])
})

test('[3-36] a notice is kept for its player and shown as a toast with the parts that it has', () => {
  const world = testWorld()
  const events = record(world)
  notify(world, seededId(world), { message: 'Only a message', status: 'odd' })
  expect(events).toEqual([
    { name: 'toast', payload: { playerId: seededId(world), message: 'Only a message', status: 'odd' } },
  ])
  expect(listNotifications(world, seededId(world))[0]).toMatchObject({
    title: '',
    message: 'Only a message',
    status: 'odd',
  })
  expect(listNotifications(world, seededId(world) + 1)).toEqual([])
})

test('a notice to all reaches every player once', () => {
  const world = testWorld()
  const events = record(world)
  notify(world, null, { title: 'All' })
  expect(listPlayers(world).map(({ id }) => listNotifications(world, id)[0]?.title)).toEqual([
    'All',
    'All',
    'All',
    'All',
  ])
  expect(events).toHaveLength(1)
})

test('[7.1-9] a visit is kept with agent code and referral source', () => {
  const world = testWorld()
  visitPage(world, { path: '/', agentCode: 'AG42', source: 'friend' }, null)
  const kept = world.store.all('SELECT path, agent_code, referral_source FROM page_visits', [], (row) => [
    row.text('path'),
    row.text('agent_code'),
    row.text('referral_source'),
  ])
  expect(kept).toEqual([['/', 'AG42', 'friend']])
})
