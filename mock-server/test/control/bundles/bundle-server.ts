import { gunzipSync } from 'node:zlib'
import type { ControlData } from '@chaupar/api/control-client'
import type { App } from '../../../src/app.ts'
import { there } from '../../support/answers.ts'
import { call, logIn } from '../../support/server.ts'
import { startMs } from '../../support/worlds.ts'

export type Bundle = ControlData<'saveBundle'>

export const source = { 'x-world': 'source' }
const steering = '/__mock/worlds/source'

/** The world 'source' of a server, frozen. */
export function sourceWorld(app: App, scenario: string[] = []) {
  return app.registry.create({ name: 'source', seed: 's', frozenAtMs: startMs, scenario })
}

/** The file of the world 'source'. */
export async function saved(app: App, body: object = {}): Promise<Bundle> {
  const { status, json } = await call(app, `${steering}/bundle`, { body })
  if (status !== 200) throw new Error(json.message)
  return json.data
}

export function open(app: App, bundle: object, more: object = {}) {
  return call(app, '/__mock/bundles/open', { body: { bundle, ...more } })
}

/** Everything in a file as text: its JSON and the bytes of its image. */
export function contentOf(bundle: Bundle): string {
  return JSON.stringify(bundle) + gunzipSync(Buffer.from(bundle.image, 'base64')).toString('latin1')
}

const mobile = { mobile: '9811122233', country_code: '91' }
const own = { username: 'ravi11', password: 'My-own-secret9' }
const accounts = ['4111111111111111', '000011112222', '01712345678']

/**
 * A player signs up with a code, saves a bank account and a card, pays on a provider's page, asks for money, opens a game and changes
 * the password; the seeded player is signed in too. Returns all secrets by their kind, and the links that have keys in them.
 */
export async function playWithSecrets(app: App) {
  let calls = 0
  const post = <const Url extends string>(url: Url, body: object, token?: string) => {
    calls += 1
    const headers = { ...source, 'idempotency-key': `key-0000000${calls}` }
    return call(app, url, { headers, body, ...(token === undefined ? {} : { token }) })
  }
  await post('/api/sendOtpToMobile', mobile)
  const { code } = there((await call(app, `${steering}/otp`)).json.data[0])
  await post('/api/mobileVerification', { ...mobile, otp: code })
  const { token } = (
    await post('/api/register', { name: 'Ravi', typeId: 3, parentId: 81026, ...own, ...mobile, otp: code })
  ).json.data
  const [card, bank, wallet] = accounts
  await post('/api/bank', { type: 'bank', number: bank, holder: 'Ravi', bankName: 'Play', ifsc: 'PLAY0000001' }, token)
  await post('/api/bank', { type: 'card', number: card, holder: 'Ravi' }, token)
  const { redirectUrl } = (await post('/api/deposit/fastpayme', { gateway: 'm_paytm', amount: 500 }, token)).json.data
  await post('/api/withdrawRequest/create', { amount: 500, method: 'm_bkash', account: wallet }, token)
  const game = { provider: 'spribe', code: 'dice', casino: 'spribe', homeUrl: '/casino/spribe', device: 'mobile' }
  const { url } = (await post('/game-host/lobby', game, token)).json.data
  await app.app.inject({ url, headers: { host: 'source.localhost' } })
  await post('/api/page/visit', { path: `/home?token=${token}` }, token)
  const changed = 'Another-secret8'
  await post('/api/update-password', { currentPassword: own.password, newPassword: changed }, token)
  const seeded = await logIn(app, source)
  return {
    tokens: [token, seeded],
    codes: [code],
    passwords: [own.password, changed],
    accounts,
    keys: [redirectUrl, url].map((link) => there(link.split(/[./]/).at(-1))),
    links: [redirectUrl, url],
  }
}
