/** One exchange of the web's real client with a Pact stand-in for the server, written into the pact of its part. */
import { MatchersV3 } from '@pact-foundation/pact'
import { beforeEach, vi } from 'vitest'
import { call } from '../../web/src/api/call.ts'
import { configureApi } from '../../web/src/api/settings.ts'
import { given, type Interaction, interact, keepsPact } from './interaction.ts'

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

const hosts = vi.hoisted(() => ({ url: '' }))

// The runtime configuration is the one thing that differs from the browser: all hosts are the stand-in.
vi.mock('../../web/src/config/env.ts', () => ({
  env: () => ({
    apiUrl: hosts.url,
    sportsDataUrl: hosts.url,
    gameHostUrl: hosts.url,
    liveTvUrl: hosts.url,
    liveTvToken: true,
  }),
}))

/** Sets a test file up for its part of the pacts: the pact's folder before, its comparison with the committed pact after. */
export function pactOf(part: string): (exchange: Exchange, act: () => Promise<unknown>) => Promise<void> {
  keepsPact(part)
  beforeEach(() => {
    Object.assign(session, { token: null, language: 'en' })
    Object.assign(heard, { unauthorized: 0, maintenance: 0 })
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
      hosts.url = url
      return act()
    })
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
