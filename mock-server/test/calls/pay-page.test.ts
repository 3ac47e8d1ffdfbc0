import { describe, expect, test } from 'vitest'
import { call, logIn, quietConfig, startApp } from '../support/server.ts'

async function sitDown(overrides: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(overrides)
  app.registry.create({ name: 'paying', seed: 'a' })
  const headers = { 'x-world': 'paying' }
  const token = await logIn(app, headers)
  const pay = { gateway: 'm_paytm', amount: 500 }
  const url: string = (await call(app, '/api/deposit/fastpayme', { body: pay, token, headers })).json.data.redirectUrl
  const visit = (path = url, host = 'paying.localhost') => app.app.inject({ url: path, headers: { host } })
  const press = (choice: string, path = url) =>
    app.app.inject({
      method: 'POST',
      url: `${path}/${choice}`,
      headers: { host: 'paying.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
  const state = async () => {
    const [deposit] = (await call(app, '/api/deposit/get', { token, headers })).json.data.rows
    const wallet = (await call(app, '/__mock/worlds/paying/players')).json.data[0]?.wallet
    return { status: deposit?.status, reason: deposit?.reason, balance: wallet?.balance }
  }
  return { app, token, headers, url, visit, press, state }
}

describe('the page of a fast payment', () => {
  test('shows the amount to pay, in the world of its host name alone', async () => {
    const { url, visit } = await sitDown()
    expect(url).toMatch(/^\/game-host\/pay\/d-1\.[\w-]{32}$/)
    const page = await visit()
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<h1>Pay ₹500.00</h1>')
    expect(page.body).toContain('Paytm')
    expect(page.headers['content-security-policy']).toContain("form-action 'self'")
    expect(page.body).not.toMatch(/<script>|<style|style=|onclick/)
    expect((await visit(url, 'localhost')).statusCode).toBe(404)
  })

  test.each([
    [true, 'Paytm: a stand-in for the provider&#39;s page, with play money', 'Spribe, played with play money'],
    [false, 'Paytm: a stand-in for the provider&#39;s page', 'Spribe'],
  ])('with play money %s it says so, as the page of a game does', async (playMoney, payment, game) => {
    const { app, token, headers, visit } = await sitDown({ web: { ...quietConfig.web, playMoney } })
    const kicker = (page: string) => /<p class="kicker">([^<]*)</.exec(page)?.[1]
    expect(kicker((await visit()).body)).toBe(payment)
    const body = { provider: 'spribe', code: 'aviator', casino: 'spribe', device: 'mobile', homeUrl: '/home' } as const
    const { url } = (await call(app, '/game-host/lobby', { headers, token, body })).json.data
    expect(kicker((await call(app, url)).text)).toBe(game)
  })

  test('a payment is booked once and leads back to the site', async () => {
    const { visit, press, state } = await sitDown()
    const paid = await press('pay')
    expect([paid.statusCode, paid.headers.location]).toEqual([303, '/deposit/fast?request=d-1'])
    expect(await state()).toEqual({ status: 'approved', balance: 10_500 })
    for (const choice of ['pay', 'decline']) expect((await press(choice)).statusCode).toBe(303)
    expect(await state()).toEqual({ status: 'approved', balance: 10_500 })
    expect((await visit()).body).toContain('<h1>The payment was made</h1>')
    expect((await visit()).body).not.toContain('<form')
  })

  test('a payment that is declined moves nothing, and says why', async () => {
    const { visit, press, state } = await sitDown()
    expect((await press('decline')).headers.location).toBe('/deposit/fast?request=d-1')
    expect(await state()).toEqual({
      status: 'declined',
      reason: 'The payment was declined at the provider',
      balance: 10_000,
    })
    expect((await visit()).body).toContain('<h1>The payment was declined</h1>')
  })

  test('in time: afterwards nothing is to be paid', async () => {
    const { app, visit, press, state } = await sitDown()
    app.registry.get('paying').clock.freeze()
    await call(app, '/__mock/worlds/paying/clock/advance', { body: { ms: 16 * 60_000 } })
    expect((await visit()).body).toContain('<h1>The time is over</h1>')
    expect((await press('pay')).statusCode).toBe(303)
    expect((await state()).balance).toBe(10_000)
  })

  test('a wrong key, another choice and no deposit are no page', async () => {
    const { url, visit, press } = await sitDown()
    for (const path of [`${url}x`, '/game-host/pay/d-1', '/game-host/pay/d-9.AAAA', '/game-host/pay/%00']) {
      expect((await visit(path)).statusCode, path).toBe(404)
    }
    expect((await press('steal')).statusCode).toBe(404)
    expect((await press('pay', `${url}x`)).statusCode).toBe(404)
  })

  test('a replay repeats the decisions made there', async () => {
    const { app, press } = await sitDown()
    await press('pay')
    const journal = (await call(app, '/__mock/worlds/paying/journal/export')).json.data
    const { json } = await call(app, '/__mock/journal/replay', { body: { name: 'again', journal } })
    expect(json.data.differences).toEqual([])
    expect((await call(app, '/__mock/worlds/again/players')).json.data[0]?.wallet.balance).toBe(10_500)
  })
})
