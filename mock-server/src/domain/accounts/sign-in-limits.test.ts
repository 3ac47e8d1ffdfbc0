import { expect, test } from 'vitest'
import { changePassword, reset, signIn } from '../../../test/support/accounts.ts'
import { testRegistry, testWorld } from '../../../test/support/worlds.ts'
import { otpInbox } from './otp-inbox.ts'
import { playerByUsername } from './player-records.ts'
import { forgotPassword } from './recovery.ts'

const right = { username: 'player', password: 'Chaupar123' }
const wrong = { username: 'player', password: 'Wrong12345' }
const known = { phone: '9820041177', countryCode: '91' }
const minute = 60_000
type TestedWorld = ReturnType<typeof testWorld>

const refusal = expect.objectContaining({ code: 'invalid_credentials' })
const shut = (message: string) => expect.objectContaining({ code: 'sign_in_locked', status: 429, message })
const wait = (time: string) => shut(`Too many wrong passwords. Please wait ${time} and try again`)
const locked = (time: string) =>
  shut(`Sign-in to this account is locked for ${time}. A new password, set by a code to your mobile, opens it now`)

/** Enters wrong passwords, each as soon as it is allowed. */
async function guess(world: TestedWorld, times: number, source = 'here', username = 'player'): Promise<void> {
  for (let made = 0; made < times; made += 1) {
    await expect(signIn(world, { ...wrong, username }, source)).rejects.toThrow(refusal)
    world.clock.advance(made < times - 1 ? 8 * minute : 0)
  }
}

const auditRows = (world: TestedWorld) =>
  world.journal.query({ kind: 'control', text: 'accountGuarded' }).map(({ text, username }) => ({ text, username }))

test('wrong passwords are slowed from the fifth on, the right one waits with them', async () => {
  const world = testWorld()
  for (let tries = 0; tries < 5; tries += 1) await expect(signIn(world, wrong)).rejects.toThrow(refusal)
  await expect(signIn(world, right)).rejects.toThrow(wait('30 seconds'))
  world.clock.advance(30_000)
  await expect(signIn(world, wrong)).rejects.toThrow(refusal)
  await expect(signIn(world, right)).rejects.toThrow(wait('1 minute'))
  world.clock.advance(minute)
  expect((await signIn(world, right)).player.username).toBe('player')
  await guess(world, 4)
  expect((await signIn(world, right)).player.username).toBe('player')
})

test('the tenth wrong password locks the account from there for 15 minutes, and the journal records it', async () => {
  const world = testWorld()
  await guess(world, 10)
  await expect(signIn(world, right)).rejects.toThrow(locked('15 minutes'))
  world.clock.advance(10 * minute)
  await expect(signIn(world, right)).rejects.toThrow(locked('5 minutes'))
  expect(auditRows(world)).toEqual([
    { text: 'Sign-in to player is locked for 15 minutes, last tried from here', username: 'player' },
  ])
  expect((await signIn(world, right, 'elsewhere')).player.username).toBe('player')
  world.clock.advance(5 * minute)
  expect((await signIn(world, right)).player.username).toBe('player')
})

test('tries that come at once are counted before any of them gets in', async () => {
  const world = testWorld()
  const all = await Promise.allSettled(Array.from({ length: 30 }, (_, at) => signIn(world, at === 29 ? right : wrong)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toEqual([])
  expect(all.filter((one) => one.status === 'rejected' && one.reason.code === 'invalid_credentials')).toHaveLength(5)
})

test('500 addresses have 50 tries, then the account is locked for them, not for where its owner signed in', async () => {
  const world = testWorld()
  await signIn(world, right, 'home')
  let tried = 0
  for (let address = 0; address < 500; address += 1) {
    await signIn(world, wrong, `address ${address}`).catch(({ code }) => (tried += code === 'sign_in_locked' ? 0 : 1))
  }
  expect(tried).toBe(50)
  await expect(signIn(world, right, 'new phone')).rejects.toThrow(locked('15 minutes'))
  expect((await signIn(world, right, 'home')).player.username).toBe('player')
})

test('the owner comes in by recovery, and the lock is gone', async () => {
  const world = testWorld()
  await guess(world, 10)
  for (let address = 0; address < 60; address += 1) await signIn(world, wrong, `address ${address}`).catch(() => null)
  forgotPassword(world, known, 'here')
  const password = 'NewSecret1'
  await reset(world, { ...known, otp: otpInbox(world)[0]?.code ?? '', password })
  expect((await signIn(world, { ...right, password })).player.username).toBe('player')
  expect((await signIn(world, { ...right, password }, 'another place')).player.username).toBe('player')
  expect(auditRows(world).at(-1)?.text).toBe('Sign-in to player is open again: the password was reset by a code')
})

test('an unknown name is slowed and locked like any other, and the journal does not show it', async () => {
  const world = testWorld()
  await guess(world, 10, 'here', 'My-own-secret9')
  await expect(signIn(world, { ...wrong, username: 'My-own-secret9' })).rejects.toThrow(locked('15 minutes'))
  expect(auditRows(world)).toEqual([
    { text: 'Sign-in to an unknown name is locked for 15 minutes, last tried from here', username: undefined },
  ])
  const kept = world.store.all('SELECT subject FROM tries', [], (row) => row.text('subject'))
  expect(kept.join()).not.toMatch(/secret|here/)
})

test('one address has 50 tries an hour against whatever names', async () => {
  const world = testWorld()
  for (let name = 0; name < 50; name += 1) {
    await expect(signIn(world, { ...wrong, username: `name ${name}` })).rejects.toThrow(refusal)
  }
  await expect(signIn(world, right)).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Too many wrong passwords from your connection. Please try again in 60 minutes',
  })
})

test('wrong current passwords are slowed and locked like those of a sign-in', async () => {
  const world = testWorld()
  const { player } = await signIn(world, right, 'home')
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(changePassword(world, player, 'wrong', 'NewSecret1')).rejects.toMatchObject({ code: 'password_wrong' })
  }
  const message = 'Too many wrong passwords. Changing the password is locked for 30 seconds'
  await expect(changePassword(world, player, right.password, 'NewSecret1')).rejects.toThrow(shut(message))
  await expect(signIn(world, right)).rejects.toThrow(wait('30 seconds'))
  await changePassword(world, player, right.password, 'NewSecret1', { source: 'home' })
})

test('a hash of an older server is taken, and replaced at the next right sign-in', async () => {
  const world = testRegistry({ passwordCost: 9 }).create()
  // scrypt with N = 1024 of Chaupar123, salt 16 zeroes.
  const old = `${'00'.repeat(16)}:09a2011e81537af8da4f2cb2d6e2370d6c505475a8f576153467d8c477a6cf5e`
  const hashOf = () =>
    world.store.one('SELECT password_hash AS hash FROM players WHERE id = ?', [id], (row) => row.text('hash'))
  const id = playerByUsername(world, 'player')?.id ?? 0
  world.store.change('UPDATE players SET password_hash = ? WHERE id = ?', [old, id])
  await expect(signIn(world, wrong)).rejects.toThrow(refusal)
  expect(hashOf()).toBe(old)
  expect((await signIn(world, right)).player.id).toBe(id)
  expect(hashOf()).toMatch(/^9:[0-9a-f]{32}:[0-9a-f]{64}$/)
})
