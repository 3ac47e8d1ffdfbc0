import { describe, expect, test } from 'vitest'
import { RateLimit } from '../../src/admission/rate-limit.ts'
import { call, logIn, startApp } from '../support/server.ts'

const guestCall = '/api/getAppDetails'

/** Statuses of so many calls, one after the other. */
async function flood(
  app: Parameters<typeof call>[0],
  times: number,
  sent: Parameters<typeof call>[2] = {},
  url = guestCall,
) {
  const statuses: number[] = []
  for (let at = 0; at < times; at += 1) statuses.push((await call(app, url, sent)).status)
  return statuses
}

const burst = [...Array(4).fill(200), 429]

describe('RATE_LIMIT', () => {
  test('guests are distinguished by world and forwarded address', async () => {
    const app = await startApp({ rateLimit: 2 }, { processNow: () => 0 })
    app.registry.create({ name: 'other', seed: 'x' })
    const from = (address: string, world = 'default') => ({
      headers: { 'x-forwarded-for': address, 'x-world': world },
    })
    expect(await flood(app, 5, from('203.0.113.7'))).toEqual(burst)
    expect(await flood(app, 5, from('203.0.113.8'))).toEqual(burst)
    expect(await flood(app, 5, from('203.0.113.7', 'other'))).toEqual(burst)
  })

  test('a forwarded address counts only from a proxy that is trusted', async () => {
    const app = await startApp({ rateLimit: 2, trustProxy: [] }, { processNow: () => 0 })
    const statuses: number[] = []
    for (let at = 0; at < 5; at += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${at}` }
      statuses.push((await call(app, guestCall, { headers })).status)
    }
    expect(statuses).toEqual(burst)
  })

  test('players by their token, whatever address they come from; each operation for itself', async () => {
    const app = await startApp({ rateLimit: 2 }, { processNow: () => 0 })
    const [mine, yours] = [await logIn(app), await logIn(app)]
    const statuses: number[] = []
    for (let at = 0; at < 5; at += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${at}` }
      statuses.push((await call(app, '/api/bets', { token: mine, headers })).status)
    }
    expect(statuses).toEqual(burst)
    expect(await flood(app, 5, { token: yours }, '/api/bets')).toEqual(burst)
    expect(await flood(app, 5, { token: mine }, '/api/gateways')).toEqual(burst)
  })

  test('invalid tokens do not circumvent it', async () => {
    const app = await startApp({ rateLimit: 2 }, { processNow: () => 0 })
    const statuses: number[] = []
    for (let at = 0; at < 5; at += 1) statuses.push((await call(app, '/api/bets', { token: `made-up-${at}` })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 429])
  })

  test('a limited caller is let through later, and the answer says when', async () => {
    let nowMs = 0
    const app = await startApp({ rateLimit: 2 }, { processNow: () => nowMs })
    expect(await flood(app, 5)).toEqual(burst)
    const refused = await call(app, guestCall)
    expect(refused).toMatchObject({ json: { code: 'too_many_requests' }, headers: { 'retry-after': '1' } })
    nowMs = 1000
    expect(await flood(app, 3)).toEqual([200, 200, 429])
  })

  test('off lets everything through', async () => {
    const app = await startApp({ rateLimit: null })
    expect(new Set(await flood(app, 300))).toEqual(new Set([200]))
  })

  test('keys that were not used for long are forgotten', () => {
    let nowMs = 0
    const limit = new RateLimit(1, () => nowMs)
    for (let key = 0; key < 10_000; key += 1) limit.take(`guest ${key}`)
    nowMs = 2000
    limit.take('one more')
    expect(limit.size).toBe(1)
  })
})
