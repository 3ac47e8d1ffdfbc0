// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { balancePaise, begun, broken, field, stakePaise, tileThat, unlikely } from './seat.ts'

afterEach(() => vi.unstubAllGlobals())

/** Keeps each first call of a name back, as a network that is slow to give up; the client hears a gateway's own page. */
function holdBack(name: string) {
  const { fetch } = globalThis
  const held: { deliver: () => Promise<Response>; key: string | null }[] = []
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!address.endsWith(name)) return fetch(address, init)
    const key = new Headers(init.headers).get('idempotency-key')
    keys.push(key)
    if (held.length > 0) return fetch(address, init)
    held.push({ deliver: () => fetch(address, { ...init, signal: null }), key })
    return Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  })
  return { keys, deliver: () => held[0]?.deliver() }
}

test('a bet that has not arrived is given up for good: it stakes nothing beside the next one, however late it comes', async () => {
  const seat = await begun('dice')
  const { keys, deliver } = holdBack('/wallet/play')
  await seat.machine.play(stakePaise, unlikely)
  expect(seat.now()).toMatchObject({ phase: 'ready', isBusy: false, notice: { name: 'notArrived' }, netPaise: 0 })
  await seat.machine.play(2 * stakePaise, unlikely)
  expect(seat.now()).toMatchObject({ phase: 'ended', netPaise: -2 * stakePaise })
  const late = await deliver()
  expect([late?.status, keys[1] === keys[0]]).toEqual([400, false])
  expect(balancePaise(seat)).toBe(9_800_00)
  expect(seat.world.store.all('SELECT id FROM game_rounds', [], (row) => row.integer('id'))).toHaveLength(1)
  expect(broken(seat)).toEqual([])
})

test('a decision that has not arrived is not taken after the next one', async () => {
  const seat = await begun('mines')
  await seat.machine.play(stakePaise, field)
  const [first, second] = [await tileThat(seat, false), await tileThat(seat, true)]
  const { deliver } = holdBack('/bet/action')
  await seat.machine.act('pick', { tile: second })
  expect(seat.now()).toMatchObject({ phase: 'playing', isBusy: false, notice: { name: 'notTaken' } })
  await seat.machine.act('pick', { tile: first })
  expect((await deliver())?.status).toBe(400)
  await seat.machine.act('cash-out')
  expect(seat.now()).toMatchObject({ phase: 'ended', netPaise: 1_200 })
})

test('a bet that was refused, whose refusal was lost, is said to be refused', async () => {
  const seat = await begun('dice')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const answer = await fetch(address, init)
    return address.endsWith('/wallet/play') ? Promise.reject(new TypeError('Failed to fetch')) : answer
  })
  await seat.machine.play(20_000_00, unlikely)
  expect(seat.now()).toMatchObject({ phase: 'ready', notice: { name: 'ERR_GE' }, netPaise: 0 })
})

test('a server that closes no settings gets the same bet under the same key again', async () => {
  const seat = await begun('dice')
  const { fetch } = globalThis
  // Fields that such a server does not know are passed over.
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    fetch(address, { ...init, body: String(init.body).replace(/"intent":"\w+"/, '"unknown":1') }),
  )
  const { keys, deliver } = holdBack('/wallet/play')
  await seat.machine.play(stakePaise, unlikely)
  expect(seat.now()).toMatchObject({ phase: 'ready', notice: { name: 'notArrived' } })
  await seat.machine.play(stakePaise, unlikely)
  expect(seat.now()).toMatchObject({ phase: 'ended', netPaise: -stakePaise })
  expect([(await deliver())?.status, keys[1]]).toEqual([200, keys[0]])
  expect(seat.world.store.all('SELECT id FROM game_rounds', [], (row) => row.integer('id'))).toHaveLength(1)
})
