import type { OperationId } from '@chaupar/api/operations.gen'
import { changeSettings } from '../../src/domain/base/change-settings.ts'
import type { Answered, Asked, Cases, TestClient } from './client.ts'

/** How any operation is refused; null = this status has no case that all share. */
export type Refused = (client: TestClient, id: OperationId, cases: Cases) => Promise<Answered>

const key = 'repeated-0001'

/** Long enough for every operation's path parameters and body. */
const placeholder: Asked = { path: { key, id: 's-1' } }

/** A succeeding call under an idempotency key, and the same call again after `between`. */
async function again(client: TestClient, { success }: Cases, between: () => void, change: (asked: Asked) => Asked) {
  let last = (): Promise<Answered> => Promise.reject(new Error('the success case calls nothing'))
  const ask: TestClient['ask'] = (id, asked = {}) => {
    const keyed = { ...asked, headers: { 'idempotency-key': key } }
    last = () => client.ask(id, change(keyed))
    return client.ask(id, keyed)
  }
  await success({ ...client, ask })
  between()
  return last()
}

/** Fields of a body of which another value fits the schema as well. */
const otherValues: Readonly<Record<string, (value: unknown) => unknown>> = {
  stake: (value) => Number(value) + 1,
  amount: (value) => Number(value) + 1,
  id: (value) => `${value}9`,
  betId: (value) => `${value}9`,
  gain: (value) => Number(value) + 1,
  profitLoss: (value) => Number(value) - 1,
  number: (value) => String(value).replace(/.$/, (digit) => String(9 - Number(digit))),
  documentNumber: (value) => String(value).replace(/.$/, (digit) => (digit === '7' ? '8' : '7')),
  sessionMinutes: (value) => Number(value) + 60,
  deposit: () => ({ daily: 4321 }),
  hours: () => 48,
  months: () => 12,
}

/** Another body that fits the same schema: a rupee more, or another id. */
function otherBody(asked: Asked): Asked {
  const change = (body: object): object =>
    Object.fromEntries(Object.entries(body).map(([name, value]) => [name, otherValues[name]?.(value) ?? value]))
  if (asked.form === undefined) return { ...asked, body: change(Object(asked.body)) }
  const form = asked.form.map((part) =>
    part.name === 'data' ? { ...part, value: JSON.stringify(change(JSON.parse(String(part.value)))) } : part,
  )
  return { ...asked, form }
}

/** By status. 401 holds where a login is required, 409 and 422 where an idempotency key is taken. */
export const genericRefusals: Record<number, Refused> = {
  400: ({ ask }, id) => ask(id, { ...placeholder, query: { 'no-such-parameter': '1' } }),
  401: ({ ask }, id) => ask(id, { ...placeholder, token: null }),
  404: ({ ask }, id) => ask(id, { ...placeholder, headers: { 'x-world': 'no-such-world' } }),
  409: (client, _id, cases) => {
    const open = () =>
      client.world.store.change("UPDATE intents SET state = 'in_flight', answer = NULL WHERE key = ?", [key])
    return again(client, cases, open, (asked) => asked)
  },
  413: ({ ask }, id) => ask(id, { ...placeholder, body: { text: 'x'.repeat(70_000) } }),
  415: ({ ask }, id) => ask(id, { ...placeholder, body: 'a=b', headers: { 'content-type': 'text/plain' } }),
  422: (client, _id, cases) => again(client, cases, () => undefined, otherBody),
  500: ({ ask, world }, id) => {
    const effect = { kind: 'error', status: 500, code: 'internal_error', message: 'Something went wrong' } as const
    world.faults.plant({ target: { operation: id }, effect, times: 1 })
    return ask(id, placeholder)
  },
  503: async ({ ask, world }, id) => {
    // The application's details show that the site is down, so they stay available.
    if (id === 'getAppDetails') {
      const effect = { kind: 'error', status: 503, code: 'unavailable', message: 'Please try again' } as const
      world.faults.plant({ target: { operation: id }, effect, times: 1 })
    }
    changeSettings(world, { appDetails: { BRAND_STATUS: 'maintenance' } })
    const answer = await ask(id, placeholder)
    changeSettings(world, { appDetails: { BRAND_STATUS: 'live' } })
    return answer
  },
}
