import { isObject, type Json, listOf, objectAt, parseJson } from '@chaupar/api/document'
import { expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { ready, run } from '../support/process.ts'
import { connect, emitRaw, openSocket } from '../support/sockets.ts'

type Asked = { body?: unknown; token?: string; headers?: Record<string, string>; method?: string }

/** Everything in an address of the server, in a header or a body that no line of a log may show. */
const phone = '9811122233'
const ownPhone = '9820041177'
const passwords = { first: 'Kettle-drum-1', second: 'Kettle-drum-2', third: 'Kettle-drum-3', wrong: 'Wrong-Horse-77' }
const card = '4111111111111111'
const bankNumber = '123456789012'
const reference = '402911223344'
const documentNumber = 'P7654321'
const forgedToken = 'f0e1d2c3b4a5968778695a4b3c2d1e0f'
const controlToken = 'control-0123456789'

/** A process that writes all that it can, and calls to it. */
async function talkativeRun() {
  const started = run({
    LOG_LEVEL: 'trace',
    CONTROL: 'on',
    CONTROL_TOKEN: controlToken,
    VALIDATE_RESPONSES: 'on',
    PASSWORD_COST: '7',
    METRICS_PORT: '0',
  })
  const origin = await ready(started)
  const ask = async (path: string, { body, token, headers = {}, method }: Asked = {}) => {
    const answer = await fetch(origin + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: token, 'xu-auth': token }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, data: answer.ok && text.startsWith('{') ? parseJson(text) : null }
  }
  const take = async (path: string, asked: Asked = {}): Promise<Json> => {
    const { status, data } = await ask(path, asked)
    expect([path, status]).toEqual([path, 200])
    return isObject(data) ? (data.data ?? null) : data
  }
  const control = (path: string, body?: unknown) =>
    take(`/__mock/worlds/default${path}`, {
      headers: { 'x-control-token': controlToken },
      ...(body === undefined ? {} : { body }),
    })
  const codeOf = async (mobile: string): Promise<string> => {
    const codes = listOf(await control('/otp')).map((one) => objectAt(one))
    return String(there(codes.find((one) => JSON.stringify(one).includes(mobile))).code)
  }
  return { started, origin, ask, take, control, codeOf }
}

test('the most talkative log shows no token, code, password, phone or account number', async () => {
  const { started, origin, ask, take, control, codeOf } = await talkativeRun()
  const secrets: string[] = [phone, ownPhone, card, bankNumber, reference, documentNumber, forgedToken, controlToken]
  secrets.push(...Object.values(passwords))

  // Sign-up with a code, and with a wrong one.
  const mobile = { mobile: phone, country_code: '91' }
  await take('/api/sendOtpToMobile', { body: mobile })
  const otp = await codeOf(phone)
  secrets.push(otp)
  await ask('/api/mobileVerification', { body: { ...mobile, otp: '0000' } })
  const person = { name: 'Asha Rao', username: 'asha rao', typeId: 3, parentId: 81_026, ...mobile }
  await take('/api/mobileVerification', { body: { ...mobile, otp } })
  const registered = objectAt(await take('/api/register', { body: { ...person, password: passwords.first, otp } }))
  const login = { username: 'asha rao', password: passwords.first }
  const session = objectAt(await take('/api/login', { body: login }))
  const token = String(session.token)
  secrets.push(token, String(registered.token))
  expect((await ask('/api/login', { body: { ...login, password: passwords.wrong } })).status).toBe(401)

  // Passwords: changed, forgotten, set again.
  const change = { currentPassword: passwords.first, newPassword: passwords.second }
  await take('/api/update-password', { body: change, token })
  expect((await ask('/api/update-password', { body: change, token })).status).toBeGreaterThanOrEqual(400)
  const again = String(objectAt(await take('/api/login', { body: { ...login, password: passwords.second } })).token)
  await take('/api/forgot-password', { body: { phone, countryCode: '91' } })
  const recovery = await codeOf(phone)
  await take('/api/reset-password', { body: { otp: recovery, password: passwords.third } })
  const last = String(objectAt(await take('/api/login', { body: { ...login, password: passwords.third } })).token)
  secrets.push(again, recovery, last)

  // Money in and out, an account, a document, a game.
  const own = String(objectAt(await take('/api/login', { body: { username: 'player', password: 'Chaupar123' } })).token)
  secrets.push(own, 'Chaupar123')
  await take('/api/deposit/create', { body: { gateway: 'm_paytm', amount: 500, utr: reference }, token: own })
  const fast = JSON.stringify(
    await take('/api/deposit/fastpayme', { body: { gateway: 'm_paytm', amount: 500 }, token: own }),
  )
  const payKey = there(/\/pay\/([^"?]+)/.exec(fast)?.[1])
  await ask(`/game-host/pay/${payKey}`)
  await take('/api/bank', { body: { type: 'card', number: card, holder: 'Asha' }, token: own })
  const account = { type: 'bank', holder: 'Asha Rao', bankName: 'Konkan Bank', number: bankNumber, ifsc: 'KONK0000001' }
  await take('/api/bank', { body: account, token: own })
  await control('/money/credit', { username: 'player', amount: 1000 })
  const payout = { method: 'm_paytm', account: ownPhone, amount: 250 }
  await ask('/api/withdrawRequest/create', { body: payout, token: own })
  await ask('/api/kyc', { body: { documentType: 'passport', documentNumber }, token: own })
  const game = { provider: 'spribe', code: 'aviator', casino: 'spribe', homeUrl: '/home', device: 'mobile' }
  const launch = there(
    String(objectAt(await take('/game-host/lobby', { body: game, token: own })).url)
      .split('/')
      .at(-1),
  )
  await ask(`/game-host/play/default/${launch}`)
  secrets.push(payKey, launch)
  await take('/api/deposit/get?skip=0&pagesize=10', { token: own })
  await ask('/sports-data/user/bets?skip=0&pageSize=10', { token: own })

  // Refused and malformed: a secret where none belongs, too.
  await ask('/api/bets', { token: forgedToken })
  await ask(`/api/login?password=${passwords.wrong}&token=${own}`, { body: `{"password":"${passwords.wrong}` })
  await ask('/api/login', { body: `password=${passwords.wrong}`, headers: { 'content-type': 'text/plain' } })
  await ask('/api/login', { body: { username: [ownPhone], password: { is: passwords.wrong } } })
  await ask('/api/update-password', { body: { [passwords.wrong]: own }, token: own })
  await ask('/api/bets', { body: { marketId: own, odds: card }, token: own })
  await ask('/api/bets', { body: '0'.repeat(70_000) + own, token: own })
  for (const path of [
    `/api/bets/${own}`,
    `/api/${phone}`,
    `/sessions/${own}/end`,
    `/__mock/${controlToken}`,
    `/${own}`,
  ])
    await ask(path)
  await ask(`/api/sessions/${own}`, { token: own, method: 'DELETE' })
  await ask('/api/getAppDetails', { headers: { 'x-world': own } })
  await ask('/api/getAppDetails', { headers: { 'x-request-id': `${own} ${phone}`, 'idempotency-key': own } })
  await ask('/__mock/worlds', { headers: { 'x-control-token': passwords.wrong } })
  const planted = {
    target: { operation: 'login' },
    effect: { kind: 'error', status: 500, code: 'internal_error', message: own },
  }
  await control('/faults', { ...planted, times: 1 })
  expect((await ask('/api/login', { body: login })).status).toBe(500)

  // Sockets: with a token, with a dead one, with one in the address.
  const socket = await connect(origin, { token: own })
  await socket.emitWithAck('session_check')
  await emitRaw(socket, 'odds:subscribe', { matchId: own, password: passwords.wrong })
  for (const handshake of [{ token: forgedToken }, { token: { secret: own } }, { query: { token: own } }]) {
    const refused = openSocket(origin, handshake)
    await new Promise((resolve) => refused.once('connect_error', resolve))
  }
  await take('/api/signout', { token: own })

  started.child.kill('SIGTERM')
  expect(await started.ended).toBe(0)
  const whole = started.output() + started.errors()
  const lines = whole.split('\n').filter((line) => line.startsWith('{'))
  expect(lines.length).toBeGreaterThan(40)
  for (const operation of ['register', 'updatePassword', 'createWithdrawal', 'createDeposit', 'launchGame', 'signOut'])
    expect(whole).toContain(`"operation":"${operation}"`)
  // The names of the player and of the page to open are printed for people at the start, in front of all lines.
  // Digits of times and request ids may happen to be those of a code.
  const written = lines.map((line) => line.replace(/"(?:time|reqId)":(?:\d+|"[^"]*")/g, ''))
  expect(written.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
})
