import { expect, test } from 'vitest'
import { bundleOf, checksumOf } from '../../../src/control/bundles/save-bundle.ts'
import { stateDigest } from '../../../src/world/state-digest.ts'
import { there } from '../../support/answers.ts'
import { call, logIn, startApp } from '../../support/server.ts'
import { open, saved, source, sourceWorld } from './bundle-server.ts'

const picture = { type: 2, data: { text: 'x'.repeat(100) } }
const megabyte = 1024 * 1024

test('a screen of 40 MB is shortened from its last whole picture that has room, and the file says so', async () => {
  const app = await startApp()
  sourceWorld(app)
  const change = { type: 3, data: { text: 'x'.repeat(megabyte) } }
  const events = Array.from({ length: 40 }, (_, index) => ({
    ...(index % 10 === 0 ? picture : change),
    timestamp: 1000 + index,
  }))
  const bundle = await saved(app, { screen: { startedAt: 1000, address: '/home', events } })
  expect(bundle.shortened).toEqual(['The oldest 10 of 40 events of the screen were left out: a file has at most 32 MB'])
  expect([bundle.screen?.startedAt, bundle.screen?.events.length]).toEqual([1010, 30])
  expect(JSON.stringify(bundle).length).toBeLessThan(32 * megabyte)
  const { status, json } = await open(app, bundle, { name: 'opened' })
  expect([status, json.message]).toEqual([200, ''])
})

test('the screen goes first, then the oldest half of the journal, until the file is small enough', async () => {
  const app = await startApp()
  const world = sourceWorld(app)
  for (let left = 30; left > 0; left -= 1) await call(app, '/api/getBanners', { headers: source })
  const screen = { startedAt: 0, address: '/home', events: [{ ...picture, timestamp: 0 }] }
  const whole = bundleOf(world, { screen }, 32 * megabyte)
  // Beside them 1000 bytes are kept free, for the checksum of 64 bytes and a sentence.
  const needed = JSON.stringify(bundleOf(world, {}, 32 * megabyte)).length - 64 + 1000
  expect([whole.shortened, whole.journal.length]).toEqual([[], world.journal.query({}).length])
  const withoutScreen = bundleOf(world, { screen }, needed)
  expect([withoutScreen.screen, withoutScreen.journal.length]).toEqual([undefined, whole.journal.length])
  expect(withoutScreen.shortened).toEqual([
    'The screen was left out: its last whole picture has no room in a file of 32 MB',
  ])
  const kept = Math.floor(whole.journal.length / 2)
  const half = bundleOf(world, {}, needed - 1)
  expect(half.journal).toEqual(whole.journal.slice(-kept))
  expect(half.shortened).toEqual([
    `The oldest ${whole.journal.length - kept} of ${whole.journal.length} rows of the journal were left out: a file has at most 32 MB`,
  ])
  expect([half.digest, checksumOf(half)]).toEqual([whole.digest, half.checksum])
  const { json } = await open(app, half, { name: 'half' })
  expect(json.message).toBe('')
  const opened = app.registry.get('half')
  expect(opened.journal.query({}).map(({ id }) => id)).toEqual(half.journal.map(({ id }) => id))
  expect(stateDigest(opened.store)).toBe(whole.digest)
  await logIn(app, { 'x-world': 'half' })
  expect(there(opened.journal.query({}).at(-1)).id).toBeGreaterThan(there(half.journal.at(-1)).id)
  expect(() => bundleOf(world, {}, 1000)).toThrow(
    'The world source is too large for a file of 32 MB, even with the newest row of its journal alone',
  )
})
