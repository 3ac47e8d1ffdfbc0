import { createControlClient } from '@chaupar/api/control-client'
import { expect, onTestFinished, test } from 'vitest'
import { startMock } from './mock.ts'
import { States } from './states.ts'

test('a player signs in once, and each interaction has a world of its own in which the session stands', async () => {
  const mock = await startMock()
  onTestFinished(() => mock.stop())
  const states = new States(mock.origin)
  const control = createControlClient({ baseUrl: `${mock.origin}/__mock` })
  const status = async (token: unknown) => {
    const headers = { ...states.header, authorization: String(token) }
    return (await fetch(`${mock.origin}/api/bet/exposure/amount`, { headers })).status
  }
  const ledger = async () => control.listLedger({ world: states.world })
  const worlds = async () => (await control.listWorlds()).map((world) => world.name)

  const first = await states.setUp('default', { signedIn: 'player', alsoSignedIn: 'ravi' })
  const firstWorld = states.world
  const usual = await ledger()
  expect(await status(first.token)).toBe(200)
  expect(await status(first.otherToken)).toBe(200)
  await states.steer('creditPlayer', { username: 'player', amount: 70_000 })
  expect(await ledger()).not.toEqual(usual)
  await states.end()

  const second = await states.setUp('default', { signedIn: 'player', alsoSignedIn: 'ravi' })
  expect(states.world).not.toBe(firstWorld)
  expect(second).toEqual(first)
  expect(await status(second.token)).toBe(200)
  expect(await ledger()).toEqual(usual)
  await states.end()
  await states.setUp('default', { signedIn: 'player' })
  await states.end()
  expect(await worlds()).toHaveLength(3)
  await states.close()
  expect(await worlds()).toEqual(['default'])
})
