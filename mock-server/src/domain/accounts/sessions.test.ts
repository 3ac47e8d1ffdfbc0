import { expect, test } from 'vitest'
import { signIn } from '../../../test/support/accounts.ts'
import { testRegistry, testWorld } from '../../../test/support/worlds.ts'
import { tokenHash } from '../base/vault.ts'
import { loginDemo, playerByToken, signOut, signOutEverywhere } from './sessions.ts'

const credentials = { username: 'player', password: 'Chaupar123' }

test.each([
  ['a wrong password', { ...credentials, password: 'chaupar123' }],
  ['an unknown name', { ...credentials, username: 'unknown' }],
  ['a demo user, who has no password', { username: 'demo1', password: '' }],
])('[7.8-2] %s is refused with the same words', async (_name, wrong) => {
  const refusal = expect.objectContaining({
    code: 'invalid_credentials',
    status: 401,
    message: 'Invalid username or password',
  })
  await expect(signIn(testWorld(), wrong)).rejects.toThrow(refusal)
})

test('passwords are not kept in plain text', () => {
  const world = testWorld()
  const hashes = world.store.all('SELECT password_hash FROM players WHERE password_hash IS NOT NULL', [], (row) =>
    row.text('password_hash'),
  )
  expect(hashes.length).toBeGreaterThan(0)
  expect(hashes.join()).not.toContain('Chaupar123')
})

test('[7.1-10] sign-out ends this token at once and says so, once', async () => {
  const world = testWorld()
  const here = await signIn(world, credentials)
  const elsewhere = await signIn(world, credentials)
  const revoked: string[] = []
  world.events.on('token-revoked', ({ tokenHash }) => revoked.push(tokenHash))
  signOut(world, here.token)
  signOut(world, here.token)
  expect(playerByToken(world, here.token)).toBeNull()
  expect(playerByToken(world, elsewhere.token)?.id).toBe(elsewhere.player.id)
  expect(revoked).toEqual([tokenHash(here.token)])
})

test('all logins of a player can be ended, but one', async () => {
  const world = testWorld()
  const [kept, ...ended] = [
    await signIn(world, credentials),
    await signIn(world, credentials),
    await signIn(world, credentials),
  ]
  expect(signOutEverywhere(world, 100_001, kept?.token)).toBe(2)
  expect(playerByToken(world, kept?.token ?? '')?.id).toBe(100_001)
  expect(ended.map(({ token }) => playerByToken(world, token))).toEqual([null, null])
})

test('[6-2] demo users take turns without credentials', () => {
  const world = testWorld()
  const names = [1, 2, 3, 4].map(() => loginDemo(world).player.username)
  expect(new Set(names)).toEqual(new Set(['demo1', 'demo2', 'demo3']))
})

test('tokens of different seeds differ, those of one seed are the same', async () => {
  const tokenOf = async (seed: string) => (await signIn(testRegistry().create({ seed }), credentials)).token
  expect(await tokenOf('one')).toBe(await tokenOf('one'))
  expect(await tokenOf('one')).not.toBe(await tokenOf('two'))
  expect((await tokenOf('one')).length).toBe(43)
})
