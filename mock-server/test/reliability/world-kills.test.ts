import { join } from 'node:path'
import { createControlClient } from '@chaupar/api/control-client'
import { expect, test } from 'vitest'
import { openStore } from '../../src/store/store.ts'
import { stateDigest } from '../../src/world/state-digest.ts'
import { fileOf } from '../../src/world/world-files.ts'
import { newFolder } from '../support/folders.ts'
import { ready, run } from '../support/process.ts'

/** Worlds that are made before the kill; 50 in the long form. */
const worlds = Number(process.env.KILL_WORLDS ?? 4)
const now = '2026-11-21T14:00:00.000Z'

/** The digest of a world's file, which a server may have open. */
function digestOf(folder: string, name: string): string {
  const store = openStore(join(folder, fileOf(name)))
  try {
    return stateDigest(store)
  } finally {
    store.close()
  }
}

test('after a kill all made worlds are back with equal digests, and a deleted one is not', async () => {
  const folder = newFolder()
  const names = Array.from({ length: worlds }, (_, at) => `made-${at}`)
  const settings = { DATA_DIR: folder, CONTROL: 'on', RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }
  const killed = run(settings)
  const before = createControlClient({ baseUrl: `${await ready(killed)}/__mock` })
  for (const [at, name] of names.entries()) {
    // Frozen, so that the time until the restart changes nothing.
    await before.createWorld({ name, seed: at, now, frozen: true })
    await before.creditPlayer({ world: name, username: 'player', amount: at + 1 })
  }
  await before.createWorld({ name: 'deleted' })
  await before.deleteWorld({ world: 'deleted' })
  const digests = names.map((name) => digestOf(folder, name))
  expect(new Set(digests).size).toBe(worlds)
  killed.child.kill('SIGKILL')
  expect(await killed.ended).toBeNull()

  const restarted = run(settings)
  const after = createControlClient({ baseUrl: `${await ready(restarted)}/__mock` })
  const listed = (await after.listWorlds()).map(({ name }) => name)
  expect(listed).toEqual(['default', ...names.toSorted()])
  for (const [at, name] of names.entries()) {
    const player = (await after.listPlayers({ world: name })).find(({ username }) => username === 'player')
    expect(player?.wallet.balance).toBe(10_000 + at + 1)
    expect((await after.readInvariants({ world: name })).ok).toBe(true)
  }
  expect(names.map((name) => digestOf(folder, name))).toEqual(digests)
})
