import { type ControlOperationId, controlOperations } from '@chaupar/api/control-operations.gen'
import { isObject } from '@chaupar/api/document'
import type { Entry } from '../journal/use-journal.ts'
import { literal } from './literal.ts'
import { isOperation, pathValues, type RecordedCall, recordedCall, refusalOf } from './recorded-call.ts'

/** A line of a test with the fixtures of @chaupar/playwright, or why there is none. */
export type Step = { code: string } | { leftOut: string }

/** The variables of a test that hold tokens, by the placeholder in the journal; `player` is the fixture. */
export type Sessions = Map<string, string>

/** The player of every world, whom the fixture `player` signs in. */
const seeded = 'player'

/** What a row of the journal did, as a step. Null for a row that others brought about: a ledger entry, a message of a socket. */
export function stepOf(entry: Entry, sessions: Sessions = new Map()): Step | null {
  const call = recordedCall(entry)
  if (call !== null) return playerStep(entry, call, sessions)
  if (!['control', 'clock', 'fault'].includes(entry.kind) || !isControlOperation(entry.name)) return null
  const request = isObject(entry.data?.request) ? entry.data.request : {}
  if (holdsSecret(request, '')) return { leftOut: 'the journal holds no secrets' }
  const expression = controlExpression(entry.name, request)
  const isRefused = typeof entry.status === 'number' && entry.status >= 400
  return { code: isRefused ? refused(expression, { status: entry.status }) : `await ${expression}` }
}

/** A call of the control surface in the test's world. */
export function controlExpression(op: ControlOperationId, input: object): string {
  const { world: _world, ...rest }: Record<string, unknown> = { ...input }
  if (op === 'advanceClock') return `clock.advance(${literal(rest.ms)})`
  if (op === 'setClock') return `clock.set(${literal(rest.now)})`
  if (op === 'freezeClock') return 'clock.freeze()'
  if (op === 'scaleClock') return `clock.scale(${literal(rest.factor)})`
  if (op === 'plantFault') return `faults.plantAt(${literal(rest)})`
  const ofWorld = controlOperations[op].path.includes('{world}') ? ['world: world.name'] : []
  const fields = Object.keys(rest).length === 0 ? [] : [literal(rest).slice(2, -2)]
  const parts = [...ofWorld, ...fields]
  return `world.control.${op}(${parts.length === 0 ? '' : `{ ${parts.join(', ')} }`})`
}

function playerStep(entry: Entry, call: RecordedCall, sessions: Sessions): Step {
  const { name, status, username } = entry
  if (!isOperation(name)) return { leftOut: 'a game calls it, not the API' }
  if (call.isLimited || entry.data?.backend !== undefined) return { leftOut: 'the world itself did not answer' }
  if (call.hasFiles) return { leftOut: 'the journal does not hold its file' }
  const path = pathValues(name, call.url)
  const input = {
    ...(Object.keys(path).length === 0 ? {} : { path }),
    ...(call.query === undefined ? {} : { query: call.query }),
    ...(call.body === undefined ? {} : { body: call.body }),
    ...(call.idempotencyKey === null ? {} : { idempotencyKey: call.idempotencyKey }),
  }
  const mobile = username === seeded ? 'seededMobile' : mobileIn(call.body)
  if (holdsSecret(input, mobile)) return { leftOut: 'the journal holds no secrets' }
  const token = answeredToken(entry)
  if (token !== null && isSeededLogin(name, call.body) && ![...sessions.values()].includes(seeded)) {
    sessions.set(token, seeded)
    return { leftOut: 'the fixture `player` has signed in' }
  }
  const client = clientOf(call.token, username, sessions)
  if (client === null) return { leftOut: 'whose session it was is not known' }
  const given = Object.keys(input).length === 0 ? '' : `, ${literal(input, (text) => stands(text, mobile))}`
  const expression = `${client}.call('${name}'${given})`
  if (token !== null) {
    const variable = `session${sessions.size + 1}`
    sessions.set(token, variable)
    return { code: `const ${variable} = await ${expression}` }
  }
  const refusal = refusalOf(entry)
  if (refusal !== null) return { code: refused(expression, spokenInEnglish(entry) ? refusal : withoutReason(refusal)) }
  if (typeof status !== 'number' || isUnreadable(entry))
    return { code: `await expect(${expression}).rejects.toThrow()` }
  return { code: `await ${expression}` }
}

function refused(expression: string, fields: object): string {
  return `await expect(${expression}).rejects.toMatchObject(${literal(fields)})`
}

/** The typed client asks for no language, so the words of another one are not compared. */
function spokenInEnglish({ data }: Entry): boolean {
  return !isObject(data?.call) || data.call.language === undefined
}

function withoutReason({ status, code }: { status: number; code: string }) {
  return { status, code }
}

/** No JSON came: broken on purpose, or a file. Answers that are too long for the journal are read. */
function isUnreadable({ data }: Entry): boolean {
  return typeof data?.answer === 'string' && !/^\(\d+ characters, /.test(data.answer)
}

function clientOf(token: string | null, username: string | undefined, sessions: Sessions): string | null {
  if (token === null) return 'world.api()'
  if (token === 'token#0') return "world.api('no-such-token')"
  const variable = sessions.get(token)
  if (variable !== undefined && variable !== seeded) return `world.api(${variable}.token)`
  return variable === seeded || username === seeded ? 'player.api' : null
}

function isSeededLogin(name: string, body: unknown): boolean {
  return name === 'login' && isObject(body) && body.username === seeded
}

/** The placeholder of the token that a sign-in or a registration answered. */
function answeredToken({ data, status }: Entry): string | null {
  const answer = data?.answer
  const token = status === 200 && isObject(answer) ? answer.token : undefined
  return typeof token === 'string' && /^token#[1-9]\d*$/.test(token) ? token : null
}

/** What a test has in the place of a secret: the sent code, the seeded password, a chosen one of the same length. */
function stands(text: string, mobile: string): string | undefined {
  if (text === 'password#public0') return 'seededPlayer.password'
  if (text === 'otp#0') return "'000000'"
  if (/^otp#\d+$/.test(text) && mobile !== '') return `await world.sentCode(${mobile})`
  const [, serial, length] = /^password#(\d+)\.(\d+)$/.exec(text) ?? []
  if (serial === undefined) return undefined
  return literal(`${serial}-Chosen-Password-Aa1`.padEnd(Number(length), 'x').slice(0, Number(length)))
}

function mobileIn(body: unknown): string {
  const [, value] = Object.entries(isObject(body) ? body : {}).find(([name]) => /^mobile/i.test(name)) ?? []
  return typeof value === 'string' ? literal(value) : ''
}

/** Whether a placeholder is left that nothing can stand for, or a body that was too long to be kept. */
function holdsSecret(value: unknown, mobile: string): boolean {
  if (typeof value === 'string')
    return (
      /^(token|launch|otp|password|number)#|\*\*\*|^\(too deep\)$/.test(value) && stands(value, mobile) === undefined
    )
  if (typeof value !== 'object' || value === null) return false
  return 'tooLong' in value || Object.values(value).some((one) => holdsSecret(one, mobile))
}

export function isControlOperation(name: string): name is ControlOperationId {
  return Object.hasOwn(controlOperations, name)
}
