/** The mock as a backend: its states are scenarios, and each interaction lives in a world of its own. */
import { States } from '../../provider/states.ts'
import type { State, Step } from '../pacts/pact-file.ts'
import type { Backend } from '../run/backend.ts'
import { NotOffered, type StateSource } from './state-source.ts'

/** The prefixes of the one origin at which the mock stands for all hosts. */
const prefixes: Readonly<Record<string, string>> = {
  'chaupar-api': '/api',
  'chaupar-sports-data': '/sports-data',
  'chaupar-game-host': '/game-host',
  'chaupar-live-tv': '/live-tv',
  'chaupar-realtime': '',
  'chaupar-games': '',
}

/** The mock at this origin, steered through its control surface. @throws when the control surface does not answer */
export async function mockAt(origin: string, site?: string): Promise<{ backend: Backend; source: StateSource }> {
  const states = new States(origin)
  const names = new Set(await states.scenarios())
  const source: StateSource = {
    setUp: async ({ name, params }: State) => {
      if (!names.has(name)) return null
      return states.setUp(name, params).catch((error: unknown) => {
        throw new NotOffered(`the mock failed in the state ${name}: ${String(error)}`)
      })
    },
    bring: async ({ name, input }: Step) => {
      await states.steer(name, input)
      return true
    },
    tearDown: () => states.end(),
    close: () => states.close(),
  }
  const backend: Backend = {
    origin: site,
    addressOf: (provider) => {
      // The world stands in the address of the games' server.
      if (provider === 'chaupar-rgs') return `${origin}/game-host/rgs/${states.world}`
      const prefix = prefixes[provider]
      return prefix === undefined ? undefined : `${origin}${prefix}`
    },
    headers: () => states.header,
    socket: () => ({ path: '/public/', query: { world: states.world } }),
  }
  return { backend, source }
}
