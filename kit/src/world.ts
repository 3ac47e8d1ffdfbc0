import { randomUUID } from 'node:crypto'
import { type ApiClient, createApiClient } from '@chaupar/api/api-client'
import { type ControlClient, type ControlInput, createControlClient } from '@chaupar/api/control-client'

/** A world of one test: its own players, money, markets, clock and sockets. */
export type World = {
  readonly name: string
  /** Origin under which a browser reaches it: http://WORLD.localhost:PORT */
  readonly url: string
  /** Every call of the mock's control surface; each takes the name of a world. */
  readonly control: ControlClient
  /** Calls of the API in this world, as a guest or as the player of the token. */
  api(token?: string): ApiClient
  /** Puts a scenario in force, such as `maintenance`; `params` as the list of scenarios says. */
  apply(scenario: string, params?: ScenarioParams): Promise<void>
  /** Ends scenarios that are in force. */
  end(...scenarios: string[]): Promise<void>
  /** The newest open code that was sent to these national digits. */
  sentCode(mobile: string): Promise<string>
  /** Closes the world and opens it again from what was kept of it, as by a restart of its server. */
  reopen(): Promise<void>
}

type ScenarioCall = ControlInput<'applyScenarios'>['scenarios'][number]
type ScenarioParams = NonNullable<ScenarioCall['params']>

/** What a test may choose about its world. */
export type WorldOptions = {
  /** A scenario that the world begins with. */
  scenario: string
  /** Its parameters, as the list of scenarios says. */
  params?: ScenarioParams
  /** More scenarios, one upon the other, by name or with parameters. */
  scenarios: (string | ScenarioCall)[]
  /** Whether its clock stands still until the test moves it. */
  frozen: boolean
  /** Where its clock begins, ISO 8601 UTC. */
  now: string
  /** What decides its matches, prices and rounds. */
  seed: number | string
}

/** Noon in India: no test depends on the date or the hour of the machine. The site follows the server's time. */
export const usualWorld: WorldOptions = {
  scenario: 'default',
  scenarios: [],
  frozen: false,
  now: '2026-11-21T06:30:00.000Z',
  seed: 7,
}

/** Makes a world at a mock, such as http://localhost:8080, lends it, and ends it whatever happened. */
export async function useWorld(
  mockUrl: string,
  { scenarios, ...options }: WorldOptions,
  use: (world: World) => Promise<void>,
): Promise<void> {
  const control = createControlClient({ baseUrl: `${mockUrl}/__mock` })
  const name = `test-${randomUUID().slice(0, 13)}`
  await control.createWorld({ name, ...options })
  const origin = new URL(mockUrl)
  origin.hostname = `${name}.localhost`
  const apply = async (...list: ControlInput<'applyScenarios'>['scenarios']): Promise<void> => {
    await control.applyScenarios({ world: name, scenarios: list })
  }
  try {
    if (scenarios.length > 0)
      await apply(...scenarios.map((scenario) => (typeof scenario === 'string' ? { name: scenario } : scenario)))
    await use({
      name,
      url: origin.origin,
      control,
      api: (token) => createApiClient({ baseUrl: mockUrl, world: name, token: token ?? null }),
      apply: (scenario, params) => apply({ name: scenario, ...(params === undefined ? {} : { params }) }),
      end: async (...list) => {
        await control.endScenarios({ world: name, scenarios: list })
      },
      sentCode: (mobile) => newestCode(control, name, mobile),
      reopen: () => reopenWorld(control, name),
    })
  } finally {
    await control.deleteWorld({ world: name })
  }
}

async function newestCode(control: ControlClient, world: string, mobile: string): Promise<string> {
  const codes = await control.listOtps({ world, mobile })
  const open = codes.find((code) => code.state === 'open')
  if (!open) throw new Error(`no open code for ${mobile} in the inbox`)
  return open.code
}

async function reopenWorld(control: ControlClient, world: string): Promise<void> {
  const saved = `${world}-kept`
  await control.saveWorld({ world, as: saved })
  await control.deleteWorld({ world })
  await control.loadWorld({ saved, name: world })
  await control.deleteSavedWorld({ saved })
}
