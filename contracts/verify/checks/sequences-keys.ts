/** One Idempotency-Key twice: with the same body it has one effect, with another body it is refused. */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json } from '@chaupar/api/document'
import { factsOf } from '../pacts/operations.ts'
import type { Exchange } from '../run/exchange.ts'
import { NotOffered } from '../states/state-source.ts'
import { cameInWords, shown } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { CallParts, Scene } from './scene.ts'
import { passDelay } from './sequences-delay.ts'
import { type Figures, figuresOf, movedIn } from './sequences-figures.ts'
import { api, operationsWithKey, type PactCall, pactCalls, partsOf, withAnotherBody } from './sequences-requests.ts'

/** Operations whose rows are counted by a list. */
const counted = ['placeBet', 'createWithdrawal', 'createDeposit']

/** The checks of each operation that takes a key; the calls are those of its pact. */
export const keyChecks: readonly Check[] = operationsWithKey.flatMap((operation) => {
  const call = takenCall(operation)
  const check = {
    provider: api,
    operation,
    states: call.states,
    needs: [...new Set(['token', ...call.needs])],
    effect: 'changes',
  } as const
  const twice: Check = {
    ...check,
    situation: 'one key twice has one effect',
    mark: 'extension',
    run: (scene) => whereKeysAreKnown(scene, sameTwice(scene, call)),
  }
  const atOnce: Check = {
    ...check,
    situation: 'one key twice at the same time has one effect',
    mark: 'extension',
    run: (scene) => whereKeysAreKnown(scene, sameAtOnce(scene, call)),
  }
  const repeated = counted.includes(operation) ? [twice, atOnce] : [twice]
  if (withAnotherBody(partsOf(call, {})) === null) return repeated
  const reused: Check = {
    ...check,
    situation: 'a key with another body is refused',
    mark: 'extension',
    run: (scene) => whereKeysAreKnown(scene, anotherBody(scene, call)),
  }
  return [...repeated, reused]
})

/** Pressed twice: what is made is one row, whichever call comes first. The later one may be refused while the first is under way. */
async function sameAtOnce(scene: Scene, call: PactCall): Promise<Finding[]> {
  const before = await figuresOf(scene, tagOf(call))
  const keyed = underNewKey(partsOf(call, scene.values))
  const answers = await Promise.all([scene.call(call.operation, keyed), scene.call(call.operation, keyed)])
  scene.shows(answers[1])
  const done = answers.filter(({ status }) => status === 200)
  if (done.length === 0) throw new NotOffered(`this check needs ${call.operation}, which was refused`)
  for (const one of done) await passDelay(scene, betIn(one))
  const after = await figuresOf(scene, tagOf(call))
  const rows = [...before].filter(([field]) => field.endsWith('.count'))
  const twice = rows.flatMap(([field, count]) => {
    const came = after.get(field)
    if (typeof count !== 'number' || typeof came !== 'number' || came <= count + 1) return []
    return [{ field, expected: `${count + 1}, one more than before both calls`, came: shown(came) }]
  })
  const failed = answers.filter(({ status }) => status !== 200 && status !== 409)
  const expected = '200 or 409 to the later call'
  return [...twice, ...failed.map((one) => ({ field: 'status', expected, came: statusOf(one) }))]
}

/** The call of the pacts that is taken, rather one without extensions. */
function takenCall(operation: string): PactCall {
  const taken = pactCalls.filter((call) => call.operation === operation && call.status === 200)
  const plain = taken.find(({ request }) => factsOf(api).get(operation)?.extensionIn(request) === null)
  const call = plain ?? taken[0]
  if (call === undefined) throw new Error(`No pact has a call of ${operation} that is taken`)
  return call
}

async function sameTwice(scene: Scene, call: PactCall): Promise<Finding[]> {
  const { first, parts, figures } = await firstCall(scene, call)
  const second = await scene.call(call.operation, parts)
  scene.shows(second)
  await passDelay(scene, betIn(second))
  const moved = movedIn(figures, await figuresOf(scene, tagOf(call)), 'after the first call')
  if (second.status !== first.status)
    return [{ field: 'status', expected: `${first.status} again under the same key`, came: statusOf(second) }, ...moved]
  return [...differences(dataOf(first), dataOf(second)), ...moved]
}

async function anotherBody(scene: Scene, call: PactCall): Promise<Finding[]> {
  const { parts, figures } = await firstCall(scene, call)
  const other = withAnotherBody(parts)
  if (other === null) throw new NotOffered('the body has ids alone')
  const second = await scene.call(call.operation, other)
  scene.shows(second)
  await passDelay(scene, betIn(second))
  const moved = movedIn(figures, await figuresOf(scene, tagOf(call)), 'after the first call')
  const code = isObject(second.body) ? second.body.code : undefined
  if (second.status === 422 && code === 'idempotency_key_reused') return moved
  const came = second.status === 422 ? `422 with the code ${cameInWords(code)}` : statusOf(second)
  return [{ field: 'status', expected: '422 with the code "idempotency_key_reused"', came }, ...moved]
}

/** Makes the call under a key that was not used before. @throws NotOffered when it is refused */
async function firstCall(scene: Scene, call: PactCall) {
  const keyed = underNewKey(partsOf(call, scene.values))
  const { bet } = await scene.data(call.operation, keyed)
  const first = scene.exchanges.at(-1)
  await passDelay(scene, bet)
  if (first === undefined) throw new NotOffered('no call was answered')
  const figures: Figures = await figuresOf(scene, tagOf(call))
  return { first, parts: keyed, figures }
}

/** Keys are an extension: a server that knows no intents and has refused no key may have none. @throws NotOffered for such */
export async function whereKeysAreKnown(scene: Scene, looking: Promise<Finding[]>): Promise<Finding[]> {
  const found = await looking
  if (found.length === 0 || scene.past.some(hasRefusedKey)) return found
  const { status } = await scene.call('getIntent', { path: { key: `check-${randomUUID()}` } })
  if (![404, 405, 501].includes(status)) return found
  throw new NotOffered(`the server knows no Idempotency-Key, which is an extension: getIntent answered ${status}`)
}

/** Whether a key of these checks was refused for its other body. */
const hasRefusedKey = ({ request, body }: Exchange) =>
  request.headers['idempotency-key']?.startsWith('check-') === true &&
  isObject(body) &&
  body.code === 'idempotency_key_reused'

const betIn = ({ body }: Exchange) => (isObject(body) && isObject(body.data) ? body.data.bet : undefined)
/** The same call under a key that was not used before. */
export const underNewKey = (parts: CallParts) => ({
  ...parts,
  headers: { ...parts.headers, 'idempotency-key': `check-${randomUUID()}` },
})
const tagOf = ({ operation }: PactCall) => factsOf(api).get(operation)?.tag ?? ''
const dataOf = ({ body }: Exchange): Json => (isObject(body) ? (body.data ?? null) : body)

/** The status, with the words of a refusal. */
export function statusOf({ status, body }: Exchange): string {
  const said = isObject(body) && typeof body.message === 'string' ? body.message : ''
  return said === '' ? String(status) : `${status} ${shown(said)}`
}

/** Where the second answer is not the first one. */
export function differences(
  first: Json,
  second: Json,
  field = 'data',
  why = 'as in the first answer under this key',
): Finding[] {
  if (isDeepStrictEqual(first, second)) return []
  if (isObject(first) && isObject(second))
    return [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((name) =>
      differences(first[name] ?? null, second[name] ?? null, `${field}.${name}`, why),
    )
  const expected = `${shown(first)}, ${why}`
  return [{ field, expected, came: shown(second) }]
}
