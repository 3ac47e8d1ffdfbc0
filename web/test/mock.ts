import { buildApp } from '../../mock-server/src/app.ts'
import { readConfig } from '../../mock-server/src/config.ts'
import { otpInbox } from '../../mock-server/src/domain/accounts/otp-inbox.ts'
import { changeSettings } from '../../mock-server/src/domain/base/change-settings.ts'
import { notify } from '../../mock-server/src/domain/content/notifications.ts'
import { quietSettings } from '../../mock-server/test/support/quiet-settings.ts'
import { atEnd } from './at-end.ts'
import { serverClock } from './clock.ts'

export type Mock = Awaited<ReturnType<typeof startMock>>

/**
 * The real mock server in this process, one per test, on a port of its own. The page moves to its origin, so that calls
 * and socket go where they would go in a browser, and nothing is stubbed. `calls` lists every API request that arrived.
 */
export async function startMock() {
  const config = readConfig({
    ...quietSettings,
    // The page may move, but jsdom's window keeps the origin that it was made with.
    CORS_ORIGINS: window.origin,
  })
  const { app, registry } = await buildApp(config, { defaultSeed: 'web-tests', systemNow: serverClock() })
  let cookie: string | null = null
  app.addHook('onRequest', async ({ headers }) => {
    if (cookie !== null) headers.cookie = cookie
  })
  const calls: { call: string; headers: Record<string, unknown>; request: { body: unknown; url: string } }[] = []
  app.addHook('onRequest', async (request) => {
    if (request.method === 'OPTIONS') return
    calls.push({ call: `${request.method} ${request.url.split('?')[0]}`, headers: request.headers, request })
  })
  const answered: ((call: string, url: string, text: string) => string)[] = []
  const held = new Map<string, Promise<void>>()
  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload !== 'string') return payload
    const made = `${request.method} ${request.url.split('?')[0]}`
    await held.get(made)
    return answered.reduce((text, act) => act(made, request.url, text), payload)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  jsdom.reconfigure({ url: `${origin}/` })
  atEnd(() => app.close())
  const world = registry.get('default')
  return {
    origin,
    world,
    calls,
    /** Signs the seeded player in beside the site and gives his token. */
    token: async () => {
      const answer = await fetch(`${origin}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'player', password: 'Chaupar123' }),
      })
      const { data } = await answer.json()
      calls.length = 0
      return String(data.token)
    },
    /** Each call comes with this cookie: the page is of another origin, where a browser would not send one. */
    sendCookie: (text: string) => {
      cookie = text
    },
    notify: (notice: { title?: string; message?: string; status?: string }) => notify(world, null, notice),
    /** How many times an operation's path was called, such as 'POST /api/login'. */
    count: (call: string) => calls.filter((made) => made.call === call).length,
    /** The whole addresses, queries included, under which a path was asked for. */
    urls: (path: string) => calls.map(({ request }) => request.url).filter((url) => url.split('?')[0] === path),
    /** The body of the last call of this path. */
    lastBody: (call: string) => calls.findLast((made) => made.call === call)?.request.body,
    /** Lets the answers of a path wait for a promise. */
    holdAnswer: (call: string, until: Promise<void>) => {
      held.set(call, until)
    },
    /** Does something between the reading of an answer and its way to the page. */
    onAnswer: (call: string, act: (url: string) => void) => {
      answered.push((made, url, text) => {
        if (made === call) act(url)
        return text
      })
    },
    /** Answers a call as another operator's server might: `change` is given the text of each answer. */
    changeAnswer: (call: string, change: (text: string) => string) => {
      answered.push((made, _url, text) => (made === call ? change(text) : text))
    },
    set: (change: Parameters<typeof changeSettings>[1]) => changeSettings(world, change),
    /** The newest code that was sent to a number. */
    code: (mobile: string) => otpInbox(world, mobile)[0]?.code ?? '',
    fail: (operation: string, status: number, message: string, code = '') =>
      world.faults.plant({ target: { operation }, effect: { kind: 'error', status, code, message }, times: null }),
    delay: (operation: string, ms: number) =>
      world.faults.plant({ target: { operation }, effect: { kind: 'latency', ms }, times: 1 }),
  }
}
