/** A call that comes again under its idempotency key: its first answer comes again, and another body is refused. */
import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json } from '@chaupar/api/document'
import type { Call } from '@chaupar/api/fuzz/hostile-call'
import { partsOf } from '@chaupar/api/fuzz/schema-facts'
import fc from 'fast-check'
import { judge } from './call-judge.ts'
import { fittingCall } from './calls.ts'
import { type Explored, keyHeader } from './explored.ts'
import { ownFault } from './fault.ts'
import type { Finding } from './finding.ts'
import type { KnownValues } from './known-values.ts'
import type { Subject } from './operations.ts'

type Outcome = { findings: Finding[]; notTried?: string }

export const takesKey = ({ parameters }: Subject): boolean =>
  parameters.some(({ place, name }) => place === 'header' && name.toLowerCase() === keyHeader)

/** Tries to get one success, when none came before. */
const tries = 20

/** Repeats the newest success under a key. */
export async function repeatedKeyFindings(
  explored: Explored,
  subject: Subject,
  known: KnownValues,
  seed: number,
): Promise<Outcome> {
  for (const call of fc.sample(fittingCall(subject, known), { numRuns: tries, seed })) {
    if (explored.keyed.has(subject.id)) break
    const key = call.headers?.[keyHeader] ?? `explore-${seed >>> 0}-${explored.calls}`
    await explored.try(subject, { ...call, headers: { ...call.headers, [keyHeader]: key } })
  }
  const first = explored.keyed.get(subject.id)
  if (first === undefined) return { findings: [], notTried: 'no call under a key has succeeded' }
  const { call } = first
  const { answer } = await explored.try(subject, call)
  if (answer === null) return { findings: [] }
  const findings: Finding[] = []
  const add = (check: string, text: string, asked: Call, came: typeof answer) =>
    findings.push({ ...ownFault(subject, check, text), subject, call: asked, answer: came })
  if (answer.status !== first.answer.status || !isDeepStrictEqual(answer.json, first.answer.json)) {
    const text = `the same call under the same key, sent twice: first came ${first.answer.status} ${first.answer.text}`
    add('a repeated key brings the first answer', text, call, answer)
  }
  const other = otherBody(subject, call, known, seed)
  if (other === null) return { findings }
  const { answer: refused } = await explored.try(subject, other)
  if (refused === null) return { findings }
  const status = subject.answers.has(422) ? 422 : 400
  if (refused.status === status) return { findings }
  const text = `the key of a call with the body ${JSON.stringify(call.body)} was answered with ${refused.status} for another body, in place of ${status}`
  add('a key is for one body', text, other, refused)
  return { findings }
}

/** In place of a token: another value makes it a call of another player. */
const callersField = 'sessionID'

/** The same call with another value in one required field, which no server can take for the value before. */
function otherBody(subject: Subject, call: Call, known: KnownValues, seed: number): Call | null {
  const { body } = call
  if (!isObject(body) || subject.body === null) return null
  const required = partsOf(subject.document, subject.body.schema).flatMap((part) =>
    Array.isArray(part.required) ? part.required.map(String) : [],
  )
  for (const { body: made } of fc.sample(fittingCall(subject, known), { numRuns: 50, seed })) {
    for (const field of isObject(made) ? required.filter((name) => name !== callersField) : []) {
      const value: Json | undefined = isObject(made) ? made[field] : undefined
      if (value === undefined || body[field] === undefined || isDeepStrictEqual(value, body[field])) continue
      const other = { ...call, body: { ...body, [field]: value } }
      if (judge(subject, other) === 'fits') return other
    }
  }
  return null
}
