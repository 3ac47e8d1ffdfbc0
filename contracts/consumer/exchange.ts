/** One exchange of the web's real client with a Pact stand-in for the server, written into the pact of its part. */
import type { Data, OperationId } from '@chaupar/api/api'
import type { SentBody } from '@chaupar/api/operation-call'
import { MatchersV3 } from '@pact-foundation/pact'
import { beforeEach, vi } from 'vitest'
import { call } from '../../web/src/api/call.ts'
import { configureApi } from '../../web/src/api/settings.ts'
import { createQueryClient } from '../../web/src/app/query-client.ts'
import type { Intent } from '../../web/src/money/intent.ts'
import { sendIntent } from '../../web/src/money/intent-run.ts'
import type { IntentOperation } from '../../web/src/money/intent-store.ts'
import { given, type Interaction, interact, keepsPact } from './interaction.ts'
import { callHost } from './stand-in-hosts.ts'

export { call, given }

/** A real operator runs these apart, so each has a pact of its own. */
type Provider = 'chaupar-api' | 'chaupar-sports-data' | 'chaupar-game-host' | 'chaupar-live-tv'

export interface Exchange extends Interaction {
  readonly provider?: Provider
}

/** The calls of this test as the web reported them to app. */
export const heard = { unauthorized: 0, maintenance: 0 }

/** The token that the web's session holds, null for a guest, and the language of the page. */
export const session: { token: string | null; language: string } = { token: null, language: 'en' }

/** Sets a test file up for its part of the pacts: the pact's folder before, its comparison with the committed pact after. */
export function pactOf(part: string): (exchange: Exchange, act: () => Promise<unknown>) => Promise<void> {
  keepsPact(part)
  beforeEach(() => {
    Object.assign(session, { token: null, language: 'en' })
    Object.assign(heard, { unauthorized: 0, maintenance: 0 })
    // Node's navigator does not know whether there is a network, and intents are sent only when there is one.
    vi.stubGlobal('navigator', { onLine: true })
    configureApi({
      token: () => session.token,
      language: () => session.language,
      onUnauthorized: () => {
        heard.unauthorized += 1
      },
      onMaintenance: () => {
        heard.maintenance += 1
      },
      onGoneWorld: () => undefined,
    })
  })
  return ({ provider = 'chaupar-api', ...interaction }, act) =>
    interact({ consumer: 'chaupar-web', provider, part }, interaction, (url) => {
      callHost(url)
      return act()
    })
}

/** Reads as a page does, by its query options, and once: the stand-in would take a retry for another call. */
export const read: ReturnType<typeof createQueryClient>['fetchQuery'] = (options) =>
  createQueryClient().fetchQuery({ ...options, retry: false })

/** Sends as a form does when its button is pressed: as an intent, under a new key. Rejects with the refusal. */
export function press<Op extends OperationId>({ rules }: IntentOperation<Op>, body: SentBody<Op>): Promise<Data<Op>> {
  let intent: Intent<Data<Op>> | undefined
  const place = {
    read: () => intent,
    write: (next: Intent<Data<Op>>) => {
      intent = next
    },
  }
  return new Promise((resolve, reject) => {
    sendIntent(rules, place, createQueryClient(), body, { onFailure: reject }).then((end) => {
      if (end.at === 'done') resolve(end.answer)
    }, reject)
  })
}

/** The header with the key of an intent, which the web makes; the example is made of the intent's number. */
export function keyHeader(intent: number) {
  return { 'Idempotency-Key': MatchersV3.regex(/^[0-9a-f]{32}$/, String(intent).padStart(32, '0')) }
}

/** A successful envelope; the web reads `error` and `data` of it. */
export function success(data?: unknown): object {
  return data === undefined ? { error: false } : { error: false, data }
}

/** A failed envelope; the web reads `error` and the text, and where it says so the code. */
export function failure(message: string, code?: string): object {
  return { error: true, message: MatchersV3.string(message), ...(code === undefined ? {} : { code }) }
}

/** The header of a signed-in player; the test puts the same token into `session`. */
export function tokenHeader(name: 'Authorization' | 'xu-auth' = 'Authorization') {
  return { [name]: given('token', playerToken) }
}

/** Example of the token that the provider's state makes. */
export const playerToken = 'token-of-player'
