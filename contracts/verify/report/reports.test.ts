import { describe, expect, test } from 'vitest'
import { judge, type Result } from '../judge.ts'
import type { Came } from '../run/relay.ts'
import { body, missing, plan, tried, wallet } from '../tried-interactions.ts'
import { htmlReport } from './html.ts'
import { junitReport } from './junit.ts'
import { requestLines } from './request.ts'
import { hasFailed, needInWords, remarksOn } from './summary.ts'
import { terminalReport } from './terminal.ts'

test('a form is shown by its JSON part and the names of its files', () => {
  const part = (name: string, file: string, type: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`
  const data = part('data', 'blob', 'application/json', '{"documentType":"passport"}')
  const body = `${data}${part('file', 'passport.png', 'image/png', '\uFFFDPNG\r\n')}--x--\r\n`
  const exchange = {
    provider: 'chaupar-api',
    operation: 'submitKyc',
    status: 200,
    headers: {},
    body: null,
    sentAt: 0,
    cameAt: 0,
  }
  const request = { method: 'POST', url: 'http://localhost:1/kyc', headers: {}, body }
  expect(requestLines({ ...exchange, request }, 600)).toEqual([
    'and the body data={"documentType":"passport"}, file=(passport.png)',
  ])
})

describe('the reports', () => {
  const results = judge([
    tried(wallet, { body: { status: 'success' } }, missing('$')),
    tried('getBanners: some banners', { status: 200, body: {} }),
    tried('getLimits: none are set', { notTried: 'nothing answers at http://localhost:1: ECONNREFUSED' }),
  ])

  test('name each group, and the figures of all', () => {
    const report = terminalReport(results, { verbose: false })
    expect(report).toContain('BROKEN\n  get:balance: a player  (promised)')
    expect(report).toContain('    - cash: expected a number with at most two decimals, such as 0, is missing')
    expect(report).toContain('NOT TRIED\n  nothing answers at http://localhost:1: ECONNREFUSED (1):\n      getLimits')
    expect(report).toMatch(/^all +1 +1 +0 +0 +1$/m)
    expect(report).not.toContain('KEPT')
    expect(terminalReport(results, { verbose: true })).toContain('KEPT\n  getBanners: some banners')
  })

  test('say of a field that is looser than its call how binding it is', () => {
    const data = { match: {}, liveTv: 'no' }
    const came = { asked: 'GET http://localhost:1/sports/match/settings', status: 200, body: { error: false, data } }
    const broken = judge([tried('getMatchSettings: a match in play', came, body('$.error'), missing('$.data'))])
    const lines = [
      'error: expected exactly false, came the value false',
      'data.priceHistory: expected true or false, is missing  (extension)',
    ]
    const report = terminalReport(broken, { verbose: false })
    expect(report).toContain('getMatchSettings: a match in play  (assumed)')
    for (const text of [report, junitReport(broken)]) for (const line of lines) expect(text).toContain(line)
    expect(junitReport(broken)).toContain('GET http://localhost:1/sports/match/settings\nin the state default {')
    expect(report).toContain('\n      that is: A match in play and one of its markets are named.\n')
  })

  test('hold whatever a server may send without breaking their form', () => {
    const hostile = { status: 500, body: { message: '<script>alert("x")</script>\u0000&' } }
    const broken = judge([tried('getBanners: some banners', hostile, missing('$'))])
    for (const report of [htmlReport(broken, 'now'), junitReport(broken)]) {
      expect(report).not.toContain('<script>')
      expect(report).not.toContain('\u0000')
      expect(report).toContain('&lt;script&gt;')
    }
    expect(junitReport(results)).toContain('tests="3" failures="1" errors="0" skipped="1"')
  })

  test('a run fails when something is broken, and when nothing could be tried', () => {
    expect(hasFailed(results)).toBe(true)
    expect(hasFailed(results.filter(({ outcome }) => outcome.is !== 'broken'))).toBe(false)
    const silent = results.filter(({ outcome }) => outcome.is === 'not tried')
    expect(hasFailed(silent)).toBe(true)
    expect(remarksOn(silent)).toEqual(['Nothing could be tried.'])
  })

  test('a run may fail by what is promised alone, or also by what is assumed', () => {
    const broken = (description: string) => judge([tried(description, { body: {} }, missing('$'))])
    const assumed = judge([
      tried('session_refresh: the application details changed', { body: { reason: 7 } }, body('$.reason')),
    ])
    const failing = (results: Result[]) =>
      (['promised', 'assumed', 'extension'] as const).map((failOn) => hasFailed(results, { failOn }))
    expect(failing(broken(wallet))).toEqual([true, true, true])
    expect(failing(assumed)).toEqual([false, true, true])
  })

  test('show what was sent, without what would sign its reader in, and the question before a message', () => {
    const request = {
      ...{ method: 'POST', url: 'http://localhost:1/login' },
      headers: { authorization: 'token-1', 'content-type': 'application/json', 'accept-language': '*' },
      body: { username: 'player', password: 'Chaupar123', inner: [{ otp: '123456', stake: 100 }] },
    }
    const answer = { status: 500, headers: {}, body: {}, sentAt: 0, cameAt: 1 }
    const exchange = { provider: 'chaupar-api', operation: 'login', request, ...answer }
    const came: Came = { asked: 'POST http://localhost:1/login', exchange, status: 500, body: {} }
    const broken = judge([tried('login: the right credentials', came, missing('$'))])
    for (const report of [terminalReport(broken, { verbose: false }), junitReport(broken).replaceAll('&quot;', '"')]) {
      expect(report).toContain('with authorization: (hidden), content-type: application/json')
      expect(report).toContain(
        'and the body {"username":"player","password":"(hidden)","inner":[{"otp":"(hidden)","stake":100}]}',
      )
    }
    const push = judge([tried('odds:update: a price moved', { body: { sequence: 'x' } }, body('$.sequence'))])
    expect(terminalReport(push, { verbose: false })).toContain('after ["odds:subscribe",{"matchId":"{refMatchId}"}]')
  })

  test('count failures that a state makes up for themselves', () => {
    const madeUp = plan.tried.find(({ isMadeUp }) => isMadeUp)?.description ?? ''
    const report = terminalReport(judge([tried(madeUp, { status: 422, body: {} }), tried(wallet, { body: {} })]), {
      verbose: false,
    })
    expect(report).toMatch(/^failures that a state makes up +1 +0 +0 +0 +0$/m)
    expect(report).toMatch(/^promised by the specification +1 +0/m)
  })

  test('a run may need that all was tried, or that all is kept', () => {
    const kept = judge([tried('getBanners: some banners', { status: 200, body: {} })])
    const absent = judge([tried('getLimits: none are set', { status: 404, body: {} }, missing('$'))])
    const left = judge([tried('getAppDetails: a live organisation', { notTried: 'no state' })])
    const failing = (results: Result[]) =>
      ([undefined, 'tried', 'kept'] as const).map((need) => hasFailed(results, { need }))
    expect(failing(kept)).toEqual([false, false, false])
    expect(failing([...kept, ...absent])).toEqual([false, false, true])
    expect(failing([...kept, ...left])).toEqual([false, true, true])
    expect(needInWords([...kept, ...absent], 'kept')).toBe(
      '1 of 2 interactions were not kept, which --need kept asks for.',
    )
    expect(needInWords(kept, 'kept')).toBeNull()
    const preflight = judge([tried('placeBet: the preflight of a browser', { notTried: '--origin was not given' })])
    expect(failing([...kept, ...preflight])).toEqual([false, false, false])
    expect(terminalReport([...kept, ...left], { verbose: false })).toContain(
      '\n1 of 2 operations and events are kept wholly.',
    )
  })

  test('a run fails when a host that was named answers nothing, whatever the others keep', () => {
    const kept = results.filter(({ outcome }) => outcome.is === 'kept')
    const unasked = { notTried: 'nothing answers at http://localhost:1: ECONNREFUSED' }
    expect(hasFailed([...kept, ...judge([tried('getLimits: none are set', { ...unasked, isUnanswered: true })])])).toBe(
      true,
    )
    expect(hasFailed([...kept, ...judge([tried('getLimits: none are set', unasked)])])).toBe(false)
  })
})
