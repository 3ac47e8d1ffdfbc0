import { expect, test } from 'vitest'
import { stateDigest } from '../../../src/world/state-digest.ts'
import { call, logIn, startApp } from '../../support/server.ts'
import { brokenInvariants, startMs } from '../../support/worlds.ts'

test('a world is saved in a file and opened on another server in the same state', async () => {
  const here = await startApp()
  here.registry.create({ name: 'source', seed: 's', frozenAtMs: startMs })
  await logIn(here, { 'x-world': 'source' })
  const saved = await call(here, '/__mock/worlds/source/bundle', { body: { note: 'wrong balance' } })
  expect(saved.status, saved.text.slice(0, 500)).toBe(200)
  const elsewhere = await startApp()
  const { status, json } = await call(elsewhere, '/__mock/bundles/open', {
    body: { bundle: saved.json.data, name: 'opened' },
  })
  expect(status, json.message).toBe(200)
  const world = elsewhere.registry.get('opened')
  expect(stateDigest(world.store)).toBe(saved.json.data.digest)
  expect(brokenInvariants(world)).toEqual([])
  expect(await logIn(elsewhere, { 'x-world': 'opened' })).toMatch(/./)
  const at = saved.json.data.journal.at(-1)?.id ?? 0
  const again = await call(elsewhere, '/__mock/bundles/open', { body: { bundle: saved.json.data, at } })
  expect(again.status, again.json.message).toBe(200)
  expect(stateDigest(elsewhere.registry.get(again.json.data.name).store)).toBe(saved.json.data.digest)
})
